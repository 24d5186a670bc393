import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { GameRecord } from '@kontor/engine'
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
export function writeWhole(path: string, content: string): void {
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

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be opened',
  EPERM: 'may not be changed',
  EROFS: 'is on a file system that cannot be written',
  EISDIR: 'is a folder',
  ENOTDIR: 'is not a folder',
  EEXIST: 'is there already and is not a folder',
  ENOSPC: 'could not be written: the disk is full',
}

/** What is wrong with a file, in a sentence. */
export function fileTrouble({ code, path }: NodeJS.ErrnoException): string {
  return `${path} ${TROUBLES[code ?? ''] ?? `could not be used (${code})`}.`
}
