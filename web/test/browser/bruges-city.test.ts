import { bruges } from '@kontor/bruges'
import { parseOptions } from '@kontor/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepBegun } from '../../../tools/browser.ts'
import { accessTroubles, answersOn, click, expectCalm, inBrowser, set } from './browser.ts'
import { clippedOn } from './clipping.ts'
import { motionsOn, seeMoving, watchMotions } from './motions.ts'
import { shoot } from './playing.ts'

const open = inBrowser()
const PLAIN = parseOptions(bruges.options, '')

interface Beginning {
  readonly names: readonly string[]
  readonly seed: string
  /** So many answers have been given. */
  readonly from: number
  prefers?(names: readonly string[], answers: number): string | undefined
}

type Opened = Awaited<ReturnType<typeof open>>

/** Opens a game that bots have begun, when its first seat is asked. */
async function begin({ page, address }: Opened, { from, ...begun }: Beginning) {
  const until = (answers: number, seat: number) => answers >= from && seat === 0
  const game = { ...begun, options: PLAIN, played: 'greedy', level: 'apprentice', until }
  const table = await keepBegun(page, bruges, game)
  await page.goto('about:blank')
  await page.goto(`${address}${table}`)
  await answersOn(page)
}

/** Persons who bring cards to hand: they are recruited and used, all others become houses. */
const BRINGING = '(111|112|113|114|115|120|154|164)'
const WISHES = [
  new RegExp(`^play ${BRINGING} recruit`),
  /^activate/,
  new RegExp(`^play (?!${BRINGING}).* house`),
]
const builder = (names: readonly string[], answers: number) =>
  [...WISHES, answers % 3 === 0 ? / guilders$/ : / workers$/]
    .map(wish => names.find(name => wish.test(name)))
    .find(name => name !== undefined)

/** Ann has twelve houses and eight cards in hand. */
const RICH: Beginning = {
  names: ['Ann', 'Bob', 'Cleo', 'Dirk'],
  seed: 'street 134',
  from: 219,
  prefers: builder,
}

/** What is too large for its place, and what leaves the street or the hand that it belongs to. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const tight = all('html, .surface, .bruges, .bruges .panel:not(.passing), .bruges .rival').filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    const astray = all('.street :is(.house, .space), .my-hand .slot, .tiny-city > *').filter(each => {
      const around = each.closest('.my-city, .low, .rival')!.getBoundingClientRect()
      const { left, right } = each.getBoundingClientRect()
      return left < around.left - 1 || right > around.right + 1
    })
    return [...tight, ...astray].map(each => `${each.className} in ${each.parentElement?.className}`)
  })

test('twelve houses and eight cards of four seats fit the screen, in each language', async () => {
  const opened = await open()
  const { page, troubles } = opened
  await begin(opened, RICH)
  expect(await page.locator('.street .house').count()).toBe(12)
  expect(await page.locator('.my-hand .card').count()).toBe(8)
  for (const language of ['nl', 'de', 'en']) {
    await set(page, { language })
    await page.waitForSelector(`html[lang=${language}] #question [data-answer]`)
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ] as const) {
      const place = `${language}, ${width} × ${height}`
      await page.setViewportSize({ width, height })
      await page.waitForFunction(wide => (document.querySelector('.chips') === null) === wide, width > 1354)
      expect(await misfits(page), place).toEqual([])
      expect(await clippedOn(page, '.bruges'), place).toEqual([])
    }
  }
  await shoot(page, 'bruges-rich')
  expect(await accessTroubles(page)).toEqual([])
  expectCalm(troubles)
})

test('a ledger of seven cards fits beside twelve houses', async () => {
  const opened = await open({ locale: 'de-DE' })
  const { page, troubles } = opened
  await begin(opened, { ...RICH, seed: 'street 155' })
  expect(await page.locator('.ledger tbody tr').count()).toBe(7)
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.waitForFunction(wide => (document.querySelector('.chips') === null) === wide, width > 1354)
    expect(await misfits(page), `${width} × ${height}`).toEqual([])
    expect(await clippedOn(page), `${width} × ${height}`).toEqual([])
  }
  await shoot(page, 'bruges-seven')
  expectCalm(troubles)
})

test('houses rise, persons move in, water flows, markers come and go, flags climb and dice roll', async () => {
  const opened = await open({ reducedMotion: 'no-preference', settings: { pace: 'fast' } })
  const { page, troubles } = opened
  await begin(opened, { names: ['Ann', 'Bob'], seed: 'motion', from: 30 })
  await watchMotions(page)
  const wanted = ['rises', 'moves-in', 'fills', 'lands', 'lands back', 'die', 'pawn', 'card']
  /** What each use of a card moves. */
  const moved: readonly (readonly [RegExp, string])[] = [
    [/ house$/, 'rises'],
    [/ recruit/, 'moves-in'],
    [/ canal/, 'fills'],
    [/ threat$/, 'lands back'],
    [/^(advance|yes)/, 'pawn'],
  ]
  for (let answers = 0; answers < 150; answers++) {
    const seen = await motionsOn(page)
    if (wanted.every(each => seen.includes(each))) break
    const names = await answersOn(page)
    const wish = moved
      .filter(([, motion]) => !seen.includes(motion))
      .map(([use]) => names.find(name => use.test(name)))
    await click(page, wish.find(name => name !== undefined) ?? names[answers % names.length]!)
  }
  expect(await motionsOn(page)).toEqual(expect.arrayContaining(wanted))
  expectCalm(troubles)
})

test('fire takes the house that is given up, and the row closes', async () => {
  const opened = await open({ reducedMotion: 'no-preference', settings: { pace: 'fast' } })
  const { page, troubles } = opened
  await begin(opened, { names: ['Ann', 'Bob'], seed: 'lost 9', from: 132 })
  const keys = () =>
    page.$$eval('.street .house', all => all.map(each => (each as HTMLElement).dataset.key ?? ''))
  const [first, second, third, fourth] = (await keys()).sort()
  await watchMotions(page)
  await page.click('.street .house.can[data-key="house 1"]')
  await seeMoving(page, ['lost house', third!, fourth!])
  await page.waitForSelector('.lost', { state: 'detached' })
  expect((await keys()).sort()).toEqual([first, third, fourth])
  expect(second).toBe('house 1')
  expectCalm(troubles)
})
