import { namesOf, newRecord, next, openSession, playNamed, type Session } from '@kontor/engine'
import { amsterdam, type Position, position } from '../src/index.ts'
import type { Amsterdam, Task } from '../src/state.ts'

/** A game at a position, to be played on by names: what the tests of rules and cards are written with. */
export class Table {
  readonly #session: Session<Amsterdam, Task>

  constructor(given: Position) {
    const state = position(amsterdam, given)
    const players = state.solo ? 1 : state.seats.length
    const seats = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
    this.#session = openSession(amsterdam, newRecord(amsterdam, { seats, seed: 'table' }))
    this.#session.state = state
    this.#session.question = next(amsterdam, state)
  }

  get state(): Amsterdam {
    return this.#session.state
  }

  /** What is asked: the kind of task and the seat; undefined when the game is over. */
  get asked(): { kind: string; seat: number } | undefined {
    const { question } = this.#session
    return question && { kind: question.task.kind, seat: question.seat }
  }

  /** The names of the legal answers. */
  get answers(): string[] {
    const { state, question } = this.#session
    return question ? namesOf(amsterdam, state, question) : []
  }

  /** Gives answers, one after the other. */
  play(...names: string[]): this {
    for (const name of names) playNamed(this.#session, name)
    return this
  }

  seat(seat = 0): Amsterdam['seats'][number] {
    return this.state.seats[seat]!
  }

  /** What each source would score for a seat if the game ended now. */
  sources(seat = 0): Readonly<Record<string, number>> {
    return amsterdam.score(this.state)[seat]!.sources
  }

  /** Everything about a seat that tests compare, in one value. */
  purse(seat = 0): { gulden: number; points: number; supply: readonly number[] } {
    const { gulden, points, supply } = this.seat(seat)
    return { gulden, points, supply }
  }
}

export function table(given: Position): Table {
  return new Table(given)
}
