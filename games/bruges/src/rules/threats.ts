import { heard, plan } from '@kontor/engine'
import { BLUE, BROWN, PURPLE, RED, YELLOW } from '../colors.ts'
import type { Bruges } from '../state.ts'
import { tasks } from '../tasks.ts'
import { gainPoints, loseAllGuilders, loseAllWorkers, losePoints, report, seatOf } from './possessions.ts'

/** So many markers of a colour trigger the threat. */
const TRIGGER = 3
const INTRIGUE = 3

/**
 * A player takes a threat marker. Nine markers of a colour are always enough: between events nobody has more than two,
 * and whoever takes a third returns all three before anybody else takes one.
 */
export function takeThreat(state: Bruges, seat: number, color: number): void {
  const mine = seatOf(state, seat)
  const count = mine.threats[color]! + 1
  mine.threats = mine.threats.with(color, count)
  if (heard()) report({ kind: 'threatened', seat, color, count })
  if (count === TRIGGER) mine.striking |= 1 << color
}

/** A player discards a threat marker by an action or a person: a point for it. */
export function discardThreat(state: Bruges, seat: number, color: number, because = 0): void {
  const mine = seatOf(state, seat)
  const count = mine.threats[color]! - 1
  mine.threats = mine.threats.with(color, count)
  if (heard()) report({ kind: 'threatGone', seat, color, count })
  gainPoints(state, seat, 1, because)
}

/** A triggered threat strikes, and its markers go back without points; nothing happens where there is nothing to lose. */
export function strike(state: Bruges, seat: number, color: number): void {
  const mine = seatOf(state, seat)
  mine.striking &= ~(1 << color)
  mine.threats = mine.threats.with(color, 0)
  if (heard()) report({ kind: 'struck', seat, color })
  switch (color) {
    // Flood.
    case BLUE:
      return loseAllWorkers(state, seat)
    // Plague.
    case BROWN:
      return plan(state, tasks.losePerson({ seat }))
    // Robbery.
    case YELLOW:
      return loseAllGuilders(state, seat)
    // Intrigue.
    case PURPLE:
      losePoints(state, seat, INTRIGUE)
      return
    // Fire.
    case RED:
      return plan(state, tasks.burn({ seat }))
  }
}
