import { GameError } from '@kontor/engine'
import { type AnyGame, GAMES, loadGame } from '@kontor/register'

const loaded = new Map<string, AnyGame>()

declare global {
  /** The engine of this page, for games that came to it from their authors' folders: their modules take it from here. */
  var kontor: typeof import('@kontor/engine') | undefined
}

/** The game of that name. Only the workers load games; the page never does. */
export async function gameNamed(name: string): Promise<AnyGame> {
  const game = loaded.get(name) ?? (await load(name))
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

/** One of ours, or one that the page's server has from a folder. */
async function load(name: string): Promise<AnyGame> {
  const ours = GAMES.some(each => each.name === name)
  const module = ours ? undefined : await moduleOf(name)
  const game = Object.values(module ?? {}).find(each => isGame(each, name))
  // Of a game that is nowhere, the register says so.
  return game ?? loadGame(name)
}

/** What a server's folder exports; nothing where there is no server, or no such folder. */
async function moduleOf(name: string): Promise<Readonly<Record<string, AnyGame>> | undefined> {
  // From `assets/`, where the workers are.
  const address = new URL(`../games/${encodeURIComponent(name)}/index.js`, self.location.href)
  const found = await fetch(address).catch(() => undefined)
  if (!found?.ok) return undefined
  globalThis.kontor ??= await import('./whole-engine.ts')
  return import(/* @vite-ignore */ address.href)
}

function isGame(value: unknown, name: string): value is AnyGame {
  return (
    value !== null && typeof value === 'object' && 'steps' in value && 'name' in value && value.name === name
  )
}
