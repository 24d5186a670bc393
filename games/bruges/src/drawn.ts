/** What a page that draws the table needs to know. Nothing here brings the rules or the cards along. */
export { ACTIONS, type Action, COLORS } from './colors.ts'
export { CANAL_COSTS, CANAL_POINTS, CANALS, REPUTATION_POINTS, STATUES, THREATS } from './data/tables.ts'
export { MAJORITIES } from './events.ts'
export type { Bruges, Seat } from './state.ts'
