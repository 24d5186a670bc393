import { bestOf, worthsAhead } from './ahead.ts'
import type { Bot } from './bot.ts'
import { type Judgement, judge } from './judgement.ts'
import { random } from './random.ts'

/** Takes the answer after which its own prospects look best, by the game's evaluation; looks no further ahead. */
export const greedy: Bot = {
  name: 'greedy',
  choose(seen, chance) {
    const { game, question } = seen
    if (!game.study?.evaluation) return random.choose(seen, chance)
    const worths = worthsAhead(seen, chance, (state, seat) => lead(judge(game, state), seat))
    return bestOf(question.choices, worths, chance)
  },
}

/** Own points, and a little for keeping the best rival down. */
function lead({ points }: Judgement, seat: number): number {
  let rival = Number.NEGATIVE_INFINITY
  for (let i = 0; i < points.length; i++) if (i !== seat && points[i]! > rival) rival = points[i]!
  return rival === Number.NEGATIVE_INFINITY ? points[seat]! : points[seat]! - 0.2 * rival
}
