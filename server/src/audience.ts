import { type State, viewChanges, WATCHER } from '@kontor/engine'
import type { ChatRow } from './database.ts'
import type { Journal } from './journal.ts'
import { newsOf } from './news.ts'
import type { Chat, News } from './protocol.ts'
import { aboutFor, type Heard } from './situation.ts'
import type { Sheet } from './store.ts'

/** Who has which seat. */
type Seating = Pick<Sheet, 'holders'>

/** Somebody who is connected to a table. */
export interface Guest {
  readonly person: string | undefined
  /** Whom they do not want to hear. */
  readonly muted: ReadonlySet<string>
  /** Sends a message as text: what is equal for many is written once. */
  send(text: string): void
}

/** The view that a guest has: who sees which state. */
interface Sight {
  readonly viewer: number
  readonly state: State
}

/** What was told to who had the view of a state, or none. */
interface Told {
  readonly from: State | undefined
  readonly text: string
  readonly now: Sight
}

/** Those who are connected to a table through this process: each is told what they may know, and no more. */
export class Audience {
  /** Each with what they were told of the game; undefined before it begins. */
  readonly #guests = new Map<Guest, Sight | undefined>()

  get size(): number {
    return this.#guests.size
  }

  add(guest: Guest, told: Sight | undefined): void {
    this.#guests.set(guest, told)
  }

  remove(guest: Guest): boolean {
    return this.#guests.delete(guest)
  }

  /** The seats whose people are among them. */
  seats(sheet: Sheet): number[] {
    const seats = [...this.#guests.keys()].map(({ person }) => seatOf(sheet, person))
    return [...new Set(seats)].filter(seat => seat !== WATCHER).sort()
  }

  tellNews(sheet: Seating, { terms, course }: Journal, lines: readonly Heard[]): void {
    const { game, state } = course.session
    const written = newsOf(terms, course, lines)
    const changes = new Map<State, (viewer: number) => string>()
    const told = new Map<number, Told>()
    for (const [guest, had] of this.#guests) {
      const viewer = seatOf(sheet, guest.person)
      const from = had?.viewer === viewer ? had.state : undefined
      let news = told.get(viewer)
      if (!news || news.from !== from) {
        const text = from ? written.next(viewer, changesFrom(from)(viewer)) : written.whole(viewer)
        news = { from, text, now: { viewer, state } }
        told.set(viewer, news)
      }
      guest.send(news.text)
      this.#guests.set(guest, news.now)
    }

    function changesFrom(from: State) {
      const known = changes.get(from) ?? viewChanges(game, from, state)
      changes.set(from, known)
      return known
    }
  }

  tellTable(sheet: Sheet, journal: Journal | undefined): void {
    for (const guest of this.#guests.keys())
      tell(guest, { type: 'table', table: aboutFor(sheet, guest.person, journal) })
  }

  tellPresent(seats: readonly number[], knowing: Guest | undefined): void {
    const text = JSON.stringify({ type: 'present', seats: [...seats] } satisfies News)
    for (const guest of this.#guests.keys()) if (guest !== knowing) guest.send(text)
  }

  tellChat(sheet: Sheet, lines: readonly ChatRow[]): void {
    for (const guest of this.#guests.keys())
      for (const chat of chatFor(sheet, guest, lines)) tell(guest, { type: 'chat', chat })
  }
}

/** Tells one guest something. */
export function tell(guest: Guest, news: News): void {
  guest.send(JSON.stringify(news))
}

/** The seat that somebody has at a table, or that of a watcher. */
export function seatOf({ holders }: Seating, person: string | undefined): number {
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
