/** The games of this page, by name; what they are called is the same in every language. */
export const GAMES = ['hamburg', 'amsterdam'] as const
export type GameName = (typeof GAMES)[number]

export function titleOf(game: string): string {
  return game.charAt(0).toUpperCase() + game.slice(1)
}
