import { type Job, type Keeper, type Kept, LEVEL_LIMIT } from '@kontor/bots'
import type { Machine } from '../ground/index.ts'
import type { Budget } from './budget.ts'

/** A level keeps its limit by itself; a bot that needs this much longer is ended. */
const LIMIT = LEVEL_LIMIT + 1_000
/** Whoever waited so long, in milliseconds, for a bot gets the answer of a quick one. */
const LONGEST_WAIT = 5_000
/** It looks one answer ahead, for some milliseconds. */
const QUICK = 'greedy'

interface Waiting {
  readonly job: Job
  readonly person: string
  readonly since: number
  resolve(kept: Kept): void
}

/** What waits for one thread of bots: whoever has the most of their budget left comes first. */
export class Line {
  readonly #machine: Machine
  readonly #budget: Budget
  readonly #hurried: () => void
  readonly #newThread: () => Keeper
  #thread: Keeper | undefined
  #waiting: Waiting[] = []
  #busy = false

  constructor(machine: Machine, budget: Budget, hurried: () => void, newThread: () => Keeper) {
    this.#machine = machine
    this.#budget = budget
    this.#hurried = hurried
    this.#newThread = newThread
  }

  /** An answer, in time whatever the bot does. */
  choose(job: Job, person: string): Promise<Kept> {
    return new Promise(resolve => {
      this.#waiting.push({ job, person, since: this.#machine.now(), resolve })
      if (!this.#busy) void this.#work()
    })
  }

  close(): void {
    this.#thread?.close()
  }

  /** Whoever is asked next thinks in a new thread. */
  renew(): void {
    this.#thread?.close()
    this.#thread = undefined
  }

  async #work() {
    this.#busy = true
    for (let next = this.#next(); next; next = this.#next()) next.resolve(await this.#ask(next))
    this.#busy = false
  }

  #next(): Waiting | undefined {
    const next = this.#waiting.find(each => this.#isLate(each)) ?? this.#richest()
    this.#waiting = this.#waiting.filter(each => each !== next)
    return next
  }

  #richest(): Waiting | undefined {
    return this.#waiting.toSorted(
      (one, other) =>
        this.#budget.left(other.person) - this.#budget.left(one.person) || one.since - other.since,
    )[0]
  }

  async #ask(waiting: Waiting): Promise<Kept> {
    const { job, person } = waiting
    const hurried = this.#isLate(waiting) || this.#budget.left(person) <= 0
    if (hurried) this.#hurried()
    const began = this.#machine.now()
    this.#thread ??= this.#newThread()
    const kept = await this.#thread.choose(hurried ? quickly(job) : job, LIMIT)
    this.#budget.spend(person, this.#machine.now() - began)
    return kept
  }

  #isLate({ since }: Waiting) {
    return this.#machine.now() - since > LONGEST_WAIT
  }
}

/** The same question for a quick bot, which remembers nothing for the one that it stands in for. */
function quickly(job: Job): Job {
  return { ...job, bot: QUICK, seat: `${job.seat} ${QUICK}` }
}
