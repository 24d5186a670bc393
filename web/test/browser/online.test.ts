import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessTroubles, answersOn, click, expectCalm, inBrowser } from './browser.ts'

const open = inBrowser()

type Visitor = Awaited<ReturnType<typeof open>>

/** Ann makes a table for two; gives the links to it and to the seat, if it is for somebody invited. */
async function made({ page }: Visitor, second: 'invited' | 'open') {
  await page.click('.go .online')
  await page.click('.lobby .primary')
  await page.selectOption('.seats li:nth-child(2) select', second)
  await page.click('.seats li:nth-child(3) button')
  await page.fill('.called input', 'Ann')
  await page.click('.go .primary')
  await page.waitForSelector('.room .share')
  const [table, seat] = await page.$$eval('.share input', all =>
    all.map(each => (each as HTMLInputElement).value),
  )
  return { table: table!, seat }
}

/** Ben takes a seat. */
async function sitDown({ page }: Visitor) {
  await page.fill('.called input', 'Ben')
  await page.click('.room .primary')
  await page.waitForSelector('.talk')
}

/** Ann begins the game when Ben is there. */
async function begin({ page }: Visitor) {
  await page.waitForSelector('.taken >> text=Ben')
  await page.click('.room .primary')
  await page.waitForSelector('#question')
}

/** Both at a game that has begun, Ben by his link. */
async function begun() {
  const [ann, ben] = [await open(), await open()]
  const links = await made(ann, 'invited')
  await ben.page.goto(links.seat!)
  await sitDown(ben)
  await begin(ann)
  await ben.page.waitForSelector('#question')
  return { ann, ben, links }
}

/** Whoever is asked answers, so many times; each time the game goes on before all. */
async function play(pages: readonly Page[], times: number) {
  for (let i = 0; i < times; i++) {
    const page = await asked(pages)
    const names = await answersOn(page)
    const before = await versionOn(page)
    await click(page, names[i % names.length]!)
    for (const each of pages) await each.waitForFunction(isAfter, before)
  }
}

const versionOn = async (page: Page) => Number(await page.getAttribute('#question', 'data-version'))
const isAfter = (version: number) =>
  Number(document.querySelector('#question')?.getAttribute('data-version')) > version

/** The page on which something is asked. */
async function asked(pages: readonly Page[]): Promise<Page> {
  const found = pages.map(async page => {
    await page.waitForSelector('#question [data-answer]')
    return page
  })
  for (const each of found) each.catch(() => {})
  return Promise.any(found)
}

/** Says something, in the panel beside the log. */
async function say(page: Page, text: string) {
  await page.click('.side .tabs button:nth-child(3)')
  await page.fill('.chat input', text)
  await page.press('.chat input', 'Enter')
}

const logOf = (page: Page) =>
  page.$$eval('.log li:not(.mark)', all => all.map(each => each.textContent ?? ''))

describe('a table of a server', () => {
  test('is played in two browsers, over a reload and a lost connection, before somebody who watches', async () => {
    const { ann, ben, links } = await begun()
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
    expectCalm([...ann.troubles, ...calmed(ben.troubles), ...cleo.troubles])
  })

  test('is found in the lobby, by phone, and takes back with the agreement of all', async () => {
    const ann = await open()
    await made(ann, 'open')
    const ben = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await ben.page.click('.go .online')
    await ben.page.click('.lobby [aria-label="Open tables"] a')
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
    await ben.page.click('.brand')
    await ben.page.click('.go .online')
    await ben.page.click('.lobby [aria-label="My games"] a')
    await ben.page.waitForSelector('#question')
    expectCalm([...ann.troubles, ...ben.troubles])
  })
})

/** Without a network the browser itself complains about sockets that it could not open. */
function calmed(troubles: readonly string[]) {
  return troubles.filter(each => !each.includes('ERR_INTERNET_DISCONNECTED'))
}
