import { existsSync, statSync } from 'node:fs'
import { Fault } from '@kontor/engine'
import { type AnyGame, GAMES as COVERS } from '@kontor/register'
import { type Io, Misuse, type Values, wholeNumber } from './command.ts'

/** The games that come with Kontor. */
export const GAMES: Io['games'] = Object.fromEntries(COVERS.map(({ name, load }) => [name, load]))

/** The game of that name, or the one in the module or folder at that path: how an author plays a game of their own. */
export async function gameNamed(name: string, io: Pick<Io, 'games'>): Promise<AnyGame> {
  const load = Object.hasOwn(io.games, name) ? io.games[name] : undefined
  if (load) return load()
  // Loaded only now: whoever plays one of ours needs nothing of it.
  const { isAuthored, loadAuthored } = await import('@kontor/server/authors')
  if (isAuthored(name) || (existsSync(name) && statSync(name).isDirectory()))
    return (await loadAuthored(name).catch(misused)).game
  const names = Object.keys(io.games)
  const all = names.join(', ')
  throw new Misuse({
    en: `There is no game ‘${name}’; ${all ? `the games are ${all}` : 'give the path of a folder that has one'}.`,
    de: `Ein Spiel „${name}“ gibt es nicht; ${all ? `die Spiele sind ${all}` : 'gib den Pfad eines Ordners an, in dem eines liegt'}.`,
    nl: `Er is geen spel ‘${name}’; ${all ? `de spellen zijn ${all}` : 'geef het pad van een map waarin er een staat'}.`,
  })
}

function misused(error: unknown): never {
  throw error instanceof Fault ? new Misuse(error.told) : error
}

/** How many players were asked for; otherwise `standard`, or the nearest number that the game allows. */
export function playersFrom({ seats: { min, max } }: AnyGame, values: Values, standard: number): number {
  return wholeNumber(values, 'players', Math.min(max, Math.max(min, standard)), min, max)
}
