import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Claim } from './identity.ts'

/** Somebody who is in through a socket. */
export interface Connection {
  readonly client: WebSocket
  /** What carries it, and the frames that are held back for what follows at once. */
  readonly socket: Duplex
  held: string | undefined
  readonly address: string
  /** Who they said to be when they came. */
  readonly claim: Claim
  readonly person: string | undefined
  muted: ReadonlySet<string>
}

/** Who is in: how many from which address, and through which sockets each person. */
export class Connections {
  readonly #perAddress = new Map<string, number>()
  readonly #perPerson = new Map<string, Set<Connection>>()

  add(connection: Connection): void {
    const { address, person } = connection
    this.#perAddress.set(address, this.from(address) + 1)
    if (person === undefined) return
    const theirs = this.#perPerson.get(person) ?? new Set()
    this.#perPerson.set(person, theirs.add(connection))
  }

  remove(connection: Connection): void {
    const { address, person = '' } = connection
    const left = this.from(address) - 1
    if (left > 0) this.#perAddress.set(address, left)
    else this.#perAddress.delete(address)
    const theirs = this.#perPerson.get(person)
    theirs?.delete(connection)
    if (theirs?.size === 0) this.#perPerson.delete(person)
  }

  /** How many come from an address. */
  from(address: string): number {
    return this.#perAddress.get(address) ?? 0
  }

  /** Through which sockets a person is in. */
  of(person: string): readonly Connection[] {
    return [...(this.#perPerson.get(person) ?? [])]
  }
}
