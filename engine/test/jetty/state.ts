import { cards, each, fields, type Kind, open, type State, seats, table } from '../../src/index.ts'
import { CARDS } from './cards.ts'

/** A player's things. */
export interface Seat {
  coins: number
  readonly hand: number[]
  readonly display: number[]
}

/** A small game of a jetty where everybody trades: just enough to use everything that the engine offers. */
export interface Jetty extends State<Task> {
  round: number
  readonly rounds: number
  /** Which deck lies open before whom: `[seat, deck]`, or empty. */
  readonly search: number[]
  readonly decks: number[][]
  readonly discards: number[][]
  readonly seats: Seat[]
}

export type Task =
  | { readonly kind: 'round'; readonly seat: number }
  | { readonly kind: 'draw'; readonly seat: number }
  | { readonly kind: 'act'; readonly seat: number }
  | { readonly kind: 'sales'; readonly seat: number }
  | { readonly kind: 'gain'; readonly seat: number; readonly coins: number; readonly because: number }
  | { readonly kind: 'tax'; readonly seat: number; readonly by: number }
  | { readonly kind: 'steal'; readonly seat: number }
  | { readonly kind: 'look'; readonly seat: number }
  | { readonly kind: 'pick'; readonly seat: number; readonly deck: number }

const card: Kind<Jetty> = {
  name: 'cards',
  all: () => CARDS.map((_, number) => number),
  back: number => CARDS[number]!.back,
}

export const shape = table<Jetty, Task>({
  round: open(),
  rounds: open(),
  search: open(),
  decks: each(
    cards(card, ({ state: { search }, viewer, index }) =>
      search[0] === viewer && search[1] === index ? 'front' : 'back',
    ),
  ),
  discards: each(cards(card, 'public')),
  seats: seats(
    fields<Seat>({ coins: open(), hand: cards(card, 'ownerBacks'), display: cards(card, 'public') }),
  ),
})
