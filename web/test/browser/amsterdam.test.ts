import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessTroubles, answersOn, expectCalm, hurry, inBrowser } from './browser.ts'
import { begun } from './meeting.ts'
import { chooseAll, playOn, seatApprentices, seatPersons, shoot } from './playing.ts'

const open = inBrowser()

/** More than any game has. */
const ALL = 4000
/** Four persons give hundreds of answers; a loaded machine may need minutes. */
const LONG = 600_000

/** Chooses Amsterdam on the start page. */
async function choose(page: Page) {
  await hurry(page)
  await page.click('.games article:nth-child(3) .learn button')
  await page.waitForSelector('.games article:nth-child(3)[aria-current=true] .facts')
}

test.each([
  { locale: 'en-GB', who: 'four persons', persons: 4, over: 'The game is over' },
  { locale: 'de-DE', who: 'one with three bots', persons: 1, over: 'Die Partie ist zu Ende' },
  { locale: 'nl-NL', who: 'one with three bots', persons: 1, over: 'De partij is afgelopen' },
])(
  'a whole game of Amsterdam for four with all expansions is clicked through to its end by $who ($locale)',
  async ({ locale, persons, over }) => {
    const { page, troubles } = await open({ locale })
    await choose(page)
    await page.click('.seats .dashed')
    if (persons > 1) await seatPersons(page, persons)
    else await seatApprentices(page, 4)
    await chooseAll(page)
    await page.click('.go .primary')
    const played = await playOn(page, 7, ALL)
    expect(played).toMatchObject({ trouble: undefined, slips: [], over: true })
    expect(played.onBoard).toBeGreaterThan(20)
    expect(played.passed > 0).toBe(persons > 1)
    expect(await page.textContent('#question')).toContain(over)
    expectCalm(troubles)
  },
  LONG,
)

test(
  'city, harbour and wheel are drawn, can be answered on, and can be read by everybody',
  async () => {
    const { page, troubles } = await open()
    await choose(page)
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    await answersOn(page)
    expect(await playOn(page, 3, 60)).toMatchObject({ trouble: undefined, slips: [] })
    await answersOn(page)
    expect(await page.locator('.generic .chart').count()).toBe(3)
    expect(await page.locator('.generic .mine .ring li').count()).toBe(6)
    expect(await accessTroubles(page)).toEqual([])
    await shoot(page, 'amsterdam')
    expectCalm(troubles)
  },
  LONG,
)

test(
  'Amsterdam is played alone against TOM to its end',
  async () => {
    const { page, troubles } = await open()
    await choose(page)
    await page.click('.seats li:nth-child(3) button')
    await page.click('.seats li:nth-child(2) button')
    await page.click('.go .primary')
    expect(await playOn(page, 11, ALL)).toMatchObject({ trouble: undefined, slips: [], over: true })
    expectCalm(troubles)
  },
  LONG,
)

test(
  'two people play a whole game of Amsterdam over a server, each in a browser',
  async () => {
    const { ann, ben } = await begun(open, undefined, 'Amsterdam')
    const both = await Promise.all([playOn(ann.page, 1, ALL), playOn(ben.page, 2, ALL)])
    for (const played of both) expect(played).toMatchObject({ trouble: undefined, slips: [], over: true })
    const resultOn = (page: Page) => page.$$eval('.places li', all => all.map(each => each.textContent))
    expect(await resultOn(ann.page)).toEqual(await resultOn(ben.page))
    expectCalm([...ann.troubles, ...ben.troubles])
  },
  LONG,
)
