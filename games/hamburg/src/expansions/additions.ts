import { heard, plan } from '@kontor/engine'
import { FIRST_CLERIC, STOCK } from '../cards/tiles.ts'
import { BLACK } from '../colors.ts'
import { effectTasks } from '../rules/buildings.ts'
import { isInstant } from '../rules/permanents.ts'
import { gainMarks, report, turnOrder } from '../rules/possessions.ts'
import type { Additions } from '../rules/steps/season.ts'
import type { AfterAction } from '../rules/steps/turn.ts'
import { type Hamburg, TOM } from '../state.ts'
import { tasks } from '../tasks.ts'
import { renewCommon, stockSide } from './stock/tracker.ts'

/** What the expansions and the solo game add to the base rules, which name none of them. */

/** A ship sails after the whole action: what it brings finds the tracker on its next space. */
export const afterAction: AfterAction = (state, seat, action, color) => {
  const side = stockSide(state)
  const moves = side !== undefined && STOCK[side]?.action === action
  const sails = action === 'wall' && state.ships > 0
  return [
    ...(moves ? [tasks.stockMoves()] : []),
    ...(sails ? [tasks.ship({ seat, worker: color, segment: color })] : []),
  ]
}

export const additions: Additions = {
  clericComes(state) {
    if (state.solo) gainMarks(state, TOM, state.dice[BLACK] ?? 0)
    state.clericTile = state.clericTiles[state.window] ?? -1
    if (state.clericTile < 0) return
    renewCommon(state)
    if (heard()) report({ kind: 'clericTile', tile: state.clericTile })
    const card = FIRST_CLERIC + state.clericTile
    if (isInstant(state, card))
      plan(state, ...turnOrder(state).flatMap(seat => effectTasks(state, seat, card, -1)))
  },
  afterDisasters: () => [tasks.raiseShips()],
  beforeRounds: ({ solo }) => (solo ? [tasks.tomTurn({ seat: TOM })] : []),
  seasonEnds(state) {
    turnClericTile(state)
    state.ships = 0
  },
}

/** The season's tile shows its other side when its window comes again. */
function turnClericTile(state: Hamburg) {
  if (state.clericTile < 0) return
  state.clericTiles = state.clericTiles.map(tile => (tile === state.clericTile ? tile ^ 1 : tile))
  state.clericTile = -1
  renewCommon(state)
}
