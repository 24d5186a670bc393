import { heard, plan } from '@kontor/engine'
import { HALL_POINTS } from '../data/tables.ts'
import type { Hamburg } from '../state.ts'
import { following } from './permanents.ts'
import { gainPoints, report, seatOf } from './possessions.ts'

const LAST = HALL_POINTS.length - 1
const OVERFLOW = 4

/** One space up, or 4 points on the last one; both are an advance to the cards that follow it. */
export function advance(state: Hamburg, seat: number): void {
  const mine = seatOf(state, seat)
  if (mine.hall === LAST) {
    if (heard()) report({ kind: 'overflow', seat, points: OVERFLOW })
    gainPoints(state, seat, OVERFLOW)
  } else {
    mine.hall++
    if (heard()) report({ kind: 'advanced', seat, space: mine.hall, value: HALL_POINTS[mine.hall]! })
  }
  plan(state, ...following(state, seat, 'advance', -1))
}

export function fallBack(state: Hamburg, seat: number): void {
  const mine = seatOf(state, seat)
  if (mine.hall === 0) return
  mine.hall--
  if (heard()) report({ kind: 'fellBack', seat, space: mine.hall })
}
