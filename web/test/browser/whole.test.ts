import { expect, test } from 'vitest'
import { expectCalm, hurry, inBrowser } from './browser.ts'
import { chooseAll, playOn, seatApprentices, seatPersons, shoot } from './playing.ts'

const open = inBrowser()

/** More than any game has. */
const ALL = 2000
const HALF = 40
/** Whole games take a few seconds each; a loaded machine may need minutes. */
const LONG = 300_000

test.each([
  { locale: 'en-GB', who: 'three persons', persons: 3, over: 'The game is over' },
  { locale: 'de-DE', who: 'one with two bots', persons: 1, over: 'Die Partie ist zu Ende' },
  { locale: 'nl-NL', who: 'one with two bots', persons: 1, over: 'De partij is afgelopen' },
])(
  'a whole game with all expansions is clicked through to its end by $who ($locale)',
  async ({ locale, persons, over }) => {
    const { page, troubles } = await open({ locale })
    await hurry(page)
    await chooseAll(page)
    if (persons > 1) await seatPersons(page, persons)
    else await seatApprentices(page, 3)
    await page.click('.go .primary')
    const language = locale.slice(0, 2)
    const half = await playOn(page, 1, HALF)
    await shoot(page, `whole-${language}-middle`)
    const rest = await playOn(page, 2, ALL)
    expect({ ...half, ...rest }).toMatchObject({ trouble: undefined, slips: [], over: true })
    expect(half.slips).toEqual([])
    expect(half.answers + rest.answers).toBeGreaterThan(HALF * persons)
    expect(half.onBoard + rest.onBoard).toBeGreaterThan(10)
    expect(half.passed + rest.passed > 0).toBe(persons > 1)
    expect(await page.textContent('#question')).toContain(over)
    await page.click('.foot a.primary')
    await page.waitForSelector('.winner h1')
    await shoot(page, `whole-${language}-end`)
    expectCalm(troubles)
  },
  LONG,
)

test(
  'a whole game alone against TOM is clicked through to its end',
  async () => {
    const { page, troubles } = await open()
    await hurry(page)
    await chooseAll(page)
    for (let seats = await page.locator('.seats li').count(); seats > 1; seats--)
      await page.click('.seats li:last-child button')
    await page.click('.go .primary')
    const played = await playOn(page, 3, ALL)
    expect(played).toMatchObject({ trouble: undefined, slips: [], over: true, passed: 0 })
    expect(await page.textContent('.places')).toContain('TOM')
    await shoot(page, 'whole-alone')
    expectCalm(troubles)
  },
  LONG,
)
