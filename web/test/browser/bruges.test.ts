import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessTroubles, answersOn, expectCalm, inBrowser } from './browser.ts'
import { chooseGame, playOn, seatApprentices, shoot } from './playing.ts'

const open = inBrowser()

/** More than any game has. */
const ALL = 2000
const HALF = 40

const WIDE = { width: 1440, height: 900 }

/** A game of Bruges with so many seats, as far as the first question. */
async function start(page: Page, seats: number) {
  await chooseGame(page, 'Bruges')
  const there = () => page.locator('.seats li').count()
  while ((await there()) > seats) await page.click('.seats li:last-child button')
  while ((await there()) < seats) await page.click('.seats .dashed')
  await seatApprentices(page, seats)
  await page.click('.go .primary')
  await page.waitForSelector('.bruges')
}

/** One moment of the page: the answers in the panel, those on the board, and what does not fit into its place. */
const snapshot = (page: Page) =>
  page.evaluate(() => {
    const names = (within: string) =>
      [...document.querySelectorAll(`${within} [data-answer]`)].map(
        each => each.getAttribute('data-answer') ?? '',
      )
    const places = document.querySelectorAll(
      'html, .surface, .bruges, .bruges .panel:not(.passing), .bruges .rival',
    )
    const tight = [...places].filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    return { asked: names('#question'), offered: names('.bruges'), tight: tight.map(each => each.className) }
  })

describe("Bruges' board", () => {
  test('fits the screen with four players, early and late, and offers nothing but what is asked', async () => {
    const { page, troubles } = await open()
    await start(page, 4)
    let offers = 0
    for (let part = 0; part < 4; part++) {
      await playOn(page, part, 20)
      await answersOn(page)
      for (const size of [WIDE, { width: 1280, height: 720 }]) {
        await page.setViewportSize(size)
        await page.waitForFunction(
          wide => (document.querySelector('.chips') === null) === wide,
          size === WIDE,
        )
        const { asked, offered, tight } = await snapshot(page)
        expect(tight).toEqual([])
        expect(offered.filter(name => !asked.includes(name))).toEqual([])
        offers += offered.length
      }
    }
    expect(offers).toBeGreaterThan(0)
    expect(await accessTroubles(page)).toEqual([])
    expectCalm(troubles)
  })

  test('shows in pencil what an answer would change, and takes a card where its use is seen', async () => {
    const { page, troubles } = await open()
    await start(page, 2)
    while (!(await answersOn(page)).some(name => name.startsWith('play '))) await playOn(page, 1, 1)
    const money = page.locator('#question [data-answer$=" guilders"]').first()
    const now = Number(await page.textContent('.purse .coin b'))
    await money.hover()
    expect(Number(await page.textContent('.purse .becoming'))).toBeGreaterThan(now)
    await page.mouse.move(0, 0)
    await page.waitForSelector('.purse .becoming', { state: 'detached' })
    await page.locator('.my-hand .card.can').first().click()
    const number = String(await page.getAttribute('.my-hand .card.selected', 'data-card')).padStart(3, '0')
    await page.click(`.dice [data-answer="play ${number} guilders"]`)
    await page.waitForFunction(
      was => Number(document.querySelector('.purse .coin b')?.textContent) > was,
      now,
    )
    expectCalm(troubles)
  })

  test('is clicked through to the end on a phone, and every part of it can be read by all', async () => {
    const { page, troubles } = await open({ viewport: { width: 390, height: 844 } })
    await start(page, 2)
    const half = await playOn(page, 1, HALF)
    for (const [tab, part] of ['my-city', 'town', 'rivals'].entries()) {
      await page.locator('.tabs button').nth(tab).click()
      await page.waitForSelector(`.bruges.narrow .${part}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      expect(await accessTroubles(page)).toEqual([])
    }
    await page.locator('.tabs button').first().click()
    await shoot(page, 'bruges-phone')
    const rest = await playOn(page, 2, ALL)
    expect({ ...half, ...rest }).toMatchObject({ trouble: undefined, slips: [], over: true })
    expect(half.onBoard + rest.onBoard).toBeGreaterThan(0)
    expectCalm(troubles)
  })
})
