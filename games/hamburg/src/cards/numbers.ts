/** Cards are numbered from 1; from these numbers on, the tiles of each kind are counted. */
export const FIRST_MAYOR = 301
export const FIRST_SHIP = 311
export const FIRST_TOKEN = 321
export const FIRST_STOCK = 340
export const FIRST_CLERIC = 400
/** How many steps a side of a stock tile has. */
export const STEPS = 3

/** How long a game is, and how long a season is unless a tile changes it. */
export const SEASONS = 8
export const ROUNDS = 4
/** How many cards a hand holds unless a mayor changes it. */
export const HAND_LIMIT = 5
