import {
  answer,
  below,
  type Choice,
  type Game,
  guess,
  next,
  type Question,
  type State,
  type Task,
  view,
} from '@kontor/engine'
import type { Bot } from './bot.ts'
import { random } from './random.ts'

/** How many worlds that could be true are tried, and how far own further questions are followed in each. */
const GUESSES = 2
const DEPTH = 3
const WIDEST = 12
/** Answers whose worth differs by less are equal: one of them is drawn, or all hands would have one colour. */
const CLOSE = 1e-6

/** Takes the answer after which its own view looks best, by the game's evaluation; looks no further ahead. */
export const greedy: Bot = {
  name: 'greedy',
  choose(seen, chance) {
    const { game, question } = seen
    if (!game.features || !game.weights) return random.choose(seen, chance)
    const view = seen.view()
    const sums = question.choices.map(() => 0)
    for (let i = 0; i < GUESSES; i++) {
      const world = guess(game, view, chance)
      const asked = next(game, world)
      if (!asked) continue
      for (const [at, choice] of question.choices.entries())
        sums[at]! += worth(game, world, asked, choice, DEPTH)
    }
    const best = Math.max(...sums)
    const equal = question.choices.filter((_, at) => sums[at]! > best - CLOSE)
    return equal[below(chance, 0, equal.length)]!
  },
}

/** What a view is worth: its features by the game's weights. */
function evaluate<S extends State<T>, T extends Task>(game: Game<S, T>, state: S, seat: number): number {
  const features = game.features!(view(game, state, seat))
  let sum = 0
  for (const name in features) sum += features[name]! * (game.weights![name] ?? 0)
  return sum
}

/** What an answer leads to; own questions of another kind that follow at once are answered as well as can be. */
function worth(game: Game<State>, world: State, asked: Question, choice: Choice, depth: number): number {
  const state = game.clone(world)
  const following = answer(game, state, asked, choice)
  const goesOn = following?.seat === asked.seat && following.task.kind !== asked.task.kind && depth > 0
  if (!goesOn) return evaluate(game, state, asked.seat)
  const tried = following.choices.slice(0, WIDEST)
  return Math.max(...tried.map(each => worth(game, state, following, each, depth - 1)))
}
