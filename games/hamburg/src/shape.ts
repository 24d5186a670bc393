import {
  backShown,
  cards,
  each,
  fields,
  type Kind,
  open,
  type Shape,
  seats,
  table,
  type Visibility,
} from '@kontor/engine'
import { FIRST_MAYOR } from './cards/tiles.ts'
import { CARD_DATA } from './data/tables.ts'
import { allTokens, type Hamburg, type Seat } from './state.ts'
import type { Task } from './tasks.ts'

/** Who may see what of a game of Hamburg. */

const ALL_CARDS = CARD_DATA.slice(1).map(({ number }) => number)
const STOCK_TILES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

const card: Kind<Hamburg> = { name: 'cards', all: () => ALL_CARDS, back: number => CARD_DATA[number]!.color }
/** A token is its place in TOKENS; a stock tile its number; a mayor's side is known by its tile. */
const token: Kind<Hamburg> = {
  name: 'intrigue tokens',
  all: ({ expansions }) => allTokens(expansions.includes('intrigue')),
  back: () => 0,
}
const stockTile: Kind<Hamburg> = {
  name: 'stock tiles',
  all: ({ expansions }) => (expansions.includes('stock') ? STOCK_TILES : []),
  back: () => 0,
}
const mayorSide: Kind<Hamburg> = {
  name: "mayors' sides",
  all: ({ seats }) =>
    seats.flatMap(({ mayor, mayorSides }) => [...mayor, ...mayorSides].slice(0, 1).flatMap(bothSides)),
  back: tileOfMayor,
}
/** Both sides of the tile of a side, as it is in a state (by its number) or hidden in a view (by its back). */
function bothSides(side: number): number[] {
  const first = FIRST_MAYOR + 2 * (backShown(side) ?? tileOfMayor(side))
  return [first, first + 1]
}
function tileOfMayor(side: number): number {
  return Math.floor((side - FIRST_MAYOR) / 2)
}
const chosen: Visibility<Hamburg> = ({ state: { mayorsOpen }, viewer, owner }) =>
  mayorsOpen || viewer === owner ? 'front' : 'back'

export const shape: Shape<Hamburg> = table<Hamburg, Task>({
  season: open(),
  round: open(),
  first: open(),
  dice: open(),
  window: open(),
  guests: open(),
  floor: open(),
  statues: open(),
  tokens: cards(token, 'hidden'),
  usedTokens: cards(token, 'public'),
  piles: each(
    cards(card, ({ state: { search }, viewer, index }) =>
      search[0] === viewer && search[1] === index ? 'front' : 'back',
    ),
  ),
  discard: cards(card, 'public'),
  picked: cards(card, 'backs'),
  aside: cards(card, ({ state: { asideOf }, viewer }) => (asideOf === viewer ? 'front' : 'back')),
  asideOf: open(),
  announced: cards(card, 'public'),
  search: open(),
  seats: seats(
    fields<Seat>({
      marks: open(),
      points: open(),
      hall: open(),
      left: open(),
      right: open(),
      rewarded: open(),
      majorities: open(),
      striking: open(),
      workers: open(),
      disasters: open(),
      statues: open(),
      hand: cards(card, 'ownerBacks'),
      sites: cards(card, 'ownerBacks'),
      buildings: cards(card, 'public'),
      places: open(),
      garden: cards(card, 'public'),
      used: open(),
      mayor: cards(mayorSide, chosen),
      mayorSides: cards(mayorSide, chosen),
    }),
  ),
  expansions: open(),
  mayorsOpen: open(),
  jettes: open(),
  ships: open(),
  stock: cards(stockTile, 'hidden'),
  stockTile: cards(stockTile, 'public'),
  stockUsed: cards(stockTile, 'public'),
  tracker: open(),
  clericTiles: open(),
  clericTile: open(),
  common: open(),
  solo: open(),
  values: open(),
  english: open(),
})
