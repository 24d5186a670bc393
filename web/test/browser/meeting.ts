import type { Page } from 'playwright-core'
import { answersOn, click, type inBrowser } from './browser.ts'

/** People who meet at the tables of a server, each in a browser of their own. */

export type Open = ReturnType<typeof inBrowser>
export type Visitor = Awaited<ReturnType<Open>>

/** How a table for two shall be. */
interface Wanted {
  readonly second: 'invited' | 'open'
  /** By which button the pace is chosen; live without a clock if none is. */
  readonly pace?: string
  /** What it is called on the page; Hamburg if nothing is said. */
  readonly game?: string
}

/** Ann makes a table for two; gives the links to it and to the seat, if it is for somebody invited. */
export async function made({ page }: Visitor, { second, pace, game }: Wanted) {
  await page.click('.head .online')
  await page.click('.lobby .primary')
  if (game !== undefined) await page.click(`.one-of >> text=${game}`)
  await page.selectOption('.seats li:nth-child(2) select', second)
  await page.click('.seats li:nth-child(3) button')
  if (pace !== undefined) await page.click(`.agreement .one-of >> text=${pace}`)
  await page.fill('.called input', 'Ann')
  await page.click('.go .primary')
  await page.waitForSelector('.room .share')
  const [table, seat] = await page.$$eval('.share input', all =>
    all.map(each => (each as HTMLInputElement).value),
  )
  return { table: table!, seat }
}

/** Ben takes a seat. */
export async function sitDown({ page }: Visitor) {
  await page.fill('.called input', 'Ben')
  await page.click('.room .primary')
  await page.waitForSelector('.talk')
}

/** Ann begins the game when Ben is there. */
export async function begin({ page }: Visitor) {
  await page.waitForSelector('.taken >> text=Ben')
  await page.click('.room .primary')
  await page.waitForSelector('#question')
}

/** Both at a game that has begun, Ben by his link. */
export async function begun(open: Open, pace?: string, game?: string) {
  const [ann, ben] = [await open(), await open()]
  const links = await made(ann, {
    second: 'invited',
    ...(pace === undefined ? {} : { pace }),
    ...(game === undefined ? {} : { game }),
  })
  await ben.page.goto(links.seat!)
  await sitDown(ben)
  await begin(ann)
  await ben.page.waitForSelector('#question')
  return { ann, ben, links }
}

/** Whoever is asked answers, so many times; each time the game goes on before all. */
export async function play(pages: readonly Page[], times: number) {
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
export async function asked(pages: readonly Page[]): Promise<Page> {
  const found = pages.map(async page => {
    await page.waitForSelector('#question [data-answer]')
    return page
  })
  for (const each of found) each.catch(() => {})
  return Promise.any(found)
}

export const logOf = (page: Page) =>
  page.$$eval('.log li:not(.mark)', all => all.map(each => each.textContent ?? ''))

/** Without a network the browser itself complains about sockets that it could not open. */
export function withoutNetwork(troubles: readonly string[]) {
  return troubles.filter(each => !each.includes('ERR_INTERNET_DISCONNECTED'))
}
