import { FIRST_CLERIC, FIRST_STOCK, STEPS } from '../../cards/tiles.ts'
import type { Hamburg } from '../../state.ts'

/** The visible side of the stock tile in play: its place in STOCK; undefined when there is none. */
export function stockSide(state: Hamburg): number | undefined {
  const tile = state.stockTile[0]
  return tile === undefined ? undefined : tile * 2 + (state.tracker < STEPS ? 0 : 1)
}

/** Brings what has a say in everybody's actions up to date. */
export function renewCommon(state: Hamburg): void {
  const side = stockSide(state)
  state.common = [
    ...(side === undefined ? [] : [FIRST_STOCK + side * STEPS + (state.tracker % STEPS)]),
    ...(state.clericTile < 0 ? [] : [FIRST_CLERIC + state.clericTile]),
  ]
}

/** The tracker goes one space on; past the last one the tile is used up and the next comes. */
export function moveTracker(state: Hamburg): void {
  state.tracker = (state.tracker + 1) % (2 * STEPS)
  if (state.tracker === 0) {
    state.stockUsed = [...state.stockUsed, ...state.stockTile]
    state.stockTile = state.stock.slice(-1)
    state.stock = state.stock.slice(0, -1)
  }
  renewCommon(state)
}
