import { createHash } from 'node:crypto'
import type { CallOff } from '../../src/ground/machine.ts'

/** Something that runs on the clock and can be held up or killed: what it was to do then comes later or never. */
export interface Runner {
  readonly alive: boolean
  readonly pausedUntil: number
  /** Is told before each of its steps. */
  step(): void
}

interface Due {
  at: number
  order: number
  readonly what: string
  readonly runner: Runner | undefined
  action: (() => void) | undefined
}

/** So many of the last lines are kept, to be read when something is wrong. */
const KEPT = 400
const BEGIN = Date.UTC(2026, 0, 1)

/**
 * The time of a world, which passes only from one thing that is due to the next. All that happens in it is written into a
 * trace; two runs with the same digest went the same way.
 */
export class Clock {
  now = BEGIN
  /** How many things happened. */
  steps = 0
  readonly #heap: Due[] = []
  readonly #hash = createHash('sha256')
  readonly #last: string[] = []
  #order = 0

  /** Does something at a time; `what` is what the trace says. */
  at(time: number, what: string, action: () => void, runner?: Runner): CallOff {
    const due: Due = { at: Math.max(time, this.now), order: this.#order++, what, runner, action }
    this.#push(due)
    return () => {
      due.action = undefined
    }
  }

  /** The same after so many milliseconds. */
  after(milliseconds: number, what: string, action: () => void, runner?: Runner): CallOff {
    return this.at(this.now + milliseconds, what, action, runner)
  }

  wait(milliseconds: number, what: string): Promise<void> {
    return new Promise(resolve => this.after(milliseconds, what, resolve))
  }

  /** Lets time pass until then, or until nothing more is due. */
  async run(until: number): Promise<void> {
    for (let due = this.#heap[0]; due && due.at <= until; due = this.#heap[0]) {
      this.#pop()
      if (!due.action || isDead(due)) continue
      this.now = due.at
      if (due.runner && due.runner.pausedUntil > this.now) {
        due.at = due.runner.pausedUntil
        due.order = this.#order++
        this.#push(due)
        continue
      }
      due.runner?.step()
      if (isDead(due)) continue
      this.note(due.what)
      const { action } = due
      due.action = undefined
      action()
      // Whatever that set going inside of processes goes on until each part waits for something that is due later. What
      // waits for the next turn of the event loop was put off after us, so one turn is not enough.
      await turn()
      await turn()
    }
    this.now = Math.max(this.now, until)
  }

  /** Writes a line into the trace. */
  note(what: string): void {
    const line = `${this.now - BEGIN} ${what}`
    this.steps++
    this.#hash.update(line)
    this.#last.push(line)
    if (this.#last.length > 2 * KEPT) this.#last.splice(0, KEPT)
  }

  /** The last lines of the trace. */
  tail(): string {
    return this.#last.slice(-KEPT).join('\n')
  }

  digest(): string {
    return this.#hash.copy().digest('hex').slice(0, 16)
  }

  #push(due: Due) {
    const heap = this.#heap
    let i = heap.push(due) - 1
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (!isBefore(due, heap[parent]!)) break
      heap[i] = heap[parent]!
      i = parent
    }
    heap[i] = due
  }

  #pop() {
    const heap = this.#heap
    const last = heap.pop()!
    if (heap.length === 0) return
    let i = 0
    for (;;) {
      let child = 2 * i + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++
      if (!isBefore(heap[child]!, last)) break
      heap[i] = heap[child]!
      i = child
    }
    heap[i] = last
  }
}

function turn(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

function isDead({ runner }: Due) {
  return runner !== undefined && !runner.alive
}

function isBefore(one: Due, other: Due) {
  return one.at < other.at || (one.at === other.at && one.order < other.order)
}
