import type { GameRecord } from '@kontor/engine'
import type { Deed } from './course.ts'
import type { EntryRow } from './database.ts'
import { isKeptSince } from './journal.ts'
import type { Entry, Pace, Situation } from './protocol.ts'
import type { Asked, Draft, Duty, Gives, Plan, Referee, Standing, Takes, Viewers } from './referee.ts'
import type { Sheet } from './store.ts'

/** The log of a table, as the database has it. */
type Log = () => Promise<readonly EntryRow[]>

/** The game at a table: how it stands. The referee knows the rest; what is asked of it is asked one after the other. */
export class Match {
  readonly plan: Plan
  readonly #referee: Referee
  readonly #table: string
  readonly #log: Log
  #standing: Standing
  #epoch: number

  private constructor(referee: Referee, sheet: Sheet, log: Log, standing: Standing, epoch: number) {
    this.plan = planOf(sheet)
    this.#referee = referee
    this.#table = sheet.row.id
    this.#log = log
    this.#standing = standing
    this.#epoch = epoch
  }

  /** A game before its first deed. */
  static async begin(referee: Referee, sheet: Sheet, log: Log): Promise<Match> {
    const { epoch } = referee
    const standing = await referee.ask('open', { table: sheet.row.id, plan: planOf(sheet), log: [] })
    return new Match(referee, sheet, log, standing, epoch)
  }

  get standing(): Standing {
    return this.#standing
  }

  /** What more deeds would make of the game; nothing changes yet. */
  draft(deeds: readonly Deed[], viewers: Viewers): Promise<Draft> {
    return this.#ask('draft', { deeds, viewers })
  }

  /** Goes on to a draft that the log now holds. */
  take({ standing }: Pick<Draft, 'standing'>): void {
    this.#standing = standing
  }

  situation(viewer: number): Promise<Situation> {
    return this.#ask('situation', { viewer })
  }

  /** What a viewer has not seen who has seen line `seen`. */
  async missed(viewer: number, seen: number): Promise<readonly Entry[]> {
    const log = isKeptSince(seen, this.#standing.length) ? undefined : await this.#deeds()
    return this.#ask('missed', { viewer, seen, log })
  }

  /** The game as a viewer knew it when its log had that length. */
  async past(viewer: number, length: number): Promise<Situation> {
    return this.#ask('past', { viewer, log: (await this.#deeds()).slice(0, length) })
  }

  /** The question that is asked, with what a viewer sees. */
  question(viewer: number): Promise<Asked> {
    return this.#ask('question', { viewer })
  }

  record(): Promise<GameRecord> {
    return this.#ask('record', {})
  }

  async close(): Promise<void> {
    if (this.#epoch === this.#referee.epoch) await this.#referee.ask('close', { table: this.#table })
  }

  async #ask<D extends Exclude<Duty, 'open'>>(
    duty: D,
    what: Omit<Takes<D>, 'table' | 'at'>,
  ): Promise<Gives<D>> {
    if (this.#epoch !== this.#referee.epoch) await this.#openAgain()
    const takes = { table: this.#table, at: this.#standing.length, ...what }
    return this.#referee.ask(duty, takes as unknown as Takes<D>)
  }

  /** A new referee learns the game from its log. */
  async #openAgain() {
    const log = (await this.#deeds()).slice(0, this.#standing.length)
    const { epoch } = this.#referee
    await this.#referee.ask('open', { table: this.#table, plan: this.plan, log })
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
function planOf({ row, seats }: Sheet): Plan {
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
