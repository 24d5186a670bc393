import { AS_MANY } from '@kontor/common/amounts'
import { DIFFERENT_NUMBERS, diceShowing, PAID_DIE } from '@kontor/five-colours/words/sentences'
import { one } from '@kontor/language/grammar'
import { BLACK } from '../colors.ts'
import { die } from '../words/terms.ts'
import type { Counting } from './counting.ts'

/** Dice that show a number. */
export interface Dice {
  readonly of: 'dice'
  readonly showing: number
}

/** How many numbers the dice show. */
export interface DiceNumbers {
  readonly of: 'diceNumbers'
}

/** The number on the black die. */
export interface BlackDie {
  readonly of: 'blackDie'
}

/** The number that more dice show than any other. */
export interface CommonDie {
  readonly of: 'commonDie'
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

export const blackDie: Counting<BlackDie> = {
  count: (_, __, state) => state.dice[BLACK]!,
  words: () => ({
    before: AS_MANY,
    after: {
      en: ' as the black die shows',
      de: ', wie der schwarze Würfel zeigt',
      nl: ' als de zwarte dobbelsteen toont',
    },
    number: one(die, ['black'], 'nominative'),
  }),
  icons: () => ['die-black'],
}

export const commonDie: Counting<CommonDie> = {
  /** 0 if several numbers are shown most often. */
  count(_, __, { dice }) {
    const counts = [1, 2, 3, 4, 5, 6].map(pips => dice.filter(die => die === pips).length)
    const most = Math.max(...counts)
    return counts.filter(count => count === most).length === 1 ? counts.indexOf(most) + 1 : 0
  },
  words: () => ({
    before: { en: '', de: '', nl: 'zoveel ' },
    after: {
      en: ' equal to the number rolled most often (nothing if tied)',
      de: ' in Höhe der am häufigsten gewürfelten Zahl (bei Gleichstand nichts)',
      nl: ' als het getal dat het vaakst is gegooid (bij een gelijke stand niets)',
    },
    number: { en: 'number rolled most often', de: 'häufigste Zahl', nl: 'vaakst gegooide getal' },
  }),
  icons: () => ['die-most'],
}

export const paidDie: Counting<PaidDie> = {
  count: (_, __, state, paid) => state.dice[paid]!,
  words: () => PAID_DIE,
  icons: () => ['die-its'],
}
