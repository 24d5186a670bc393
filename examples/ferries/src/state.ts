import { fields, open, type State, seats, table } from '@kontor/engine'

/** The ferries are told by their places in this list. */
export const FERRIES = ['red', 'blue', 'green'] as const
/** Whoever has not boarded a ferry. */
export const ASHORE = -1

/** What a player has. */
export interface Seat {
  passengers: number
  fish: number
  /** The ferry of this round; it is written only when all have chosen. */
  ferry: number
  /** That of the round before. */
  last: number
}

/** A game in progress. Nothing in it is hidden: what somebody has chosen is sealed by the engine until all have. */
export interface Ferries extends State<Task> {
  round: number
  /** How many passengers wait for each ferry. */
  readonly waiting: number[]
  readonly seats: Seat[]
}

/** What is still to be done. All who `choose` are asked together. */
export type Task =
  | { readonly kind: 'round'; readonly seat: number }
  | { readonly kind: 'choose'; readonly seat: number; readonly together: true }
  | { readonly kind: 'sail'; readonly seat: number }

export const shape = table<Ferries, Task>({
  round: open(),
  waiting: open(),
  seats: seats(fields<Seat>({ passengers: open(), fish: open(), ferry: open(), last: open() })),
})
