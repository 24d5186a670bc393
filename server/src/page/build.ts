import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault } from '@kontor/engine'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const WEB = join(ROOT, 'web')

/** The folder of the built page. */
export const PAGE = join(WEB, 'dist')

/** What lies in a package and is no part of the page. */
const BESIDES = ['dist', 'node_modules', 'test']

/** The files and folders that the page is made from: those of its packages, as they name each other, and the rules. */
export function pageSources(): readonly string[] {
  const packages = new Set([WEB])
  for (const each of packages) for (const other of packagesUnder(each)) packages.add(other)
  const inside = [...packages].flatMap(folder => readdirSync(folder).map(name => join(folder, name)))
  return [...inside.filter(path => !BESIDES.includes(basename(path))), join(ROOT, 'docs', 'rules')]
}

/** The packages of this house that one is built on. */
function packagesUnder(folder: string): string[] {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const ours = Object.keys(dependencies).filter(name => name.startsWith('@kontor/'))
  return ours.map(name => realpathSync(join(ROOT, 'node_modules', name)))
}

/**
 * Builds the page, unless what is there is younger than its sources. That is done in another process: it takes memory
 * that a server would keep for as long as it runs.
 */
export async function buildPage(building: () => void): Promise<void> {
  // A package brings the page and not what it is made from.
  if (!existsSync(join(WEB, 'vite.config.ts')) || isFresh()) return
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
  const { mtimeMs } = statSync(built)
  return pageSources().every(path => newest(path) <= mtimeMs)
}

function newest(path: string): number {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return inside.reduce((latest, each) => Math.max(latest, statSync(join(path, each)).mtimeMs), found.mtimeMs)
}
