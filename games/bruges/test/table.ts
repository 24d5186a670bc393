import { namesOf, newRecord, next, openSession, playNamed, type Session } from '@kontor/engine'
import { bruges, type Position, position } from '../src/index.ts'
import type { Bruges, Task } from '../src/state.ts'

/** A game at a position, to be played on by names: what the tests of rules and cards are written with. */
export class Table {
  readonly #session: Session<Bruges, Task>

  constructor(given: Position) {
    const state = position(bruges, given)
    const seats = state.seats.map((_, seat) => `player ${seat + 1}`)
    this.#session = openSession(bruges, newRecord(bruges, { seats, seed: 'table' }))
    this.#session.state = state
    this.#session.question = next(bruges, state)
  }

  get state(): Bruges {
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
    return question ? namesOf(bruges, state, question) : []
  }

  /** Gives answers, one after the other. */
  play(...names: string[]): this {
    for (const name of names) playNamed(this.#session, name)
    return this
  }

  seat(seat = 0): Bruges['seats'][number] {
    return this.state.seats[seat]!
  }

  /** Everything about a seat that tests compare, in one value. */
  purse(seat = 0): { guilders: number; points: number; workers: readonly number[] } {
    const { guilders, points, workers } = this.seat(seat)
    return { guilders, points, workers }
  }
}

export function table(given: Position): Table {
  return new Table(given)
}
