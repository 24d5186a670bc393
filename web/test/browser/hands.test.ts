import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { AMOUNTS } from '../../../tools/amounts.ts'
import { answersOn, click, expectCalm, inBrowser } from './browser.ts'
import { seatApprentices } from './playing.ts'

const open = inBrowser()

/** So many answers are given by keyboard where no whole game is played. */
const SOME = 25

/** Goes on with Tab until something stands in the focus for which the test holds. */
async function tabTo(page: Page, isThere: (focused: Element, wanted: string) => boolean, wanted: string) {
  const sought = `(${isThere})(document.activeElement, ${JSON.stringify(wanted)})`
  for (let steps = 0; !(await page.evaluate(sought)); steps++) {
    expect(steps).toBeLessThan(100)
    await page.keyboard.press('Tab')
  }
}

describe('with other hands', () => {
  test.each(['Hamburg', 'Bruges', 'Amsterdam'])('a game of %s is played by keyboard alone', async game => {
    const { page, troubles } = await open({ settings: { pace: 'instant', setup: false } })
    await tabTo(
      page,
      (focused, wanted) =>
        focused.matches('button.primary') &&
        focused.closest('article')?.querySelector('h2')?.textContent === wanted,
      game,
    )
    await page.keyboard.press('Enter')
    const whole = AMOUNTS.whole || game === 'Bruges'
    for (let given = 0; (await answersOn(page)).length > 0; given++) {
      if (!whole && given === SOME) return expectCalm(troubles)
      const before = await page.getAttribute('[data-version]', 'data-version')
      // One answer further down each time, so that none is always the first.
      for (let steps = 0; steps <= given % 3; steps++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForSelector(`[data-version]:not([data-version="${before}"])`, { state: 'attached' })
    }
    await page.waitForSelector('#question .places')
    await tabTo(page, (focused, wanted) => focused.matches(wanted), '.foot a.primary')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.winner h1')
    expectCalm(troubles)
  })

  test('a turn is played by keyboard alone, and taken back', async () => {
    const { page, troubles } = await open()
    await page.keyboard.press('Tab')
    while ((await page.evaluate(() => document.activeElement?.className)) !== 'button primary large')
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    for (let i = 0; i < 30; i++) {
      await answersOn(page)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await answersOn(page)
      if (await page.isEnabled('.foot button')) break
    }
    const asked = await page.textContent('#asked')
    await page.keyboard.press('Backspace')
    await page.waitForFunction(was => document.querySelector('#asked')?.textContent !== was, asked)
    expectCalm(troubles)
  })

  test('a finger that rests on a card shows it large, and plays nothing', async () => {
    const { page, troubles } = await open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    for (let i = 0; i < 6; i++) await click(page, (await answersOn(page))[0]!)
    const before = await answersOn(page)
    const card = page.locator('[data-card]').first()
    await card.scrollIntoViewIfNeeded()
    const box = (await card.boundingBox())!
    const touch = await page.context().newCDPSession(page)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + 10 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForSelector('.held')
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForSelector('.held', { state: 'detached' })
    expect(await answersOn(page)).toEqual(before)
    expectCalm(troubles)
  })

  test('the sheet of a phone rises when it is the turn, and a tap on a row opens its card', async () => {
    const { page, troubles } = await open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      settings: { pace: 'slow' },
    })
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    let lowered = 0
    const mine = '#question [data-answer]:visible'
    while (!(await page.isVisible('.ledger th[data-card]'))) {
      await page.waitForSelector(`${mine}, .following-tools`)
      if (await page.isVisible('.ledger th[data-card]')) break
      if (!(await page.isVisible(mine))) {
        // Stopped, so that it does not become the viewer's turn while they lower the sheet.
        await page.keyboard.press('p')
        await page.waitForSelector(`${mine}, .following-tools [aria-pressed=true]`)
      }
      if (await page.isVisible(mine)) {
        await click(page, (await answersOn(page)).at(-1)!)
      } else {
        if (await page.isVisible('.handle[aria-expanded=true]')) {
          await page.click('.handle')
          lowered++
        }
        // Space would press the handle as long as that is in the focus.
        await page.evaluate(() => (document.activeElement as HTMLElement).blur())
        await page.keyboard.press(' ')
        await page.waitForSelector(mine)
        expect(await page.getAttribute('.handle', 'aria-expanded')).toBe('true')
      }
    }
    expect(lowered).toBeGreaterThan(0)
    const before = await answersOn(page)
    const row = page.locator('.ledger th[data-card]').first()
    await row.tap()
    const { card } = await row.evaluate(({ dataset }) => ({ card: dataset.card! }))
    await page.waitForSelector(`.held :text("${card.padStart(3, '0')}"), .held .card`)
    await page.tap('#asked')
    await page.waitForSelector('.held', { state: 'detached' })
    expect(await answersOn(page)).toEqual(before)
    expectCalm(troubles)
  })

  test('an answer on a phone stays where it is while what it would change is told', async () => {
    const { page, troubles } = await open({ viewport: { width: 390, height: 844 } })
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    await answersOn(page)
    const answer = page.locator('#question [data-answer]').first()
    const before = await answer.boundingBox()
    await answer.hover()
    await page.waitForSelector('#question .would')
    expect(await answer.boundingBox()).toEqual(before)
    expectCalm(troubles)
  })

  test('the table in words has the same answers', async () => {
    const { page, troubles } = await open({ locale: 'nl-NL' })
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    const drawn = await answersOn(page)
    await page.click('.menu summary')
    await page.click('.menu nav button')
    await page.waitForSelector('.outline pre:not(:empty)')
    expect(await page.textContent('.outline')).toContain('Dobbelstenen')
    expect(await answersOn(page)).toEqual(drawn)
    expectCalm(troubles)
  })

  test('the page works without a network after the first load', async () => {
    const { page, troubles } = await open()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.reload()
    await page.context().setOffline(true)
    await page.reload()
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    expect((await answersOn(page)).length).toBeGreaterThan(1)
    await page.reload()
    expect((await answersOn(page)).length).toBeGreaterThan(1)
    expectCalm(troubles)
  })
})
