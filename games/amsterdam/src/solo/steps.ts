import { heard, type Steps } from '@kontor/engine'
import { threeDigits } from '../cards/cardfile.ts'
import { aboutCard } from '../pieces.ts'
import { putOnDiscard, report, without } from '../rules/possessions.ts'
import { type Amsterdam, TOM } from '../state.ts'
import type { Task } from '../tasks.ts'
import { cardsForTom, tomActs, tomRolls } from './tom.ts'

/** What TOM does in a round. */
export const tomSteps = {
  /** Ahead on the Amstel he removes a card; between two plan cards the player decides. */
  tomDiscards: {
    ask: cardsForTom,
    name: (_, __, card) => `discard ${threeDigits(card)}`,
    about: (_, __, card) => aboutCard('discard', card),
    run(state, _, card) {
      state.display = without(state.display, card)
      putOnDiscard(state, card)
      if (heard()) report({ kind: 'discarded', seat: TOM, card })
    },
  },

  tomTurn: {
    run(state) {
      tomRolls(state)
      tomActs(state)
    },
  },
} satisfies Partial<Steps<Amsterdam, Task>>
