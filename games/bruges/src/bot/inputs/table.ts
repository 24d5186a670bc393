import { chart, type Sheet } from '@kontor/engine'
import { COLORS } from '../../colors.ts'
import type { Bruges } from '../../state.ts'

const SEATS = 4
const FACES = 7
const ROUNDS = 14
const TURNS = 6
const LEFT = 6
const PILE = [1, 2, 4, 8, 12, 20, 30, 45]

/** What lies on the table for all: the time, the dice, the piles, what can still be won. */
export const TABLE = chart({
  round: ROUNDS,
  turn: TURNS,
  'rounds to the last': LEFT,
  seats: SEATS + 1,
  first: SEATS,
  die: COLORS.length * FACES,
  pile: 2 * PILE.length,
  'extra stack': PILE.length,
  statues: 4,
  'best statue': 1,
  'limited workers': 1,
  'second engraver': 1,
  encores: 1,
})

/** Tells what lies on the table. */
export function tellTable(state: Omit<Bruges, 'chance'>, viewer: number, sheet: Sheet): void {
  const { at } = TABLE
  const { seats, dice, round, lastRound, piles, extra, statues } = state
  sheet.one(at.round, ROUNDS, round)
  sheet.one(at.turn, TURNS, state.turn)
  if (lastRound > 0) sheet.one(at['rounds to the last'], LEFT, lastRound - round)
  sheet.one(at.seats, SEATS + 1, seats.length)
  sheet.one(at.first, SEATS, (state.first - viewer + seats.length) % seats.length)
  for (let die = 0; die < dice.length; die++) sheet.one(at.die + die * FACES, FACES, dice[die]!)
  for (let pile = 0; pile < piles.length; pile++)
    sheet.steps(at.pile + pile * PILE.length, PILE, piles[pile]!.length)
  sheet.steps(at['extra stack'], PILE, extra.length)
  sheet.one(at.statues, 4, statues.length)
  sheet.put(at['best statue'], (statues[0] ?? 0) / 7)
  if (state.limitedWorkers) sheet.put(at['limited workers'], 1)
  if (state.secondEngraver) sheet.put(at['second engraver'], 1)
  sheet.put(at.encores, state.encores.length)
}
