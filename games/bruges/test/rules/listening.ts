import { chanceOf, hearing, roll } from '@kontor/engine'
import { COLORS, type Color } from '../../src/colors.ts'
import type { Happening } from '../../src/events.ts'
import { DICE_STREAM, STREAMS } from '../../src/state.ts'

/** What the tests of the rules share: seeds that roll what a test needs, and an ear for what happens. */

/** What each die may show: a number, or one of several. */
export type Wanted = Partial<Record<Color, number | readonly number[]>>

/** Neither a threat nor a part of a price. */
const QUIET = [3, 4]

/** A seed with which the first roll of a position shows these dice; those not named show 3 or 4. */
export function seedRolling(wanted: Wanted): string {
  const allowed = COLORS.map(color => [wanted[color] ?? QUIET].flat())
  for (let n = 0; ; n++) {
    const seed = `roll ${n}`
    const chance = chanceOf(seed, STREAMS.length)
    if (allowed.every(numbers => numbers.includes(roll(chance, DICE_STREAM)))) return seed
  }
}

/** Everything that happens during an action. */
export function happenings(action: () => unknown): Happening[] {
  const heard: Happening[] = []
  hearing(event => heard.push(event as Happening), action)
  return heard
}

/** A number of each of the five colours, in their order. */
export function perColor(given: Partial<Record<Color, number>>): number[] {
  return COLORS.map(color => given[color] ?? 0)
}
