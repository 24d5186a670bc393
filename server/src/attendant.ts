import { nameOf, view } from '@kontor/engine'
import { type Course, type Deed, dueOf } from './course.ts'
import type { House } from './house.ts'
import type { Journal } from './journal.ts'
import { botAsked, statusOf } from './situation.ts'
import type { Sheet } from './store.ts'

/** Who finds a clock run down after a restart gets this long; nobody loses because the server was away. */
const GRACE = 60_000
/** How long another process gets to let a bot answer at a table that it has open, too. */
const PATIENCE = 5_000
/** When something that we do by ourselves could not be stored, we try again after this. */
const RETRY = 1_000
const LONGEST_TIMER = 2 ** 31 - 1

/** Does at a table what nobody commands: lets bots answer and sees whose time is over. */
export class Attendant {
  readonly #house: House
  /** Appends a deed if the log still has that length. */
  readonly #append: (deed: Deed, length: number) => Promise<void>
  readonly #opened = Date.now()
  #timer: NodeJS.Timeout | undefined
  #thinking: number | undefined
  #dismissed = false

  constructor(house: House, append: (deed: Deed, length: number) => Promise<void>) {
    this.#house = house
    this.#append = append
  }

  /** Looks after the table as it is now. If what was done last is not `ours`, another process does so, too. */
  attend(journal: Journal, sheet: Sheet, ours: boolean): void {
    clearTimeout(this.#timer)
    const { terms, course } = journal
    if (this.#dismissed || statusOf(terms, course) !== 'playing') return
    const seat = botAsked(terms, course)
    if (seat === undefined) this.#watchClock(journal, sheet)
    else if (ours || this.#house.bus.alone) this.#think(seat, journal, sheet)
    else this.#after(PATIENCE, () => this.#think(seat, journal, sheet))
  }

  /** When we should look at the table again if nothing happens; undefined for never. */
  dueAt({ terms, course }: Journal): number | undefined {
    if (statusOf(terms, course) !== 'playing') return undefined
    if (botAsked(terms, course) !== undefined) return Date.now() + 3 * PATIENCE
    const due = dueOf(terms, course)
    if (due === undefined || terms.pace.late === 'wait') return undefined
    return course.since < this.#opened ? Math.max(due, this.#opened + GRACE) : due
  }

  dismiss(): void {
    this.#dismissed = true
    clearTimeout(this.#timer)
  }

  #watchClock(journal: Journal, sheet: Sheet) {
    const due = this.dueAt(journal)
    if (due === undefined) return
    const { length, session } = journal.course
    this.#after(due - Date.now(), async () => {
      if (due > Date.now()) return this.attend(journal, sheet, true)
      const seat = session.question!.seat
      this.#house.log.info({ table: sheet.row.id, seat }, 'late')
      await this.#append({ kind: 'late', seat, at: Date.now() }, length)
    })
  }

  #think(seat: number, journal: Journal, sheet: Sheet) {
    const { course } = journal
    if (this.#thinking === course.length) return
    this.#thinking = course.length
    this.#house.later(async () => {
      try {
        await this.#append(
          { kind: 'answer', seat, answer: await this.#answer(seat, course, sheet), at: Date.now() },
          course.length,
        )
      } catch (error) {
        this.#after(RETRY, () => this.attend(journal, sheet, true))
        throw error
      } finally {
        if (this.#thinking === course.length) this.#thinking = undefined
      }
    })
  }

  async #answer(seat: number, { session: { game, state, question }, length }: Course, { row, seats }: Sheet) {
    const choice = await this.#house.thinker.think({
      game: game.name,
      bot: seats[seat]!.level ?? row.stand_in,
      seat: `${row.id} ${seat}`,
      luck: `bot ${seat} ${length} ${row.seed}`,
      question: question!,
      view: view(game, state, seat),
    })
    return nameOf(game, state, question!, choice)
  }

  #after(delay: number, action: () => void | Promise<void>) {
    clearTimeout(this.#timer)
    const wait = Math.min(Math.max(0, delay), LONGEST_TIMER)
    this.#timer = setTimeout(() => this.#house.later(async () => action()), wait)
    this.#timer.unref()
  }
}
