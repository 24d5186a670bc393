import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { spotsOf } from '../../src/hamburg/spots.ts'
import { accessTroubles, answersOn, expectCalm, hurry, inBrowser } from './browser.ts'

const open = inBrowser()
const ANSWERS = 60

/** A game with all expansions, as far as the first question. */
async function startAll(page: Page) {
  await hurry(page)
  for (const box of await page.locator('.options input[type=checkbox]').all())
    await box.dispatchEvent('click')
  await page.click('.go .primary')
  await page.waitForSelector('.hamburg')
}

/** The answers that can be given on the board itself. */
const onBoard = (page: Page) =>
  page.$$eval('.hamburg [data-answer]', all => all.map(each => each.getAttribute('data-answer') ?? ''))

/** The answers that are the only one about some piece: the board must offer those. */
function single(names: readonly string[]): string[] {
  const about = (spot: string) => names.filter(name => spotsOf(name).includes(spot)).length
  return names.filter(name => spotsOf(name).some(spot => about(spot) === 1))
}

/** What of the table does not fit into its place at 1440 × 900. */
const overflowing = (page: Page) =>
  page.$$eval('.hamburg, .hamburg .panel:not(.passing), .hamburg .rival', all =>
    all.flatMap(({ className, scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 ? [className] : [],
    ),
  )

describe("Hamburg's board", () => {
  test('offers exactly what is asked, fits the screen, and is played by clicking on it', async () => {
    const { page, troubles } = await open()
    await startAll(page)
    let clicked = 0
    for (let i = 0; i < ANSWERS; i++) {
      const names = await answersOn(page)
      if (names.length === 0) break
      const offered = await onBoard(page)
      expect(offered.filter(name => !names.includes(name))).toEqual([])
      expect(new Set(offered)).toEqual(new Set(single(names)))
      expect(await overflowing(page)).toEqual([])
      const wanted = offered[(i * 7) % Math.max(1, offered.length)]
      const name = wanted ?? names[(i * 5) % names.length]!
      const where = wanted === undefined ? '#question' : '.hamburg'
      await page
        .locator(`${where} [data-answer=${JSON.stringify(name)}]`)
        .first()
        .click()
      if (wanted !== undefined) clicked++
    }
    expect(clicked).toBeGreaterThan(10)
    expect(await accessTroubles(page)).toEqual([])
    expectCalm(troubles)
  })

  test('shows in pencil what the answer under the pointer would change', async () => {
    const { page, troubles } = await open()
    await startAll(page)
    for (let i = 0; i < ANSWERS; i++) {
      const names = await answersOn(page)
      const money = names.find(name => name.endsWith(' money'))
      if (money === undefined) {
        await page.click(`#question [data-answer=${JSON.stringify(names[0])}]`)
        continue
      }
      const now = Number(await page.textContent('.purse .coin b'))
      await page.hover(`#question [data-answer=${JSON.stringify(money)}]`)
      const then = Number(await page.textContent('.purse .becoming'))
      expect(then).toBeGreaterThan(now)
      await page.mouse.move(0, 0)
      await page.waitForSelector('.purse .becoming', { state: 'detached' })
      expectCalm(troubles)
      return
    }
    expect.unreachable('no turn came')
  })

  test('has all parts of the table, the question and the hand on a phone', async () => {
    const { page, troubles } = await open({ viewport: { width: 390, height: 844 } })
    await startAll(page)
    for (const part of ['mine', 'city', 'rivals']) {
      await page.locator('.tabs button').nth(['mine', 'city', 'rivals'].indexOf(part)).click()
      await page.waitForSelector(`.hamburg.narrow .${part}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(390)
      expect(await accessTroubles(page)).toEqual([])
    }
    expect((await answersOn(page)).length).toBeGreaterThan(1)
    expectCalm(troubles)
  })
})
