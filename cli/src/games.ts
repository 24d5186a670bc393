import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game, State } from '@kontor/engine'
import { type Io, Misuse, type Values, wholeNumber } from './command.ts'

/** A game whose own state type does not matter. */
export type AnyGame = Game<State>

/** The games that come with Kontor. */
export const GAMES: Io['games'] = {
  amsterdam: async () => (await import('@kontor/amsterdam')).amsterdam,
  bruges: async () => (await import('@kontor/bruges')).bruges,
  hamburg: async () => (await import('@kontor/hamburg')).hamburg,
}

/** The game of that name, or the one in the module at that path: how an author tries a game of their own. */
export async function gameNamed(name: string, io: Pick<Io, 'games'>): Promise<AnyGame> {
  const load = Object.hasOwn(io.games, name) ? io.games[name] : undefined
  if (load) return load()
  if (/\.[cm]?[jt]s$/.test(name) && existsSync(name)) return gameIn(resolve(name))
  const names = Object.keys(io.games)
  const known =
    names.length > 0 ? `the games are ${names.join(', ')}` : 'give the path of a module that exports one'
  throw new Misuse(`There is no game '${name}'; ${known}.`)
}

async function gameIn(path: string): Promise<AnyGame> {
  const exports: Record<string, unknown> = await import(pathToFileURL(path).href)
  const found = Object.values(exports).find(isGame)
  if (!found) throw new Misuse(`The module ${path} exports no game.`)
  return found
}

function isGame(value: unknown): value is AnyGame {
  return (
    value !== null && typeof value === 'object' && 'steps' in value && 'shape' in value && 'start' in value
  )
}

/** How many players were asked for; otherwise `standard`, or the nearest number that the game allows. */
export function playersFrom({ seats: { min, max } }: AnyGame, values: Values, standard: number): number {
  return wholeNumber(values, 'players', Math.min(max, Math.max(min, standard)), min, max)
}
