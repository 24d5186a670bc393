import { GAMES } from '@kontor/register'

/** The id of a kept game says which game it is of: its board is loaded before the engine has looked it up. */
export function keptId(game: string, random: string): string {
  return `${game}-${random}`
}

/** Which game the kept one of this id is of, unless it was kept before ids said so. */
export function gameIn(id: string): string | undefined {
  return GAMES.find(({ name }) => id.startsWith(`${name}-`))?.name
}
