import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { buildPage, PAGE } from '@kontor/server'

/**
 * The packages of Kontor as they can be published: JavaScript, since Node strips no types inside `node_modules`, with types beside
 * it. The engine and the bots are packages of their own; `kontor` brings everything else along, the built page too.
 */

interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly [other: string]: unknown
}

/** A package, and how many bytes its tarball may have. */
interface Published {
  readonly name: string
  readonly about: string
  readonly folder: string
  readonly limit: number
}

export const PUBLISHED: readonly Published[] = [
  {
    name: '@kontor/engine',
    about:
      'The engine of Kontor: rules of games as steps, who may see what, records, and a conformance suite.',
    folder: 'engine',
    limit: 60_000,
  },
  {
    name: '@kontor/bots',
    about: 'Bots for any game on the engine of Kontor.',
    folder: 'bots',
    limit: 50_000,
  },
  {
    name: 'kontor',
    about: 'Three city games, and those of others, in the terminal, in the browser and online.',
    folder: 'cli',
    limit: 2_000_000,
  },
]

/** What stands in a package of ours and is not needed where it is installed. */
const BESIDES = new Set(['test', 'node_modules', 'dist', 'package.json'])
/** Nothing but these goes into a tarball. */
const KINDS = /\.(?:js|d\.ts|json|css|html|svg|png|webmanifest|md)$|^(?:LICENSE|THIRD-PARTY)$|^template\//

const read = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'))
const isOurs = (name: string) => name.startsWith('@kontor/')
const isPublished = (name: string) => PUBLISHED.some(each => each.name === name)

/** Makes the tarballs, in a folder; gives their paths. */
export async function pack(into: string): Promise<string[]> {
  await buildPage(() => {})
  const stage = mkdtempSync(join(tmpdir(), 'kontor-packages-'))
  try {
    const types = typesIn(join(stage, 'types'))
    return PUBLISHED.map(each => {
      const folder = join(stage, basename(each.folder))
      const manifest = each.name === 'kontor' ? stageCommand(each, folder) : stageLibrary(each, folder, types)
      writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
      cpSync('LICENSE', join(folder, 'LICENSE'))
      writeFileSync(join(folder, 'README.md'), `# ${each.name}\n\n${each.about}\n`)
      return tarball(each, folder, into)
    })
  } finally {
    rmSync(stage, { recursive: true })
  }
}

/** The declarations of what authors import. */
function typesIn(folder: string): string {
  mkdirSync(folder)
  const config = join(folder, 'tsconfig.json')
  const parts = ['engine/src', 'engine/presentation', 'engine/conformance', 'bots/src']
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: folder,
    rootDir: process.cwd(),
    types: ['node'],
    typeRoots: [join(process.cwd(), 'node_modules/@types')],
  }
  const include = parts.map(part => join(process.cwd(), part))
  writeFileSync(
    config,
    JSON.stringify({ extends: join(process.cwd(), 'tsconfig.json'), compilerOptions, include }),
  )
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config], { stdio: 'inherit' })
  return folder
}

function stageLibrary({ name, about, folder }: Published, to: string, types: string): Manifest {
  emit(folder, to)
  for (const file of filesIn(join(types, folder)))
    write(join(to, relative(join(types, folder), file)), inJavaScript(readFileSync(file, 'utf8')))
  const { version, exports = {}, dependencies = {} } = read(join(folder, 'package.json'))
  const typed = Object.entries(exports).map(([path, file]) => [
    path,
    { types: file.replace(/\.ts$/, '.d.ts'), default: inJs(file) },
  ])
  return {
    ...common(name, about, version),
    exports: { ...Object.fromEntries(typed), './package.json': './package.json' },
    dependencies,
  } as Manifest
}

function stageCommand({ name, about, folder }: Published, to: string): Manifest {
  emit(folder, to)
  cpSync(join(folder, 'template'), join(to, 'template'), { recursive: true })
  const { version, bin, dependencies } = read(join(folder, 'package.json'))
  const starter = join(to, 'bin/kontor.js')
  write(
    starter,
    readFileSync(starter, 'utf8').replace('../../node_modules/.cache/kontor', '../../.cache/kontor'),
  )
  const bundled = bundledBy(folder)
  const needed: Record<string, string> = {}
  for (const own of [folder, ...bundled.values()])
    for (const [other, wanted] of Object.entries(read(join(own, 'package.json')).dependencies ?? {}))
      if (!bundled.has(other)) needed[other] = wanted
  // The page comes built.
  delete needed.vite
  for (const [other, own] of bundled) stagePart(own, join(to, 'node_modules', other))
  cpSync(PAGE, join(to, 'node_modules/@kontor/web/dist'), { recursive: true })
  write(join(to, 'node_modules/@kontor/web/package.json'), JSON.stringify({ name: '@kontor/web', version }))
  write(join(to, 'THIRD-PARTY'), licencesOf(['preact', '@preact/signals', '@preact/signals-core']))
  return {
    ...common(name, about, version),
    bin,
    dependencies: { ...dependencies, ...needed, ...versions([...bundled.keys(), '@kontor/web'], version) },
    bundleDependencies: [...bundled.keys(), '@kontor/web'],
  } as Manifest
}

