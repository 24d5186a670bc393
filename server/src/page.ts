import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault } from '@kontor/engine'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WEB = join(ROOT, 'web')

/** The folder of the built page. */
export const PAGE = join(WEB, 'dist')

/** What the page is made from. */
const SOURCES = ['web/src', 'web/public', 'web/index.html', 'web/vite.config.ts', 'engine/src', 'bots/src']

/**
 * Builds the page, unless what is there is younger than its sources. That is done in another process: it takes memory
 * that a server would keep for as long as it runs.
 */
export async function buildPage(building: () => void): Promise<void> {
  if (isFresh()) return
  building()
  // Whoever calls, a test perhaps: the page that is served is the real one.
  const env = { ...process.env, NODE_ENV: 'production' }
  const builder = fork(new URL('./page-process.ts', import.meta.url), [WEB], { env, execArgv: [] })
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new Fault('The page could not be built; the reason stands above.')
}

function isFresh() {
  const built = join(PAGE, 'index.html')
  if (!existsSync(built)) return false
  const games = readdirSync(join(ROOT, 'games')).map(game => `games/${game}/src`)
  return [...SOURCES, ...games].every(path => newest(join(ROOT, path)) <= statSync(built).mtimeMs)
}

function newest(path: string): number {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return inside.reduce((latest, each) => Math.max(latest, statSync(join(path, each)).mtimeMs), found.mtimeMs)
}
