import { seatOf, withLast, without } from '@kontor/common/seating'
import { heard, plan, tell } from '@kontor/engine'
import { sum } from '../cards/cardfile.ts'
import { MISSION, TILE } from '../cards/numbers.ts'
import type { CardOrigin, Fine, Happening } from '../events.ts'
import type { Amsterdam, Seat, Turn } from '../state.ts'
import { tasks } from '../tasks.ts'

/** What changes hands: points, gulden, resources, goods. Lists are never changed in place. */

export { seatOf, without }

export const SIX: readonly number[] = [0, 0, 0, 0, 0, 0]
export const NINE: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0]

export function report(event: Happening): void {
  tell(event)
}

/** Notes something that happened in the turn that is being played. */
export function note(state: Amsterdam, change: Partial<Turn>): void {
  state.turn = { ...state.turn, ...change }
}

/** So much more, or less, at one place of a list. */
export function changed(list: readonly number[], place: number, n: number): readonly number[] {
  const made = list.slice()
  made[place]! += n
  return made
}

/** What own cards bring in the own turn is noted, since other cards ask for it. */
function isOwnCard(state: Amsterdam, seat: number, because: number) {
  return state.active === seat && because > 0 && because < TILE
}

/** Numbers of missions come after those of market tiles. */
function isTile(because: number) {
  return because > TILE && because < MISSION
}

export function gainPoints(state: Amsterdam, seat: number, n: number, because = 0): void {
  if (n <= 0) return
  seatOf(state, seat).points += n
  if (isOwnCard(state, seat, because)) note(state, { pointsFromCards: state.turn.pointsFromCards + n })
  else if (isTile(because)) note(state, { marketPoints: state.turn.marketPoints + n })
  if (heard()) report({ kind: 'points', seat, n, because })
}

export function gainGulden(state: Amsterdam, seat: number, n: number, because = 0): void {
  if (n <= 0) return
  seatOf(state, seat).gulden += n
  if (isOwnCard(state, seat, because)) note(state, { guldenFromCards: state.turn.guldenFromCards + n })
  if (heard()) report({ kind: 'gulden', seat, n, because })
}

export function payGulden(state: Amsterdam, seat: number, n: number, because = 0): void {
  if (n <= 0) return
  seatOf(state, seat).gulden -= n
  if (heard()) report({ kind: 'paidGulden', seat, n, because })
}

export function gainResource(state: Amsterdam, seat: number, color: number, n: number, because = 0): void {
  const mine = seatOf(state, seat)
  mine.supply = changed(mine.supply, color, n)
  if (heard()) report({ kind: 'resources', seat, resources: changed(SIX, color, n), because })
}

/** Returns resources, by colour, from the personal supply. */
export function payResources(state: Amsterdam, seat: number, price: readonly number[], because = 0): void {
  if (sum(price) === 0) return
  const mine = seatOf(state, seat)
  mine.supply = mine.supply.map((n, color) => n - price[color]!)
  if (heard()) report({ kind: 'paid', seat, resources: price, because })
}

/** The colours of which a seat has a resource. */
export function colorsOf({ supply }: Pick<Seat, 'supply'>): number[] {
  const colors: number[] = []
  for (let color = 0; color < supply.length; color++) if (supply[color]! > 0) colors.push(color)
  return colors
}

export function penalize(state: Amsterdam, seat: number, why: Fine): void {
  seatOf(state, seat).penalties++
  if (heard()) report({ kind: 'penalty', seat, why })
}

export function putOnDiscard(state: Amsterdam, card: number): void {
  state.discard = withLast(state.discard, card)
}

/** The top card of a deck. */
export function drawTop(state: Amsterdam, deck: number): number {
  const cards = state.decks[deck]!
  state.decks = state.decks.with(deck, cards.slice(0, -1))
  return cards.at(-1)!
}

/** Places for inactive cards below a board. */
const PLACES = 5

/** A card comes to lie below the board, where there is room for five. */
export function layBelow(state: Amsterdam, seat: number, card: number, from: CardOrigin): void {
  const mine = seatOf(state, seat)
  mine.inactive = [...mine.inactive, card]
  if (heard()) report({ kind: 'took', seat, card, from })
  if (mine.inactive.length > PLACES) plan(state, tasks.surplus({ seat }))
}
