import { DIFFERENT_NUMBERS, diceShowing, PAID_DIE } from '@kontor/five-colours/words/sentences'
import { type Counting, colorConcerned } from './counting.ts'

/** Dice that show a number. */
export interface Dice {
  readonly of: 'dice'
  readonly showing: number
}

/** How many numbers the dice show. */
export interface DiceNumbers {
  readonly of: 'diceNumbers'
}

/** The number on the die of the worker's colour that was paid. */
export interface PaidDie {
  readonly of: 'paidDie'
}

export const dice: Counting<Dice> = {
  count: (_, { showing }, state) => state.dice.filter(pips => pips === showing).length,
  words: ({ showing }) => diceShowing(showing),
  icons: ({ showing }) => [`die-any-${showing}`],
}

export const diceNumbers: Counting<DiceNumbers> = {
  count: (_, __, state) => new Set(state.dice).size,
  words: () => DIFFERENT_NUMBERS,
  icons: () => ['different', 'die-any'],
}

export const paidDie: Counting<PaidDie> = {
  count: (_, __, state, paid) => state.dice[colorConcerned(paid)]!,
  words: () => PAID_DIE,
  icons: () => ['die-its'],
}
