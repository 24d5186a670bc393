/**
 * What happens at tables: finding, making and joining them, the room of each with those who are there, and its game,
 * which follows the log.
 */
export type { Guest } from './audience.ts'
export { block, closeTable, forget } from './departure.ts'
export { type Door, House } from './house.ts'
export { Lobby } from './lobby.ts'
export type { Room } from './room.ts'
