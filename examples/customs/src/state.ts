import { cards, fields, type Kind, open, type State, seats, table } from '@kontor/engine'
import { CRATES } from './cards.ts'

/** What lies before a player. */
export interface Seat {
  points: number
  /** What was said of the crate at the customs; 0 if there is none. */
  claim: number
  readonly hand: number[]
  /** The crate at the customs, which only its owner has looked into. */
  readonly crate: number[]
  /** Crates that nobody opened. */
  readonly passed: number[]
}

/** A game in progress, all of it: plain JSON. */
export interface Customs extends State<Task> {
  round: number
  readonly deck: number[]
  /** Crates that were opened. */
  readonly opened: number[]
  readonly seats: Seat[]
}

/** What is still to be done, as data. Everybody may read it: which crate it is lies in a zone, never in a task. */
export type Task =
  | { readonly kind: 'round'; readonly seat: number }
  | { readonly kind: 'bring'; readonly seat: number }
  | { readonly kind: 'declare'; readonly seat: number }
  | { readonly kind: 'inspect'; readonly seat: number; readonly owner: number }

const crate: Kind<Customs> = { name: 'crates', all: () => CRATES, back: () => 0 }

/** Who may see what. A bluff is a card that its owner alone sees. */
export const shape = table<Customs, Task>({
  round: open(),
  deck: cards(crate, 'hidden'),
  opened: cards(crate, 'public'),
  seats: seats(
    fields<Seat>({
      points: open(),
      claim: open(),
      hand: cards(crate, 'owner'),
      crate: cards(crate, 'owner'),
      passed: cards(crate, 'owner'),
    }),
  ),
})
