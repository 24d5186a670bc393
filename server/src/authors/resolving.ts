import { registerHooks } from 'node:module'
import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The packages that a game is written with. It plays with those of the program that runs it: there is one engine, whoever asks. */
const OURS = /^@kontor\/(?:engine|bots)(?:\/|$)/

/** The folders of authors, as addresses that end in a slash, and how often each has been loaded anew. */
const folders = new Map<string, number>()

/** From now on what is imported below a folder finds the packages of Kontor, wherever the folder lies. */
export function claim(folder: string): void {
  if (folders.size === 0) registerHooks({ resolve })
  const address = addressOf(folder)
  if (!folders.has(address)) folders.set(address, 0)
}

/** What is loaded from a folder from now on is read from its files again. */
export function renew(folder: string): void {
  claim(folder)
  const address = addressOf(folder)
  folders.set(address, folders.get(address)! + 1)
}

/** The address of a module in a claimed folder, by which it is loaded as it is now. */
export function moduleAddress(path: string): string {
  return versioned(pathToFileURL(path).href)
}

/** The folders that have been claimed, as paths. */
export function claimed(): readonly string[] {
  return [...folders.keys()]
}

type Resolve = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>

const resolve: Resolve = (specifier, context, next) => {
  if (context.parentURL === undefined || folderOf(context.parentURL) === undefined)
    return next(specifier, context)
  if (OURS.test(specifier)) return next(specifier, { ...context, parentURL: import.meta.url })
  const found = next(specifier, context)
  return { ...found, url: versioned(found.url) }
}

function versioned(url: string): string {
  const folder = folderOf(url)
  const version = folder === undefined ? 0 : folders.get(folder)!
  return version === 0 || url.includes('/node_modules/') ? url : `${url}?v=${version}`
}

function folderOf(url: string): string | undefined {
  return claimed().find(folder => url.startsWith(folder))
}

function addressOf(folder: string) {
  return pathToFileURL(folder + sep).href
}
