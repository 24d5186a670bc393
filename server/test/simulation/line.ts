import type { Line, OpenLine } from '../../src/storage/postgres/line.ts'
import type { Clock } from './clock.ts'
import type { Luck } from './luck.ts'
import type { Process } from './process.ts'

interface Listener {
  readonly process: Process
  readonly line: Line
  hear(payload: string): void
  lost(line: Line): void
  /** What was told later comes later. */
  last: number
}

/** What processes on one database tell each other: everybody hears all in one order, late, until their line is lost. */
export class Exchange {
  /** How often telling fails though the line stays. */
  failing = 0
  /** Until then no line can be had. */
  until = 0
  readonly #clock: Clock
  readonly #luck: Luck
  readonly #listeners = new Set<Listener>()

  constructor(clock: Clock, luck: Luck) {
    this.#clock = clock
    this.#luck = luck
  }

  lineOf(process: Process): OpenLine {
    return async (hear, lost) => {
      await this.#wait(process)
      if (this.#clock.now < this.until) throw new Error('The database cannot be reached.')
      const line: Line = {
        tell: async payloads => {
          const fails = this.#luck.chance(this.failing)
          await this.#wait(process)
          if (!this.#listeners.has(listener)) throw new Error('The connection is closed.')
          if (fails) throw new Error('The query failed.')
          for (const payload of payloads) this.#tell(payload)
        },
        end: async () => void this.#listeners.delete(listener),
      }
      const listener: Listener = { process, line, hear, lost, last: 0 }
      this.#listeners.add(listener)
      return line
    }
  }

  /** Breaks the line of some process; it notices after a while. */
  breakOne(): void {
    const listeners = [...this.#listeners]
    if (listeners.length > 0) this.#break(this.#luck.pick(listeners))
  }

  /** A process died. */
  abandon(process: Process): void {
    for (const listener of this.#listeners) if (listener.process === process) this.#listeners.delete(listener)
  }

  /** The lines that a process has. */
  of(process: Process): readonly string[] {
    return [...this.#listeners].flatMap(listener => (listener.process === process ? [process.name] : []))
  }

  #break(listener: Listener) {
    this.#listeners.delete(listener)
    const { process, line, lost } = listener
    this.#clock.after(this.#luck.between(0, 3_000), `${process.name} line lost`, () => lost(line), process)
  }

  #tell(payload: string) {
    for (const listener of this.#listeners) {
      const { process } = listener
      listener.last = Math.max(listener.last, this.#clock.now + this.#luck.delay(6, 2_000))
      const hear = () => this.#listeners.has(listener) && listener.hear(payload)
      this.#clock.at(listener.last, `${process.name} hears`, hear, process)
    }
  }

  #wait(process: Process) {
    return new Promise<void>(resolve =>
      this.#clock.after(this.#luck.delay(4, 500), `${process.name} line`, resolve, process),
    )
  }
}
