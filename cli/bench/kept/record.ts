import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Fault } from '@kontor/engine'
import { isList, isObject } from '../../src/calls/content.ts'
import type { Figure } from '../figure.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const GIB = 2 ** 30

/** What a bench said once: of which state of the code, and on which machine. */
export interface Kept {
  readonly bench: string
  readonly machine: string
  /** A short name of the commit, with a + if there were changes besides; null where there is no git. */
  readonly commit: string | null
  readonly at: string
  readonly figures: readonly Figure[]
}

/** The machine, as far as speed depends on it: figures of another one are not compared. */
export function thisMachine(): string {
  const memory = Math.round(totalmem() / GIB)
  const model = cpus()[0]?.model.trim() ?? arch()
  return `${model}, ${availableParallelism()} cores, ${memory} GiB, Node ${process.versions.node}`
}

/** The commit that is checked out. */
export function thisCommit(): string | null {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    const changed = git('status', '--porcelain', '--untracked-files=no') !== ''
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? '+' : ''}`
  } catch {
    return null
  }
}

/** What was kept in a file, the oldest first; nothing if there is no file yet. */
export function keptIn(path: string): Kept[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').replace(/\n$/, '').split('\n')
  return lines.map((line, i) => {
    const kept = parsed(line)
    if (isKept(kept)) return kept
    throw new Fault(`Line ${i + 1} of ${path} is not the run of a bench.`)
  })
}

/** Adds a run to a file. */
export function keep(path: string, kept: Kept): void {
  appendFileSync(path, `${JSON.stringify(kept)}\n`)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is Kept {
  if (!isObject(value)) return false
  const { bench, machine, commit, at, figures } = value
  return (
    [bench, machine, at, commit ?? ''].every(each => typeof each === 'string') &&
    Array.isArray(figures) &&
    isList(figures, figures.length, isFigure)
  )
}

function isFigure(value: unknown) {
  return (
    isObject(value) &&
    [value.name, value.unit].every(each => typeof each === 'string') &&
    [value.value, value.low ?? 0, value.high ?? 0, value.ratio ?? 0].every(Number.isFinite)
  )
}
