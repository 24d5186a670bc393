import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Claim } from './identity.ts'

/** What tells those who are in apart, and whether they still are. */
interface Comer {
  readonly address: string
  readonly person: string | undefined
  /** For how many seconds nothing was heard of them. */
  silence: number
}

/** Somebody who is in through a socket. */
export interface Connection extends Comer {
  readonly client: WebSocket
  /** What carries it, and the frames that are held back for what follows at once. */
  readonly socket: Duplex
  held: string | undefined
  /** Who they said to be when they came. */
  readonly claim: Claim
  muted: ReadonlySet<string>
}

/** Of whom so many seconds nothing was heard is asked whether they are there, and after more of them they are gone. */
const ASKED = 10
const GONE = 20

/** Who is in: how many from which address, and through which sockets each person. */
export class Connections<C extends Comer> {
  readonly #all = new Set<C>()
  readonly #perAddress = new Map<string, number>()
  readonly #perPerson = new Map<string, Set<C>>()

  add(connection: C): void {
    const { address, person } = connection
    this.#all.add(connection)
    this.#perAddress.set(address, this.from(address) + 1)
    if (person === undefined) return
    const theirs = this.#perPerson.get(person) ?? new Set()
    this.#perPerson.set(person, theirs.add(connection))
  }

  remove(connection: C): void {
    const { address, person = '' } = connection
    this.#all.delete(connection)
    const left = this.from(address) - 1
    if (left > 0) this.#perAddress.set(address, left)
    else this.#perAddress.delete(address)
    const theirs = this.#perPerson.get(person)
    theirs?.delete(connection)
    if (theirs?.size === 0) this.#perPerson.delete(person)
  }

  /** A second has passed: who must be asked whether they are there, and who did not answer and is gone. */
  tick(): { readonly asked: readonly C[]; readonly gone: readonly C[] } {
    for (const connection of this.#all) connection.silence++
    const all = [...this.#all]
    return {
      asked: all.filter(({ silence }) => silence === ASKED),
      gone: all.filter(({ silence }) => silence >= GONE),
    }
  }

  /** How many come from an address. */
  from(address: string): number {
    return this.#perAddress.get(address) ?? 0
  }

  /** Through which sockets a person is in. */
  of(person: string): readonly C[] {
    return [...(this.#perPerson.get(person) ?? [])]
  }
}
