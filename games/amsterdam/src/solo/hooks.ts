import type { Hooks } from '../rules/hooks.ts'
import { seatOf } from '../rules/possessions.ts'
import { isTom, TOM } from '../state.ts'
import { tasks } from '../tasks.ts'

/** TOM, whom nobody answers for: ahead on the Amstel he removes a card, and what he does follows from the dice. */
export const solo: Hooks = {
  setUp(state) {
    if (state.solo) seatOf(state, TOM).gulden = 0
  },
  playsItself: isTom,
  beforeCards: state => (state.solo && state.order[0] === TOM ? [tasks.tomDiscards({ seat: 0 })] : []),
  beforeDice: state => (state.solo ? [tasks.tomTurn({ seat: TOM })] : []),
}
