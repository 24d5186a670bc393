import { colorNumber } from '../cards/cardfile.ts'
import type { Color } from '../colors.ts'
import { type Context, colorConcerned } from '../counters/counting.ts'

/** A colour that is named, or that of the worker paid, the space, the house or the person concerned. */
export type ColorRef = Color | 'its'

/** The number of the colour that is meant. */
export function meant(color: ColorRef, context: Context): number {
  return color === 'its' ? colorConcerned(context) : colorNumber(color)
}
