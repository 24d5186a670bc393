import { below, type Chance, type Choice, type Game, type Question, type State } from '@kontor/engine'
import type { Worth } from './ahead.ts'
import { judge } from './judgement.ts'
import { answerThere } from './together.ts'

/** The best of so many answers drawn at random is what somebody is taken to answer. */
const TRIED = 4

/** What a seat may well answer: the best for its own points, or by another measure, among a few. */
export function likely(
  game: Game<State>,
  state: State,
  question: Question,
  chance: Chance,
  worth: Worth = (after, seat) => judge(game, after).points[seat]!,
  tried = TRIED,
): Choice {
  const { choices, seat } = question
  const all = choices.length <= tried
  let best = choices[0]!
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < Math.min(tried, choices.length); i++) {
    const choice = choices[all ? i : below(chance, 0, choices.length)]!
    const points = worth(after(game, state, question, choice), seat)
    if (points > most) {
      most = points
      best = choice
    }
  }
  return best
}

/** The state after an answer; the one before is not touched. */
export function after(game: Game<State>, state: State, question: Question, choice: Choice): State {
  const copy = game.clone(state)
  answerThere(game, copy, question, choice)
  return copy
}
