import type { Job, Keeper } from '@kontor/bots'
import type { Choice } from '@kontor/engine'
import { type Machine, stopping } from '../ground/index.ts'
import { newBotThread } from './bot-threads.ts'
import { Budget } from './budget.ts'
import { Line } from './line.ts'

/** What bots think in, and who is told of it. */
interface Thinking {
  readonly threads: number
  readonly machine: Machine
  /** Is told when the fallback answered for a bot. */
  instead?(seat: string, why: string): void
  /** Is told when a quick bot answered, since too much was asked. */
  hurried?(): void
  readonly newThread?: () => Keeper
}

/** Lets bots think in a few threads, which start when they are first needed. */
export class Thinker {
  readonly #lines: readonly Line[]
  readonly #instead: (seat: string, why: string) => void
  #closed = false

  constructor({ threads, machine, instead, hurried, newThread = newBotThread }: Thinking) {
    const budget = new Budget(machine)
    const line = () => new Line(machine, budget, () => hurried?.(), newThread)
    this.#lines = Array.from({ length: threads }, line)
    this.#instead = (seat, why) => instead?.(seat, why)
  }

  /** A legal answer, in time whatever the bot does, on the budget of a person; a refusal once it is closed. */
  async think(job: Job, person: string): Promise<Choice> {
    if (this.#closed) throw stopping()
    const { choice, instead } = await this.#lineFor(job.seat).choose(job, person)
    if (instead !== undefined) this.#instead(job.seat, instead)
    return choice
  }

  /** Bots read the games anew. */
  renew(): void {
    for (const line of this.#lines) line.renew()
  }

  close(): void {
    this.#closed = true
    for (const line of this.#lines) line.close()
  }

  /** A seat's bot always thinks in the same thread, since it may remember. */
  #lineFor(seat: string): Line {
    let sum = 0
    for (let i = 0; i < seat.length; i++) sum += seat.charCodeAt(i)
    return this.#lines[sum % this.#lines.length]!
  }
}
