import { COLORS } from '../../colors.ts'
import { seatOf } from '../../rules/possessions.ts'
import type { Bruges } from '../../state.ts'

const FIVE_COLORS = [...COLORS.keys()]

/** The colours of which a seat has threat markers. */
export function threatColors(state: Bruges, seat: number): number[] {
  return FIVE_COLORS.filter(color => seatOf(state, seat).threats[color]! > 0)
}
