import { amsterdam } from '@kontor/amsterdam'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepBegun } from '../../../tools/browser.ts'
import { answersOn, click, expectCalm, inBrowser } from './browser.ts'
import { shoot } from './playing.ts'

const open = inBrowser()

const FOUR = ['Annemarie', 'Bob', 'Cleo', 'Dirk']
const ALL = { expansions: ['specialists', 'missions', 'trader', 'tiles'] }

/** Sits down at a game of four with all expansions, or alone: at the first question of a kind in a round. */
async function sitDown(page: Page, address: string, round: number, kind: string, names = FOUR) {
  let rounds = 0
  const table = await keepBegun(page, amsterdam, {
    names,
    options: names.length > 1 ? ALL : {},
    seed: 'late',
    played: 'greedy',
    level: 'apprentice',
    until(_, seat, asked) {
      if (seat === 0 && asked === 'chooseCard') rounds++
      return rounds >= round && seat === 0 && asked === kind
    },
  })
  await leaveTo(page, `${address}${table}`)
  await answersOn(page)
}

/** Opens the page anew: addresses of one page differ in their hash only. */
async function leaveTo(page: Page, address: string) {
  await page.goto('about:blank')
  await page.goto(address)
}

const TABLES = [
  [1440, 900],
  [1280, 720],
] as const

/** The parts of the board that do not fit into their place. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.surface, .amsterdam, .amsterdam .parts, .mine-board, .cards, .rival')]
      .filter(part => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
      .map(part => part.className),
  )

/** Pieces that stand out of what holds them, by more than their edge, told by their class. */
const standingOut = (page: Page, holder: string, piece: string) =>
  page.evaluate(
    ([holder, piece]) =>
      [...document.querySelectorAll(holder)].flatMap(place => {
        const { left, right, top, bottom } = place.getBoundingClientRect()
        return [...place.querySelectorAll(piece)]
          .map(each => ({ each, box: each.getBoundingClientRect() }))
          .filter(
            ({ box }) =>
              box.width > 0 &&
              (box.left < left - 2 || box.right > right + 2 || box.top < top - 4 || box.bottom > bottom + 4),
          )
          .map(({ each }) => `${each.className || each.tagName} in ${place.className || place.tagName}`)
      }),
    [holder, piece] as const,
  )

/** Words that are cut off. */
const cut = (page: Page, words: string) =>
  page.evaluate(
    words =>
      [...document.querySelectorAll(words)]
        .filter(each => each.scrollWidth > each.clientWidth)
        .map(each => each.textContent),
    words,
  )

/** Where a part of the page is. */
const placeOf = async (page: Page, part: string) => {
  const box = (await page.locator(part).boundingBox())!
  return [box.x, box.y, box.width, box.height].map(Math.round)
}

test('four players with all expansions fit into round ten, and nothing that anybody holds is cut', async () => {
  const { page, address, troubles } = await open({ locale: 'de-DE' })
  await sitDown(page, address, 10, 'turn')
  for (const [width, height] of TABLES) {
    await page.setViewportSize({ width, height })
    expect(await overflowing(page), `${height}`).toEqual([])
    expect(await standingOut(page, '.holds dd', ':scope > *'), `${height}`).toEqual([])
    expect(await standingOut(page, '.wheel-place .rim', '.chip'), `${height}`).toEqual([])
    expect(await standingOut(page, '.question', '.foot > *'), `${height}`).toEqual([])
    // Cards below the board stand beside each other, and a tile of the turn that is barred says why.
    expect(await overlapping(page, '.below-board .card, .free-place'), `${height}`).toBe(0)
    expect(await cut(page, '.below-board .title, .below-board .says, .tile-of-turn .best')).toEqual([])
    expect(await page.locator('.tile-of-turn.idle:not(:has(.hurdle))').count()).toBe(0)
    await shoot(page, `amsterdam-${height}`)
    // Whatever is open, the tiles stay, and the end of the turn is always in the same place.
    const end = await placeOf(page, '.tile-of-turn.ends')
    for (const tile of await page.locator('.tile-of-turn:not(.ends)').all()) {
      await tile.click()
      expect(await placeOf(page, '.tile-of-turn.ends')).toEqual(end)
      expect(await cut(page, '.way-of-turn .what-way .named')).toEqual([])
    }
  }
  // What texts name is on the map: blocks, small warehouses, quays and channels.
  expect(await page.locator('.map .block-name').count()).toBe(36)
  expect(await page.locator('.map .number').count()).toBe(17)
  expectCalm(troubles)
})

