import { describe, expect, test } from 'vitest'
import { answersOn, click, expectCalm, hurry, inBrowser } from './browser.ts'

const open = inBrowser()

describe('with other hands', () => {
  test('a turn is played by keyboard alone, and taken back', async () => {
    const { page, troubles } = await open()
    await hurry(page)
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
    await hurry(page)
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

  test('an answer on a phone stays where it is while what it would change is told', async () => {
    const { page, troubles } = await open({ viewport: { width: 390, height: 844 } })
    await hurry(page)
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
    await hurry(page)
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
    await page.click('.go .primary')
    expect((await answersOn(page)).length).toBeGreaterThan(1)
    await page.reload()
    expect((await answersOn(page)).length).toBeGreaterThan(1)
    expectCalm(troubles)
  })
})
