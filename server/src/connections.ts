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

/** Not all are looked at in the same instant: to ask hundreds at once would hold up answers. */
export const PARTS_OF_A_SECOND = 10

/** Who is in: how many from which address, and through which sockets each person. */
export class Connections<C extends Comer> {
  /** Everybody, by the part of a second in which they are looked at. */
  readonly #parts = Array.from({ length: PARTS_OF_A_SECOND }, () => new Set<C>())
  #part = 0
  readonly #perAddress = new Map<string, number>()
  readonly #perPerson = new Map<string, Set<C>>()

  add(connection: C): void {
    const { address, person } = connection
    this.#parts.toSorted((one, other) => one.size - other.size)[0]!.add(connection)
    this.#perAddress.set(address, this.from(address) + 1)
    if (person === undefined) return
    const theirs = this.#perPerson.get(person) ?? new Set()
    this.#perPerson.set(person, theirs.add(connection))
  }

  remove(connection: C): void {
    const { address, person = '' } = connection
    for (const part of this.#parts) part.delete(connection)
    const left = this.from(address) - 1
    if (left > 0) this.#perAddress.set(address, left)
    else this.#perAddress.delete(address)
    const theirs = this.#perPerson.get(person)
    theirs?.delete(connection)
    if (theirs?.size === 0) this.#perPerson.delete(person)
  }

  /** A part of a second has passed: who must be asked whether they are there, and who did not answer and is gone. */
  tick(): { readonly asked: readonly C[]; readonly gone: readonly C[] } {
    this.#part = (this.#part + 1) % PARTS_OF_A_SECOND
    const part = [...this.#parts[this.#part]!]
    for (const connection of part) connection.silence++
    return {
      asked: part.filter(({ silence }) => silence === ASKED),
      gone: part.filter(({ silence }) => silence >= GONE),
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
