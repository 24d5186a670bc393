import { describe, expect, test } from 'vitest'
import { accessTroubles, answersOn, click, expectCalm, inBrowser } from './browser.ts'
import { seatApprentices } from './playing.ts'

const open = inBrowser()

describe('the page', () => {
  test('shows a started game after one click', async () => {
    const { page, troubles } = await open({ settings: { setup: false } })
    expect(await page.locator('.seats, .options').count()).toBe(0)
    await page.click('.games .primary')
    expect((await answersOn(page)).length).toBeGreaterThan(1)
    expect(page.url()).toMatch(/#\/table\/hamburg-\w+-\w+$/)
    expectCalm(troubles)
  })

  test('keeps a game over a reload, and lists it', async () => {
    const { page, troubles } = await open()
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    for (let i = 0; i < 4; i++) await click(page, (await answersOn(page))[0]!)
    const before = await answersOn(page)
    const told = await page.textContent('#asked')
    await page.reload()
    expect(await answersOn(page)).toEqual(before)
    expect(await page.textContent('#asked')).toBe(told)
    await page.click('.brand')
    await page.click('.kept a.button')
    expect(await answersOn(page)).toEqual(before)
    expectCalm(troubles)
  })

  test('lets bots answer in time', async () => {
    const { page, troubles } = await open()
    await page.click('.go .primary')
    for (let i = 0; i < 12; i++) await click(page, (await answersOn(page))[0]!)
    await answersOn(page)
    expect(await page.textContent('.log')).not.toContain('took too long')
    expectCalm(troubles)
  })

  test('hides the table between two persons at one screen', async () => {
    const { page, troubles } = await open()
    await page.selectOption('.seats li:nth-child(2) select', 'person')
    await page.click('.seats li:nth-child(3) button')
    await page.click('.go .primary')
    await page.waitForSelector('.pass')
    expect(await page.$('.surface')).toBeNull()
    await page.click('.pass .primary')
    const first = await page.textContent('.owner b')
    while ((await answersOn(page)).length > 0) await click(page, (await answersOn(page))[0]!)
    // Whoever has answered sees what came of it, may take it back, and passes the device on themselves.
    expect(await page.textContent('.owner b')).toBe(first)
    expect(await page.textContent('#question')).toContain('Your turn is over')
    await page.click('.pass-on')
    await page.waitForSelector('.pass')
    expect(await page.$('.surface')).toBeNull()
    expect(await page.$('.log')).toBeNull()
    await page.click('.pass .primary')
    await answersOn(page)
    expect(await page.textContent('.owner b')).not.toBe(first)
    expectCalm(troubles)
  })

  test('shows the past from the log and comes back', async () => {
    const { page, troubles } = await open()
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    for (let i = 0; i < 4; i++) await click(page, (await answersOn(page))[0]!)
    const before = await answersOn(page)
    await page.click('.log li a')
    await page.waitForSelector('.moment')
    expect(await answersOnNone(page)).toBe(0)
    await page.goBack()
    expect(await answersOn(page)).toEqual(before)
    expectCalm(troubles)
  })

  test.each(['en-GB', 'de-DE', 'nl-NL'])('has no trouble for axe on any page in %s', async locale => {
    const { page, troubles } = await open({ locale })
    await page.waitForSelector('.options fieldset')
    expect(await accessTroubles(page)).toEqual([])
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    await answersOn(page)
    expect(await accessTroubles(page)).toEqual([])
    await page.click('.menu summary')
    expect(await accessTroubles(page)).toEqual([])
    await page.click('.menu a[href="#/settings"]')
    await page.waitForSelector('.settings dl')
    expect(await accessTroubles(page)).toEqual([])
    expectCalm(troubles)
  })
})

async function answersOnNone(page: Parameters<typeof answersOn>[0]) {
  return page.locator('#question [data-answer]').count()
}
