import { heard } from '@kontor/engine'
import { TILE } from '../../cards/numbers.ts'
import { TILES } from '../../cards/tiles.ts'
import { TILE_DATA } from '../../data/tables.ts'
import { anyPossible, runEffects } from '../../effects/index.ts'
import type { Reason } from '../../events.ts'
import type { Amsterdam } from '../../state.ts'
import { note, payGulden, report, seatOf } from '../possessions.ts'
import { grantsMarket, mark } from '../use/usage.ts'

/** The market: gulden for what the open tile offers. */

/** The market tile of this round. */
export function openTile(state: Amsterdam): number {
  return state.shownTiles.at(-1)!
}

/** The unused card of a seat that allows a second use of the tile; 0 without it. */
function secondUse(state: Amsterdam, seat: number): number {
  const { active, used } = seatOf(state, seat)
  return active.find(card => grantsMarket(card) && !used.includes(card)) ?? 0
}

/** Why the tile cannot be used now; undefined if it can. */
export function whyNotMarket(state: Amsterdam, seat: number): Reason | undefined {
  if (state.turn.markets > 0 && secondUse(state, seat) === 0) return { kind: 'marketLimit' }
  const tile = openTile(state)
  const { price: n } = TILE_DATA[tile]!
  const has = seatOf(state, seat).gulden
  if (has < n) return { kind: 'needsGulden', n, has }
  return anyPossible(state, seat, TILES[tile]!.effects) ? undefined : { kind: 'noGain' }
}

/** Pays for the open tile and receives what it offers; the second time for a card that allows it. */
export function useMarket(state: Amsterdam, seat: number): void {
  const tile = openTile(state)
  const card = secondUse(state, seat)
  if (state.turn.markets > 0) {
    mark(state, seat, card)
    if (heard()) report({ kind: 'used', seat, card })
  }
  note(state, { markets: state.turn.markets + 1 })
  if (heard()) report({ kind: 'market', seat, tile })
  payGulden(state, seat, TILE_DATA[tile]!.price, TILE + tile)
  runEffects(state, seat, TILE + tile, TILES[tile]!.effects)
}
