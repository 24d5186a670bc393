import { botNamed } from '@kontor/bots'
import {
  chanceOf,
  choiceNamed,
  type Game,
  namesOf,
  newRecord,
  type OptionValues,
  openSession,
  playChoice,
  type State,
  sealed,
  view,
} from '@kontor/engine'
import { buildPage, PAGE, serve, settingsFrom } from '@kontor/server'
import { type BrowserContextOptions, type Page, chromium as player } from 'playwright-core'
import { chromium, QUIET } from './chromium.ts'

/** Opens the page in a browser of its own storage, and says where it is. */
export type Open = (options?: BrowserContextOptions) => Promise<{ page: Page; address: string }>

/** Builds and serves the page and starts a browser, for as long as the action takes. */
export async function withBrowser<R>(action: (open: Open) => Promise<R>): Promise<R> {
  await buildPage(() => {})
  const settings = settingsFrom({ KONTOR_PORT: '0', DATABASE_URL: ':memory:', KONTOR_LOG: 'warn' })
  const server = await serve(settings, { page: PAGE })
  const browser = await player.launch({ executablePath: chromium(), args: QUIET })
  const address = `http://127.0.0.1:${server.port}/`
  try {
    return await action(async options => {
      const context = await browser.newContext({ locale: 'en-GB', ...options })
      const page = await context.newPage()
      await page.goto(address)
      return { page, address }
    })
  } finally {
    await browser.close()
    await server.close()
  }
}

/** A game as bots of one name have begun it. */
export interface Begun {
  readonly names: readonly string[]
  readonly options: OptionValues
  readonly seed: string
  /** Whose game it was so far, and whose it is from now on at the seats after the first, which is a person's. */
  readonly played: string
  readonly level: string
  /** What the first seat prefers to what its bot would answer, by its name. */
  prefers?(names: readonly string[], answers: number): string | undefined
  /** When the bots stop: it is told how many answers have been given, and the question. */
  until(answers: number, seat: number, kind: string): boolean
}

/** Lets bots begin a game and keeps it in the page's storage; its address within the page. */
export async function keepBegun(page: Page, game: Game<State>, begun: Begun): Promise<string> {
  const { names, options, seed, played, level, until } = begun
  const session = openSession(game, newRecord(game, { seats: [...names], options, seed }))
  const bots = names.map(() => botNamed(played))
  const luck = chanceOf(`bots ${seed}`, 1)
  for (let answers = 0; session.question; answers++) {
    const { question, state } = session
    const { seat, task } = question
    if (until(answers, seat, task.kind)) break
    const seen = { game, question, view: () => view(game, state, seat) }
    const wish = seat === 0 ? begun.prefers?.(namesOf(game, state, question), answers) : undefined
    const choice = wish === undefined ? undefined : choiceNamed(game, state, question, wish)
    playChoice(session, choice ?? bots[seat]!.choose(seen, luck))
  }
  const players = names.map((name, seat) =>
    seat === 0 ? { kind: 'person', name } : { kind: 'bot', name, level },
  )
  const kept = {
    id: `${game.name}-begun`,
    players,
    record: sealed(session),
    saved: 0,
    over: !session.question,
  }
  // The list of kept games stands there: the page has made its storage.
  await page.waitForSelector('.kept')
  await page.evaluate(`new Promise((resolve, reject) => {
    const opened = indexedDB.open('kontor')
    opened.onerror = () => reject(opened.error)
    opened.onsuccess = () => {
      const write = opened.result.transaction('games', 'readwrite')
      write.objectStore('games').put(${JSON.stringify(kept)})
      write.onerror = () => reject(write.error)
      write.oncomplete = () => {
        opened.result.close()
        resolve()
      }
    }
  })`)
  return `#/table/${kept.id}`
}
