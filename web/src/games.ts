import { Fault, type Game, type State } from '@kontor/engine'
import type { GameName } from './catalogue.ts'

/** A game whose own state type does not matter. */
export type AnyGame = Game<State>

const LOADERS: Readonly<Record<GameName, () => Promise<AnyGame>>> = {
  hamburg: async () => (await import('@kontor/hamburg')).hamburg,
}

/** The game of that name. Only the workers load games; the page never does. */
export async function gameNamed(name: string): Promise<AnyGame> {
  if (Object.hasOwn(LOADERS, name)) return LOADERS[name as GameName]()
  throw new Fault(`There is no game '${name}'; the games are ${Object.keys(LOADERS).join(', ')}.`)
}
