import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { GameRecord } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import type { Io } from './command.ts'

/** The text of a file, or of the input for `-`. */
export async function readText(path: string, io: Io): Promise<string> {
  if (path === '-') return text(io.in)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw Object.assign(error as Error, { path })
  }
}

/** Writes a file whole or not at all. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const draft = join(dirname(path), `.${process.pid}.kontor-draft`)
  try {
    writeFileSync(draft, content)
    renameSync(draft, path)
  } catch (error) {
    if (existsSync(draft)) rmSync(draft)
    throw Object.assign(error as Error, { path })
  }
}

/** Makes sure that files can be written into a folder, before work is spent on them. */
export function writableFolder(path: string): void {
  makeFolder(path)
  const probe = join(path, `.${process.pid}.kontor-probe`)
  writeFileSync(probe, '')
  rmSync(probe)
}

/** Folder by folder: Node's own recursive way never returns where no folder can be made, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

export function recordText(record: GameRecord): string {
  return `${JSON.stringify(record)}\n`
}

/** Whether an error is about a file that could not be used. */
export function isFileTrouble(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'path' in error
}

const TROUBLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    ENOENT: 'was not found',
    EACCES: 'cannot be opened',
    EPERM: 'cannot be changed',
    EROFS: 'is on a file system that cannot be written to',
    EISDIR: 'is a folder',
    ENOTDIR: 'is not a folder',
    EEXIST: 'already exists and is not a folder',
    ENOSPC: 'could not be written: the disk is full',
  },
  de: {
    ENOENT: 'wurde nicht gefunden',
    EACCES: 'lässt sich nicht öffnen',
    EPERM: 'lässt sich nicht ändern',
    EROFS: 'liegt auf einem Dateisystem, das nicht beschrieben werden kann',
    EISDIR: 'ist ein Ordner',
    ENOTDIR: 'ist kein Ordner',
    EEXIST: 'gibt es schon und ist kein Ordner',
    ENOSPC: 'konnte nicht geschrieben werden: Der Datenträger ist voll',
  },
  nl: {
    ENOENT: 'is niet gevonden',
    EACCES: 'kan niet worden geopend',
    EPERM: 'kan niet worden gewijzigd',
    EROFS: 'staat op een bestandssysteem waarop niet kan worden geschreven',
    EISDIR: 'is een map',
    ENOTDIR: 'is geen map',
    EEXIST: 'bestaat al en is geen map',
    ENOSPC: 'kon niet worden geschreven: de schijf is vol',
  },
}

const UNUSABLE: Readonly<Record<Language, string>> = {
  en: 'could not be used',
  de: 'ließ sich nicht verwenden',
  nl: 'kon niet worden gebruikt',
}

/** What is wrong with a file, in a sentence. */
export function fileTrouble({ code, path }: NodeJS.ErrnoException, language: Language): string {
  return `${path} ${TROUBLES[language][code ?? ''] ?? `${UNUSABLE[language]} (${code})`}.`
}
