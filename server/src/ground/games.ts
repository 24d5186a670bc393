import { Fault } from '@kontor/engine'
import { type AnyGame, GAMES as COVERS } from '@kontor/register'

/** The games at which people can sit down, by name. */
export type Games = ReadonlyMap<string, AnyGame>

export const GAMES: Games = new Map(
  await Promise.all(COVERS.map(async ({ name, load }) => [name, await load()] as const)),
)

/** The game of that name, or a fault that lists those there are. */
export function gameNamed(games: Games, name: string): AnyGame {
  const found = games.get(name)
  if (!found) throw new Fault(`There is no game ‘${name}’; the games are ${[...games.keys()].join(', ')}.`)
  return found
}
