import { Fault } from '@kontor/engine'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { botOfLevel, isLevel, LEVELS } from './levels.ts'
import { random } from './random.ts'
import { type Budget, search } from './search.ts'

/** What `search` thinks if nobody says how long. */
const STANDARD: Budget = { iterations: 300 }
/** With a budget of time this many iterations are never reached. */
const ENDLESS = 1_000_000

/** A new bot of that name, for one seat of one game; or a fault that lists those there are. */
export function botNamed(name: string): Bot {
  if (name === 'random') return random
  if (name === 'greedy') return greedy
  if (isLevel(name)) return botOfLevel(name)
  const budget = budgetOf(name)
  if (budget) return search(name, budget)
  throw new Fault(
    `There is no bot '${name}'; the bots are random, greedy, search (search:400 for 400 iterations, search:500ms for a time) and the levels ${LEVELS.join(', ')}.`,
  )
}

function budgetOf(name: string): Budget | undefined {
  if (name === 'search') return STANDARD
  const [, count, unit] = /^search:([1-9]\d{0,5})(ms)?$/.exec(name) ?? []
  if (count === undefined) return undefined
  return unit ? { iterations: ENDLESS, milliseconds: Number(count) } : { iterations: Number(count) }
}
