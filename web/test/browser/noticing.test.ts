import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { answersOn, click, expectCalm, inBrowser } from './browser.ts'
import { seatApprentices } from './playing.ts'

const open = inBrowser()

/** Counts what would be heard: every sound goes through a gain of its own. */
function count() {
  const Own = GainNode
  Object.assign(window, { heard: 0 })
  window.GainNode = class extends Own {
    constructor(context: BaseAudioContext, options?: GainOptions) {
      super(context, options)
      Object.assign(window, { heard: heard() + 1 })
    }
  }
  const heard = () => (window as unknown as { heard: number }).heard
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: number }).heard)

/** How often the page has fetched what makes the sounds. */
const synths = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('synth')).length,
  )

describe('my turn', () => {
  test('is felt on a phone, unless nothing shall move there', async () => {
    const { page, troubles } = await open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const trembled = () => page.evaluate(() => (window as unknown as { trembled: number }).trembled)
    await page.evaluate(() => {
      Object.assign(window, { trembled: 0 })
      navigator.vibrate = () => {
        Object.assign(window, { trembled: (window as unknown as { trembled: number }).trembled + 1 })
        return true
      }
    })
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    while ((await trembled()) === 0) await click(page, (await answersOn(page))[0]!)
    await answersOn(page)
    // What the others did is a line beside the buttons; a tap tells all of it, and another one puts it away.
    const told = page.locator('#brief')
    expect(await told.isVisible()).toBe(false)
    await page.tap('.foot .brief')
    expect(await told.isVisible()).toBe(true)
    expect(await told.textContent()).toContain(await page.textContent('.foot .brief span'))
    await page.tap('h2#asked')
    expect(await told.isVisible()).toBe(false)
    expectCalm(troubles)
  })

  test('is heard and seen in the tab, and a click makes it silent for good', async () => {
    const { page, troubles } = await open()
    await page.evaluate(count)
    await seatApprentices(page, 3)
    // What makes the sounds is loaded when the first is due.
    expect(await synths(page)).toBe(0)
    await page.click('.go .primary')
    await answersOn(page)
    expect(await page.title()).toContain('your turn')
    expect(await page.getAttribute('link[rel=icon]', 'href')).toContain('icon-turn')
    for (let i = 0; i < 5; i++) await click(page, (await answersOn(page))[0]!)
    await answersOn(page)
    await page.waitForFunction(() => (window as unknown as { heard: number }).heard > 3)
    expect(await synths(page)).toBe(1)
    await page.click('.bar .sound')
    const before = await heard(page)
    for (let i = 0; i < 5; i++) await click(page, (await answersOn(page))[0]!)
    await answersOn(page)
    expect(await heard(page)).toBe(before)
    await page.reload()
    await page.waitForSelector('.bar .sound[aria-pressed=false]')
    await page.click('.brand')
    await page.waitForSelector('.start')
    await page.waitForFunction(() => document.title === 'Kontor')
    expectCalm(troubles)
  })
})
