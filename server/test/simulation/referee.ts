import type { Job, Keeper, Kept } from '@kontor/bots'
import { type Games, Refused, stopping } from '../../src/ground/index.ts'
import { Judge } from '../../src/referee/judge.ts'
import type { Duty, Gives, Referee, Takes } from '../../src/referee/referee.ts'
import type { Clock } from './clock.ts'
import { Luck } from './luck.ts'
import type { Process } from './process.ts'

/** A referee in the thread of the world, who takes time for everything, and now and then breaks down and knows nothing. */
export class SlowReferee implements Referee {
  epoch = 1
  /** How often a question breaks them down. */
  breaking = 0
  readonly #games: Games
  readonly #clock: Clock
  readonly #luck: Luck
  readonly #process: Process
  readonly #waiting = new Map<(error: Error) => void, Duty>()
  #judge: Judge
  #free = 0
  #closed = false

  constructor(games: Games, clock: Clock, luck: Luck, process: Process) {
    this.#games = games
    this.#clock = clock
    this.#luck = luck
    this.#process = process
    this.#judge = new Judge(games)
  }

  ask<D extends Duty>(duty: D, table: string, takes: Takes<D>): Promise<Gives<D>> {
    if (this.#closed) return Promise.reject(stopping())
    return new Promise((resolve, reject) => {
      this.#waiting.set(reject, duty)
      const { epoch } = this
      this.#free = Math.max(this.#free, this.#clock.now) + this.#luck.delay(1, 60)
      this.#clock.at(
        this.#free,
        `${this.#process.name} ${duty}`,
        () => {
          if (epoch !== this.epoch) return
          if (this.#luck.chance(this.breaking)) return this.#break(new Refused('mistake', 'The rules broke.'))
          this.#waiting.delete(reject)
          try {
            resolve(this.#judge.perform(duty, table, takes))
          } catch (error) {
            reject(error)
          }
        },
        this.#process,
      )
    })
  }

  /** What it was asked and has not answered. */
  get asked(): readonly Duty[] {
    return [...this.#waiting.values()]
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#break(stopping())
  }

  #break(error: Refused) {
    this.epoch++
    this.#judge = new Judge(this.#games)
    const waiting = [...this.#waiting.keys()]
    this.#waiting.clear()
    for (const reject of waiting) reject(error)
  }
}

/** A bot that gives any answer, after a while, and sometimes only when its time is over. */
export function anyBot(clock: Clock, luck: Luck, process: Process): Keeper {
  const waiting = new Map<(kept: Kept) => void, Job>()
  const answer = (resolve: (kept: Kept) => void, instead?: string) => {
    const job = waiting.get(resolve)
    waiting.delete(resolve)
    if (!job) return
    const choice = new Luck(job.luck).pick(job.question.choices)
    resolve(instead === undefined ? { choice } : { choice, instead })
  }
  return {
    choose: (job, limit) =>
      new Promise(resolve => {
        waiting.set(resolve, job)
        const hangs = luck.chance(0.01)
        clock.after(
          hangs ? limit : luck.delay(40, 2_000),
          `${process.name} bot`,
          () => answer(resolve, hangs ? 'it said nothing' : undefined),
          process,
        )
      }),
    close() {
      for (const resolve of [...waiting.keys()]) answer(resolve, 'the server stops')
    },
  }
}
