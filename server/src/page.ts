import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WEB = join(ROOT, 'web')

/** The folder of the built page. */
export const PAGE = join(WEB, 'dist')

/** What the page is made from. */
const SOURCES = ['web/src', 'web/public', 'web/index.html', 'web/vite.config.ts', 'engine/src', 'bots/src']

/** Builds the page, unless what is there is younger than its sources. */
export async function buildPage(building: () => void): Promise<void> {
  if (isFresh()) return
  building()
  const { build } = await import('vite')
  const { NODE_ENV } = process.env
  // Whoever calls, a test perhaps: the page that is served is the real one.
  process.env.NODE_ENV = 'production'
  try {
    await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' })
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
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
