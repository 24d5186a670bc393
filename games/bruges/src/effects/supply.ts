import { supplySteps } from '@kontor/five-colours/rules/supply'
import { COLORS } from '../colors.ts'
import { availableWorkers, gainWorkers, payGuilders, seatOf } from '../rules/possessions.ts'
import type { Bruges } from '../state.ts'

/** Questions about workers and hand cards that are asked in other cities, too; each belongs to a word. */
export const supply = supplySteps<Bruges>({
  colors: COLORS,
  available: availableWorkers,
  gainWorkers,
  moneyOf: (state, seat) => seatOf(state, seat).guilders,
  pay: payGuilders,
})
