import type { About } from '@kontor/engine'

/** The kinds of things on the table that stand for an answer. */
export type Piece =
  /** A card, told by `card`: on display, above or below a board, on the discard pile. */
  | 'card'
  /** The deck of craftsmen, buildings or plan cards, told by `place` in that order. */
  | 'deck'
  /** A die of the roll, told by `color`; `place` is 0 for the first die that a player chooses, 1 for the second. */
  | 'die'
  /** A slot of the own wheel, told by `place`: 0 is the one whose resources come out next. `color` is that of the die. */
  | 'slot'
  /** Resources of a `color`. */
  | 'resource'
  /** A city block, told by `place`, its number on the board. */
  | 'block'
  /** A field of the harbour where the own ship may lie, told by `place`, its number on the board. */
  | 'berth'
  /** A dock worker of a `color`: on the pier before the own ship, or aboard. */
  | 'docker'
  /** A kind of goods, told by `place`; without one, all goods of the storage. */
  | 'good'
  /** The own disc on the Amstel; `place` is the field that it would come to. */
  | 'disc'
  /** The open market tile. */
  | 'market'
  /** The foreman; `place` is the harbour field that he goes to, none if he leaves the game. */
  | 'foreman'
  /** The city messenger; `place` is the city block. */
  | 'messenger'
  /** The trader; `place` is the good of the field of the black market. */
  | 'trader'

/** What an answer is about, with a piece of this game. */
export interface AboutPiece extends About {
  readonly piece: Piece
}

/** What is done to a card. */
export const aboutCard = (verb: string, card: number): AboutPiece => ({ verb, piece: 'card', card })

/** What is done with resources of a colour. */
export const aboutResource = (verb: string, color: number): AboutPiece => ({ verb, piece: 'resource', color })

/** A piece that is told from its like by where it is or goes. */
export const aboutPlace = (verb: string, piece: Piece, place: number): AboutPiece => ({ verb, piece, place })
