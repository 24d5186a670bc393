import { cards, fields, type Kind, open, type State, seats, table } from '@kontor/engine'
import { CARDS } from './cards.ts'

/** What lies before a player. */
export interface Seat {
  pearls: number
  readonly hand: number[]
  readonly shown: number[]
}

/** A game in progress, all of it: plain JSON. */
export interface Pearls extends State<Task> {
  round: number
  readonly deck: number[]
  readonly discards: number[]
  readonly seats: Seat[]
}

/** What is still to be done, as data. Everybody may read it: a secret card lies in a zone, never in a task. */
export type Task =
  | { readonly kind: 'round'; readonly seat: number }
  | { readonly kind: 'turn'; readonly seat: number }
  | { readonly kind: 'draw'; readonly seat: number }

const shell: Kind<Pearls> = { name: 'shells', all: () => CARDS, back: () => 0 }

/** Who may see what. A field that is not declared is seen by nobody. */
export const shape = table<Pearls, Task>({
  round: open(),
  deck: cards(shell, 'hidden'),
  discards: cards(shell, 'public'),
  seats: seats(fields<Seat>({ pearls: open(), hand: cards(shell, 'owner'), shown: cards(shell, 'public') })),
})
