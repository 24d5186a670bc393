import { heard, plan } from '@kontor/engine'
import { extend, LEFT, lengthOf, RIGHT, rewards, SIDES, shorten } from '@kontor/five-colours/rules/sides'
import { WALL_COSTS, WALLS } from '../data/tables.ts'
import type { Hamburg, Seat } from '../state.ts'
import { tasks } from '../tasks.ts'
import { planForOthers } from './permanents.ts'
import { report, seatOf } from './possessions.ts'

export { LEFT, lengthOf, RIGHT, SIDES }

/** The colour of the next segment of a half, or -1 if the half is complete. */
export function nextColor(state: Hamburg, seat: number, side: number): number {
  return WALLS[seat]![side]![lengthOf(seatOf(state, seat), side)] ?? -1
}

/** The printed price of the next segment of a half; none is left when it is complete. */
export function printedPrice(mine: Seat, side: number): number {
  return WALL_COSTS[lengthOf(mine, side)] ?? 0
}

/** Builds the next segment of a half; the first time a half is complete it brings the statue on offer. */
export function buildSegment(state: Hamburg, seat: number, side: number): void {
  const mine = seatOf(state, seat)
  const color = nextColor(state, seat, side)
  const position = extend(mine, side)
  if (heard()) report({ kind: 'wall', seat, side: SIDES[side]!, position, color })
  planForOthers(state, seat, 'otherWall', color)
  if (rewards(mine, side)) plan(state, tasks.takeStatue({ seat }))
}

/** The outermost segment of a half falls; statues and tokens stay. */
export function loseSegment(state: Hamburg, seat: number, side: number): void {
  const position = shorten(seatOf(state, seat), side)
  if (heard()) report({ kind: 'wallLost', seat, side: SIDES[side]!, position })
}
