import { lookup } from 'node:dns/promises'
import { within } from '../ground/index.ts'

/** Where a name leads. */
export interface Place {
  readonly address: string
  readonly family: number
}

/** A name that is slow to be looked up holds one of Node's four threads, which passwords and files need, too. */
const AT_ONCE = 2
const PATIENCE = 10_000

/** Looks names up that people gave us, a few at a time. */
export class Names {
  readonly #look: (host: string) => Promise<readonly Place[]>
  readonly #patience: number
  readonly #waiting: (() => void)[] = []
  #busy = 0

  constructor(
    look = (host: string): Promise<readonly Place[]> => lookup(host, { all: true }),
    patience = PATIENCE,
  ) {
    this.#look = look
    this.#patience = patience
  }

  /** All places of a name; none if there is no such name, or nobody said so in time. */
  async placesOf(host: string): Promise<readonly Place[]> {
    let wanted = true
    const found = await within(
      this.#patience,
      this.#inTurn(host, () => wanted),
    )
    wanted = false
    return found ?? []
  }

  async #inTurn(host: string, isWanted: () => boolean): Promise<readonly Place[]> {
    if (this.#busy < AT_ONCE) this.#busy++
    else await new Promise<void>(resolve => this.#waiting.push(resolve))
    // What cannot be looked up is not there, for whoever asks.
    const found = isWanted() ? await this.#look(host).catch(() => []) : []
    // Whoever waits takes over the place; nobody who comes now gets in between.
    const next = this.#waiting.shift()
    if (next) next()
    else this.#busy--
    return found
  }
}
