import { expect, test } from 'vitest'
import { AMOUNTS } from '../../../tools/amounts.ts'
import { expectCalm, inBrowser, set } from './browser.ts'
import { begun } from './meeting.ts'
import { chooseAll, chooseGame, playOn, seatApprentices, seatPersons, setTable, shoot } from './playing.ts'

const open = inBrowser()

/** More than any game has. */
const ALL = 4000
/** So many answers are given in each of the other languages on the way. */
const SOME = 15

/** What the end is called, in the language in which a game ends. */
const OVER = { en: 'The game is over', de: 'Die Partie ist zu Ende', nl: 'De partij is afgelopen' }
type Language = keyof typeof OVER

interface Played {
  readonly game: string
  readonly seats: number
  readonly persons: number
  readonly way: readonly [Language, Language, Language]
  readonly device: keyof typeof DEVICES
  readonly box: 'all expansions' | 'the base game'
}

const DEVICES = {
  desk: {},
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** A whole game of each, and in a soak of each on a phone, too. */
const PLAYED: readonly Played[] = [
  {
    game: 'Hamburg',
    seats: 3,
    persons: 1,
    way: ['en', 'nl', 'de'],
    device: 'desk',
    box: 'all expansions',
  },
  { game: 'Bruges', seats: 2, persons: 2, way: ['de', 'en', 'nl'], device: 'desk', box: 'all expansions' },
  {
    game: 'Amsterdam',
    seats: 3,
    persons: 1,
    way: ['nl', 'de', 'en'],
    device: 'desk',
    box: 'all expansions',
  },
]
const SOAKED: readonly Played[] = ['Hamburg', 'Bruges', 'Amsterdam'].map(game => ({
  game,
  seats: 2,
  persons: 1,
  way: ['en', 'de', 'nl'],
  device: 'phone',
  box: 'the base game',
}))

test.each<Played>(AMOUNTS.whole ? [...PLAYED, ...SOAKED] : PLAYED)(
  'a whole game of $game with $box is clicked through to its end on a $device, in three languages',
  async ({ game, seats, persons, way: [first, second, last], device, box }) => {
    const { page, troubles } = await open(DEVICES[device])
    await chooseGame(page, game)
    await setTable(page, seats)
    await seatApprentices(page, seats)
    await seatPersons(page, persons)
    if (box === 'all expansions') await chooseAll(page)
    await page.click('.go .primary')
    // A page that is left before its game is there has begun none.
    await page.waitForSelector('#question, .pass')
    const parts: Awaited<ReturnType<typeof playOn>>[] = []
    for (const [i, language] of [first, second, last].entries()) {
      await set(page, { language })
      await page.waitForSelector(`html[lang=${language}] #question, html[lang=${language}] .pass`)
      parts.push(await playOn(page, i + 1, language === last ? ALL : SOME))
      await shoot(page, `whole-${game}-${device}-${language}`)
    }
    for (const part of parts) expect(part).toMatchObject({ trouble: undefined, slips: [] })
    const sum = (of: (part: (typeof parts)[number]) => number) =>
      parts.reduce((all, each) => all + of(each), 0)
    expect(sum(({ answers }) => answers)).toBeGreaterThan(40 * persons)
    // A phone has one part of the board in sight.
    expect(sum(({ onBoard }) => onBoard)).toBeGreaterThan(device === 'phone' ? 0 : 10)
    expect(sum(({ passed }) => passed) > 0).toBe(persons > 1)
    expect(await page.textContent('#question')).toContain(OVER[last])
    await page.click('.foot a.primary')
    await page.waitForSelector('.winner h1')
    await shoot(page, `whole-${game}-${device}-end`)
    expectCalm(troubles)
  },
)

interface Alone extends Pick<Played, 'game' | 'device'> {
  readonly expansions: boolean
}

const ALONE: readonly Alone[] = [{ game: 'Amsterdam', expansions: false, device: 'phone' }]
const SOAKED_ALONE: readonly Alone[] = [{ game: 'Hamburg', expansions: true, device: 'phone' }]

test.each<Alone>(AMOUNTS.whole ? [...ALONE, ...SOAKED_ALONE] : ALONE)(
  'a whole game of $game alone against TOM is clicked through to its end on a $device',
  async ({ game, expansions, device }) => {
    const { page, troubles } = await open(DEVICES[device])
    await chooseGame(page, game)
    await setTable(page, 1)
    if (expansions) await chooseAll(page)
    await page.click('.go .primary')
    const played = await playOn(page, 3, ALL)
    expect(played).toMatchObject({ trouble: undefined, slips: [], over: true, passed: 0 })
    expect(await page.textContent('.places')).toContain('TOM')
    await shoot(page, `whole-${game}-${device}-alone`)
    expectCalm(troubles)
  },
)

test('two people play Amsterdam over a server, each in a browser', async () => {
  const { ann, ben } = await begun(open, undefined, 'Amsterdam')
  const both = [ann, ben].map(({ page }, i) => playOn(page, i, 2 * SOME))
  // Whoever has given their answers first leaves the other one waiting.
  for (const each of both) each.catch(() => {})
  expect(await Promise.race(both)).toMatchObject({ answers: 2 * SOME, trouble: undefined, slips: [] })
  expectCalm([...ann.troubles, ...ben.troubles])
})
