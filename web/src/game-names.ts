/** The games of this page, by name. */
export const GAMES = ['hamburg', 'bruges', 'amsterdam'] as const
export type GameName = (typeof GAMES)[number]
