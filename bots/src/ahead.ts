import {
  askedOf,
  below,
  type Chance,
  type Choice,
  type Game,
  guess,
  next,
  type Question,
  type State,
  type Task,
} from '@kontor/engine'
import type { Seen } from './bot.ts'
import { answerThere } from './together.ts'

/** How many worlds that could be true are tried, and how far own further questions are followed in each. */
const GUESSES = 2
const DEPTH = 3
const WIDEST = 12
/** Answers whose worth differs by less are equal: one of them is drawn, or all hands would have one colour. */
const CLOSE = 5e-7

/** What a state is worth to a seat. */
export type Worth = (state: State, seat: number) => number

/** What each answer leads to, on the average of a few guesses, when one looks no further ahead. */
export function worthsAhead(
  { game, question, view }: Seen,
  chance: Chance,
  worth: Worth,
  guesses = GUESSES,
): number[] {
  const sums = question.choices.map(() => 0)
  const seen = view()
  for (let i = 0; i < guesses; i++) {
    const world = guess(game, seen, chance)
    const asked = askedOf(game, world, next(game, world), question.seat)
    if (!asked) continue
    for (const [at, choice] of question.choices.entries())
      sums[at]! += worthAfter(game, world, asked, choice, worth)
  }
  return sums.map(sum => sum / guesses)
}

/** One of the best choices. */
export function bestOf(choices: readonly Choice[], worths: readonly number[], chance: Chance): Choice {
  const best = Math.max(...worths)
  const equal = choices.filter((_, at) => worths[at]! > best - CLOSE)
  return equal[below(chance, 0, equal.length)]!
}

/**
 * What an answer leads to; own questions of another kind that follow at once are answered as well as can be. A task that asks
 * again and again comes after any answer, and is not looked at a second time after some of them only.
 */
export function worthAfter(
  game: Game<State>,
  world: State,
  asked: Question,
  choice: Choice,
  worth: Worth,
  before: readonly Task[] = [],
): number {
  const state = game.clone(world)
  const following = answerThere(game, state, asked, choice)
  const isOther = following?.seat === asked.seat && following.task.kind !== asked.task.kind
  if (!isOther || before.length === DEPTH || before.includes(following.task)) return worth(state, asked.seat)
  const way = [...before, asked.task]
  const tried = following.choices.slice(0, WIDEST)
  return Math.max(...tried.map(each => worthAfter(game, state, following, each, worth, way)))
}
