import type { Color } from '../../src/colors.ts'
import type { Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { type Table, table } from '../table.ts'

/** What the tests of the solo game share: TOM sits at seat 1, you at seat 0. */

export const YOU = 0
export const TOM = 1

/** A position of the solo game: what TOM has, what you have, and the rest. */
export interface Solo extends Omit<Position, 'seats' | 'players'> {
  readonly tom?: SeatDescription
  readonly you?: SeatDescription
}

export function solo({ tom = {}, you = {}, ...given }: Solo = {}): Table {
  return table({ ...given, players: 1, seats: [you, tom] })
}

/** TOM acts on one die only. */
export function die(color: Color, pips: number, tom: SeatDescription, given: Solo = {}): Table {
  const dice = { ...given.dice, [color]: pips }
  return solo({ ...given, tom, dice, agenda: [{ do: 'tomDie', seat: TOM, color }] })
}

/** TOM draws a card with a 5 and constructs it if he can. */
export function constructs(card: number, tom: SeatDescription, given: Solo = {}): Table {
  const color = colorOfCard(card)
  return die(color, 5, tom, { ...given, piles: { ...given.piles, [color]: [card] } })
}

/** TOM activates his buildings. */
export function activates(tom: SeatDescription, given: Solo = {}): Table {
  return solo({ ...given, tom, agenda: [{ do: 'tomActivates', seat: TOM }] })
}

/** A disaster of TOM strikes, or several do. */
export function strikes(colors: readonly Color[], tom: SeatDescription, given: Solo = {}): Table {
  const disasters = Object.fromEntries(colors.map(color => [color, 2]))
  const dice = Object.fromEntries(colors.map(color => [color, 5]))
  return solo({ ...given, tom: { disasters, ...tom }, dice, agenda: [{ do: 'raise', seat: TOM }] })
}

function colorOfCard(card: number): Color {
  const blocks: readonly Color[] = ['brown', 'pink', 'orange', 'gray', 'purple']
  return blocks[Math.floor((card - 1) / 48)]!
}
