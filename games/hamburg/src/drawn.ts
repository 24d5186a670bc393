/** What a page that draws the board needs to know. Nothing here brings the rules or the cards along. */
export { ACTIONS, type Action, BLACK, COLORS, type Color } from './colors.ts'
export { HALL_POINTS, WALL_COSTS, WALL_POINTS, WALLS } from './data/tables.ts'
export { MAJORITIES } from './events.ts'
export { FIRST_CLERIC, FIRST_MAYOR, FIRST_SHIP, FIRST_STOCK, FIRST_TOKEN, STEPS } from './numbers.ts'
export { type Hamburg, type Seat, UNDER } from './state.ts'