/** Our packages that the command line stands on and that are not published for themselves, and their folders. */
function bundledBy(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  const add = (own: string) => {
    for (const name of Object.keys(read(join(own, 'package.json')).dependencies ?? {})) {
      if (!isOurs(name) || isPublished(name) || found.has(name)) continue
      const short = name.slice('@kontor/'.length)
      const place = existsSync(short) ? short : join('games', short)
      found.set(name, place)
      add(place)
    }
  }
  add(folder)
  return found
}

function stagePart(folder: string, to: string) {
  emit(folder, to)
  const { name, version, exports = {} } = read(join(folder, 'package.json'))
  const plain = Object.fromEntries(Object.entries(exports).map(([path, file]) => [path, inJs(file)]))
  write(
    join(to, 'package.json'),
    JSON.stringify({ name, version, license: 'MIT', type: 'module', exports: plain }),
  )
}

function common(name: string, description: string, version: string) {
  return { name, version, description, license: 'MIT', type: 'module', engines: { node: '>=20' } }
}

function versions(names: readonly string[], version: string) {
  return Object.fromEntries(names.map(name => [name, version]))
}

/** The sources of a folder as JavaScript, and what else lies among them. */
function emit(folder: string, to: string) {
  const inside = readdirSync(folder).filter(name => !BESIDES.has(name) && name !== 'template')
  for (const file of inside.flatMap(name => filesIn(join(folder, name)))) {
    const path = relative(folder, file)
    if (path.split(/[\\/]/).some(part => part === 'test' || part === 'node_modules')) continue
    // Tables are made into modules; only what a bot has learned is read as it is.
    if (/^data[\\/]/.test(path) && !path.endsWith('.json')) continue
    const isScript = /\.[jt]s$/.test(file)
    if (!isScript) cpSync(file, join(to, path))
    else {
      const text = readFileSync(file, 'utf8')
      write(join(to, inJs(path)), inJavaScript(file.endsWith('.ts') ? stripTypeScriptTypes(text) : text))
    }
  }
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap(name => filesIn(join(path, name)))
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const inJs = (path: string) => path.replace(/\.ts$/, '.js')

/** What is loaded from beside it is JavaScript, too. */
function inJavaScript(text: string): string {
  return text.replace(/(['"])(\.{1,2}\/[^'"\n]+)\.ts\1/g, '$1$2.js$1')
}

function licencesOf(names: readonly string[]): string {
  const found = names.map(name => `${name}\n\n${readFileSync(join('node_modules', name, 'LICENSE'), 'utf8')}`)
  return `The built page holds parts of:\n\n${found.join('\n\n')}`
}

/** Packs a folder, and sees that nothing is in it that should not be. */
function tarball({ name, limit }: Published, folder: string, into: string): string {
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', into]
  const said = execFileSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [packed]: { filename: string; size: number; files: { path: string }[] }[] = Object.values(
    JSON.parse(said),
  )
  const strange = packed!.files.filter(
    ({ path }) => !KINDS.test(path) || /(?:^|\/)test\//.test(path.replace(/^template\//, '')),
  )
  const inside = strange.filter(({ path }) => path !== 'template/test/game.test.ts')
  if (inside.length > 0) throw new Error(`${name} would bring ${inside.map(({ path }) => path).join(', ')}.`)
  if (packed!.size > limit) throw new Error(`${name} has ${packed!.size} bytes, more than ${limit}.`)
  process.stdout.write(`${name}: ${packed!.files.length} files, ${packed!.size} bytes\n`)
  return join(into, packed!.filename.replace(/^@/, '').replaceAll('/', '-'))
}

if (import.meta.main) {
  const into = process.argv[2] ?? 'dist'
  mkdirSync(into, { recursive: true })
  await pack(into)
}
