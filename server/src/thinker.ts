import { type Job, type Keeper, LEVEL_LIMIT } from '@kontor/bots'
import type { Choice } from '@kontor/engine'
import { newBotThread } from './bot-threads.ts'

/** A level keeps its limit by itself; a bot that needs this much longer is ended. */
const LIMIT = LEVEL_LIMIT + 1000

/** Lets bots think in a few threads, which start when they are first needed. */
export class Thinker {
  readonly #threads: (Keeper | undefined)[]
  readonly #instead: (seat: string, why: string) => void

  /** `instead` is told when the fallback answered for a bot. */
  constructor(threads: number, instead: (seat: string, why: string) => void) {
    this.#threads = new Array(threads).fill(undefined)
    this.#instead = instead
  }

  /** A legal answer, in time whatever the bot does. */
  async think(job: Job): Promise<Choice> {
    const { choice, instead } = await this.#threadFor(job.seat).choose(job, LIMIT)
    if (instead !== undefined) this.#instead(job.seat, instead)
    return choice
  }

  close(): void {
    for (const thread of this.#threads) thread?.close()
  }

  /** A seat's bot always thinks in the same thread, since it may remember. */
  #threadFor(seat: string): Keeper {
    let sum = 0
    for (let i = 0; i < seat.length; i++) sum += seat.charCodeAt(i)
    const at = sum % this.#threads.length
    this.#threads[at] ??= newBotThread()
    return this.#threads[at]
  }
}
