import { amountWords } from '@kontor/common/amounts'
import { amountIcons } from '@kontor/common/icons'
import type { Amount, Counter } from '../language.ts'
import { seatOf } from '../rules/possessions.ts'
import type { Hamburg } from '../state.ts'
import { buildings, categories } from './buildings.ts'
import type { Context, Counting } from './counting.ts'
import { blackDie, commonDie, dice, diceNumbers, paidDie } from './dice.ts'
import { siteColors, sites } from './sites.ts'
import { hallSpace, majorities, raisedColors, raisedLevels } from './standing.ts'
import { thirdsAndStatues, wall } from './wall.ts'
import { paidWorkers, workerColors, workerSets, workers } from './workers.ts'

/** What can be counted. */
const COUNTERS: {
  readonly [K in Counter['of']]: Counting<Extract<Counter, { readonly of: K }>>
} = {
  buildings,
  categories,
  sites,
  siteColors,
  workers,
  workerColors,
  workerSets,
  paidWorkers,
  wall,
  thirdsAndStatues,
  dice,
  diceNumbers,
  blackDie,
  commonDie,
  paidDie,
  majorities,
  raisedColors,
  raisedLevels,
  hallSpace,
}

const countingOf = (counter: Counter): Counting<Counter> => COUNTERS[counter.of]

export function countOf(state: Hamburg, seat: number, counter: Counter, context: Context): number {
  return countingOf(counter).count(seatOf(state, seat), counter, state, context)
}

/** How much an amount comes to now. */
export function amountOf(state: Hamburg, seat: number, amount: Amount, context: Context): number {
  if (!amount.per) return amount.n
  const counted = countOf(state, seat, amount.per, context)
  return amount.n * (amount.every ? Math.floor(counted / amount.every) : counted)
}

/** What an answer itself cannot change before it counts. */
const FIXED: readonly Counter['of'][] = ['paidDie', 'paidWorkers', 'blackDie']

/** Whether it is known beforehand how much an amount will come to. */
export function isCertain({ per }: Amount): boolean {
  return per === undefined || FIXED.includes(per.of)
}

/** Amounts in words. */
export const { perOf, inFront, measured, measuredShort } = amountWords((counter: Counter) =>
  countingOf(counter).words(counter),
)

/** Amounts as signs. Some numbers stand for themselves: so many marks as the die shows. */
export const amountSigns = amountIcons(
  (counter: Counter) => countingOf(counter).icons(counter),
  ['blackDie', 'commonDie', 'hallSpace', 'paidDie'],
)
