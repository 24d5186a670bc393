import { appendFileSync, existsSync, truncateSync } from 'node:fs'
import { canonical, Fault } from '@kontor/engine'
import type { Io } from './command.ts'
import { readText, writeWhole } from './files.ts'
import type { Outcome } from './fixture.ts'

/** Which tournament it is: games that differ in any of this do not belong together. */
export interface Heading {
  readonly tournament: string
  readonly rules: string
  readonly data: string
  /** The digest of an owner's own values, if it is played with them. */
  readonly values: string | null
  readonly players: number
  readonly bots: readonly string[]
  readonly options: unknown
  readonly seed: string
}

/** The file in which a tournament keeps its finished games, a line each. */
export interface Ledger {
  readonly outcomes: ReadonlyMap<number, Outcome>
  add(outcome: Outcome): void
}

/** Opens or begins the file of a tournament with `seats` seats; one of another tournament is refused. */
export async function openLedger(path: string, heading: Heading, seats: number, io: Io): Promise<Ledger> {
  const text = existsSync(path) ? await readText(path, io) : ''
  const [first, ...lines] = text.split('\n').slice(0, -1)
  if (first === undefined) begin(path, text, heading)
  else checkHeading(path, first, heading)
  const outcomes = new Map<number, Outcome>()
  for (const [i, line] of lines.entries()) {
    const outcome = parsed(line)
    if (!isOutcome(outcome, heading.players, seats)) {
      throw new Fault(`Line ${i + 2} of ${path} is not a game of the tournament.`)
    }
    outcomes.set(outcome.number, outcome)
  }
  if (first !== undefined) dropTornLine(path, text)
  return { outcomes, add: outcome => append(path, `${JSON.stringify(outcome)}\n`) }
}

/** Begins a file that is not there, is empty, or holds no more than the start of the same heading. */
function begin(path: string, text: string, heading: Heading) {
  const line = `${JSON.stringify(heading)}\n`
  if (!line.startsWith(text)) throw new Fault(`${path} is not the file of a tournament.`)
  writeWhole(path, line)
}

function checkHeading(path: string, line: string, heading: Heading) {
  const found = parsed(line)
  if (!isObject(found) || !('tournament' in found)) {
    throw new Fault(`${path} is not the file of a tournament.`)
  }
  for (const [part, expected] of Object.entries(heading)) {
    if (canonical(found[part] ?? null) === canonical(expected)) continue
    const what = part === 'tournament' ? 'game' : part
    throw new Fault(
      `${path} keeps another tournament: there '${what}' is ${JSON.stringify(found[part])}, here ${JSON.stringify(expected)}.`,
    )
  }
}

/** What a crash left of the last line; the game will be played again. */
function dropTornLine(path: string, text: string) {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
}

function append(path: string, line: string) {
  try {
    appendFileSync(path, line)
  } catch (error) {
    throw Object.assign(error as Error, { path })
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function isOutcome(value: unknown, players: number, seats: number): value is Outcome {
  if (!isObject(value)) return false
  const { number, points, places, thinking, digest } = value
  return (
    Number.isInteger(number) &&
    [points, places].every(list => isList(list, seats, each => typeof each === 'number')) &&
    isList(thinking, players, isThinking) &&
    typeof digest === 'string'
  )
}

function isThinking(value: unknown) {
  return (
    isObject(value) &&
    [value.answers, value.milliseconds, value.slowest].every(each => typeof each === 'number')
  )
}

function isList(value: unknown, length: number, fits: (each: unknown) => boolean) {
  return Array.isArray(value) && value.length === length && value.every(fits)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
