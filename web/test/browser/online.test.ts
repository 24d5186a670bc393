import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessTroubles, answersOn, click, expectCalm, inBrowser } from './browser.ts'
import { begin, begun, logOf, made, play, sitDown, withoutNetwork } from './meeting.ts'
import { shoot } from './playing.ts'

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

  test('tells what the others do for as long as it takes to read it, unless somebody hurries', async () => {
    const { page, troubles } = await open({ settings: { pace: 'slow' } })
    await page.click('.head .online')
    await page.click('.lobby .primary')
    await page.selectOption('.seats li:nth-child(2) select', 'apprentice')
    await page.selectOption('.seats li:nth-child(3) select', 'apprentice')
    await page.click('.go .primary')
    await page.click('.room .primary')
    // A card is played: the two bots have answered in no time, but the page tells the first one first.
    while (!(await page.isVisible('.following-tools'))) {
      await click(page, (await answersOn(page))[0]!)
      await page.waitForSelector('.following-tools, #question [data-answer]')
    }
    const version = () => page.getAttribute('#question', 'data-version')
    await page.keyboard.press('p')
    await page.waitForSelector('.lens .deed:not(.since)')
    await page.waitForSelector('.following-tools [aria-pressed=true]')
    const stopped = await version()
    const doer = await page.textContent('.lens .deed h2')
    await page.waitForTimeout(2500)
    expect([await version(), await page.textContent('.lens .deed h2')]).toEqual([stopped, doer])
    await page.keyboard.press(' ')
    await page.waitForSelector('#question [data-answer]')
    expect(await version()).not.toBe(stopped)
    expectCalm(troubles)
  })

  test.each(['Hamburg', 'Bruges'])('of %s shows with a rival what they choose from', async game => {
    const { ann, ben } = await begun(open, undefined, game)
    const pages = [ann.page, ben.page]
    // Cards are drawn one after the other: until the last one their backs lie with whoever draws.
    do await play(pages, 1)
    while (!(await ann.page.isVisible('.passing')) && !(await ben.page.isVisible('.passing')))
    const other = (await ann.page.isVisible('.passing')) ? ben.page : ann.page
    await other.waitForSelector('.rival.turn .choosing .back')
    expect(await other.locator('.passing').count()).toBe(0)
    const sheet = (await other.locator('.rival.turn').boundingBox())!
    const cards = (await other.locator('.choosing').boundingBox())!
    expect(cards.x).toBeGreaterThanOrEqual(sheet.x)
    expect(cards.y).toBeGreaterThanOrEqual(sheet.y)
    expect(cards.y + cards.height).toBeLessThanOrEqual(sheet.y + sheet.height)
    expect(await accessTroubles(other)).toEqual([])
    await other.setViewportSize({ width: 390, height: 844 })
    await other.waitForSelector('.chip.turn .choosing .back')
    await shoot(other, `choosing-${game}`)
    expectCalm([...ann.troubles, ...ben.troubles])
  })

  test('lists for whoever comes back what happened since their turn', async () => {
    const { ann, ben } = await begun(open)
    await play([ann.page, ben.page], 12)
    while (!(await ann.page.isVisible('#question [data-answer]'))) await play([ben.page], 1)
    const { href } = new URL(ben.page.url())
    await ben.page.goto('about:blank')
    while (await ann.page.isVisible('#question [data-answer]')) await play([ann.page], 1)
    await ben.page.goto(href)
    await ben.page.waitForSelector('.lens .since li')
    expect(await ben.page.textContent('.lens .since li:last-child')).toContain('Ann')
    await ben.page.click('.lens .since .again')
    await ben.page.waitForSelector('.moment')
    await ben.page.waitForSelector('#question [data-answer]')
    expectCalm([...ann.troubles, ...ben.troubles])
  })

  test('is found in the lobby, by phone, and takes back with the agreement of all', async () => {
    const ann = await open()
    await made(ann, { second: 'open' })
    const ben = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await ben.page.click('.head .online')
    await ben.page.click('.lobby [aria-label="Open tables"] a')
    await ben.page.waitForSelector('.called input')
    expect(await accessTroubles(ben.page)).toEqual([])
    await sitDown(ben)
    // Whoever waits sees what they wait for.
    for (const { page } of [ann, ben])
      expect(await page.locator('.room .about').textContent()).toMatch(/^Hamburg · \w/)
    await begin(ann)
    await ben.page.waitForSelector('#question')
    expect(await ben.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await accessTroubles(ben.page)).toEqual([])

    await play([ann.page, ben.page], 3)
    const lines = (await logOf(ann.page)).length
    await ann.page.click('.menu summary')
    await ann.page.click('text=Ask for a takeback')
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
    await ben.page.click('.head .online')
    await ben.page.click('.lobby [aria-label="My games"] a')
    await ben.page.waitForSelector('#question')
    expectCalm([...ann.troubles, ...ben.troubles])
  })
})
