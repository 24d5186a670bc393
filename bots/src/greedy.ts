import {
  answer,
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
import type { Bot } from './bot.ts'
import { type Judgement, judge } from './judgement.ts'
import { random } from './random.ts'

/** How many worlds that could be true are tried, and how far own further questions are followed in each. */
const GUESSES = 2
const DEPTH = 3
const WIDEST = 12
/** Answers whose worth differs by less are equal: one of them is drawn, or all hands would have one colour. */
const CLOSE = 1e-6

/** Takes the answer after which its own prospects look best, by the game's evaluation; looks no further ahead. */
export const greedy: Bot = {
  name: 'greedy',
  choose(seen, chance) {
    const { game, question } = seen
    if (!game.evaluation) return random.choose(seen, chance)
    const view = seen.view()
    const sums = question.choices.map(() => 0)
    for (let i = 0; i < GUESSES; i++) {
      const world = guess(game, view, chance)
      const asked = next(game, world)
      if (!asked) continue
      for (const [at, choice] of question.choices.entries())
        sums[at]! += worth(game, world, asked, choice, [])
    }
    return bestOf(question.choices, sums, chance)
  },
}

/** One of the best choices. */
function bestOf(choices: readonly Choice[], worths: readonly number[], chance: Chance): Choice {
  const best = Math.max(...worths)
  const equal = choices.filter((_, at) => worths[at]! > best - CLOSE)
  return equal[below(chance, 0, equal.length)]!
}

/**
 * What an answer leads to; own questions of another kind that follow at once are answered as well as can be. A task that asks
 * again and again comes after any answer, and is not looked at a second time after some of them only.
 */
function worth(
  game: Game<State>,
  world: State,
  asked: Question,
  choice: Choice,
  before: readonly Task[],
): number {
  const state = game.clone(world)
  const following = answer(game, state, asked, choice)
  const isOther = following?.seat === asked.seat && following.task.kind !== asked.task.kind
  if (!isOther || before.length === DEPTH || before.includes(following.task)) {
    return lead(judge(game, state), asked.seat)
  }
  const way = [...before, asked.task]
  const tried = following.choices.slice(0, WIDEST)
  return Math.max(...tried.map(each => worth(game, state, following, each, way)))
}

/** Own points, and a little for keeping the best rival down. */
function lead({ points }: Judgement, seat: number): number {
  let rival = Number.NEGATIVE_INFINITY
  for (let i = 0; i < points.length; i++) if (i !== seat && points[i]! > rival) rival = points[i]!
  return rival === Number.NEGATIVE_INFINITY ? points[seat]! : points[seat]! - 0.2 * rival
}
