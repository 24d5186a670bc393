import type { CallOff } from '../ground/index.ts'
import type { Deed } from '../referee/index.ts'
import type { Sheet } from '../storage/index.ts'
import type { House } from './house.ts'
import type { Match } from './match.ts'

/** Who finds a clock run down after a restart gets this long; nobody loses because the server was away. */
const GRACE = 60_000
/** How long another process gets to let a bot answer at a table that it has open, too. */
const PATIENCE = 5_000
/** When something that we do by ourselves could not be stored, we try again after this. */
const RETRY = 1_000

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
  readonly #opened: number
  #callOff: CallOff = () => {}
  #thinking: number | undefined
  /** Since when the present question is asked, and when we first knew. */
  #asked = { since: 0, known: 0 }
  #dismissed = false

  constructor(house: House, post: Post) {
    this.#house = house
    this.#post = post
    this.#opened = this.#now()
  }

  /** Looks after the table as it is now. If what was done last is not `ours`, another process does so, too. */
  attend(match: Match, sheet: Sheet, ours: boolean): void {
    this.#callOff()
    const { since } = match.standing
    if (this.#asked.since !== since) this.#asked = { since, known: this.#now() }
    const { status, bot } = match.standing
    if (this.#dismissed || status !== 'playing') return
    if (bot === undefined) this.#watchClock(match, sheet)
    else if (ours || this.#house.bus.alone) this.#think(bot, match, sheet)
    else this.#after(PATIENCE, () => this.#think(bot, match, sheet))
  }

  /** When we should look at the table again if nothing happens; undefined for never. */
  dueAt({ standing: { status, bot, due, since }, agreement }: Match): number | undefined {
    if (status !== 'playing') return undefined
    if (bot !== undefined) return this.#now() + 3 * PATIENCE
    if (due === undefined || agreement.pace.late === 'wait') return undefined
    if (since < this.#opened) return Math.max(due, this.#opened + GRACE)
    // What was done was noted before it was stored: whoever is asked next does not pay for a disk that was slow.
    return due + (since === this.#asked.since ? Math.max(0, this.#asked.known - since) : 0)
  }

  dismiss(): void {
    this.#dismissed = true
    this.#callOff()
  }

  #watchClock(match: Match, sheet: Sheet) {
    const due = this.dueAt(match)
    if (due === undefined) return
    const { length, asked } = match.standing
    this.#after(due - this.#now(), async () => {
      if (due > this.#now()) return this.attend(match, sheet, true)
      const seat = asked!
      this.#house.log.info({ table: sheet.row.id, seat }, 'late')
      await this.#post.append({ kind: 'late', seat, at: this.#now() }, length)
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
          await this.#post.append({ kind: 'answer', seat, answer, at: this.#now() }, length)
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
    const job = {
      game: row.game,
      bot: seats[seat]!.level ?? row.stand_in,
      seat: `${row.id} ${seat}`,
      luck: `bot ${seat} ${length} ${row.seed}`,
      question,
      view,
    }
    // Whoever made the table brought its bots, too.
    const choice = await this.#house.thinker.think(job, row.host)
    return names[question.choices.indexOf(choice)]
  }

  #now() {
    return this.#house.machine.now()
  }

  #after(delay: number, action: () => void | Promise<void>) {
    this.#callOff()
    if (this.#dismissed) return
    const { machine } = this.#house
    this.#callOff = machine.after(Math.max(0, delay), () => this.#house.later(async () => action()))
  }
}
