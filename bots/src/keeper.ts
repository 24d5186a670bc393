import { type Choice, chanceOf, type Game, type Question, type State, type View } from '@kontor/engine'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { botNamed } from './named.ts'
import { random } from './random.ts'

/** A question for a bot, as plain data: it crosses threads. */
export interface Job {
  readonly game: string
  readonly bot: string
  /** One bot thinks for one seat of one table, and may remember: this says which. */
  readonly seat: string
  /** From where the bot's luck comes. */
  readonly luck: string
  readonly question: Question
  readonly view: View<State>
}

/** What a thread answers. */
export type Reply = { readonly choice: Choice } | { readonly wrong: string }

/** A thread that thinks, as this platform has it. After `end` nothing comes from it any more. */
export interface Thread {
  send(job: Job): void
  end(): void
}

/** What the platform gives: threads and time. */
export interface Platform {
  /** Starts a thread. It is heard each time it replies, and once if it breaks down. */
  thread(heard: (reply: Reply) => void, broken: (why: string) => void): Thread
  /** Does something after so many milliseconds, unless it is called off by what is returned. */
  after(milliseconds: number, action: () => void): () => void
}

/** An answer that can be relied on: legal, and in time. */
export interface Kept {
  readonly choice: Choice
  /** Why the fallback answered instead of the bot. */
  readonly instead?: string
}

export interface Keeper {
  /** Lets a bot answer within the limit; otherwise, or if it fails in any way, the fallback does. Never rejects. */
  choose(job: Job, limit: number): Promise<Kept>
  /** Ends the thread; what is still asked is answered by the fallback. */
  close(): void
}

/** How many bots' memories a thread keeps. */
const REMEMBERED = 64

/** Keeps a thread of bots in order: one question after the other, each with a limit. */
export function newKeeper(platform: Platform, fallback: (job: Job) => Choice): Keeper {
  let thread: Thread | undefined
  let waiting: ((reply: Reply) => void) | undefined
  let last: Promise<unknown> = Promise.resolve()
  let closed = false

  const hear = (reply: Reply) => waiting?.(reply)
  const replace = () => {
    thread?.end()
    thread = undefined
  }

  function ask(job: Job, limit: number): Promise<Reply> {
    return new Promise(resolve => {
      const callOff = platform.after(limit, () => finish({ wrong: `no answer within ${limit} ms` }, true))
      function finish(reply: Reply, broken: boolean) {
        if (!waiting) return
        waiting = undefined
        callOff()
        if (broken) replace()
        resolve(reply)
      }
      waiting = reply => finish(reply, false)
      thread ??= platform.thread(hear, why => {
        replace()
        waiting?.({ wrong: why })
      })
      thread.send(job)
    })
  }

  async function choose(job: Job, limit: number): Promise<Kept> {
    if (closed) return { choice: fallback(job), instead: 'the bots have been stopped' }
    const reply = await ask(job, limit)
    if ('choice' in reply && job.question.choices.includes(reply.choice)) return reply
    const instead =
      'wrong' in reply ? reply.wrong : `${JSON.stringify(reply.choice)} is not among the answers`
    return { choice: fallback(job), instead }
  }

  return {
    choose(job, limit) {
      const kept = last.then(() => choose(job, limit))
      last = kept
      return kept
    },
    close() {
      closed = true
      replace()
      waiting?.({ wrong: 'the bots have been stopped' })
    },
  }
}

/** In a thread: answers jobs, with the games that `find` knows. A bot is made for its seat once, and remembers. */
export function newThinker(find: (game: string) => Game<State>, clock: () => number, make = botNamed) {
  const bots = new Map<string, Bot>()
  return (job: Job): Reply => {
    try {
      const { question, view } = job
      const bot = bots.get(job.seat) ?? make(job.bot)
      bots.delete(job.seat)
      bots.set(job.seat, bot)
      if (bots.size > REMEMBERED) bots.delete(bots.keys().next().value!)
      const seen = { game: find(job.game), question, view: () => view, clock }
      return { choice: bot.choose(seen, chanceOf(job.luck, 1)) }
    } catch (error) {
      return { wrong: error instanceof Error ? error.message : String(error) }
    }
  }
}

/** Answers at once, whatever happens: by a quick look if that works, otherwise by chance. */
export function fallbackFor(game: Game<State>, { question, view, luck }: Job): Choice {
  const seen = { game, question, view: () => view }
  try {
    return greedy.choose(seen, chanceOf(luck, 1))
  } catch {
    return random.choose(seen, chanceOf(luck, 1))
  }
}
