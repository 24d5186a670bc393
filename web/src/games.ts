import { Fault, type Game, GameError, type State } from '@kontor/engine'
import type { GameName } from './game-names.ts'

/** A game whose own state type does not matter. */
export type AnyGame = Game<State>

const LOADERS: Readonly<Record<GameName, () => Promise<AnyGame>>> = {
  amsterdam: async () => (await import('@kontor/amsterdam')).amsterdam,
  bruges: async () => (await import('@kontor/bruges')).bruges,
  hamburg: async () => (await import('@kontor/hamburg')).hamburg,
}

const loaded = new Map<string, AnyGame>()

/** The game of that name. Only the workers load games; the page never does. */
export async function gameNamed(name: string): Promise<AnyGame> {
  if (!Object.hasOwn(LOADERS, name))
    throw new Fault(`There is no game '${name}'; the games are ${Object.keys(LOADERS).join(', ')}.`)
  const game = loaded.get(name) ?? (await LOADERS[name as GameName]())
  loaded.set(name, game)
  return game
}

/** Begins to load a game that will be asked for; whoever asks for it hears what is wrong. */
export function loadAhead(name: string | undefined): void {
  if (name !== undefined) gameNamed(name).catch(() => {})
}

/** A game that has been loaded, at once. */
export function loadedGame(name: string): AnyGame {
  const game = loaded.get(name)
  if (!game) throw new GameError(`The game ${name} has not been loaded.`)
  return game
}
