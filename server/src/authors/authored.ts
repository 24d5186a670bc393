import { existsSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { Fault } from '@kontor/engine'
import type { Cover } from '@kontor/engine/presentation'
import type { AnyGame } from '@kontor/register'
import { claim, moduleAddress } from './resolving.ts'
import { mistakeIn } from './trouble.ts'

/** What stands on its box, without how it is loaded. */
type Box = Omit<Cover, 'load'>

/** A game in a folder of its author. */
export interface Authored {
  readonly folder: string
  /** The module that exports it. */
  readonly module: string
  readonly game: AnyGame
  /** Its own `cover`; without one, what the game itself says. */
  readonly cover: Box
}

/** Where a folder has the module that exports its game. */
const PLACES = ['index.ts', 'index.js', 'src/index.ts', 'src/index.js']

/** Whether a path leads to a module, or to a folder with one where a game's is. */
export function isAuthored(path: string): boolean {
  return moduleAt(path) !== undefined
}

/** The game in a folder or module, read as it is now; a fault in a sentence if there is none or it cannot be loaded. */
export async function loadAuthored(path: string): Promise<Authored> {
  const found = moduleAt(path)
  if (found === undefined)
    throw new Fault(`There is no game at ${path}: it has none of ${PLACES.join(', ')}.`)
  const module = realpathSync(found)
  const inside = dirname(module)
  const folder = basename(inside) === 'src' ? dirname(inside) : inside
  claim(folder)
  const exports: Record<string, unknown> = await import(moduleAddress(module)).catch(error => {
    throw new Fault(`The game at ${path} cannot be loaded: ${reasonOf(error)}.`)
  })
  const game = Object.values(exports).find(isGame)
  if (!game) throw new Fault(`The module ${module} exports no game.`)
  return { folder, module, game, cover: isBox(exports.cover) ? exports.cover : boxOf(game) }
}

function moduleAt(path: string): string | undefined {
  const inside = PLACES.map(place => resolve(path, place))
  return [resolve(path), ...inside].find(
    place => /\.[cm]?[jt]s$/.test(place) && existsSync(place) && statSync(place).isFile(),
  )
}

function reasonOf(error: unknown): string {
  const [first = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return mistakeIn(error) ?? first
}

function isGame(value: unknown): value is AnyGame {
  return (
    value !== null && typeof value === 'object' && 'steps' in value && 'shape' in value && 'start' in value
  )
}

function isBox(value: unknown): value is Box {
  return value !== null && typeof value === 'object' && 'title' in value && 'about' in value
}

function boxOf({ name, seats }: AnyGame): Box {
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  return {
    name,
    title: { en: title, de: title, nl: title },
    about: { en: '', de: '', nl: '' },
    players: seats,
    minutes: { min: 5, max: 60 },
    weight: 2,
  }
}
