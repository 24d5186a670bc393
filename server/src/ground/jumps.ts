import type { Machine } from './machine.ts'

/** So far, in milliseconds, the clock of the machine may go astray before that is worth a word. */
const ASTRAY = 5_000

/** Notices once when the clock of a machine has been set since it was last looked at. */
export class Jumps {
  readonly #machine: Machine
  #known = 0

  constructor(machine: Machine) {
    this.#machine = machine
  }

  /** By how many milliseconds it was set, if it was. */
  look(): number | undefined {
    const off = this.#machine.shown() - this.#machine.now()
    const jump = off - this.#known
    if (Math.abs(jump) < ASTRAY) return undefined
    this.#known = off
    return jump
  }
}
