import { WALLS } from '@kontor/hamburg/drawn'
import type { Seat } from './table.ts'

const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]

/** The colours of a half of a seat's wall, from the castle outward. */
export const wallColors = (seat: number, side: Side): readonly number[] =>
  WALLS[seat % WALLS.length]?.[SIDES.indexOf(side)] ?? []

export const isRewarded = ({ rewarded }: Seat, side: Side): boolean =>
  (rewarded & (side === 'left' ? 1 : 2)) !== 0

/** The points of the statue at an end of the wall; a Zitronenjette has none. Of two, the first won stands at the left. */
export function statueAt(seat: Seat, side: Side): number | undefined {
  if (!isRewarded(seat, side)) return undefined
  return seat.statues[side === 'right' && isRewarded(seat, 'left') ? 1 : 0]
}
