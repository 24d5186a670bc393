import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessTroubles, expectCalm, inBrowser } from './browser.ts'
import { begin, begun, logOf, made, play, sitDown, withoutNetwork } from './meeting.ts'

const open = inBrowser()

/** Says something, in the panel beside the log. */
async function say(page: Page, text: string) {
  await page.click('.side .tabs button:nth-child(3)')
  await page.fill('.chat input', text)
  await page.press('.chat input', 'Enter')
}

describe('a table of a server', () => {
  test('is played in two browsers, over a reload and a lost connection, before somebody who watches', async () => {
    const { ann, ben, links } = await begun(open)
    const pages = [ann.page, ben.page]
    expect(await accessTroubles(ann.page)).toEqual([])
    await play(pages, 6)
    expect(await ann.page.textContent('.owner b')).toBe('Ann')
    expect(await ben.page.textContent('.owner b')).toBe('Ben')

    const before = await logOf(ann.page)
    await ann.page.reload()
    await ann.page.waitForSelector('.log li')
    expect(await logOf(ann.page)).toEqual(before)
    await play(pages, 2)

    await ben.page.context().setOffline(true)
    await ben.page.waitForSelector('.lost:not(:empty)')
    await say(ann.page, 'Are you there, Ben?')
    await ben.page.context().setOffline(false)
    await ben.page.waitForSelector('.lost:empty', { state: 'attached' })
    await say(ben.page, 'Back again!')
    await ben.page.waitForSelector('.chat >> text=Are you there, Ben?')
    await ann.page.waitForSelector('.chat >> text=Back again!')
    await play(pages, 2)

    const cleo = await open()
    await cleo.page.goto(links.table)
    await cleo.page.waitForSelector('text=You are watching.')
    expect(await cleo.page.$('[data-answer]')).toBeNull()
    const told = (await logOf(cleo.page)).length
    await play(pages, 2)
    await expect.poll(async () => (await logOf(cleo.page)).length).toBeGreaterThan(told)
    expectCalm([...ann.troubles, ...withoutNetwork(ben.troubles), ...cleo.troubles])
  })

  test('is found in the lobby, by phone, and takes back with the agreement of all', async () => {
    const ann = await open()
    await made(ann, { second: 'open' })
    const ben = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await ben.page.click('.go .online')
    await ben.page.click('.lobby [aria-label="Open tables"] a')
    await ben.page.waitForSelector('.called input')
    expect(await accessTroubles(ben.page)).toEqual([])
    await sitDown(ben)
    await begin(ann)
    await ben.page.waitForSelector('#question')
    expect(await ben.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await accessTroubles(ben.page)).toEqual([])

    await play([ann.page, ben.page], 3)
    const lines = (await logOf(ann.page)).length
    await ann.page.click('.menu summary')
    await ann.page.click('text=Ask to take back')
    await ben.page.click('.matter .primary')
    await expect
      .poll(async () => (await logOf(ann.page)).slice(lines))
      .toEqual([
        expect.stringContaining('Ann asks to take something back.'),
        expect.stringContaining('Ben agrees.'),
      ])
    await play([ann.page, ben.page], 2)

    await ann.page.click('.menu summary')
    await ann.page.click('text=Resign')
    await ann.page.click('text=Really resign')
    await ann.page.waitForSelector('text=A bot plays for you.')
    expect(await ann.page.$('text=Take my seat back')).toBeNull()
    await ben.page.click('.brand')
    await ben.page.click('.go .online')
    await ben.page.click('.lobby [aria-label="My games"] a')
    await ben.page.waitForSelector('#question')
    expectCalm([...ann.troubles, ...ben.troubles])
  })
})
