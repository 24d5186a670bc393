import { WATCHER } from '@kontor/engine'
import type { Chat, News } from '@kontor/protocol'
import type { Draft, Standing, Viewers } from '../referee/index.ts'
import type { ChatRow, Sheet } from '../storage/index.ts'
import { aboutFor } from './about.ts'

/** What those are told who want to watch where nobody may. */
export const NO_WATCHERS = 'Spectators are not allowed at this table.'

/** Who has which seat. */
type Seating = Pick<Sheet, 'holders'>

/** Somebody who is connected to a table. */
export interface Guest {
  readonly person: string | undefined
  /** Whom they do not want to hear. */
  readonly muted: ReadonlySet<string>
  /** Sends a message as text: what is equal for many is written once. */
  send(text: string): void
  /** Says goodbye to them. */
  turnOut(reason: string): void
}

/** Those who are connected to a table through this process: each is told what they may know, and no more. */
export class Audience {
  /** Each with the seat from which they have the view of the game; undefined if they have none yet. */
  readonly #guests = new Map<Guest, number | undefined>()

  get size(): number {
    return this.#guests.size
  }

  /** Lets somebody in, who has the view of the game as it is now from a seat, or none. */
  add(guest: Guest, seat: number | undefined): void {
    this.#guests.set(guest, seat)
  }

  remove(guest: Guest): boolean {
    return this.#guests.delete(guest)
  }

  /** Sends away whoever got up at a table at which nobody may watch. */
  turnOutWatchers(sheet: Sheet): void {
    if (sheet.row.watchers === 1) return
    const watchers = [...this.#guests.keys()].filter(({ person }) => seatOf(sheet, person) === WATCHER)
    for (const guest of watchers) {
      this.#guests.delete(guest)
      guest.turnOut(NO_WATCHERS)
    }
  }

  /** The seats whose people are among them. */
  seats(sheet: Sheet): number[] {
    const seats = [...this.#guests.keys()].map(({ person }) => seatOf(sheet, person))
    return [...new Set(seats)].filter(seat => seat !== WATCHER).sort()
  }

  /** Who wants to hear what happens next: all who are here hear all, and so have the view of before or none. */
  viewers(sheet: Seating): Viewers {
    const next: number[] = []
    const whole: number[] = []
    for (const [guest, had] of this.#guests) {
      const viewer = seatOf(sheet, guest.person)
      const list = had === viewer ? next : whole
      if (!list.includes(viewer)) list.push(viewer)
    }
    return { next, whole }
  }

  /** Tells what happened to those for whom it was written. */
  tellNews(sheet: Seating, viewers: Viewers, { next, whole }: Pick<Draft, 'next' | 'whole'>): void {
    for (const [guest, had] of this.#guests) {
      const viewer = seatOf(sheet, guest.person)
      if (had === viewer) guest.send(next[viewers.next.indexOf(viewer)]!)
      else {
        guest.send(whole[viewers.whole.indexOf(viewer)]!)
        this.#guests.set(guest, viewer)
      }
    }
  }

  tellTable(sheet: Sheet, standing: Standing | undefined): void {
    for (const guest of this.#guests.keys())
      tell(guest, { type: 'table', table: aboutFor(sheet, guest.person, standing) })
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
