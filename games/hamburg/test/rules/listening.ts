import { heardDuring, seedShowing } from '../../../five-colours/test/listening.ts'
import { COLORS, type Color } from '../../src/colors.ts'
import type { Happening } from '../../src/events.ts'
import { DICE_STREAM, STREAMS } from '../../src/state.ts'

/** What the tests of the rules share: seeds that roll what a test needs, and an ear for what happens. */

/** What each die may show: a number, or one of several. */
export type Wanted = Partial<Record<Color | 'black', number | readonly number[]>>
const DICE = [...COLORS, 'black'] as const

/** A seed with which the first roll of a position shows these dice; those not named show 3 or 4. */
export function seedRolling(wanted: Wanted): string {
  return seedShowing(
    DICE.map(color => wanted[color]),
    STREAMS.length,
    DICE_STREAM,
  )
}

/** Everything that happens during an action. */
export const happenings = (action: () => unknown): Happening[] => heardDuring<Happening>(action)

/** What happens as short words: the kind, then the seat if it is somebody's. */
export function told(action: () => unknown): string[] {
  return happenings(action)
    .filter(({ kind }) => kind !== 'forced')
    .map(event => ('seat' in event ? `${event.kind} ${event.seat}` : event.kind))
}

/** A number of each of the five colours, in their order. */
export function perColor(given: Partial<Record<Color, number>>): number[] {
  return COLORS.map(color => given[color] ?? 0)
}
