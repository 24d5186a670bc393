import { amsterdam } from '@kontor/amsterdam'
import { bruges } from '@kontor/bruges'
import { type Game, parseOptions, type State } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepBegun } from '../../../tools/browser.ts'
import { accessTroubles, answersOn, expectCalm, inBrowser } from './browser.ts'

const open = inBrowser()

const GAMES = { Hamburg: hamburg, Bruges: bruges, Amsterdam: amsterdam } as const

/** A table of three, some way into its game, with all that can be added to it: always the same. */
async function begin({ page, address }: Awaited<ReturnType<typeof open>>, name: keyof typeof GAMES) {
  const game: Game<State> = GAMES[name]
  const table = await keepBegun(page, game, {
    names: ['Ann', 'Bob', 'Cleo'],
    options: name === 'Bruges' ? {} : parseOptions(game.options, 'expansions=all'),
    seed: 'pieces',
    played: 'greedy',
    level: 'apprentice',
    until: (answers, seat, kind) => answers >= 90 && seat === 0 && kind === 'turn',
  })
  await page.goto('about:blank')
  await page.goto(`${address}${table}`)
  await answersOn(page)
}

const tip = (page: Page) => page.locator('.tip')

test.each(['Hamburg', 'Bruges', 'Amsterdam'] as const)(
  'every piece on the table of %s says what it is, and why nothing comes of a click on it',
  async game => {
    const opened = await open()
    const { page, troubles } = opened
    await begin(opened, game)
    await page.click('.menu summary')
    await page.getByRole('button', { name: 'What is on the table' }).click()
    await tip(page).waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.move(5, 5)
    await page.keyboard.press('i')
    await tip(page).waitFor()
    expect(await roundTheTable(page)).toEqual({ silent: [], many: true })
    expect(await accessTroubles(page)).toEqual([])
    await page.keyboard.press('Escape')
    await tip(page).waitFor({ state: 'detached' })

    // What cannot be chosen says why.
    const asked = (await page.textContent('#asked'))!
    const before = await page.getAttribute('#question', 'data-version')
    await page.locator('.bar .clock').click({ position: { x: 8, y: 8 } })
    await tip(page).locator('.why', { hasText: asked.trim() }).waitFor()
    expect(await page.getAttribute('#question', 'data-version')).toBe(before)

    // A number is explained to whoever rests on it, with a way into the rules, and the question has one, too.
    await page.locator('.surface .coin').first().hover()
    await tip(page).locator('.why').waitFor({ state: 'detached' })
    await tip(page).getByRole('link', { name: 'In the rules' }).click()
    await page.waitForURL(/#\/rules\/\w+\/[a-z\d-]+$/)
    await page.waitForSelector('.text h2')
    await page.goBack()
    await answersOn(page)
    await page.click('#question .rule-link')
    await page.waitForURL(/#\/rules\/\w+\/[a-z\d-]+$/)
    expectCalm(troubles)
  },
)

/** Goes from piece to piece until it comes to the first again: those without a sentence and a way into the rules. */
function roundTheTable(page: Page) {
  return page.evaluate(async () => {
    const first = document.activeElement
    const silent: string[] = []
    let pieces = 0
    // What comes into sight moves below the pointer, which rests.
    const resting = { pointerType: 'mouse', clientX: 5, clientY: 5, bubbles: true }
    document.body.dispatchEvent(new PointerEvent('pointerover', resting))
    const tip = () => document.querySelector('.tip')
    const isTold = () =>
      document.activeElement?.getAttribute('aria-describedby') === 'tip' &&
      tip()?.querySelector('a[href*="#/rules/"]')
    do {
      const deadline = performance.now() + 60_000
      do await new Promise(requestAnimationFrame)
      while (!isTold() && performance.now() < deadline)
      const here = document.activeElement
      if (!isTold()) silent.push(`${here?.className}: ${tip()?.textContent}`)
      pieces++
      here?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      )
    } while (document.activeElement !== first && pieces < 500)
    return { silent, many: pieces > 60 && pieces < 500 }
  })
}

test('a finger that rests on a piece is told what it is, and a tap beside it puts that away', async () => {
  const opened = await open({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const { page, troubles } = opened
  await begin(opened, 'Hamburg')
  const before = await answersOn(page)
  const piece = page.locator('.surface .coin').first()
  const box = (await piece.boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await tip(page).waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForSelector('.tip a')
  const { x, width } = (await tip(page).boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
  await page.tap('.tabs [aria-current]')
  await tip(page).waitFor({ state: 'detached' })
  expect(await answersOn(page)).toEqual(before)
  expectCalm(troubles)
})
