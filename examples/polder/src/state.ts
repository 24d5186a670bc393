import { cards, fields, type Kind, open, type State, seats, table } from '@kontor/engine'
import { TILES } from './land.ts'

/** What a player has. */
export interface Seat {
  /** Points for tiles laid; the most of each land counts only at the end. */
  points: number
}

/** A game in progress, all of it: plain JSON. */
export interface Polder extends State<Task> {
  /** By field: the land that lies there, or -1 for the sea; and whose it is, or -1. */
  readonly land: number[]
  readonly owners: number[]
  readonly bag: number[]
  /** The tiles to choose from. */
  readonly offer: number[]
  /** All tiles that lie in the polder. */
  readonly laid: number[]
  readonly seats: Seat[]
}

/** What is still to be done, as data. */
export type Task =
  | { readonly kind: 'take'; readonly seat: number }
  | { readonly kind: 'lay'; readonly seat: number; readonly tile: number }

const tile: Kind<Polder> = { name: 'tiles', all: () => TILES, back: () => 0 }

/** Who may see what: everything but the bag. */
export const shape = table<Polder, Task>({
  land: open(),
  owners: open(),
  bag: cards(tile, 'hidden'),
  offer: cards(tile, 'public'),
  laid: cards(tile, 'public'),
  seats: seats(fields<Seat>({ points: open() })),
})
