import {
  type Game,
  namesOf,
  newRecord,
  next,
  openSession,
  playNamed,
  type Session,
  type State,
  type Task,
} from '@kontor/engine'

interface Seated {
  readonly seats: readonly unknown[]
}

/** A game at a position, to be played on by names: what the tests of rules and cards are written with. */
export class CityTable<S extends Seated & State<T>, T extends Task> {
  readonly #game: Game<S, T>
  readonly #session: Session<S, T>

  constructor(game: Game<S, T>, state: S, players = state.seats.length) {
    const seats = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
    this.#game = game
    this.#session = openSession(game, newRecord(game, { seats, seed: 'table' }))
    this.#session.state = state
    this.#session.question = next(game, state)
  }

  get state(): S {
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
    return question ? namesOf(this.#game, state, question) : []
  }

  /** Gives answers, one after the other. */
  play(...names: string[]): this {
    for (const name of names) playNamed(this.#session, name)
    return this
  }
}
