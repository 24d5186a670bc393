import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

/** A part of the house, and into which others its arrows may point. Parts come from the folders; none is listed by name. */
interface Layer {
  readonly folder: RegExp
  mayImport(own: string): readonly string[]
}

/** What games are built of. */
const GROUND = ['language/', 'engine/']
/** What a folder below `games/` is if it is no game. */
const SHARED = ['games/common/', 'games/five-colours/']

const LAYERS: readonly Layer[] = [
  { folder: /^(engine)\//, mayImport: () => ['engine/'] },
  { folder: /^(language)\//, mayImport: () => GROUND },
  { folder: /^(games\/common)\//, mayImport: own => [`${own}/`, ...GROUND] },
  { folder: /^(games\/five-colours)\//, mayImport: own => [`${own}/`, 'games/common/', ...GROUND] },
  { folder: /^(games\/register)\//, mayImport: () => ['games/', 'engine/'] },
  { folder: /^(games\/[^/]+)\//, mayImport: own => [`${own}/`, ...SHARED, ...GROUND] },
  { folder: /^(examples\/[^/]+)\//, mayImport: own => [`${own}/`, 'engine/'] },
  { folder: /^(bots)\//, mayImport: () => ['bots/', 'engine/'] },
  // What page and server say to each other; it is all that they share.
  { folder: /^(protocol)\//, mayImport: () => ['protocol/', 'bots/', 'engine/'] },
  { folder: /^(server)\//, mayImport: () => ['server/', 'protocol/', 'bots/', 'games/', ...GROUND] },
  { folder: /^(web)\//, mayImport: () => ['web/', 'protocol/', 'bots/', 'games/', ...GROUND] },
  { folder: /^(cli)\//, mayImport: () => ['cli/', 'server/', 'bots/', 'games/', ...GROUND] },
]

/** The floors of the server, from the door down. Each may use those below it, through what their `index.ts` offers. */
const FLOORS = [
  'admin',
  'http',
  'page',
  'notices',
  'tables',
  'bots',
  'referee',
  'people',
  'storage',
  'authors',
  'ground',
]

/** The rules of a game know nothing of what hooks into them. */
const RULES = /^games\/[^/]+\/src\/rules\//
const HOOKED = /^games\/[^/]+\/src\/(expansions|solo|bot)\//

/** What nothing below the command line, the server and the page may touch: clock, disk, network, other luck. */
const FORBIDDEN =
  /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\b|\bfetch\(|\bsetTimeout\b|\bcrypto\b|['"]node:/
const PURE = /^(engine|language|games\/[^/]+|examples\/[^/]+|bots)\//

interface File {
  readonly path: string
  readonly code: string
}

/** What is wrong with the imports of a file. */
function violations({ path, code }: File, folders: readonly string[]): string[] {
  const layer = LAYERS.find(({ folder }) => folder.test(path))
  if (!layer) return [`${path} is in no layer`]
  const allowed = layer.mayImport(layer.folder.exec(path)![1]!)
  const wrong = importsOf(code).flatMap(specifier => {
    const target = targetOf(path, specifier, folders)
    if (target === undefined) return []
    const permitted = allowed.some(folder => target.startsWith(folder)) && staysOnFloors(path, target)
    const hooked = RULES.test(path) && HOOKED.test(target)
    return permitted && !hooked ? [] : [`${path} imports ${target}`]
  })
  const impure = PURE.test(path) ? FORBIDDEN.exec(withoutComments(code))?.[0] : undefined
  return impure === undefined ? wrong : [...wrong, `${path} uses ${impure}`]
}

/** Whether an import inside the server goes no floor up, and to another floor only through its door. */
function staysOnFloors(path: string, target: string) {
  const [from, to] = [floorOf(path), floorOf(target)]
  if (from === to || !path.startsWith('server/src/') || !target.startsWith('server/src/')) return true
  const goesDown = from === undefined || FLOORS.indexOf(from) < FLOORS.indexOf(to ?? '')
  return goesDown && target === `server/src/${to}/index.ts`
}

/** The folder of the server's sources that a file is in; what lies beside them puts the floors together. */
function floorOf(path: string) {
  return /^server\/src\/([^/]+)\//.exec(path)?.[1]
}

function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:from\s+|import\s*\(?\s*)['"]([^'"]+)['"]/g)].map(match => match[1]!)
}

/** The file or folder of this repository that a specifier means; undefined for packages from outside. */
function targetOf(from: string, specifier: string, folders: readonly string[]) {
  if (specifier.startsWith('.')) return relative('.', join(dirname(from), specifier))
  const [, name, inside = ''] = /^@kontor\/([^/]+)\/?(.*)/.exec(specifier) ?? []
  if (!name) return undefined
  return `${folders.find(folder => folder === name || folder === `games/${name}`)}/${inside}`
}

/** The files in a circle, where each waits to be loaded until the next one is, and those that lead into one. */
function circles(files: readonly File[]): string[] {
  const imports = new Map(files.map(({ path, code }) => [path, filesUsed(path, code)]))
  let known = imports.size + 1
  // What imports nothing that is left stands in no circle; so it is taken away, until nothing more goes.
  while (imports.size < known) {
    known = imports.size
    for (const [path, used] of imports) if (!used.some(each => imports.has(each))) imports.delete(path)
  }
  return [...imports.keys()]
}

/** The files beside it whose values a file needs while it is loaded: neither types alone, nor what it loads later. */
function filesUsed(path: string, code: string): string[] {
  return [...code.matchAll(/^(?:import|export) (?!type\b)([^'"]*?)from '(\.[^']+)'/gm)]
    .filter(([, names = '']) => names.split(/[{},]/).some(name => /^(?!type )\S/.test(name.trim())))
    .map(([, , specifier = '']) => join(dirname(path), specifier))
}

function withoutComments(code: string) {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
}

/** The workspaces, as the folders and the packages in them say. */
const FOLDERS = ['.', 'games', 'examples']
  .flatMap(above => readdirSync(above).map(folder => join(above, folder)))
  .filter(folder => existsSync(join(folder, 'package.json')))

function sources(): File[] {
  return FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path}`),
  )
    .filter(path => /\.[jt]sx?$/.test(path) && !/node_modules|\/(test|bench|dist)\//.test(path))
    .map(path => ({ path, code: readFileSync(path, 'utf8') }))
}

describe('the layers', () => {
  test('are kept: arrows point one way, and what must be pure is', () => {
    const files = sources()
    expect(files.length).toBeGreaterThan(20)
    expect(files.flatMap(file => violations(file, FOLDERS))).toEqual([])
  })

  test('have no circles of files', () => {
    expect(circles(sources())).toEqual([])
  })

  test.each([
    [{ a: "import { b } from './b.ts'", b: "import { a } from './a.ts'" }, ['a.ts', 'b.ts']],
    [{ a: "import { type T, b } from './b.ts'", b: "export * from './a.ts'" }, ['a.ts', 'b.ts']],
    [{ a: "import {\n  b,\n} from './b.ts'", b: "import a from './a.ts'" }, ['a.ts', 'b.ts']],
    [{ a: "import { b } from './b.ts'", b: "import type { A } from './a.ts'" }, []],
    [{ a: "import { b } from './b.ts'", b: "import { type A } from './a.ts'" }, []],
    [{ a: "import { b } from './b.ts'", b: "const a = () => import('./a.ts')" }, []],
  ])('would notice a circle in %o', (files, expected) => {
    expect(circles(Object.entries(files).map(([name, code]) => ({ path: `${name}.ts`, code })))).toEqual(
      expected,
    )
  })

  test('name every floor of the server', () => {
    const folders = readdirSync('server/src', { withFileTypes: true }).filter(each => each.isDirectory())
    expect(folders.map(({ name }) => name).sort()).toEqual(FLOORS.toSorted())
  })

  test.each([
    ['engine/src/a.ts', "import { x } from '@kontor/bots'", ['engine/src/a.ts imports bots/']],
    ['engine/src/a.ts', "import { x } from '../../cli/src/b.ts'", ['engine/src/a.ts imports cli/src/b.ts']],
    ['engine/src/a.ts', "import { readFileSync } from 'node:fs'", ["engine/src/a.ts uses 'node:"]],
    ['engine/src/a.ts', 'export const luck = () => Math.random()', ['engine/src/a.ts uses Math.random']],
    [
      'games/hamburg/src/a.ts',
      "export * from '@kontor/bruges'",
      ['games/hamburg/src/a.ts imports games/bruges/'],
    ],
    ['examples/polder/src/a.ts', "import '@kontor/bots'", ['examples/polder/src/a.ts imports bots/']],
    ['games/hamburg/src/a.ts', "import '@kontor/engine'", []],
    ['games/hamburg/src/a.ts', "import '@kontor/language/phrase'", []],
    [
      'games/common/src/a.ts',
      "import '@kontor/five-colours/turns'",
      ['games/common/src/a.ts imports games/five-colours/turns'],
    ],
    [
      'games/five-colours/src/a.ts',
      "import '@kontor/hamburg'",
      ['games/five-colours/src/a.ts imports games/hamburg/'],
    ],
    [
      'games/hamburg/src/a.ts',
      "import '@kontor/register'",
      ['games/hamburg/src/a.ts imports games/register/'],
    ],
    ['games/register/src/a.ts', "import '@kontor/hamburg/cover'", []],
    [
      'games/hamburg/src/rules/a.ts',
      "import '../solo/tom.ts'",
      ['games/hamburg/src/rules/a.ts imports games/hamburg/src/solo/tom.ts'],
    ],
    ['games/hamburg/src/solo/a.ts', "import '../rules/hall.ts'", []],
    ['language/src/a.ts', "import '@kontor/common/csv'", ['language/src/a.ts imports games/common/csv']],
    ['bots/src/a.ts', "const m = await import('@kontor/hamburg')", ['bots/src/a.ts imports games/hamburg/']],
    ['server/src/a.ts', "import x from '@kontor/hamburg'", []],
    ['server/src/tables/a.ts', "import { x } from '../storage/index.ts'", []],
    ['server/src/tables/a.ts', "import { x } from './b.ts'", []],
    ['server/src/a.ts', "import { x } from './tables/index.ts'", []],
    [
      'server/src/a.ts',
      "import { x } from './tables/room.ts'",
      ['server/src/a.ts imports server/src/tables/room.ts'],
    ],
    ['server/src/http/routes/a.ts', "import { x } from '../../tables/index.ts'", []],
    ['server/src/tables/a.ts', "import type { X } from '@kontor/protocol'", []],
    [
      'server/src/tables/a.ts',
      "import { x } from '../storage/store.ts'",
      ['server/src/tables/a.ts imports server/src/storage/store.ts'],
    ],
    [
      'server/src/storage/a.ts',
      "import { x } from '../tables/index.ts'",
      ['server/src/storage/a.ts imports server/src/tables/index.ts'],
    ],
    [
      'server/src/storage/a.ts',
      "import { x } from '../index.ts'",
      ['server/src/storage/a.ts imports server/src/index.ts'],
    ],
    ['protocol/a.ts', "import { x } from '@kontor/server'", ['protocol/a.ts imports server/']],
    ['web/src/a.tsx', "import x from '@kontor/cli'", ['web/src/a.tsx imports cli/']],
    ['web/src/a.tsx', "import x from '@kontor/server'", ['web/src/a.tsx imports server/']],
    ['web/src/a.tsx', "import type { News } from '@kontor/protocol'", []],
    ['cli/src/a.ts', "import fs from 'node:fs'; Date.now()", []],
    ['attic/a.ts', '', ['attic/a.ts is in no layer']],
  ])('would notice in %s: %s', (path, code, expected) => {
    expect(violations({ path, code }, FOLDERS)).toEqual(expected)
  })
})
