import {
  answer,
  type Choice,
  chanceOf,
  type Game,
  newRecord,
  next,
  type Question,
  type State,
  start,
  view,
} from '@kontor/engine'
import { type Jetty, jetty, type Task } from '../../engine/test/jetty/index.ts'
import type { Bot, Seen } from '../src/index.ts'

/** The engine's small game, as a bot is given it. */
export const small = jetty as unknown as Game<State>

export interface Table {
  readonly game: Game<Jetty, Task>
  readonly state: Jetty
  readonly question: Question<Task>
}

/** A table of the small game after so many answers, each chosen by `choose`. */
export function tableAfter(
  answers: number,
  seed: string,
  seats = 3,
  choose: (question: Question<Task>, i: number) => Choice = ({ choices }, i) => choices[i % choices.length]!,
  game = jetty,
): Table {
  const state = start(game, newRecord(game, { seats: Array(seats).fill('x'), seed }))
  let question = next(game, state)
  for (let i = 0; i < answers; i++) question = answer(game, state, question!, choose(question!, i))
  return { game, state, question: question! }
}

export function seenAt({ game, state, question }: Table): Seen {
  return { game: game as unknown as Game<State>, question, view: () => view(game, state, question.seat) }
}

/** Plays a game to its end; the points by seat. */
export function play(bots: readonly Bot[], seed: string, game = jetty): number[] {
  const state = start(game, newRecord(game, { seats: bots.map(({ name }) => name), seed }))
  const luck = bots.map((_, seat) => chanceOf(`${seat} ${seed}`, 1))
  let question = next(game, state)
  while (question) {
    const { seat } = question
    const choice = bots[seat]!.choose(seenAt({ game, state, question }), luck[seat]!)
    question = answer(game, state, question, choice)
  }
  return game.score(state).map(({ points }) => points)
}

/** In how many of so many games the first bot has the most points alone. */
export function wins(games: number, make: () => readonly Bot[], game = jetty): number {
  let won = 0
  for (let i = 0; i < games; i++) {
    const [first = 0, ...others] = play(make(), `g${i}`, game)
    if (others.every(points => points < first)) won++
  }
  return won
}
