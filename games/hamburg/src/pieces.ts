import type { About, Choice } from '@kontor/engine'

/** The kinds of things on the table that answers are about. What tells one from its like stands in brackets. */
export const PIECES = [
  /** A draw pile (colour). */
  'deck',
  /** Workers of a seat or of the supply (colour). */
  'worker',
  /** A disaster's level (colour). */
  'disaster',
  /** A ship of the expansion (colour, black last). */
  'ship',
  /** A majority token (place in MAJORITIES). */
  'token',
  /** The statues on offer (place 0: those of Hummel, 1: those of the Zitronenjette). */
  'statue',
  /** A half of the wall (place 0: left, 1: right). */
  'wall',
  /** The City Hall track. */
  'hall',
  /** The church window to the left or right of the season's cleric (place 0: left, 1: right). */
  'window',
  /** An own site (place). */
  'site',
  /** Another player's area (seat). */
  'seat',
  /** The intrigue tokens. */
  'intrigue',
  /** A side of a mayor's tile (card). */
  'mayor',
  /** A card, wherever it lies (card). */
  'card',
] as const
export type Piece = (typeof PIECES)[number]

type Telling = (state: unknown, task: unknown, choice: Choice) => About

/** Answers that are colours of a piece. */
export const colored = (verb: string, piece: Piece): Telling => {
  return (_, __, color) => ({ verb, piece, color })
}

/** Answers that are places of a piece. */
export const placed = (verb: string, piece: Piece): Telling => {
  return (_, __, place) => ({ verb, piece, place })
}

/** Answers that are cards. */
export const ofCard = (verb: string, piece: Piece = 'card'): Telling => {
  return (_, __, card) => ({ verb, card, piece })
}
