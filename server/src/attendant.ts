import type { Deed } from './course.ts'
import type { House } from './house.ts'
import type { Match } from './match.ts'
import type { Sheet } from './store.ts'

/** Who finds a clock run down after a restart gets this long; nobody loses because the server was away. */
const GRACE = 60_000
/** How long another process gets to let a bot answer at a table that it has open, too. */
const PATIENCE = 5_000
/** When something that we do by ourselves could not be stored, we try again after this. */
const RETRY = 1_000
const LONGEST_TIMER = 2 ** 31 - 1

/** A table as who attends it sees it: everything there happens one after the other. */
interface Post {
  inTurn<R>(action: () => Promise<R>): Promise<R>
  /** Appends a deed if the log still has that length. */
  append(deed: Deed, length: number): Promise<void>
}

/** Does at a table what nobody commands: lets bots answer and sees whose time is over. */
export class Attendant {
  readonly #house: House
  readonly #post: Post
  readonly #opened = Date.now()
  #timer: NodeJS.Timeout | undefined
  #thinking: number | undefined
  #dismissed = false

  constructor(house: House, post: Post) {
    this.#house = house
    this.#post = post
  }

  /** Looks after the table as it is now. If what was done last is not `ours`, another process does so, too. */
  attend(match: Match, sheet: Sheet, ours: boolean): void {
    clearTimeout(this.#timer)
    const { status, bot } = match.standing
    if (this.#dismissed || status !== 'playing') return
    if (bot === undefined) this.#watchClock(match, sheet)
    else if (ours || this.#house.bus.alone) this.#think(bot, match, sheet)
    else this.#after(PATIENCE, () => this.#think(bot, match, sheet))
  }

  /** When we should look at the table again if nothing happens; undefined for never. */
  dueAt({ standing: { status, bot, due, since }, plan }: Match): number | undefined {
    if (status !== 'playing') return undefined
    if (bot !== undefined) return Date.now() + 3 * PATIENCE
    if (due === undefined || plan.pace.late === 'wait') return undefined
    return since < this.#opened ? Math.max(due, this.#opened + GRACE) : due
  }

  dismiss(): void {
    this.#dismissed = true
    clearTimeout(this.#timer)
  }

  #watchClock(match: Match, sheet: Sheet) {
    const due = this.dueAt(match)
    if (due === undefined) return
    const { length, asked } = match.standing
    this.#after(due - Date.now(), async () => {
      if (due > Date.now()) return this.attend(match, sheet, true)
      const seat = asked!
      this.#house.log.info({ table: sheet.row.id, seat }, 'late')
      await this.#post.append({ kind: 'late', seat, at: Date.now() }, length)
    })
  }

  #think(seat: number, match: Match, sheet: Sheet) {
    const { length } = match.standing
    if (this.#thinking === length) return
    this.#thinking = length
    this.#house.later(async () => {
      try {
        const answer = await this.#answer(seat, match, sheet)
        if (answer !== undefined)
          await this.#post.append({ kind: 'answer', seat, answer, at: Date.now() }, length)
      } catch (error) {
        this.#after(RETRY, () => this.attend(match, sheet, true))
        throw error
      } finally {
        if (this.#thinking === length) this.#thinking = undefined
      }
    })
  }

  /** What the bot at a seat answers; nothing if meanwhile it is not asked any more. */
  async #answer(seat: number, match: Match, { row, seats }: Sheet): Promise<string | undefined> {
    const { length } = match.standing
    const asked = await this.#post.inTurn(async () =>
      match.standing.length === length ? match.question(seat) : undefined,
    )
    if (!asked) return undefined
    const { question, view, names } = asked
    const choice = await this.#house.thinker.think({
      game: row.game,
      bot: seats[seat]!.level ?? row.stand_in,
      seat: `${row.id} ${seat}`,
      luck: `bot ${seat} ${length} ${row.seed}`,
      question,
      view,
    })
    return names[question.choices.indexOf(choice)]
  }

  #after(delay: number, action: () => void | Promise<void>) {
    clearTimeout(this.#timer)
    const wait = Math.min(Math.max(0, delay), LONGEST_TIMER)
    this.#timer = setTimeout(() => this.#house.later(async () => action()), wait)
    this.#timer.unref()
  }
}
