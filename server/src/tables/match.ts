import type { GameRecord } from '@kontor/engine'
import type { Entry, Pace, Situation } from '@kontor/protocol'
import {
  type Agreement,
  type Asked,
  type Deed,
  type Draft,
  type Duty,
  type Gives,
  isKeptSince,
  type Referee,
  type Standing,
  type Takes,
  type Viewers,
} from '../referee/index.ts'
import type { EntryRow, Sheet } from '../storage/index.ts'

/** The log of a table, as the database has it. */
type Log = () => Promise<readonly EntryRow[]>

/** The epoch of no referee. */
const UNKNOWN = 0

/** The game at a table: how it stands. The referee knows the rest; what is asked of it is asked one after the other. */
export class Match {
  readonly agreement: Agreement
  readonly #referee: Referee
  readonly #table: string
  readonly #log: Log
  #standing: Standing
  #epoch: number

  private constructor(referee: Referee, sheet: Sheet, log: Log, standing: Standing, epoch: number) {
    this.agreement = agreementOf(sheet)
    this.#referee = referee
    this.#table = sheet.row.id
    this.#log = log
    this.#standing = standing
    this.#epoch = epoch
  }

  /** A game after the deeds of its log, which it reads again when it must. */
  static async begin(referee: Referee, sheet: Sheet, deeds: readonly Deed[], log: Log): Promise<Match> {
    const { epoch } = referee
    const standing = await referee.ask('open', sheet.row.id, { agreement: agreementOf(sheet), log: deeds })
    return new Match(referee, sheet, log, standing, epoch)
  }

  get standing(): Standing {
    return this.#standing
  }

  /** What more deeds would make of the game; nothing changes yet. */
  draft(deeds: readonly Deed[], viewers: Viewers): Promise<Draft> {
    return this.#ask('draft', { deeds, viewers })
  }

  /** Goes on to a draft that the log now holds. A referee that cannot follow learns the game again from its log. */
  settle({ standing }: Pick<Draft, 'standing'>): void {
    this.#standing = standing
    const { epoch } = this.#referee
    if (this.#epoch !== epoch) return
    this.#referee.ask('settle', this.#table, { length: standing.length }).catch(() => {
      if (this.#epoch === epoch) this.#epoch = UNKNOWN
    })
  }

  situation(viewer: number): Promise<Situation> {
    return this.#ask('situation', { viewer })
  }

  /** The entries of the log after line `seen`, as this viewer may read them. */
  async missed(viewer: number, seen: number): Promise<readonly Entry[]> {
    const log = isKeptSince(seen, this.#standing.length) ? undefined : await this.#deeds()
    return this.#ask('missed', { viewer, seen, log })
  }

  /** The game as a viewer knew it when its log had that length. */
  async past(viewer: number, length: number): Promise<Situation> {
    const log = (await this.#deeds()).slice(0, length)
    return this.#referee.ask('past', this.#table, { agreement: this.agreement, viewer, log })
  }

  /** The question that is asked, with what a viewer sees. */
  question(viewer: number): Promise<Asked> {
    return this.#ask('question', { viewer })
  }

  record(): Promise<GameRecord> {
    return this.#ask('record', {})
  }

  async close(): Promise<void> {
    if (this.#epoch === this.#referee.epoch) await this.#referee.ask('close', this.#table, {})
  }

  async #ask<D extends Duty>(duty: D, takes: Takes<D>): Promise<Gives<D>> {
    if (this.#epoch !== this.#referee.epoch) await this.#openAgain()
    return this.#referee.ask(duty, this.#table, takes)
  }

  /** A new referee learns the game from its log. */
  async #openAgain() {
    const log = (await this.#deeds()).slice(0, this.#standing.length)
    const { epoch } = this.#referee
    await this.#referee.ask('open', this.#table, { agreement: this.agreement, log })
    this.#epoch = epoch
  }

  async #deeds() {
    return (await this.#log()).map(deedOf)
  }
}

export function deedOf({ kind, seat, answer, target, at }: EntryRow): Deed {
  return { kind, seat, answer: answer ?? undefined, to: target ?? undefined, at }
}

/** What was agreed at a table that has begun. */
function agreementOf({ row, seats }: Sheet): Agreement {
  return {
    game: row.game,
    names: seats.map(({ name }, seat) => name ?? `${seat + 1}`),
    seed: row.seed,
    options: JSON.parse(row.options),
    people: seats.map(({ kind }) => kind === 'person'),
    pace: JSON.parse(row.pace) as Pace,
    started: row.started ?? row.created,
  }
}
