import { replay } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { answersOn, click, expectCalm, inBrowser, set } from './browser.ts'
import { keptRecord, playOn, seatApprentices, seatPersons, shoot } from './playing.ts'

const open = inBrowser()

/** The numbers of all cards that are anywhere on the page, the log left out: it tells what all have seen. */
const cardsOn = (page: Page) =>
  page.evaluate(() => {
    const marked = [...document.querySelectorAll('[data-card]')].map(each => each.getAttribute('data-card'))
    const drawn: (string | null)[] = []
    for (const place of document.querySelectorAll('.card, #question, .lens')) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) drawn.push(texts.currentNode.textContent)
    }
    const named = [...document.querySelectorAll('[data-answer]')].map(each =>
      each.getAttribute('data-answer'),
    )
    const numbers = [...drawn, ...named].flatMap(text => text?.match(/\b\d{3}\b/g) ?? [])
    return [...new Set([...marked, ...numbers].map(Number))]
  })

/** In the page, as fast as nobody is: gives an answer and takes it back as soon as a bot is asked. */
async function answerAndTakeBack(name: string) {
  const version = () => document.querySelector<HTMLElement>('[data-version]')?.dataset.version
  const before = version()
  const answers = [...document.querySelectorAll<HTMLElement>('#question [data-answer]')]
  answers.find(each => each.dataset.answer === name)?.click()
  while (version() === before) await new Promise(requestAnimationFrame)
  document.querySelector<HTMLElement>('.foot button:enabled')?.click()
}

describe('two persons at one screen', () => {
  test('never have the hand of the other on the page, and nothing at all while it is passed on', async () => {
    const { page, troubles } = await open()
    await seatPersons(page, 2)
    await page.click('.seats li:nth-child(3) button')
    await page.click('.go .primary')
    let mine = 0
    let passed = 0
    for (let i = 0; i < 24; i++) {
      await page.waitForSelector('#question [data-answer], .pass, .pass-on')
      if (await page.$('.pass-on')) await page.click('.pass-on')
      await page.waitForSelector('#question [data-answer], .pass')
      if (await page.$('.pass')) {
        expect(await cardsOn(page)).toEqual([])
        expect(await page.locator('[data-answer], .surface, .log').count()).toBe(0)
        if (passed++ === 1) await shoot(page, 'pass')
        await page.click('.pass .primary')
        await page.waitForSelector('#question [data-answer]')
      }
      const record = await keptRecord(page)
      const viewer = record.seats.indexOf((await page.textContent('.owner b'))!)
      const hands = replay(hamburg, record).state.seats.map(({ hand }) => [...hand])
      const shown = await cardsOn(page)
      expect(hands[1 - viewer]!.filter(card => shown.includes(card))).toEqual([])
      expect(hands[viewer]!.filter(card => !shown.includes(card))).toEqual([])
      mine += hands[viewer]!.length
      expect((await playOn(page, i, 1)).trouble).toBeUndefined()
    }
    expect(mine).toBeGreaterThan(20)
    expect(passed).toBeGreaterThan(2)
    expectCalm(troubles)
  })
})

test('a family plays with open hands: nobody hides the screen, and the bots keep theirs hidden', async () => {
  const { page, troubles } = await open()
  await seatPersons(page, 2)
  await page.selectOption('.seats li:nth-child(3) select', 'apprentice')
  await page.getByRole('group', { name: 'Several on one screen' }).getByText('open hands').click()
  await page.click('.go .primary')
  const viewers = new Set<number>()
  for (let i = 0; i < 20; i++) {
    await page.waitForSelector('#question [data-answer], .pass-on')
    expect(await page.locator('.pass').count()).toBe(0)
    if (await page.$('.pass-on')) await page.click('.pass-on')
    await page.waitForSelector('#question [data-answer]')
    const record = await keptRecord(page)
    const { seats } = replay(hamburg, record).state
    const viewer = record.seats.indexOf((await page.textContent('.owner b'))!)
    viewers.add(viewer)
    const names = (seat: number) => seats[seat]!.hand.map(card => String(card).padStart(3, '0'))
    const open = await page.$$eval('.hand-backs', all => all.map(each => each.getAttribute('aria-label')))
    expect(names(1 - viewer).filter(name => !open.some(label => label?.includes(name)))).toEqual([])
    expect(names(2).filter(name => open.some(label => label?.includes(name)))).toEqual([])
    expect((await playOn(page, i, 1)).trouble).toBeUndefined()
  }
  expect(viewers.size).toBe(2)
  expectCalm(troubles)
})

describe('one person', () => {
  test('whoever clicks an answer twice gives it once', async () => {
    const { page, troubles } = await open()
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    for (let i = 0; i < 8; i++) {
      await answersOn(page)
      const before = (await keptRecord(page)).answers.length
      await page.$eval('#question [data-answer]', (each: HTMLElement) => {
        each.click()
        each.click()
      })
      await page.waitForFunction(
        was => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version) > was,
        before,
      )
    }
    for (let i = 0; i < 8; i++) {
      await answersOn(page)
      await page.locator('#question [data-answer]').first().dblclick()
    }
    await answersOn(page)
    expect(await page.locator('.trouble').count()).toBe(0)
    expectCalm(troubles)
  })

  test('takes back an answer while a bot is about to give its own', async () => {
    const { page, troubles } = await open()
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    for (let i = 0; i < 30; i++) {
      const names = await answersOn(page)
      const money = names.find(name => name.endsWith(' money'))
      if (money === undefined) {
        await click(page, names[0]!)
        continue
      }
      await set(page, { pace: 'slow' })
      await answersOn(page)
      await page.evaluate(answerAndTakeBack, money)
      await page.waitForSelector(`#question [data-answer=${JSON.stringify(money)}]`)
      // The bot that rested does not come back to an answer that is no longer asked of it.
      await page.waitForTimeout(1500)
      expect(await answersOn(page)).toEqual(names)
      expect(await page.locator('.trouble').count()).toBe(0)
      expectCalm(troubles)
      return
    }
    expect.unreachable('no turn came')
  })

  test('plays a whole turn on a phone with a finger', async () => {
    const { page, troubles } = await open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await seatApprentices(page, 3)
    await page.tap('.go .primary')
    let turns = 0
    for (let i = 0; i < 40 && turns < 2; i++) {
      const names = await answersOn(page)
      const wanted = names.find(name => name.startsWith('play ')) ?? names.at(-1)!
      if (wanted.startsWith('play ') && turns++ === 0) {
        for (const [tab, name] of [...['mine', 'city', 'rivals', 'log', 'scores'].entries()]) {
          await page.locator('.tabs button').nth(tab).tap()
          await shoot(page, `phone-${name}`)
        }
        await page.locator('.tabs button').first().tap()
      }
      const before = await page.getAttribute('[data-version]', 'data-version')
      const answer = `#question [data-answer=${JSON.stringify(wanted)}]`
      await page.tap(answer)
      if (wanted.startsWith('play ')) {
        await page.waitForSelector('.note.would')
        expect(await page.getAttribute('[data-version]', 'data-version')).toBe(before)
        if (turns === 1) await page.tap(answer)
        else await page.tap('.confirm')
      }
      await page.waitForSelector(`[data-version]:not([data-version="${before}"])`, { state: 'attached' })
    }
    expect(turns).toBe(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expectCalm(troubles)
  })
})
