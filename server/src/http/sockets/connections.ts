import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Claim } from '../../people/index.ts'

/** What tells those who are in apart, and whether they still are. */
interface Comer {
  readonly person: string | undefined
  /** For how many seconds nothing was heard of them. */
  silence: number
}

/** Somebody who is in through a socket. */
export interface Connection extends Comer {
  readonly network: string
  readonly client: WebSocket
  /** What carries it, and the frames that are held back for what follows at once. */
  readonly socket: Duplex
  held: string | undefined
  /** Who they said to be when they came. */
  readonly claim: Claim
  muted: ReadonlySet<string>
  /** Whether they are no longer who they said: nothing more is done for them. */
  revoked: boolean
}

/** Of whom so many seconds nothing was heard is asked whether they are there, and after more of them they are gone. */
const ASKED = 10
const GONE = 20

/** Not all are looked at in the same instant: to ask hundreds at once would hold up answers. */
export const PARTS_OF_A_SECOND = 10

/** Who is in: how many from which network, and through which sockets each person. */
export class Connections<C extends Comer> {
  /** Everybody, by the part of a second in which they are looked at. */
  readonly #parts = Array.from({ length: PARTS_OF_A_SECOND }, () => new Set<C>())
  #part = 0
  readonly #perNetwork = new Map<string, number>()
  readonly #perPerson = new Map<string, Set<C>>()

  add(connection: C): void {
    const { person } = connection
    this.#parts.toSorted((one, other) => one.size - other.size)[0]!.add(connection)
    if (person === undefined) return
    const theirs = this.#perPerson.get(person) ?? new Set()
    this.#perPerson.set(person, theirs.add(connection))
  }

  remove(connection: C): void {
    const { person = '' } = connection
    for (const part of this.#parts) part.delete(connection)
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

  /** Keeps a place for somebody who is about to come in from a network; false if so many have one already. */
  reserve(network: string, most: number): boolean {
    const there = this.#perNetwork.get(network) ?? 0
    if (there >= most) return false
    this.#perNetwork.set(network, there + 1)
    return true
  }

  /** Somebody left, or did not come in after all. */
  release(network: string): void {
    const left = (this.#perNetwork.get(network) ?? 0) - 1
    if (left > 0) this.#perNetwork.set(network, left)
    else this.#perNetwork.delete(network)
  }

  all(): readonly C[] {
    return this.#parts.flatMap(part => [...part])
  }

  /** Through which sockets a person is in. */
  of(person: string): readonly C[] {
    return [...(this.#perPerson.get(person) ?? [])]
  }
}
