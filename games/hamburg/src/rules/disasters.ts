import { heard, plan } from '@kontor/engine'
import { BROWN, GRAY, ORANGE, PINK, PURPLE } from '../colors.ts'
import type { Hamburg } from '../state.ts'
import { type Task, tasks } from '../tasks.ts'
import { following, hasRule, pointsPerLevel } from './permanents.ts'
import { gainPoints, loseAllMarks, loseAllWorkers, report, seatOf } from './possessions.ts'

const TOP = 3

/** Reduces a disaster by up to so many levels, a point for each; the result is how many. */
export function reduce(state: Hamburg, seat: number, color: number, levels: number, because = 0): number {
  const mine = seatOf(state, seat)
  const level = mine.disasters[color]!
  const reduced = Math.min(level, levels)
  if (reduced <= 0) return 0
  mine.disasters = mine.disasters.with(color, level - reduced)
  if (heard()) report({ kind: 'reduced', seat, color, level: level - reduced })
  gainPoints(state, seat, reduced * pointsPerLevel(state, seat), because)
  return reduced
}

/** A level down without a point. */
export function ease(state: Hamburg, seat: number, color: number): void {
  const mine = seatOf(state, seat)
  const level = mine.disasters[color]! - 1
  mine.disasters = mine.disasters.with(color, level)
  if (heard()) report({ kind: 'reduced', seat, color, level })
}

/** A level up. At the third the disaster is triggered; with the rule `fourthIncrease` only when it stood there already. */
export function increase(state: Hamburg, seat: number, color: number): void {
  const mine = seatOf(state, seat)
  const level = mine.disasters[color]!
  const now = Math.min(TOP, level + 1)
  mine.disasters = mine.disasters.with(color, now)
  if (heard()) report({ kind: 'increased', seat, color, level: now })
  plan(state, ...following(state, seat, 'increase', color))
  if (level === TOP || (now === TOP && !hasRule(state, seat, 'fourthIncrease'))) mine.striking |= 1 << color
}

/** A triggered disaster strikes and starts again at 0; nothing happens where there is nothing to lose. */
export function strike(state: Hamburg, seat: number, color: number): void {
  const mine = seatOf(state, seat)
  mine.striking &= ~(1 << color)
  mine.disasters = mine.disasters.with(color, 0)
  if (heard()) report({ kind: 'struck', seat, color })
  switch (color) {
    // Flood.
    case PURPLE:
      return plan(state, tasks.loseSite({ seat }))
    // Fire.
    case ORANGE:
      return plan(state, tasks.loseBuilding({ seat }))
    // Decay.
    case GRAY:
      return plan(state, tasks.loseWall({ seat }))
    // Unrest.
    case PINK:
      return loseAllMarks(state, seat)
    // Disease.
    case BROWN:
      return loseAllWorkers(state, seat)
  }
}

/** What a token shows rises and strikes, one after the other; of two disasters their player chooses the first. */
export function shownBy(seat: number, colors: readonly number[], phaseTwo = false): Task[] {
  if (colors.length > 1) return [tasks.doubleIntrigue({ seat, colors, phaseTwo })]
  return colors.flatMap(color => [tasks.increase({ seat, color, phaseTwo }), tasks.settle({ seat })])
}
