import { amountWords } from '@kontor/common/amounts'
import { amountIcons } from '@kontor/common/icons'
import type { Amount, Counter } from '../language.ts'
import type { Bruges, Seat } from '../state.ts'
import { canalTiles, fullCanals, thirdsAndStatues } from './canals.ts'
import type { Context, Counting } from './counting.ts'
import { dice, diceNumbers, paidDie } from './dice.ts'
import { houseColors, houses } from './houses.ts'
import { groups, persons } from './persons.ts'
import { majorities, reputation, threatColors } from './standing.ts'
import { workerColors, workers } from './workers.ts'

/** What can be counted. */
const COUNTERS: {
  readonly [K in Counter['of']]: Counting<Extract<Counter, { readonly of: K }>>
} = {
  persons,
  groups,
  houses,
  houseColors,
  workers,
  workerColors,
  canalTiles,
  fullCanals,
  thirdsAndStatues,
  dice,
  diceNumbers,
  paidDie,
  majorities,
  reputation,
  threatColors,
}

const countingOf = (counter: Counter): Counting<Counter> => COUNTERS[counter.of]

export function countOf(state: Bruges, mine: Seat, counter: Counter, context?: Context): number {
  return countingOf(counter).count(mine, counter, state, context)
}

/** How much an amount comes to for a player now. */
export function amountOf(state: Bruges, mine: Seat, amount: Amount, context?: Context): number {
  if (!amount.per) return amount.n
  const counted = countOf(state, mine, amount.per, context)
  return amount.n * (amount.every ? Math.floor(counted / amount.every) : counted)
}

/** Amounts in words. */
export const { perOf, inFront, measured, measuredShort } = amountWords((counter: Counter) =>
  countingOf(counter).words(counter),
)

/** Amounts as signs. Some numbers stand for themselves: so many guilders as the die shows. */
export const amountSigns = amountIcons(
  (counter: Counter) => countingOf(counter).icons(counter),
  ['reputation', 'paidDie'],
)
