import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { fallbackFor, newKeeper } from '@kontor/bots'
import { answer, newRecord, next, start, view } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import { threadsRunning } from '@kontor/server'

/** In milliseconds: what a bot plans to think, and what it is given. */
const THINKS = 'search:60ms'
const LIMIT = 100
const QUESTIONS = 1000
/** One of so many questions goes to a bot that never answers. */
const HANGS = 50
/** A thread starts before the clock does: nobody waits at a table for that but once. */
const STARTING = 10_000

export interface Limits {
  /** The answer that came latest after its limit, and how many the fallback gave. */
  readonly worst: number
  readonly replaced: number
}

/** Asks bots so many questions of four-player Hamburg while every core is busy with something else. */
export async function measureLimits(progress: (line: string) => void): Promise<Limits> {
  const busy = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('./busy-thread.ts', import.meta.url)),
  )
  const keeper = newKeeper(threadsRunning(new URL('./bot-thread.ts', import.meta.url)), job =>
    fallbackFor(hamburg, job),
  )
  let worst = Number.NEGATIVE_INFINITY
  let replaced = 0
  let game = 0
  let state = begun(game)
  let question = next(hamburg, state)
  for (let asked = 0; asked < QUESTIONS; asked++) {
    if (!question) {
      state = begun(++game)
      question = next(hamburg, state)!
    }
    const { seat } = question
    const bot = asked % HANGS === HANGS - 1 ? 'hangs' : THINKS
    const job = {
      game: 'hamburg',
      bot,
      seat: `${game} ${seat} ${bot}`,
      luck: `${asked}`,
      question,
      view: view(hamburg, state, seat),
    }
    if (asked === 0) await keeper.choose({ ...job, bot: 'greedy' }, STARTING)
    const begin = performance.now()
    const { choice, instead } = await keeper.choose(job, LIMIT)
    worst = Math.max(worst, performance.now() - begin - LIMIT)
    if (instead !== undefined) replaced++
    question = answer(hamburg, state, question, choice)
    if (asked % 100 === 99) progress(`${asked + 1} of ${QUESTIONS} questions with every core busy`)
  }
  keeper.close()
  await Promise.all(busy.map(thread => thread.terminate()))
  return { worst, replaced }
}

function begun(game: number) {
  return start(hamburg, newRecord(hamburg, { seats: ['a', 'b', 'c', 'd'], seed: `limits-${game}` }))
}
