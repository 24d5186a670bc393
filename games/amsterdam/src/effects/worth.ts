import { SOMETHING } from '@kontor/common/worth'
import { countAmong } from '../counters/index.ts'
import type { Amount } from '../language.ts'

/** What things are roughly worth in points. A bot's rule of thumb; no rule of the game. */

export const GULDEN = 1.6
export const RESOURCE = 0.6
/** A field on the Amstel. */
export const FIELD = 0.9
/** How many one finds of something that is counted on the boards. */
const TYPICAL = 1.5

/** A word of which nobody has found out what it is worth. */
export const unpriced = (): number => SOMETHING

/** What an amount comes to as a rule for somebody with these active cards. */
export function typically({ n, per }: Amount, active: readonly number[]): number {
  if (!per) return n
  return n * (countAmong(active, per) ?? TYPICAL)
}
