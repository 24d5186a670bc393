/** The six piece colours in their order, in which they stand everywhere. Each has a symbol of its own. */
export const PIECE_COLORS = ['purple', 'orange', 'gray', 'pink', 'brown', 'black'] as const
export type PieceColor = (typeof PIECE_COLORS)[number]

/** The colour of a number in a state. */
export const colorAt = (index: number): PieceColor => PIECE_COLORS[index] ?? 'black'

/** The colour of a name; anything else has none. */
export const colorNamed = (name: string): PieceColor | undefined => PIECE_COLORS.find(color => color === name)
