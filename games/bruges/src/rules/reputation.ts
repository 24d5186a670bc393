import { lowDice } from '@kontor/common/tasks'
import { heard, plan } from '@kontor/engine'
import { REPUTATION_POINTS } from '../data/tables.ts'
import type { Reason } from '../events.ts'
import type { Bruges } from '../state.ts'
import { following, priceOfStep, stepWithoutDice } from './permanents.ts'
import { report, seatOf } from './possessions.ts'

const LAST = REPUTATION_POINTS.length - 1

export function isLastSpace(state: Bruges, seat: number): boolean {
  return seatOf(state, seat).reputation === LAST
}

/** What a step costs a seat in phase 2; undefined when the dice allow none. */
export function stepPrice(state: Bruges, seat: number): number | undefined {
  const rolled = lowDice(state.dice)
  return rolled > 0 ? priceOfStep(state, seat, rolled) : stepWithoutDice(state, seat)
}

/** Why a seat cannot buy a step now. */
export function whyNoStep(state: Bruges, seat: number): Reason | undefined {
  if (isLastSpace(state, seat)) return { kind: 'lastSpace' }
  const n = stepPrice(state, seat)
  if (n === undefined) return { kind: 'noLowDie' }
  const has = seatOf(state, seat).guilders
  return n <= has ? undefined : { kind: 'needsGuilders', n, has }
}

/** One space forward; from the last space nobody moves and nothing follows. */
export function advance(state: Bruges, seat: number): void {
  if (isLastSpace(state, seat)) return
  const mine = seatOf(state, seat)
  mine.reputation++
  if (heard())
    report({ kind: 'advanced', seat, space: mine.reputation, value: REPUTATION_POINTS[mine.reputation]! })
  plan(state, ...following(state, seat, 'advance'))
}

/** One space back, as far as the town hall. */
export function moveBack(state: Bruges, seat: number): void {
  const mine = seatOf(state, seat)
  if (mine.reputation === 0) return
  mine.reputation--
  if (heard()) report({ kind: 'fellBack', seat, space: mine.reputation })
}
