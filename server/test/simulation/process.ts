import type { FastifyInstance } from 'fastify'
import type { CallOff, Machine } from '../../src/ground/machine.ts'
import type { Running } from '../../src/serve.ts'
import type { Clock, Runner } from './clock.ts'
import type { Luck } from './luck.ts'

/** How far the clock of a machine is from the true time, by how much people have set it, and how long it naps now. */
interface Oddities {
  readonly ahead: number
  skew(): number
  nap(): number
}

/**
 * One process of a server, from its start to its end: its own time and luck, and what still runs in it. A machine that
 * naps lets what is due soon and again and again wait a while when nothing goes on, so that days pass quickly.
 */
export class Process implements Runner {
  readonly name: string
  alive = true
  /** It is told to stop, and takes nothing new. */
  stopping = false
  closed = false
  pausedUntil = 0
  running: Running | undefined
  http: FastifyInstance | undefined
  /** It crashes when it has taken so many more steps. */
  stepsLeft = Number.POSITIVE_INFINITY
  crash: () => void = () => {}
  readonly machine: Machine
  readonly #timers = new Map<object, number>()

  constructor(name: string, clock: Clock, luck: Luck, { ahead, skew, nap }: Oddities) {
    this.name = name
    const now = () => clock.now + ahead
    const after = (milliseconds: number, action: () => void): CallOff => {
      const timer = {}
      this.#timers.set(timer, milliseconds)
      const rest = milliseconds <= LONGEST_NAP && !this.stopping ? nap() : 0
      const at = clock.now + Math.max(0, Math.round(milliseconds))
      const callOff = clock.at(
        rest > 0 ? Math.ceil(at / rest) * rest : at,
        `${name} timer`,
        () => {
          this.#timers.delete(timer)
          action()
        },
        this,
      )
      return () => {
        this.#timers.delete(timer)
        callOff()
      }
    }
    this.machine = {
      now,
      shown: () => now() + skew(),
      after,
      async within<T>(milliseconds: number, promise: Promise<T>) {
        const { promise: late, resolve } = Promise.withResolvers<undefined>()
        const callOff = after(milliseconds, () => resolve(undefined))
        return Promise.race([promise, late]).finally(callOff)
      },
      random: length => luck.bytes(length),
    }
  }

  /** For how long the timers of its machine were set that still run. */
  get timers(): readonly number[] {
    return [...this.#timers.values()]
  }

  step(): void {
    if (--this.stepsLeft <= 0) this.crash()
  }
}

/** What is due later than this, in milliseconds, does not wait for the end of a nap. */
const LONGEST_NAP = 2_000
