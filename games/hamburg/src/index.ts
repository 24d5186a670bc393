/** Hamburg: its rules, its cards, its words. */
export { hamburg } from './game.ts'
export { type Position, position } from './position.ts'
