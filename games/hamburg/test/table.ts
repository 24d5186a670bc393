import { namesOf, newRecord, next, openSession, playNamed, type Session } from '@kontor/engine'
import { hamburg, type Position, position } from '../src/index.ts'
import type { Hamburg, Task } from '../src/state.ts'

/** A game at a position, to be played on by names: what the tests of rules and cards are written with. */
export class Table {
  readonly #session: Session<Hamburg, Task>

  constructor(given: Position) {
    const state = position(hamburg, given)
    const players = state.solo ? 1 : state.seats.length
    const seats = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
    this.#session = openSession(hamburg, newRecord(hamburg, { seats, seed: 'table' }))
    this.#session.state = state
    this.#session.question = next(hamburg, state)
  }

  get state(): Hamburg {
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
    return question ? namesOf(hamburg, state, question) : []
  }

  /** Gives answers, one after the other. */
  play(...names: string[]): this {
    for (const name of names) playNamed(this.#session, name)
    return this
  }

  seat(seat = 0): Hamburg['seats'][number] {
    return this.state.seats[seat]!
  }

  /** Everything about a seat that tests compare, in one value. */
  purse(seat = 0): { marks: number; points: number; workers: readonly number[] } {
    const { marks, points, workers } = this.seat(seat)
    return { marks, points, workers }
  }
}

export function table(given: Position): Table {
  return new Table(given)
}
