import { heard, plan } from '@kontor/engine'
import { extend, LEFT, lengthOf, RIGHT, rewards, SIDES, shorten } from '@kontor/five-colours/rules/sides'
import { CANAL_COSTS, CANALS } from '../data/tables.ts'
import type { Bruges } from '../state.ts'
import { following, planForOthers, priceOfCanal } from './permanents.ts'
import { payGuilders, report, seatOf } from './possessions.ts'

export { LEFT, lengthOf, RIGHT }

/** The colour of the open space of a canal, or -1 if the canal is complete. */
export function openColor(state: Bruges, seat: number, side: number): number {
  return CANALS[seat]![side]![lengthOf(seatOf(state, seat), side)] ?? -1
}

/** How a canal tile is paid for: as printed, twice that without a card, or not at all. */
export type Price = 'printed' | 'double' | 'free'

/** What a tile on the open space of a canal costs. */
export function canalPrice(state: Bruges, seat: number, side: number, price: Price): number {
  if (price === 'free') return 0
  const printed = CANAL_COSTS[lengthOf(seatOf(state, seat), side)]!
  return priceOfCanal(state, seat, price === 'double' ? 2 * printed : printed)
}

/** The canals whose open space could be built without a card. */
export function openCanals(state: Bruges, seat: number, price: Price): number[] {
  const { guilders } = seatOf(state, seat)
  return [LEFT, RIGHT].filter(
    side => openColor(state, seat, side) >= 0 && canalPrice(state, seat, side, price) <= guilders,
  )
}

/** Pays for a tile and builds it; the first time a canal is complete it brings the statue on top. */
export function buildCanal(state: Bruges, seat: number, side: number, price: Price, because = 0): void {
  const mine = seatOf(state, seat)
  const color = openColor(state, seat, side)
  payGuilders(state, seat, canalPrice(state, seat, side, price), because)
  const position = extend(mine, side)
  if (heard()) report({ kind: 'canal', seat, side: SIDES[side]!, position, color })
  if (rewards(mine, side)) takeStatue(state, seat)
  planForOthers(state, seat, 'otherCanal', color)
  plan(state, ...following(state, seat, 'canalBuilt', color))
}

function takeStatue(state: Bruges, seat: number) {
  const points = state.statues[0]
  if (points === undefined) return
  const mine = seatOf(state, seat)
  state.statues = state.statues.slice(1)
  mine.statues = [...mine.statues, points]
  if (heard()) report({ kind: 'statue', seat, points })
}

/** The outermost tile of a canal goes back; statues and markers stay. */
export function loseCanal(state: Bruges, seat: number, side: number): void {
  const position = shorten(seatOf(state, seat), side)
  const color = CANALS[seat]![side]![position - 1]!
  if (heard()) report({ kind: 'canalLost', seat, side: SIDES[side]!, position, color })
}

/** The canals that have a tile to lose. */
export function canalsToLose(state: Bruges, seat: number): number[] {
  return [LEFT, RIGHT].filter(side => lengthOf(seatOf(state, seat), side) > 0)
}
