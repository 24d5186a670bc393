import { amsterdam } from '@kontor/amsterdam'
import { bruges } from '@kontor/bruges'
import { newRecord } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import type { AnyGame } from '@kontor/register'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepBegun } from '../../../tools/browser.ts'
import { expectCalm, inBrowser } from './browser.ts'

const open = inBrowser()

/** Sits down at a game in which one answer of the first seat is missing to its end, but for what bots do after it. */
async function beginTheEnd(page: Page, address: string, game: AnyGame) {
  const names = ['Ann', 'Bob']
  const { options } = newRecord(game, { seats: names, seed: 'end' })
  const begun = { names, options, seed: 'end', played: 'random', level: 'apprentice' }
  const mine: number[] = []
  const never = (answers: number, seat: number) => seat === 0 && mine.push(answers) === 0
  await keepBegun(page, game, { ...begun, until: never })
  const table = await keepBegun(page, game, { ...begun, until: answers => answers === mine.at(-1) })
  await page.goto('about:blank')
  await page.goto(`${address}${table}`)
}

/** Gives whatever answer comes first until the final scoring is shown, which then waits. */
async function toTheEnd(page: Page) {
  // In the page, so that no category goes by before it is stopped.
  const stopped = page.waitForFunction(() => {
    const stop = document.querySelector<HTMLElement>('.counting ~ .foot [aria-pressed]')
    if (stop?.ariaPressed === 'false') stop.click()
    return stop?.ariaPressed === 'true'
  })
  for (;;) {
    await page.waitForSelector('#question [data-answer], .counting')
    if (await page.$('.counting')) return stopped
    const before = await page.getAttribute('[data-version]', 'data-version')
    await page.click('#question [data-answer]')
    await page.waitForSelector(`[data-version]:not([data-version="${before}"])`, { state: 'attached' })
  }
}

/** What stands at my seat on the ruler, and what the categories brought me so far. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const post = Number(document.querySelector<HTMLElement>('.ruler .post.own')?.dataset.at)
    const cells = [...document.querySelectorAll('.counting tbody tr')].map(row =>
      Number(row.querySelector('td')?.textContent.replace('−', '-')),
    )
    return { post, counted: cells.reduce((sum, n) => sum + n, 0), categories: cells.length }
  })

test.each([
  ['Hamburg', hamburg as AnyGame],
  ['Bruges', bruges as AnyGame],
  ['Amsterdam', amsterdam as AnyGame],
])('the end of %s is counted on the board category by category, as fast as one likes', async (_, game) => {
  const { page, address, troubles } = await open({ settings: { pace: 'fast' } })
  await beginTheEnd(page, address, game)
  await toTheEnd(page)
  const first = await standing(page)
  const inPlay = first.post - first.counted
  for (let categories = first.categories + 1; ; categories++) {
    await page.keyboard.press('n')
    await page.waitForSelector(`.counting tbody tr:nth-child(${categories}), #question .places`)
    if (await page.$('#question .places')) break
    // Also what is below nought has its place on the ruler.
    const ruler = (await page.locator('.ruler').boundingBox())!
    for (const post of await page.locator('.ruler .post').all()) {
      const { x } = (await post.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(ruler.x - 1)
      expect(x).toBeLessThanOrEqual(ruler.x + ruler.width)
    }
    const now = await standing(page)
    expect(now.post).toBe(inPlay + now.counted)
    if (categories === 2) expect(await page.locator('[data-counts]').count()).toBeGreaterThan(0)
  }
  // The sum on the board is the one of the result.
  const total = Number(
    (await page.textContent('#question .places li:has-text("Ann") b'))!.replace('−', '-').split(' ')[0],
  )
  expect((await standing(page)).post).toBe(total)
  await page.click('#question .foot .primary')
  await page.waitForURL(/#\/end\//)
  expectCalm(troubles)
})
