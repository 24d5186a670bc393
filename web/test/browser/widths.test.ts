import { describe, expect, test } from 'vitest'
import { answersOn, click, expectCalm, inBrowser } from './browser.ts'
import { chooseAll, playOn, seatApprentices, shoot } from './playing.ts'

const open = inBrowser()

/** In the page: where the board and the question are, how wide a card in hand is, and how many are covered by the next one. */
function measured() {
  const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
  const cards = [...document.querySelectorAll('.my-hand .card')].map(each => each.getBoundingClientRect())
  const plain = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom })
  return {
    surface: plain(rect('.surface')),
    question: plain(rect('.question')),
    squeezed: [...document.querySelectorAll('.question .answers:not(.own)')].some(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
    ),
    card: cards[0]?.width ?? 0,
    covered: cards.filter(({ right }, i) => cards[i + 1] && right > cards[i + 1]!.left + 1).length,
  }
}

describe('the table', () => {
  test('never scrolls sideways, whatever the width, with five seats and all expansions', async () => {
    const { page, troubles } = await open({ locale: 'de-DE' })
    await chooseAll(page)
    for (let seats = await page.locator('.seats li').count(); seats < 5; seats++)
      await page.click('.seats .dashed')
    await seatApprentices(page, 5)
    await page.click('.go .primary')
    await playOn(page, 9, 12)
    await answersOn(page)
    for (const [width, height] of [
      [2560, 1440],
      [1920, 1080],
      [1440, 900],
      [1280, 720],
      [1024, 768],
      [900, 700],
      [820, 1180],
      [390, 844],
      [360, 640],
      [932, 430],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.waitForFunction(
        narrow => (document.querySelector('.tabs[aria-label]') !== null) === narrow,
        width <= 860 || height <= 500,
      )
      const wide = await page.evaluate(() =>
        ['html', '.surface', '.hamburg', '.question', '.bar'].filter(selector => {
          const part = document.querySelector(selector)
          return part !== null && part.scrollWidth > part.clientWidth
        }),
      )
      expect(wide, `${width} × ${height}`).toEqual([])
      const { surface, question, card, covered, squeezed } = await page.evaluate(measured)
      const besides = width > 860 && height > 500
      // A large screen shows the table larger, a phone on its side shows the board beside the question.
      if (width >= 1440) expect(card, `${width}`).toBeGreaterThan(width / 15)
      if (width >= 1440) expect(covered, `${width}`).toBe(0)
      if (besides || height < 500) expect(question.left).toBeGreaterThanOrEqual(surface.right)
      if (height < 500) expect(squeezed, `${width} × ${height}`).toBe(false)
      if (height < 500) expect(surface.bottom - surface.top).toBeGreaterThan(height / 2)
      await shoot(page, `width-${width}`)
    }
    expectCalm(troubles)
  })

  test('is played by letters for cards and digits for what they are used for', async () => {
    const { page, troubles } = await open()
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    while (!(await answersOn(page)).some(name => name.startsWith('play ')))
      await click(page, (await answersOn(page))[0]!)
    const cards = await page.$$eval('.ledger tbody small', all => all.map(each => each.textContent))
    await page.keyboard.press('w')
    await page.keyboard.press('2')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-answer'))
    expect(await focused()).toBe(`play ${cards[1]} money`)
    await page.keyboard.press('q')
    expect(await focused()).toBe(`play ${cards[0]} money`)
    await page.waitForSelector(`.lens:has-text("${cards[0]}")`)
    await page.keyboard.press('v')
    await page.keyboard.press('w')
    expect(await page.textContent('.lens')).toContain(cards[0])
    await page.keyboard.press('v')
    const before = await page.getAttribute('#question', 'data-version')
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.waitForSelector(`#question:not([data-version="${before}"])`)
    expectCalm(troubles)
  })
})