test('no chips of the wheel lie on each other, however many colours a slot holds', async () => {
  const { page, address, troubles } = await open()
  await sitDown(page, address, 10, 'chooseDie')
  for (let dice = 0; dice < 2; dice++) {
    for (const die of await page.locator('.dice-ledger button').all()) {
      await die.hover()
      await page.waitForSelector('.wheel .chip.would')
      expect(await overlapping(page, '.wheel-place .chip rect')).toBe(0)
      expect(await overlapping(page, '.wheel-place :is(.chip rect, .gate text)')).toBe(0)
      // The note in pencil is there as a whole.
      const note = await page.locator('.die-note').evaluate(each => each.scrollHeight - each.clientHeight)
      expect(note).toBeLessThanOrEqual(1)
    }
    await click(page, (await answersOn(page))[0]!)
    await answersOn(page)
  }
  expectCalm(troubles)
})

/** How many pairs of pieces lie on each other. */
const overlapping = (page: Page, pieces: string) =>
  page.evaluate(pieces => {
    const boxes = [...document.querySelectorAll(pieces)].map(each => each.getBoundingClientRect())
    const over = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b => over(a, b))).length
  }, pieces)

test('six cards are laid out in full and whole, and nothing jumps when they are', async () => {
  const { page, address, troubles } = await open()
  await sitDown(page, address, 10, 'chooseCard')
  const parts = ['.question', '.chart', '.mine-board', '.wheel-place', '.side']
  for (const [width, height] of TABLES) {
    await page.setViewportSize({ width, height })
    expect(await page.locator('.offered .card').count()).toBeGreaterThanOrEqual(3)
    expect(await standingOut(page, '.answers', '.offered .card')).toEqual([])
    expect(await standingOut(page, '.offered .card', '.band > *, .title, .formula')).toEqual([])
    expect(await overlapping(page, '.offered .card')).toBe(0)
  }
  const before = await Promise.all(parts.map(part => placeOf(page, part)))
  await click(page, (await answersOn(page)).find(name => name.startsWith('take'))!)
  await page.waitForSelector('.dice-ledger, .offer')
  expect(await Promise.all(parts.map(part => placeOf(page, part)))).toEqual(before)
  expectCalm(troubles)
})

test('on a phone the sheet holds what I have, the tiles, and what a tap would do, in one line each', async () => {
  const { page, address, troubles } = await open({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
  })
  await sitDown(page, address, 10, 'turn')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await standingOut(page, '.purse', ':scope > *')).toEqual([])
  expect(await standingOut(page, '.chip-of-rival .has', ':scope > *')).toEqual([])
  await page.tap('.tile-of-turn:nth-child(4)')
  // With the list of a tile open the whole height of the map is still in sight.
  await page.waitForFunction(() => {
    const pan = document.querySelector('.pan')!
    return pan.scrollHeight - pan.clientHeight <= 1
  })
  expect(await cut(page, '.way-of-turn .what-way .named')).toEqual([])
  await page.tap('.way-of-turn')
  await page.waitForSelector('.foot .confirm')
  expect(await standingOut(page, '.foot', ':scope > *')).toEqual([])
  const tops = await page
    .locator('.foot > *:visible')
    .evaluateAll(all => all.map(each => (each as HTMLElement).offsetTop))
  expect(new Set(tops).size).toBe(1)
  await shoot(page, 'amsterdam-phone')
  await page.tap('.foot .confirm')
  await answersOn(page)
  expectCalm(troubles)
})

test('what TOM does is told where others are told of, and drawn on a sheet that holds all of it', async () => {
  const { page, address, troubles } = await open()
  await sitDown(page, address, 5, 'chooseCard', ['Annemarie'])
  await click(page, (await answersOn(page)).find(name => name.startsWith('take'))!)
  await page.waitForSelector('.lens .deed')
  expect((await page.textContent('.lens .deed h2'))!.trim()).toBe('TOM')
  expect(await page.textContent('.lens .deed p')).toContain('TOM')
  for (const [width, height] of TABLES) {
    await page.setViewportSize({ width, height })
    expect(await standingOut(page, '.tom', ':scope *')).toEqual([])
  }
  expect(await page.locator('.tom-roll .die').count()).toBe(6)
  await leaveTo(page, address)
  // Late in the game the dice on the table are not those any more that he acted by.
  await sitDown(page, address, 9, 'turn', ['Annemarie'])
  await page.waitForSelector('.tom-does')
  expect(await page.locator('.tom-roll .die').count()).toBe(0)
  expectCalm(troubles)
})
