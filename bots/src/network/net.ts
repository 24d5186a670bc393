import { below, type Chance, type Choice, type Game, type State } from '@kontor/engine'
import { bestOf, worthsAhead } from '../ahead.ts'
import type { Bot, Seen } from '../bot.ts'
import { type Budget, search } from '../search.ts'
import { worthOf } from '../tree.ts'
import { lookWith } from './outlook.ts'
import type { Packed } from './packed.ts'

/** Takes the answer after which the network sees the best prospects; looks no further ahead. */
export function net(name: string, networkFor: (game: Game<State>) => Packed): Bot {
  let worthsOf: ReturnType<typeof glance> | undefined
  return {
    name,
    choose(seen, chance) {
      worthsOf ??= glance(seen.game, networkFor(seen.game))
      return bestOf(seen.question.choices, worthsOf(seen, chance), chance)
    },
  }
}

/** Tree search in which a network judges, and answers for everybody else. */
export function planner(name: string, budget: Budget, networkFor: (game: Game<State>) => Packed): Bot {
  return search(name, budget, game => {
    const look = lookWith(game, networkFor(game))
    return { look, likely: (state, seat) => worthOf(look(state, seat)) }
  })
}

/** How far a learner's answers stray from the best, as a share of the worth; and in one of how many it answers anything. */
const STRAY = 0.003
const ANYTHING = 60
const STEPS = 2 ** 20

/** Plays to learn: mostly what the network thinks best, and sometimes something else. */
export function learner(game: Game<State>, network: Packed | undefined): Bot {
  const worthsOf = glance(game, network)
  return {
    name: 'learner',
    choose(seen, chance): Choice {
      const { choices } = seen.question
      if (below(chance, 0, ANYTHING) === 0) return choices[below(chance, 0, choices.length)]!
      const strayed = worthsOf(seen, chance, 1).map(worth => worth + STRAY * gumbel(chance))
      return bestOf(choices, strayed, chance)
    },
  }
}

function glance(game: Game<State>, network: Packed | undefined) {
  const look = lookWith(game, network)
  const worth = (state: State, seat: number) => worthOf(look(state, seat))
  return (seen: Seen, chance: Chance, guesses?: number) => worthsAhead(seen, chance, worth, guesses)
}

/** A draw from the distribution of the greatest of many: what is added so is now and then enough to change the order. */
function gumbel(chance: Chance): number {
  return -Math.log(-Math.log((below(chance, 0, STEPS) + 0.5) / STEPS))
}
