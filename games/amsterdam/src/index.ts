/** Amsterdam: its rules, its cards, its words. */
export { amsterdam } from './game.ts'
export { type Position, position } from './position.ts'
