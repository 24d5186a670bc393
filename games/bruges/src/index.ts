/** Bruges: its rules, its cards, its words. */
export { bruges } from './game.ts'
export type { Piece } from './pieces.ts'
export { type Position, position } from './position.ts'
