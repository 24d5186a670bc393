import { createHash } from 'node:crypto'
import { existsSync, type FSWatcher, realpathSync, statSync, watch } from 'node:fs'
import * as engine from '@kontor/engine'
import type { AuthoredGame } from '@kontor/protocol'
import type { AnyGame } from '@kontor/register'
import { GAMES } from '../ground/index.ts'
import { type Authored, loadAuthored } from './authored.ts'
import { picturesIn, rulesIn } from './extras.ts'
import { renew } from './resolving.ts'
import { engineModule, entryModule, sourcesOf } from './sources.ts'
import { mistakeIn } from './trouble.ts'

const { Fault } = engine

/** A game's name stands in addresses, files and records. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const LONGEST = 40
/** What an editor writes in several goes is one change. In milliseconds. */
const QUIET = 80

/** A game that a server offers beside those that come with Kontor. */
interface Offered {
  readonly game: AnyGame
  readonly about: AuthoredGame
  /** What a page may fetch of it, by the address. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** The games from folders of their authors that a server offers, and what is wrong with them while somebody edits. */
export class AuthoredGames {
  readonly #folders: readonly string[]
  readonly #offered = new Map<string, Offered>()
  readonly #troubles = new Map<string, string>()
  readonly #watchers: FSWatcher[] = []
  readonly #listeners = new Set<() => void>()
  #timers = new Map<string, NodeJS.Timeout>()
  #work = Promise.resolve()

  private constructor(folders: readonly string[]) {
    this.#folders = folders.map(folder => {
      if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Fault(`${folder} is no folder.`)
      return realpathSync(folder)
    })
  }

  /** Loads them; a fault if one cannot be offered. Where they are watched, that is said in the page instead. */
  static async from(folders: readonly string[], watched = false): Promise<AuthoredGames> {
    const found = new AuthoredGames(folders)
    for (const folder of found.#folders) {
      await found.#load(folder)
      const trouble = found.#troubles.get(folder)
      if (trouble !== undefined && !watched) throw new Fault(trouble)
    }
    if (watched) for (const folder of found.#folders) found.#watch(folder)
    return found
  }

  /** All games at which people can sit down, ours among them; it changes with the folders. */
  readonly games = new Map<string, AnyGame>(GAMES)

  /** The folders whose games can be played now. */
  get playable(): readonly string[] {
    return [...this.#offered.keys()]
  }

  /** What is wrong, a sentence for each folder; undefined where nobody edits. */
  get troubles(): readonly string[] | undefined {
    return this.#watchers.length === 0 ? undefined : [...this.#troubles.values()]
  }

  /** What a page must know of one of them. */
  about(name: string): AuthoredGame | undefined {
    return this.#named(name)?.about
  }

  /** What a page may fetch at an address below `games`. */
  file(address: string): Buffer | undefined {
    if (address === '/games/engine.js') return this.#folders.length === 0 ? undefined : ENGINE
    const [, name = ''] = /^\/games\/([^/]+)\//.exec(address) ?? []
    return this.#named(name)?.files.get(address)
  }

  /** Calls `listener` whenever a folder has been read anew, until `stop`. */
  heed(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close()
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }

  #named(name: string): Offered | undefined {
    return [...this.#offered.values()].find(({ game }) => game.name === name)
  }

  async #load(folder: string) {
    try {
      const offered = offer(await loadAuthored(folder))
      const { name } = offered.game
      const others = [...this.#offered].filter(([each]) => each !== folder)
      if (others.some(([, { game }]) => game.name === name))
        throw new Fault(`The game at ${folder} is called ${name} as another one is.`)
      const before = this.#offered.get(folder)
      if (before) this.games.delete(before.game.name)
      this.#offered.set(folder, offered)
      this.games.set(name, offered.game)
      this.#troubles.delete(folder)
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      this.#troubles.set(folder, error instanceof Fault ? said : `The game at ${folder}: ${said}.`)
    }
  }

  /** What was offered stays on offer until the new one can be. */
  #watch(folder: string) {
    const changed = (_: string, file: string | null) => {
      if (file !== null && /(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)|\.db/.test(file)) return
      clearTimeout(this.#timers.get(folder))
      this.#timers.set(
        folder,
        setTimeout(() => {
          this.#work = this.#work.then(() => this.#again(folder))
        }, QUIET),
      )
    }
    this.#watchers.push(watch(folder, { recursive: true }, changed))
  }

  async #again(folder: string) {
    renew(folder)
    await this.#load(folder)
    for (const listener of this.#listeners) listener()
  }
}

const ENGINE = Buffer.from(engineModule(Object.keys(engine)))

/** All games that a thread needs: ours, and those in folders. */
export async function gamesWith(folders: readonly string[]): Promise<ReadonlyMap<string, AnyGame>> {
  const others = await Promise.all(folders.map(loadAuthored))
  return new Map([...GAMES, ...others.map(({ game }) => [game.name, game] as const)])
}

function offer({ folder, module, game, cover }: Authored): Offered {
  const wrong = misnamed(game.name)
  if (wrong !== undefined) throw new Fault(`The game at ${folder} cannot be offered: ${wrong}.`)
  try {
    const sources = [...sourcesOf(folder, module)].map(([path, code]) => [path, Buffer.from(code)] as const)
    const rules = rulesIn(folder, game.name)
    const pictures = picturesIn(folder)
    const inside = [
      ...sources,
      ...[...rules].map(
        ([language, text]) => [`rules.${language}.json`, Buffer.from(JSON.stringify(text))] as const,
      ),
      ...[...pictures.values()].map(({ path, content }) => [path, content] as const),
    ]
    const digest = digestOf(inside)
    const at = `games/${game.name}/${digest}/`
    const entry = Buffer.from(entryModule(folder, module, digest))
    const files = new Map(inside.map(([path, content]) => [`/${at}${path}`, content]))
    files.set(`/games/${game.name}/index.js`, entry)
    const { title, about, players, minutes, weight } = cover
    const box = {
      title,
      about,
      players,
      minutes,
      weight,
      at,
      rules: [...rules.keys()],
      pictures: Object.fromEntries([...pictures].map(([shows, { path }]) => [shows, path])),
      cards: game.library !== undefined,
    }
    return { game, about: box, files }
  } catch (error) {
    const said = error instanceof Error ? (mistakeIn(error) ?? error.message) : String(error)
    throw new Fault(`The game at ${folder} cannot be offered: ${said}.`)
  }
}

function misnamed(name: string): string | undefined {
  if (!NAME.test(name) || name.length > LONGEST)
    return `its name consists of lower-case letters, digits and single hyphens, at most ${LONGEST} characters, not ‘${name}’`
  // What is kept of a game is found by how its name begins.
  const ours = [...GAMES.keys()].find(each => name === each || name.startsWith(`${each}-`))
  return ours === undefined ? undefined : `its name begins as that of ${ours}, which comes with Kontor`
}

function digestOf(files: readonly (readonly [path: string, content: Buffer])[]): string {
  const hash = createHash('sha256')
  for (const [path, content] of files) hash.update(`${path}\0${content.length}\0`).update(content)
  return hash.digest('base64url').slice(0, 16)
}
