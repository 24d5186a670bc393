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

/** What is heard from a thread. */
export interface Ears {
  /** It has started and takes jobs. */
  ready(): void
  reply(reply: Reply): void
  /** It has broken down. */
  broken(why: string): void
}

/** What the platform gives: threads and time. */
export interface Platform {
  thread(ears: Ears): Thread
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
  let desk = newDesk(platform)
  let last: Promise<unknown> = Promise.resolve()
  let closed = false

  async function choose(job: Job, limit: number): Promise<Kept> {
    if (closed) return { choice: fallback(job), instead: STOPPED }
    if (desk.gone) desk = newDesk(platform)
    const reply = await desk.ask(job, limit)
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
      desk.leave(STOPPED)
    },
  }
}
const STOPPED = 'the bots have been stopped'

interface Desk {
  readonly gone: boolean
  ask(job: Job, limit: number): Promise<Reply>
  leave(why: string): void
}

/**
 * A thread from its start to its end. A thread that is still starting when the limit is over goes on starting: were it
 * ended, a limit shorter than a start would never be kept by any bot again.
 */
function newDesk(platform: Platform): Desk {
  let ready = false
  let gone = false
  let asked: { readonly job: Job; finish(reply: Reply): void } | undefined

  const thread = platform.thread({
    ready() {
      ready = true
      if (asked) thread.send(asked.job)
    },
    reply: reply => asked?.finish(reply),
    broken: leave,
  })

  function leave(why: string) {
    if (!gone) thread.end()
    gone = true
    asked?.finish({ wrong: why })
  }

  return {
    get gone() {
      return gone
    },
    leave,
    ask(job, limit) {
      return new Promise(resolve => {
        const callOff = platform.after(limit, () => {
          if (ready) leave(`no answer within ${limit} ms`)
          else asked?.finish({ wrong: 'the bots are still starting' })
        })
        asked = {
          job,
          finish(reply) {
            asked = undefined
            callOff()
            resolve(reply)
          },
        }
        if (ready) thread.send(job)
      })
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
