import { newWritten, WATCHER } from '@kontor/engine'
import type { ChatRow } from './database.ts'
import type { Journal } from './journal.ts'
import type { Chat, News } from './protocol.ts'
import { aboutFor, entryFor, type Heard, situationText } from './situation.ts'
import type { Sheet } from './store.ts'

/** Somebody who is connected to a table. */
export interface Guest {
  readonly person: string | undefined
  /** Whom they do not want to hear. */
  readonly muted: ReadonlySet<string>
  /** Sends a message as text: what is equal for many is written once. */
  send(text: string): void
}

/** Those who are connected to a table through this process: each is told what they may know, and no more. */
export class Audience {
  readonly #guests = new Set<Guest>()

  get size(): number {
    return this.#guests.size
  }

  add(guest: Guest): void {
    this.#guests.add(guest)
  }

  remove(guest: Guest): boolean {
    return this.#guests.delete(guest)
  }

  /** The seats whose people are among them. */
  seats(sheet: Sheet): number[] {
    const seats = [...this.#guests].map(({ person }) => seatOf(sheet, person))
    return [...new Set(seats)].filter(seat => seat !== WATCHER).sort()
  }

  tellNews(sheet: Sheet, { terms, course }: Journal, lines: readonly Heard[]): void {
    const texts = new Map<number, string>()
    const written = newWritten()
    for (const guest of this.#guests) {
      const viewer = seatOf(sheet, guest.person)
      const text = texts.get(viewer) ?? newsFor(viewer)
      texts.set(viewer, text)
      guest.send(text)
    }

    function newsFor(viewer: number) {
      const entries = JSON.stringify(lines.map(line => entryFor(line, viewer)))
      const situation = situationText(terms, course, viewer, written)
      return `{"type":"news","entries":${entries},"situation":${situation}}`
    }
  }

  tellTable(sheet: Sheet, journal: Journal | undefined): void {
    for (const guest of this.#guests)
      tell(guest, { type: 'table', table: aboutFor(sheet, guest.person, journal) })
  }

  tellPresent(seats: readonly number[], knowing: Guest | undefined): void {
    const text = JSON.stringify({ type: 'present', seats: [...seats] } satisfies News)
    for (const guest of this.#guests) if (guest !== knowing) guest.send(text)
  }

  tellChat(sheet: Sheet, lines: readonly ChatRow[]): void {
    for (const guest of this.#guests)
      for (const chat of chatFor(sheet, guest, lines)) tell(guest, { type: 'chat', chat })
  }
}

/** Tells one guest something. */
export function tell(guest: Guest, news: News): void {
  guest.send(JSON.stringify(news))
}

/** The seat that somebody has at a table, or that of a watcher. */
export function seatOf({ holders }: Sheet, person: string | undefined): number {
  return (person === undefined ? undefined : holders.get(person)) ?? WATCHER
}

/** What was said at a table, without what people said whom this guest has muted. */
export function chatFor(sheet: Sheet, guest: Guest, lines: readonly ChatRow[]): Chat[] {
  const quiet = new Set(
    [...sheet.holders].filter(([person]) => guest.muted.has(person)).map(([, seat]) => seat),
  )
  return lines
    .filter(({ seat }) => seat === null || !quiet.has(seat) || seat === seatOf(sheet, guest.person))
    .map(({ n, at, seat, name, text }) => ({ n, at, seat, name, text }))
}
