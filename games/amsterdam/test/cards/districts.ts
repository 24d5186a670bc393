import type { Color } from '../../src/colors.ts'

/** The districts in the order in which runs of cards name them: colour, and the number of the first plan card. */
export const DISTRICT_RUN: readonly (readonly [color: Color, firstPlan: number])[] = [
  ['pink', 109],
  ['gray', 113],
  ['orange', 117],
  ['brown', 121],
  ['purple', 125],
  ['black', 129],
]
