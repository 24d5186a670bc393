import { fileURLToPath } from 'node:url'
import type { GameRecord } from '@kontor/engine'
import type { Page } from 'playwright-core'

/** What was seen while answers were clicked. */
interface Played {
  readonly answers: number
  /** How many of them were clicked on the board, not in the panel. */
  readonly onBoard: number
  /** How often the device was passed on, and how often somebody could look at their turn before that. */
  readonly passed: number
  readonly looked: number
  /** Words that no page may show: a value that is missing, in the text of a person. */
  readonly slips: readonly string[]
  /** What the page said that went wrong, if it did. */
  readonly trouble: string | undefined
  readonly over: boolean
}

/** Clicks up to so many answers at random among all that are offered, on the board and in the panel. */
export function playOn(page: Page, seed: number, most: number): Promise<Played> {
  return page.evaluate(
    async ([seed, most]) => {
      let luck = seed
      const below = (limit: number) => {
        luck = (Math.imul(luck, 1_103_515_245) + 12_345) >>> 0
        return (luck >>> 8) % limit
      }
      const one = (selector: string) => document.querySelector<HTMLElement>(selector)
      /** Where the table stands: another text means that something happened. */
      const stand = () => one('.pass h1')?.textContent ?? one('[data-version]')?.dataset.version
      const seen = { answers: 0, onBoard: 0, passed: 0, looked: 0, slips: [] as string[] }
      const pause = () => new Promise(resolve => requestAnimationFrame(resolve))
      let idle = performance.now()
      while (seen.answers < most) {
        const trouble = one('.trouble')?.textContent ?? undefined
        if (trouble !== undefined || one('.places')) return { ...seen, trouble, over: trouble === undefined }
        const slip = /(?:undefined|NaN|null|\[object).{0,30}/.exec(document.body.textContent ?? '')
        if (slip) seen.slips.push(slip[0])
        const ready = one('.pass-on') ?? one('.pass .primary')
        const offered = ready ? [ready] : [...document.querySelectorAll<HTMLElement>('[data-answer]')]
        const chosen = offered[below(Math.max(1, offered.length))]
        if (chosen) {
          const before = stand()
          if (ready?.closest('.pass')) seen.passed++
          else if (ready) seen.looked++
          else seen.answers++
          if (chosen.closest('.surface')) seen.onBoard++
          chosen.click()
          const deadline = performance.now() + 240_000
          while (stand() === before && !one('.trouble, .places')) {
            if (performance.now() > deadline)
              return { ...seen, trouble: `Nothing came of ${chosen.dataset.answer}.`, over: false }
            await pause()
          }
          idle = performance.now()
        } else {
          if (performance.now() > idle + 240_000)
            return { ...seen, trouble: 'Nothing was asked for four minutes.', over: false }
          await pause()
        }
      }
      return { ...seen, trouble: undefined, over: one('.places') !== null }
    },
    [seed, most] as const,
  )
}

/** Chooses a game on the start page by its name. */
export async function chooseGame(page: Page, name: string): Promise<void> {
  const article = page.locator('.games article', { has: page.locator(`h2 >> text="${name}"`) })
  if ((await article.getAttribute('aria-current')) !== 'true') await article.locator('.setup-button').click()
  await page.waitForSelector(`.games article[aria-current=true]`)
  await page.waitForSelector('.setup .seats')
}

/** Chooses all expansions on the start page. */
export async function chooseAll(page: Page): Promise<void> {
  await page.waitForSelector('.options input')
  for (const box of await page.locator('.options input[type=checkbox]').all()) await box.check()
}

/** So many seats on the start page. */
export async function setTable(page: Page, seats: number): Promise<void> {
  const there = () => page.locator('.seats li').count()
  while ((await there()) < seats) await page.click('.seats .dashed')
  while ((await there()) > seats) await page.click('.seats li:last-child button')
}

/** Seats so many persons on the start page. */
export async function seatPersons(page: Page, persons: number): Promise<void> {
  for (let seat = 2; seat <= persons; seat++) {
    await page.selectOption(`.seats li:nth-child(${seat}) select`, 'person')
  }
}

/** Seats bots that answer at once behind the first person. */
export async function seatApprentices(page: Page, seats: number): Promise<void> {
  for (let seat = 2; seat <= seats; seat++) {
    await page.selectOption(`.seats li:nth-child(${seat}) select`, 'apprentice')
  }
}

/** Keeps a picture of the page among the artefacts, for people to look at. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: fileURLToPath(new URL(`../shots/${name}.png`, import.meta.url)) })
}

/** The record of the game on the table, as the browser keeps it: with everything that nobody may see. */
export async function keptRecord(page: Page): Promise<GameRecord> {
  const id = new URL(page.url()).hash.split('/').at(-1)!
  const kept = await page.evaluate(
    id =>
      new Promise<{ record: unknown }>((resolve, reject) => {
        const opened = indexedDB.open('kontor')
        opened.onsuccess = () => {
          const found = opened.result.transaction('games').objectStore('games').get(id)
          found.onsuccess = () => resolve(found.result)
          found.onerror = () => reject(found.error)
        }
      }),
    id,
  )
  return kept.record as GameRecord
}
