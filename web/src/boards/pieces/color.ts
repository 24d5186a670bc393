/** The colours of pieces in all games. */
export const PIECE_COLORS = [
  'purple',
  'orange',
  'gray',
  'pink',
  'brown',
  'black',
  'blue',
  'yellow',
  'violet',
  'red',
  'green',
  'white',
] as const
/** Each has a symbol of its own. */
export type PieceColor = (typeof PIECE_COLORS)[number]

/** The colour of a name; anything else has none. */
export const colorNamed = (name: string): PieceColor | undefined => PIECE_COLORS.find(color => color === name)
