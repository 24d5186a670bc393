import { answer, below, type Chance, type Choice, type Game, type Question, type State } from '@kontor/engine'
import { judge } from './judgement.ts'

/** The best of so many answers drawn at random is what somebody is taken to answer. */
const TRIED = 4

/** What a seat may well answer: the best for its own points among a few. */
export function likely(game: Game<State>, state: State, question: Question, chance: Chance): Choice {
  const { choices, seat } = question
  const all = choices.length <= TRIED
  let best = choices[0]!
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < Math.min(TRIED, choices.length); i++) {
    const choice = choices[all ? i : below(chance, 0, choices.length)]!
    const points = judge(game, after(game, state, question, choice)).points[seat]!
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
  answer(game, copy, question, choice)
  return copy
}
