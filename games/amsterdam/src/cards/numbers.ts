/** Cards are numbered from 1 to 132. Where a market tile or a mission stands beside cards, this is added to its number. */
export const TILE = 200
export const MISSION = 300
