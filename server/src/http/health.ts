import type { House } from '../tables/index.ts'

/** Anybody may ask how we are, but not make us write more often than so many milliseconds apart. */
const BETWEEN = 1_000

/** Sees whether the database can be written: one that can only be read lets nobody play. */
export class Health {
  readonly #house: House
  #seen: Promise<void> | undefined
  #at = Number.NEGATIVE_INFINITY

  constructor(house: House) {
    this.#house = house
  }

  /** A refusal if nothing can be written. */
  check(): Promise<void> {
    const now = this.#house.machine.now()
    if (!this.#seen || now - this.#at >= BETWEEN) {
      this.#at = now
      this.#seen = this.#house.stored(() => this.#house.store.beat())
    }
    return this.#seen
  }
}
