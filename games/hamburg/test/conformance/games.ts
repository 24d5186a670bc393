import { conform } from '@kontor/engine/conformance'
import { renewCommon } from '../../src/expansions/stock/tracker.ts'
import { hamburg } from '../../src/index.ts'
import { type Expansion, type Hamburg, type Seat, UNDER } from '../../src/state.ts'

/** Plays seeded random games and checks the engine's promises and Hamburg's own at every question. */
export function conformGames(players: number, games: number, options: unknown = {}, seed = 'hamburg'): void {
  for (let i = 0; i < games; i++) {
    conform(hamburg, { players, seed: `${seed} ${i}`, options, invariant, eyes: 'inTurn' })
  }
}

/** What must always hold in Hamburg; that every card is in one place is checked by the suite. */
export function invariant(state: Hamburg): string | undefined {
  for (const [seat, mine] of state.seats.entries()) {
    const wrong = wrongWith(mine)
    if (wrong) return `seat ${seat}: ${wrong}`
  }
  if (state.aside.length > 1) return `${state.aside.length} cards are put aside`
  if (state.floor.reduce((sum, n) => sum + n, 0) < state.season - 1) return 'a cleric is missing'
  return wrongTiles(state)
}

/** What must hold of the tiles of the expansions. */
function wrongTiles(state: Hamburg): string | undefined {
  const { expansions, stock, stockTile, stockUsed, tracker, ships, clericTiles, common } = state
  const has = (expansion: Expansion) => expansions.includes(expansion)
  if (stock.length + stockTile.length + stockUsed.length !== (has('stock') ? 10 : 0))
    return 'a lost stock tile'
  if (stockTile.length > 1 || (stock.length > 0 && stockTile.length === 0)) return `stock tiles ${stockTile}`
  if (tracker < 0 || tracker > 5) return `tracker ${tracker}`
  if (ships !== 0 && !has('ships')) return 'ships without their expansion'
  if (new Set(clericTiles.map(tile => tile >> 1)).size !== (has('clerics') ? 6 : 0))
    return `tiles ${clericTiles}`
  const inForce = { ...state }
  renewCommon(inForce)
  if (String(inForce.common) !== String(common)) return `tiles in force ${common}`
  return undefined
}

function wrongWith({
  marks,
  points,
  hall,
  left,
  right,
  workers,
  disasters,
  ...mine
}: Seat): string | undefined {
  if (marks < 0) return `${marks} marks`
  if (points < 0) return `${points} points`
  if (workers.some(n => n < 0)) return `workers ${workers}`
  if (disasters.some(level => level < 0 || level > 3)) return `disasters ${disasters}`
  if (hall < 0 || hall > 9) return `City Hall space ${hall}`
  if ([left, right].some(length => length < 0 || length > 5)) return `wall ${left} and ${right}`
  if (mine.buildings.length !== mine.places.length) return 'a building without a place'
  const sites = mine.places.filter(place => place < UNDER)
  if (sites.some(place => place < 0 || place >= mine.sites.length)) return `places ${mine.places}`
  if (new Set(mine.used).size !== mine.used.length) return `two markers on a card: ${mine.used}`
  return undefined
}
