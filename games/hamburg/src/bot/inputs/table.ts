import { chart, type Sheet } from '@kontor/engine'
import { FIRST_CLERIC, FIRST_STOCK, SEASONS, STEPS } from '../../cards/numbers.ts'
import { CLERIC_TILES, STOCK } from '../../cards/tiles.ts'
import { COLORS } from '../../colors.ts'
import { EXPANSIONS, type Hamburg } from '../../state.ts'

const SEATS = 5
const FACES = 7
const ROUND = 6
const WINDOW = 7
const TRACKER = 6
const SHIPS = 6
const STATUES = [1, 2, 3, 4, 6]

/** What lies on the table for all: the time, the dice, the church, what can still be won, the expansions. */
export const TABLE = chart({
  season: SEASONS + 2,
  round: ROUND,
  seats: SEATS + 1,
  alone: 1,
  english: 1,
  first: SEATS,
  window: WINDOW,
  guests: COLORS.length,
  floor: COLORS.length + 1,
  die: (COLORS.length + 1) * FACES,
  statues: STATUES.length,
  'best statue': 1,
  'money statues': 4,
  expansion: EXPANSIONS.length,
  ship: SHIPS,
  tracker: TRACKER,
  stock: STOCK.length,
  'stock to come': 1,
  cleric: CLERIC_TILES.length,
  'mayors open': 1,
  discard: 1,
})

/** Tells what lies on the table. */
export function tellTable(state: Omit<Hamburg, 'chance'>, viewer: number, sheet: Sheet): void {
  const { at } = TABLE
  const { seats, dice } = state
  sheet.one(at.season, SEASONS + 2, state.season)
  sheet.one(at.round, ROUND, state.round)
  sheet.one(at.seats, SEATS + 1, seats.length)
  if (state.solo) sheet.put(at.alone, 1)
  if (state.english) sheet.put(at.english, 1)
  sheet.one(at.first, SEATS, (state.first - viewer + seats.length) % seats.length)
  sheet.one(at.window, WINDOW, state.window + 1)
  for (let color = 0; color < COLORS.length; color++) sheet.put(at.guests + color, state.guests[color] ?? 0)
  for (let color = 0; color <= COLORS.length; color++)
    sheet.put(at.floor + color, (state.floor[color] ?? 0) / 2)
  for (let die = 0; die < dice.length; die++) sheet.one(at.die + die * FACES, FACES, dice[die]!)
  sheet.steps(at.statues, STATUES, state.statues.length)
  sheet.put(at['best statue'], (state.statues[0] ?? 0) / 9)
  sheet.one(at['money statues'], 4, state.jettes.length)
  for (let i = 0; i < EXPANSIONS.length; i++)
    if (state.expansions.includes(EXPANSIONS[i]!)) sheet.put(at.expansion + i, 1)
  for (let ship = 0; ship < SHIPS; ship++) if (state.ships & (1 << ship)) sheet.put(at.ship + ship, 1)
  if (state.expansions.includes('stock')) sheet.one(at.tracker, TRACKER, state.tracker)
  sheet.put(at['stock to come'], state.stock.length / 10)
  for (const tile of state.common) {
    const stock = Math.floor((tile - FIRST_STOCK) / STEPS)
    if (tile >= FIRST_CLERIC) sheet.one(at.cleric, CLERIC_TILES.length, tile - FIRST_CLERIC)
    else if (stock >= 0) sheet.one(at.stock, STOCK.length, stock)
  }
  if (state.mayorsOpen) sheet.put(at['mayors open'], 1)
  sheet.put(at.discard, state.discard.length / 100)
}
