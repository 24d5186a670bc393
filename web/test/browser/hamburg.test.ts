import { aboutOf, nameOf, replay } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { spotsOf } from '../../src/boards/hamburg/spots.ts'
import { accessTroubles, answersOn, click, expectCalm, inBrowser } from './browser.ts'
import { chooseAll, keptRecord, seatApprentices } from './playing.ts'

const open = inBrowser()
const ANSWERS = 60

/** A game with all expansions, as far as the first question. */
async function startAll(page: Page) {
  await seatApprentices(page, 3)
  await chooseAll(page)
  await page.click('.go .primary')
  await page.waitForSelector('.hamburg')
}

/** One moment of the page: the answers in the panel, those on the board, and what does not fit into its place. */
const snapshot = (page: Page) =>
  page.evaluate(() => {
    const names = (within: string) =>
      [...document.querySelectorAll(`${within} [data-answer]`)].map(
        each => each.getAttribute('data-answer') ?? '',
      )
    const places = document.querySelectorAll('.hamburg, .hamburg .panel:not(.passing), .hamburg .rival')
    const tight = [...places].filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    return { asked: names('#question'), offered: names('.hamburg'), tight: tight.map(each => each.className) }
  })

/** Clicks an answer and waits for what comes of it. */
const give = (page: Page, within: string, name: string) =>
  page.evaluate(
    async ([place, wanted]) => {
      const version = () => document.querySelector<HTMLElement>('[data-version]')?.dataset.version
      const before = version()
      ;[...document.querySelectorAll<HTMLElement>(`${place} [data-answer]`)]
        .find(each => each.getAttribute('data-answer') === wanted)!
        .click()
      while (version() === before) await new Promise(resolve => requestAnimationFrame(resolve))
    },
    [within, name] as const,
  )

/** An answer that brings money; a tile may take away all that a card brings. */
const moneyOn = (page: Page) =>
  page.evaluate(() => {
    const answers = [...document.querySelectorAll('#question [data-answer$=" money"]')]
    const gainful = answers.find(each => /\(\+[1-9]/.test(each.textContent ?? ''))
    return gainful?.getAttribute('data-answer') ?? undefined
  })

/** The answers that are the only one about some piece, by name: the board must offer those. */
async function single(page: Page): Promise<string[]> {
  const { state, question } = replay(hamburg, await keptRecord(page))
  const answers = question!.choices.map(choice => ({
    name: nameOf(hamburg, state, question!, choice),
    spots: spotsOf(aboutOf(hamburg, state, question!, choice)),
  }))
  const about = (spot: string) => answers.filter(({ spots }) => spots.includes(spot)).length
  return answers.filter(({ spots }) => spots.some(spot => about(spot) === 1)).map(({ name }) => name)
}

describe("Hamburg's board", () => {
  test('offers exactly what is asked, fits the screen, and is played by clicking on it', async () => {
    const { page, troubles } = await open()
    await startAll(page)
    let clicked = 0
    for (let i = 0; i < ANSWERS; i++) {
      await answersOn(page)
      const { asked, offered, tight } = await snapshot(page)
      if (asked.length === 0) continue
      expect(new Set(offered)).toEqual(new Set(await single(page)))
      expect(tight).toEqual([])
      const wanted = offered[(i * 7) % Math.max(1, offered.length)]
      if (wanted === undefined) await give(page, '#question', asked[(i * 5) % asked.length]!)
      else await give(page, '.hamburg', wanted)
      if (wanted !== undefined) clicked++
    }
    expect(clicked).toBeGreaterThan(10)
    expect(await accessTroubles(page)).toEqual([])
    expectCalm(troubles)
  })

  test('shows every card that comes to hand after the table was opened', async () => {
    const { page, troubles } = await open()
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    for (let drawn = 0; drawn < 5; drawn++) await click(page, (await answersOn(page))[0]!)
    await page.waitForFunction(() => document.querySelectorAll('.my-hand .title').length === 5)
    for (const card of await page.locator('.my-hand [data-card]').all()) {
      await card.hover()
      const number = (await card.getAttribute('data-card'))!
      await page.waitForSelector(`.lens a[href$="card=${number}"]`)
      expect(await page.textContent('.lens-card h2')).toContain(await card.locator('.title').textContent())
    }
    expectCalm(troubles)
  })

  test('shows in pencil what the answer under the pointer would change', async () => {
    const { page, troubles } = await open()
    await startAll(page)
    for (let i = 0; i < ANSWERS; i++) {
      const [first] = await answersOn(page)
      const money = await moneyOn(page)
      if (money === undefined) {
        await give(page, '#question', first!)
        continue
      }
      const now = Number(await page.textContent('.purse .coin b'))
      await page.hover(`#question [data-answer=${JSON.stringify(money)}]`)
      const then = Number(await page.textContent('.purse .becoming'))
      expect(then).toBeGreaterThan(now)
      await page.mouse.move(0, 0)
      await page.waitForSelector('.purse .becoming', { state: 'detached' })
      expectCalm(troubles)
      return
    }
    expect.unreachable('no turn came')
  })

  test.each([
    ['travel from place to place', 'no-preference' as const, true],
    ['stay still for those who ask for that', 'reduce' as const, false],
  ])('pieces %s', async (_, reducedMotion, moving) => {
    const { page, troubles } = await open({ reducedMotion, settings: { pace: 'fast' } })
    await seatApprentices(page, 3)
    // In the page, where no frame is missed.
    await page.evaluate(() => {
      const look = () => {
        const moves = document
          .getAnimations()
          .some(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-key]'))
        if (moves) document.documentElement.dataset.moved = ''
        requestAnimationFrame(look)
      }
      look()
    })
    await page.click('.go .primary')
    let outlined = 0
    for (let i = 0; i < 6; i++) {
      const [name] = await answersOn(page)
      await give(page, '#question', name!)
      await answersOn(page)
      outlined += await page.locator('[data-changed]').count()
    }
    expect(await page.locator('[data-moved]').count()).toBe(moving ? 1 : 0)
    expect(outlined > 0).toBe(!moving)
    expectCalm(troubles)
  })

  test('has all parts of the table, the question and the hand on a phone', async () => {
    const { page, troubles } = await open({ viewport: { width: 390, height: 844 } })
    await startAll(page)
    for (const part of ['mine', 'city', 'rivals']) {
      await page.locator('.tabs button').nth(['mine', 'city', 'rivals'].indexOf(part)).click()
      await page.waitForSelector(`.hamburg.narrow .${part}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(390)
      expect(await accessTroubles(page)).toEqual([])
    }
    expect((await answersOn(page)).length).toBeGreaterThan(1)
    expectCalm(troubles)
  })
})
