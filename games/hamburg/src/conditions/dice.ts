import { lowDice } from '@kontor/common/tasks'
import { dieShows as dieShowing, dieShowsShort, NO_LOW_DIE_SHORT } from '@kontor/five-colours/words/sentences'
import { joined, type Phrase, same } from '@kontor/language/phrase'
import { colorNumber } from '../cards/cardfile.ts'
import type { Color } from '../colors.ts'
import type { Demand } from './demand.ts'

/** The die of a colour shows at least so much. */
export interface DieShows {
  readonly if: 'die'
  readonly color: Color
  readonly atLeast: number
}

/** All six dice together. */
export type DiceTotal =
  | { readonly if: 'total'; readonly atMost: number }
  | { readonly if: 'total'; readonly atLeast: number }

/** No die shows a 1 or 2. */
export interface NoLowDie {
  readonly if: 'noLowDie'
}

export const die: Demand<DieShows> = {
  holds: ({ color, atLeast }, dice) => (dice[colorNumber(color)] ?? 0) >= atLeast,
  sentence: ({ color, atLeast }) => dieShowing(color, atLeast),
  short: ({ color, atLeast }) => dieShowsShort(color, atLeast),
  icons: ({ color, atLeast }) => [`die-${color}`, `at-least-${atLeast}`],
}

const limitInWords = (condition: DiceTotal): Phrase =>
  'atMost' in condition
    ? {
        en: `${condition.atMost} or less`,
        de: `höchstens ${condition.atMost}`,
        nl: `maximaal ${condition.atMost}`,
      }
    : {
        en: `${condition.atLeast} or more`,
        de: `mindestens ${condition.atLeast}`,
        nl: `minstens ${condition.atLeast}`,
      }

export const total: Demand<DiceTotal> = {
  holds(condition, dice) {
    const sum = dice.reduce((sofar, pips) => sofar + pips, 0)
    return 'atMost' in condition ? sum <= condition.atMost : sum >= condition.atLeast
  },
  sentence(condition) {
    const limit = limitInWords(condition)
    return {
      en: `if the six dice total ${limit.en}`,
      de: `wenn die sechs Würfel zusammen ${limit.de} zeigen`,
      nl: `als de zes dobbelstenen samen ${limit.nl} tonen`,
    }
  },
  short: condition =>
    joined(
      { en: 'dice total', de: 'Würfelsumme', nl: 'som van de dobbelstenen' },
      same('atMost' in condition ? ` ≤ ${condition.atMost}` : ` ≥ ${condition.atLeast}`),
    ),
  icons: condition => [
    'dice-sum',
    'atMost' in condition ? `at-most-${condition.atMost}` : `at-least-${condition.atLeast}`,
  ],
}

export const noLowDie: Demand<NoLowDie> = {
  holds: (_, dice) => lowDice(dice) === 0,
  sentence: () => ({
    en: 'if no die shows a 1 or 2',
    de: 'wenn kein Würfel eine 1 oder 2 zeigt',
    nl: 'als geen enkele dobbelsteen een 1 of 2 toont',
  }),
  short: () => NO_LOW_DIE_SHORT,
  icons: () => ['no', 'die-any-1', 'die-any-2'],
}
