import { readFileSync, writeFileSync } from 'node:fs'
import { readCsv } from '../games/common/src/csv.ts'

/** A game's tables as a module, since a page cannot read them from a disk. */

export type Row = Readonly<Record<string, string>>

/** A table of a game as text. */
export function tableOf(game: string, name: string): string {
  return readFileSync(new URL(`../games/${game}/data/${name}.csv`, import.meta.url), 'utf8')
}

export function rowsOf(text: string): Row[] {
  const { rows, problem } = readCsv(text)
  if (problem) throw new Error(problem)
  const [header = [], ...rest] = rows
  return rest.map(cells => Object.fromEntries(header.map((column, i) => [column, cells[i] ?? ''])))
}

/** The numbers of a column, as they stand in a list. */
export function list(rows: readonly Row[], column: string): string {
  return rows.map(row => Number(row[column])).join(', ')
}

export function quoted(text: string | undefined): string {
  return `'${text}'`
}

/** What all of some lists have in common. */
export function alike(lists: readonly string[], things: string): string {
  if (new Set(lists).size !== 1)
    throw new Error(`${things} in data/boards.csv differ in more than their colours.`)
  return lists[0]!
}

/** What is out of date, in a sentence, if the game's module is not what its tables make. */
export function moduleOutOfDate(game: string, text: string, name = 'tables'): string | undefined {
  if (readFileSync(moduleOf(game, name), 'utf8') === text) return undefined
  return `games/${game}/src/data/${name}.ts is out of date; 'node tools/${game}-data.ts' writes it anew.`
}

/** Writes the module; with `--check` it only says whether it is up to date. */
export function writeModule(game: string, text: string, name = 'tables'): void {
  if (!process.argv.includes('--check')) return writeFileSync(moduleOf(game, name), text)
  const sentence = moduleOutOfDate(game, text, name)
  if (sentence === undefined) return
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

function moduleOf(game: string, name: string) {
  return new URL(`../games/${game}/src/data/${name}.ts`, import.meta.url)
}
