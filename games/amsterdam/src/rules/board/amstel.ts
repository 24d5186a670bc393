import { without } from '@kontor/common/seating'
import { heard } from '@kontor/engine'
import { BRIDGES, END, END_POINTS } from '../../data/board.ts'
import type { Amsterdam } from '../../state.ts'
import { gainPoints, note, report, seatOf } from '../possessions.ts'
import { hasRule } from '../use/permanents.ts'

/** The Amstel: discs, their order, bridges and the end field. */

/** What a paid move of so many fields costs, in resources of any colours. */
export function priceOfFields(n: number): number {
  return 2 * n - 1
}

/** The longest paid move that so many resources allow, to the end field at most. */
export function longestMove(state: Amsterdam, seat: number, resources: number): number {
  return Math.max(0, Math.min(Math.floor((resources + 1) / 2), END - seatOf(state, seat).amstel))
}

/** Moves a disc forward, scoring every bridge that it passes and the end field; surplus steps are lost. */
export function advance(state: Amsterdam, seat: number, n: number): void {
  const mine = seatOf(state, seat)
  const from = mine.amstel
  const to = Math.min(END, from + n)
  if (to === from) return
  mine.amstel = to
  state.order = arrived(state, state.order, seat)
  if (state.active === seat) note(state, { amstelSteps: state.turn.amstelSteps + to - from })
  if (heard()) report({ kind: 'advanced', seat, field: to, n: to - from })
  for (const [bridge, { points }] of BRIDGES.entries()) {
    if (!passes(bridge, from, to)) continue
    if (heard()) report({ kind: 'bridge', seat, bridge })
    gainPoints(state, seat, points)
  }
  if (to === END) gainPoints(state, seat, END_POINTS)
}

/** Whether a move from one field to another passes a bridge. */
function passes(bridge: number, from: number, to: number): boolean {
  const { after } = BRIDGES[bridge]!
  return from <= after && after < to
}

/** What a move to a field would score on the way. */
export function pointsOnTheWay(from: number, to: number): number {
  const bridges = BRIDGES.reduce(
    (sum, { points }, bridge) => sum + (passes(bridge, from, to) ? points : 0),
    0,
  )
  return bridges + (to === END && from < END ? END_POINTS : 0)
}

/** The order after a disc came to its field: on top of the discs there, but behind them on the end field. */
export function arrived(state: Amsterdam, order: readonly number[], seat: number): readonly number[] {
  const field = (each: number) => seatOf(state, each).amstel
  const others = without(order, seat)
  const mine = field(seat)
  const ahead = others.filter(
    other => field(other) > mine || (field(other) === mine && isAbove(state, other, seat)),
  )
  return [...ahead, seat, ...others.filter(other => !ahead.includes(other))]
}

/** Puts a disc on top of its stack; the places of the end field are final. */
export function putOnTop(state: Amsterdam, seat: number): void {
  if (seatOf(state, seat).amstel < END) state.order = arrived(state, state.order, seat)
}

/** Whether a disc stays above one that comes to its field. */
function isAbove(state: Amsterdam, there: number, coming: number) {
  if (seatOf(state, coming).amstel === END) return true
  return hasRule(state, there, 'onTop') && !hasRule(state, coming, 'onTop')
}
