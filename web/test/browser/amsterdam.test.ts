import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessTroubles, answersOn, expectCalm, hurry, inBrowser } from './browser.ts'
import { chooseAll, playOn, seatApprentices, seatPersons, shoot } from './playing.ts'

const open = inBrowser()

/** No game takes more clicks than this. */
const MOST = 4000

/** Chooses Amsterdam on the start page, in a language. */
async function choose(page: Page, language: string) {
  await hurry(page)
  await page.getByRole('button', { name: language, exact: true }).click()
  await page
    .getByRole('button', { name: /Amsterdam/ })
    .first()
    .click()
  await page.waitForSelector('.game[aria-current] .facts')
}

describe('Amsterdam', () => {
  test.each(['English', 'Deutsch', 'Nederlands'])(
    'can be played to the end by clicking in %s, by four and with all expansions',
    async language => {
      const { page, troubles } = await open()
      await choose(page, language)
      await page.click('.seats .dashed')
      await seatPersons(page, 4)
      await chooseAll(page)
      await page.click('.go .primary')
      await page.waitForSelector('.pass .primary, #question [data-answer]')
      const { over, slips, trouble } = await playOn(page, 7, MOST)
      expect(trouble).toBeUndefined()
      expect(slips).toEqual([])
      expect(over).toBe(true)
      expectCalm(troubles)
    },
  )

  test('shows city, harbour and wheel, which can be answered on and read', async () => {
    const { page, troubles } = await open()
    await choose(page, 'English')
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    await answersOn(page)
    const { onBoard, trouble } = await playOn(page, 3, 60)
    expect(trouble).toBeUndefined()
    expect(onBoard).toBeGreaterThan(5)
    await answersOn(page)
    expect(await page.locator('.generic .chart').count()).toBe(3)
    expect(await page.locator('.generic .mine .ring li').count()).toBe(6)
    expect(await accessTroubles(page)).toEqual([])
    await shoot(page, 'amsterdam')
    expectCalm(troubles)
  })

  test('is played alone against TOM', async () => {
    const { page, troubles } = await open()
    await choose(page, 'English')
    for (let seat = 3; seat > 1; seat--) await page.locator(`.seats li:nth-child(${seat}) button`).click()
    await page.click('.go .primary')
    await answersOn(page)
    const { over, trouble } = await playOn(page, 11, MOST)
    expect(trouble).toBeUndefined()
    expect(over).toBe(true)
    expectCalm(troubles)
  })
})
