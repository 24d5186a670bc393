import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Which layer may import which. Arrows point one way; games never import each other, only what cities share. */
const LAYERS: readonly { readonly folder: RegExp; mayImport(own: string): readonly string[] }[] = [
  { folder: /^(engine)\//, mayImport: () => ['engine/'] },
  { folder: /^(games\/city)\//, mayImport: own => [`${own}/`, 'engine/'] },
  { folder: /^(games\/[^/]+)\//, mayImport: own => [`${own}/`, 'games/city/', 'engine/'] },
  { folder: /^(bots)\//, mayImport: () => ['bots/', 'engine/'] },
  { folder: /^(server)\//, mayImport: () => ['server/', 'bots/', 'games/', 'engine/'] },
  // The page shares nothing with the server but the types of what they say to each other.
  { folder: /^(web)\//, mayImport: () => ['web/', 'server/protocol', 'bots/', 'games/', 'engine/'] },
  { folder: /^(cli)\//, mayImport: () => ['cli/', 'server/', 'bots/', 'games/', 'engine/'] },
]

/** What nothing below the command line, the server and the page may touch: clock, disk, network, other luck. */
const FORBIDDEN =
  /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\b|\bfetch\(|\bsetTimeout\b|\bcrypto\b|['"]node:/
const PURE = /^(engine|games\/[^/]+|bots)\//

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
    return target === undefined || allowed.some(folder => target.startsWith(folder))
      ? []
      : [`${path} imports ${target}`]
  })
  const impure = PURE.test(path) ? FORBIDDEN.exec(withoutComments(code))?.[0] : undefined
  return impure === undefined ? wrong : [...wrong, `${path} uses ${impure}`]
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

function withoutComments(code: string) {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
}

const GAMES = ['games/hamburg', 'games/bruges', 'games/amsterdam']
const FOLDERS = ['engine', 'bots', 'cli', 'server', 'web', 'games/city', ...GAMES]

function sources(): File[] {
  const roots = readdirSync('.', { withFileTypes: true }).filter(
    entry => entry.isDirectory() && !/^[.n]/.test(entry.name),
  )
  return roots
    .filter(({ name }) => FOLDERS.some(folder => folder.split('/')[0] === name))
    .flatMap(({ name }) =>
      readdirSync(name, { recursive: true, encoding: 'utf8' }).map(path => `${name}/${path}`),
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
    ['games/hamburg/src/a.ts', "import '@kontor/engine'", []],
    ['games/hamburg/src/a.ts', "import '@kontor/city/phrase'", []],
    ['games/city/src/a.ts', "import '@kontor/hamburg'", ['games/city/src/a.ts imports games/hamburg/']],
    ['bots/src/a.ts', "const m = await import('@kontor/hamburg')", ['bots/src/a.ts imports games/hamburg/']],
    ['server/src/a.ts', "import x from '@kontor/hamburg'", []],
    ['web/src/a.tsx', "import x from '@kontor/cli'", ['web/src/a.tsx imports cli/']],
    ['web/src/a.tsx', "import x from '@kontor/server'", ['web/src/a.tsx imports server/']],
    ['web/src/a.tsx', "import type { News } from '@kontor/server/protocol'", []],
    ['cli/src/a.ts', "import fs from 'node:fs'; Date.now()", []],
    ['attic/a.ts', '', ['attic/a.ts is in no layer']],
  ])('would notice in %s: %s', (path, code, expected) => {
    expect(violations({ path, code }, FOLDERS)).toEqual(expected)
  })
})
