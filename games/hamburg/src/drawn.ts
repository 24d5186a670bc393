/** What a page that draws the board needs to know. Nothing here brings the rules or the cards along. */

export { FIRST_CLERIC, FIRST_MAYOR, FIRST_SHIP, FIRST_STOCK, FIRST_TOKEN, STEPS } from './cards/numbers.ts'
export { ACTIONS, type Action, BLACK, COLORS, type Color } from './colors.ts'
export { HALL_POINTS, WALL_COSTS, WALL_POINTS, WALLS } from './data/tables.ts'
export { MAJORITIES } from './events.ts'
export type { Piece } from './pieces.ts'
export { type Hamburg, type Seat, UNDER } from './state.ts'
