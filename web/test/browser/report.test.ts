import { describe, expect, test } from 'vitest'
import { answersOn, click, expectCalm, inBrowser } from './browser.ts'
import { seatApprentices } from './playing.ts'

const open = inBrowser()

describe('a report of a problem', () => {
  test('is a link that shows the very step at which it was made', async () => {
    const { page, address, troubles } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    for (let i = 0; i < 8; i++) await click(page, (await answersOn(page))[0]!)
    await answersOn(page)
    const version = await page.getAttribute('#question', 'data-version')
    const purse = await page.textContent('.mine .purse')
    await page.click('.menu summary')
    await page.click('.menu button:has-text("Report")')
    await page.waitForSelector('.told:has-text("Copied")')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link.startsWith(`${address}#/replay/link/`)).toBe(true)
    await page.goto(link)
    await page.waitForSelector(`.surface[data-version="${version}"]`)
    expect(await page.textContent('.mine .purse')).toBe(purse)
    expectCalm(troubles)
  })

  test('is a file where nothing may be copied', async () => {
    const { page, troubles } = await open()
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('not allowed')) },
      })
    })
    await seatApprentices(page, 3)
    await page.click('.go .primary')
    await answersOn(page)
    await page.click('.menu summary')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.click('.menu button:has-text("Report")'),
    ])
    expect(file.suggestedFilename()).toMatch(/^kontor-hamburg-\w+-\w+\.json$/)
    await page.waitForSelector('.told:has-text("file")')
    expectCalm(troubles)
  })
})
