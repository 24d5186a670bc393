import { amsterdam } from '@kontor/amsterdam'
import { bruges } from '@kontor/bruges'
import { Fault, type Game, type State } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'

/** A game whose own state type does not matter. */
export type AnyGame = Game<State>

/** The games at which people can sit down, by name. */
export type Games = ReadonlyMap<string, AnyGame>

export const GAMES: Games = new Map<string, AnyGame>([
  [hamburg.name, hamburg],
  [bruges.name, bruges],
  [amsterdam.name, amsterdam],
])

/** The game of that name, or a fault that lists those there are. */
export function gameNamed(games: Games, name: string): AnyGame {
  const found = games.get(name)
  if (!found) throw new Fault(`There is no game '${name}'; the games are ${[...games.keys()].join(', ')}.`)
  return found
}
