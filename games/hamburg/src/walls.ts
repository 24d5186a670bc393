import { heard, plan } from '@kontor/engine'
import { WALLS } from './data/tables.ts'
import { planForOthers } from './permanents.ts'
import { report, seatOf } from './possessions.ts'
import { type Hamburg, type Seat, task } from './state.ts'

export const LEFT = 0
export const RIGHT = 1
export const SIDES = ['left', 'right'] as const
const LENGTH = 5

export function lengthOf(mine: Seat, side: number): number {
  return side === LEFT ? mine.left : mine.right
}

/** The colour of the next segment of a half, or -1 if the half is complete. */
export function nextColor(state: Hamburg, seat: number, side: number): number {
  const built = lengthOf(seatOf(state, seat), side)
  return built < LENGTH ? WALLS[seat]![side]![built]! : -1
}

/** The printed price of the next segment of a half: as many marks as its place. */
export function printedPrice(mine: Seat, side: number): number {
  return lengthOf(mine, side) + 1
}

/** Builds the next segment of a half; the first time a half is complete it brings the statue on offer. */
export function buildSegment(state: Hamburg, seat: number, side: number): void {
  const mine = seatOf(state, seat)
  const color = nextColor(state, seat, side)
  const position = lengthOf(mine, side) + 1
  if (side === LEFT) mine.left = position
  else mine.right = position
  if (heard()) report({ kind: 'wall', seat, side: SIDES[side]!, position, color })
  planForOthers(state, seat, 'otherWall', color)
  const half = 1 << side
  if (position < LENGTH || (mine.rewarded & half) !== 0) return
  mine.rewarded |= half
  plan(state, task('takeStatue', seat))
}

/** The outermost segment of a half falls; statues and tokens stay. */
export function loseSegment(state: Hamburg, seat: number, side: number): void {
  const mine = seatOf(state, seat)
  const position = lengthOf(mine, side)
  if (side === LEFT) mine.left--
  else mine.right--
  if (heard()) report({ kind: 'wallLost', seat, side: SIDES[side]!, position })
}
