import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessTroubles, answersOn, expectCalm, inBrowser } from './browser.ts'
import { chooseGame, playOn, seatApprentices, shoot } from './playing.ts'

const open = inBrowser()

/** Turns that are tried until one has what a test looks for. */
const TRIES = 80

test('map, wheel and rivals are drawn, can be answered on, and can be read by everybody', async () => {
  const { page, troubles } = await open()
  await begin(page, 3)
  expect(await playOn(page, 3, 30)).toMatchObject({ trouble: undefined, slips: [] })
  await answersOn(page)
  expect(await page.locator('.amsterdam .map [aria-label*="City block"]').count()).toBeGreaterThan(20)
  expect(await page.locator('.amsterdam .wheel.small').count()).toBe(2)
  expect(await page.locator('.amsterdam .ship-piece').count()).toBe(3)
  expect(await accessTroubles(page)).toEqual([])
  await shoot(page, 'amsterdam')
  expectCalm(troubles)
})

test('one click sails to any field within reach: the dashed way shows its price first', async () => {
  const { page, troubles } = await open()
  await begin(page, 2)
  const voyages = (price: string) =>
    page.locator('.map button[data-verb=sail]', { hasText: new RegExp(`Sail: .+, for ${price} resources`) })
  const far = voyages('2').first()
  // Whoever could go further still has their turn afterwards: one in which nothing more can be done ends by itself.
  const farther = voyages('[3-9]')
  for (let tries = 0; (await far.count()) === 0 || (await farther.count()) === 0; tries++) {
    expect(tries).toBeLessThan(TRIES)
    await playOn(page, tries + 1, 1)
    await answersOn(page)
  }
  const [, field = '', fields = ''] = /Sail: (.+), for (\d)/.exec((await far.textContent()) ?? '') ?? []
  await far.hover({ force: true })
  await page.waitForSelector('.course .way')
  expect(await page.locator('.course .way').count()).toBeGreaterThanOrEqual(Number(fields))
  expect(await page.locator('.course-note .seal').count()).toBe(Number(fields))
  await noteWhatIsAsked(page)
  await far.click({ force: true })
  await page.waitForSelector(`.ship-piece.mine[aria-label$=${JSON.stringify(field)}]`, { state: 'attached' })
  await answersOn(page)
  expect(await page.locator('.turn .tiles').count()).toBe(1)
  expect(await page.evaluate(() => (window as unknown as Noting).asked)).toEqual(['.turn'])
  expectCalm(troubles)
})

interface Noting {
  readonly asked: string[]
}

/** From now on notes each kind of question that is put, be it for the blink of an eye. */
const noteWhatIsAsked = (page: Page) =>
  page.evaluate(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    const note = () => {
      for (const kind of ['.turn', '.colors-asked'])
        if (document.querySelector(`#question ${kind} [data-answer]`) && !asked.includes(kind))
          asked.push(kind)
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  })

/** A game of Amsterdam against bots, as far as the first question. */
async function begin(page: Page, seats: number) {
  await chooseGame(page, 'Amsterdam')
  for (let there = await page.locator('.seats li').count(); there < seats; there++)
    await page.click('.seats .dashed')
  await seatApprentices(page, seats)
  await page.click('.go .primary')
  await answersOn(page)
}
