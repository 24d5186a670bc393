import { type OptionValues, parseOptions } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepBegun } from '../../../tools/browser.ts'
import { accessTroubles, answersOn, click, expectCalm, inBrowser, set } from './browser.ts'
import { clippedOn } from './clipping.ts'
import { seeMoving, watchMotions } from './motions.ts'

const open = inBrowser()
const ALL: OptionValues = parseOptions(hamburg.options, 'expansions=all')
type Opened = Awaited<ReturnType<typeof open>>
/** So many houses must have room in a street. */
const CROWD = 14

/** Opens a game that bots have begun, when its first seat is asked that: as a rule, to play a card. */
async function begin(
  { page, address }: Opened,
  names: readonly string[],
  seed: string,
  from: number,
  asked = 'turn',
) {
  const until = (answers: number, seat: number, kind: string) =>
    answers >= from && seat === 0 && kind === asked
  const game = { names, options: ALL, seed, played: 'greedy', level: 'apprentice', until }
  const table = await keepBegun(page, hamburg, game)
  await page.goto('about:blank')
  await page.goto(`${address}${table}`)
  await answersOn(page)
}

const LAST_SEASON = [['Ann', 'Bob', 'Cleo', 'Dirk', 'Eve'], 'city 10', 413] as const

/** What is too large for its place, and what leaves the street that it stands in. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const tight = all(
      '.hamburg, .hamburg .panel:not(.passing), .hamburg .rival, .sign, .sign .formula',
    ).filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    const astray = all('.quarter :is(.house, .plot, .zoo, .park), .street .tiny').filter(each => {
      const street = each.closest('.quarter, .street')!.getBoundingClientRect()
      const { left, right } = each.getBoundingClientRect()
      return left < street.left - 2 || right > street.right + 2
    })
    return [...tight, ...astray].map(each => `${each.className} in ${each.parentElement?.className}`)
  })

test('a full city of five seats in the last season fits the screen, with all expansions', async () => {
  const opened = await open()
  const { page, troubles } = opened
  await begin(opened, ...LAST_SEASON)
  expect(await page.locator('.quarter .house').count()).toBeGreaterThan(3)
  for (const language of ['nl', 'de', 'en']) {
    await set(page, { language })
    await page.waitForSelector(`html[lang=${language}] #question [data-answer]`)
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.waitForFunction(wide => (document.querySelector('.chips') === null) === wide, width > 1354)
      expect(await clippedOn(page), `${language}, ${width} × ${height}`).toEqual([])
    }
  }
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.waitForFunction(
      narrow => (document.querySelector('.narrow') !== null) === narrow,
      width <= 860,
    )
    expect(await misfits(page), `${width} × ${height}`).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await accessTroubles(page)).toEqual([])
  // As many houses as hardly anybody ever builds.
  await page.evaluate(crowd => {
    const street = document.querySelector<HTMLElement>('.terrace')!
    const house = street.querySelector('.site:has(.house)')!
    while (street.children.length < crowd) street.append(house.cloneNode(true))
    street.style.setProperty('--plots', String(crowd))
    street.closest('.quarter')!.classList.add('tight')
  }, CROWD)
  expect(await misfits(page)).toEqual([])
  expectCalm(troubles)
})

test('a building rises where it is built, sums count, and one that would be built is drawn in pencil', async () => {
  const opened = await open({ reducedMotion: 'no-preference', settings: {} })
  const { page, troubles } = opened
  await begin(opened, ...LAST_SEASON)
  const build = page.locator('#question [data-answer$=" build"]').first()
  const card = Number(/\d{3}/.exec((await build.getAttribute('data-answer'))!)![0])
  const answers = page.locator('#question [data-answer]')
  const cards = await answers.count()
  await build.click()
  // Several sites are free: only one of them is certain.
  await page.waitForFunction(was => document.querySelectorAll('#question [data-answer]').length < was, cards)
  await answers.first().hover()
  await page.waitForSelector(`.terrace .house.would[data-card="${card}"]`)
  await page.evaluate(card => {
    // A sum that counts is drawn as what it comes to, and goes back at once to what it was.
    new MutationObserver(all => {
      const counts = ({ target, oldValue: was }: MutationRecord) =>
        target.parentElement?.closest('[data-sum]') != null &&
        (target as Text).data === was &&
        all.some(other => other.target === target && other.oldValue !== was)
      if (all.some(counts)) document.documentElement.dataset.counted = ''
    }).observe(document.body, { characterData: true, characterDataOldValue: true, subtree: true })
    const look = () => {
      const rising = document
        .getAnimations()
        .some(({ effect }) => (effect as KeyframeEffect).target?.matches(`.front[data-key="card ${card}"]`))
      if (rising) document.documentElement.dataset.rose = ''
      else requestAnimationFrame(look)
    }
    look()
  }, card)
  await answers.first().click()
  await page.waitForSelector('[data-rose][data-counted]', { state: 'attached' })
  await page.waitForSelector(`.terrace .house:not(.would)[data-card="${card}"]`)
  expectCalm(troubles)
})

test('the sheet of TOM tells what he did for each die, and why', async () => {
  const opened = await open()
  const { page, troubles } = opened
  await begin(opened, ['Ann'], 'city', 30)
  const told = await page.locator('.toms-turn li').allTextContents()
  expect(told).toHaveLength(5)
  for (const line of told) expect(line).toMatch(/^TOM uses the \w+ die \(\d\): /)
  // The lens can be held on a card for as long as that can be seen: on the discard pile until the next one lies there.
  const use = async () => {
    const workers = async () => (await answersOn(page)).find(name => name.endsWith(' workers'))
    while (!(await workers())) await click(page, (await answersOn(page))[0]!)
    return (await workers())!
  }
  const name = await use()
  const card = Number(/\d{3}/.exec(name)![0])
  await page.hover(`.my-hand [data-card="${card}"]`)
  const shown = page.locator(`.lens .to-library[href$="card=${card}"]`)
  await shown.waitFor()
  await page.keyboard.press('v')
  await click(page, name)
  await page.waitForSelector(`.discard[data-card="${card}"]`)
  expect(await shown.count()).toBe(1)
  await click(page, await use())
  await page.waitForSelector(`.discard:not([data-card="${card}"])`)
  expect(await shown.count()).toBe(0)
  expectCalm(troubles)
})

/** Where an answer moves things: the game of two, when Ann is asked what, her answer, and what moves. */
const MOVING = [
  ['lost 1', 20, 'turn', 'play 181 wall left', ['left 0']],
  ['lost 2', 51, 'refill', 'deck brown', ['ship orange', 'cleric', 'die black']],
  ['lost 2', 62, 'chooseSite', 'site 3 gray', ['ship orange', 'pastor']],
  ['lost 2', 109, 'loseSite', 'site 1 brown', ['lost site']],
  ['lost 4', 135, 'loseBuilding', 'building 062', ['lost house']],
] as const

test('walls are laid, ships come and go, the cleric takes his window and steps down, fire and water take what they take', async () => {
  const opened = await open({ reducedMotion: 'no-preference', settings: { pace: 'fast' } })
  const { page, troubles } = opened
  for (const [seed, from, asked, answer, moving] of MOVING) {
    await page.goto(opened.address)
    await begin(opened, ['Ann', 'Bob'], seed, from, asked)
    await watchMotions(page)
    await page.click(`#question [data-answer="${answer}"]`)
    await seeMoving(page, moving)
  }
  expectCalm(troubles)
})
