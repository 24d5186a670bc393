import { supplySteps } from '@kontor/five-colours/rules/supply'
import { COLORS } from '../colors.ts'
import type { Hamburg } from '../state.ts'
import { gainWorkers, payMarks, seatOf } from './possessions.ts'

const FIVE_COLORS = [...COLORS.keys()]

/** Choices of workers and hand cards, one at a time; there are always workers of every colour to take. */
export const supply = supplySteps<Hamburg>({
  colors: COLORS,
  available: () => FIVE_COLORS,
  gainWorkers,
  moneyOf: (state, seat) => seatOf(state, seat).marks,
  pay: payMarks,
})
