import { expect, test } from 'vitest'
import { expectCalm, hurry, inBrowser } from './browser.ts'
import { playOn, seatApprentices, seatPersons, shoot } from './playing.ts'

const open = inBrowser()

/** More than any game has. */
const ALL = 2000
const HALF = 40
/** Whole games take a few seconds each; a loaded machine may need minutes. */
const LONG = 300_000

test.each([
  { locale: 'en-GB', who: 'two persons', persons: 2, over: 'The game is over' },
  { locale: 'de-DE', who: 'one with a bot', persons: 1, over: 'Die Partie ist zu Ende' },
  { locale: 'nl-NL', who: 'one with a bot', persons: 1, over: 'De partij is afgelopen' },
])(
  'a whole game of Bruges is clicked through to its end by $who ($locale)',
  async ({ locale, persons, over }) => {
    const { page, troubles } = await open({ locale })
    await hurry(page)
    await page.click('.games article:nth-child(2) .learn button')
    await page.waitForSelector('.games article:nth-child(2)[aria-current=true] .facts')
    await page.click('.seats li:nth-child(3) button')
    if (persons > 1) await seatPersons(page, persons)
    else await seatApprentices(page, 2)
    await page.click('.go .primary')
    const language = locale.slice(0, 2)
    const half = await playOn(page, 1, HALF)
    await shoot(page, `bruges-${language}-middle`)
    const rest = await playOn(page, 2, ALL)
    expect({ ...half, ...rest }).toMatchObject({ trouble: undefined, slips: [], over: true })
    expect(half.slips).toEqual([])
    expect(half.answers + rest.answers).toBeGreaterThan(HALF)
    expect(half.onBoard + rest.onBoard).toBeGreaterThan(0)
    expect(half.passed + rest.passed > 0).toBe(persons > 1)
    expect(await page.textContent('#question')).toContain(over)
    await page.click('.foot a.primary')
    await page.waitForSelector('.winner h1')
    await shoot(page, `bruges-${language}-end`)
    expectCalm(troubles)
  },
  LONG,
)
