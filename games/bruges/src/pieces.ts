import type { About } from '@kontor/engine'

/** The kinds of things on the table that answers are about, or that a board shows. */
export type Piece =
  /** A draw pile; its place is 0 or 1. */
  | 'pile'
  /** The die of a colour. */
  | 'die'
  /** A worker of a colour, of the seat that answers. */
  | 'worker'
  /** A threat of a colour, with its markers. */
  | 'threat'
  /** The open space or the outermost tile of a canal; its place is 0 for the left one, 1 for the right one. */
  | 'canal'
  /** The reputation track. */
  | 'reputation'
  /** A statue, still to be won or won. */
  | 'statue'
  /** A house of the seat that answers; its place counts from 0 in the order in which they came. */
  | 'house'
  /** A player. */
  | 'seat'
  /** A card in the hand or just drawn, or a person in play. */
  | 'card'

/** What a card is used for: one of the six actions, or an action that is chosen next. */
type Use = 'workers' | 'money' | 'threat' | 'canal' | 'house' | 'person' | 'action'

/** What an answer is about: always a thing on the table. */
export interface AboutPiece extends About {
  readonly use?: Use
  readonly piece: Piece
}
