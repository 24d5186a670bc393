import { readFileSync, realpathSync, statSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Fault } from '@kontor/engine'

/** So much of a folder goes to a page, and no more. */
const MOST_FILES = 500
const MOST_BYTES = 5_000_000

/** An import or export with its specifier, once the types are gone: at the start of a line, or called. */
const IMPORTED =
  /(^[ \t]*(?:import|export)\b[\w\s{},*$]*\bfrom\s*|^[ \t]*import\s*|\bimport\s*\(\s*)(["'])([^"'\n]+)\2/gm

/** The modules of a game as a browser runs them, by their paths in its folder: those that its entry leads to, and no others. */
export function sourcesOf(folder: string, entry: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let bytes = 0
  const add = (file: string) => {
    const path = relative(folder, file).split(sep).join('/')
    if (found.has(path)) return
    if (!file.startsWith(folder + sep)) throw new Fault(`${file} lies outside the folder of its game`)
    const code = codeOf(file, path)
    bytes += code.length
    found.set(path, '')
    if (found.size > MOST_FILES || bytes > MOST_BYTES)
      throw new Fault(`a page is sent ${MOST_FILES} modules and ${MOST_BYTES} bytes of a game at most`)
    found.set(
      path,
      code.replace(IMPORTED, (whole, before: string, quote: string, specifier: string) => {
        if (specifier.startsWith('.')) {
          add(realpathSync(fileURLToPath(new URL(specifier, pathToFileURL(file)))))
          return whole
        }
        return `${before}${quote}${packageFor(specifier, path)}${quote}`
      }),
    )
  }
  add(entry)
  return found
}

/** Where a module of a game finds a package in the page: there is the engine, and nothing else. */
function packageFor(specifier: string, path: string): string {
  if (specifier !== '@kontor/engine')
    throw new Fault(`${path} imports '${specifier}', and in a page there is only '@kontor/engine'`)
  const up = '../'.repeat(path.split('/').length + 1)
  return `${up}engine.js`
}

function codeOf(file: string, path: string): string {
  if (!/\.(?:[cm]?[jt]s|json)$/.test(file)) throw new Fault(`${path} is no module`)
  if (statSync(file).size > MOST_BYTES) throw new Fault(`${path} is too large for a page`)
  const code = readFileSync(file, 'utf8')
  return /\.[cm]?ts$/.test(file) ? stripTypeScriptTypes(code, { sourceUrl: path }) : code
}

/** The engine as a game in a page finds it: that of the page itself, which puts it there. */
export function engineModule(names: readonly string[]): string {
  return `export const { ${names.join(', ')} } = globalThis.kontor\n`
}

/** A module that leads on to the one of a game. */
export function entryModule(folder: string, entry: string, digest: string): string {
  const path = relative(folder, entry).split(sep).join('/')
  return `export * from './${digest}/${path}'\n`
}
