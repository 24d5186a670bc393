import { appendFileSync, existsSync, truncateSync } from 'node:fs'
import { canonical, Fault, nth } from '@kontor/engine'
import type { Io } from '../calls/command.ts'
import { hasNumbers, isList, isObject } from '../calls/content.ts'
import { readText, writeWhole } from '../calls/files.ts'
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
  const isBegun = text.includes('\n')
  const outcomes = isBegun ? outcomesIn(text, path, heading, seats) : []
  if (isBegun) dropTornLine(path, text)
  else begin(path, text, heading)
  return { outcomes: byNumber(outcomes), add: outcome => append(path, `${JSON.stringify(outcome)}\n`) }
}

/** The games that the files of other parts of a tournament have; the files stay as they are. */
export async function outcomesOfParts(
  paths: readonly string[],
  heading: Heading,
  seats: number,
  io: Io,
): Promise<Outcome[]> {
  const texts = await Promise.all(paths.map(path => readText(path, io)))
  return texts.flatMap((text, i) => outcomesIn(text, nth(paths, i), heading, seats))
}

/** The games in the text of a file, without what a crash left of the last line. */
function outcomesIn(text: string, path: string, heading: Heading, seats: number): Outcome[] {
  const [first = '', ...lines] = text.split('\n').slice(0, -1)
  checkHeading(path, first, heading)
  return lines.map((line, i) => {
    const outcome = parsed(line)
    if (isOutcome(outcome, heading.players, seats)) return outcome
    throw new Fault({
      en: `Line ${i + 2} of ${path} is not a game of the tournament.`,
      de: `Zeile ${i + 2} von ${path} ist keine Partie des Turniers.`,
      nl: `Regel ${i + 2} van ${path} is geen partij van het toernooi.`,
    })
  })
}

function byNumber(outcomes: readonly Outcome[]): Map<number, Outcome> {
  return new Map(outcomes.map(outcome => [outcome.number, outcome]))
}

/** Begins a file that is not there, is empty, or holds no more than the start of the same heading. */
function begin(path: string, text: string, heading: Heading) {
  const line = `${JSON.stringify(heading)}\n`
  if (!line.startsWith(text)) throw notTournament(path)
  writeWhole(path, line)
}

function checkHeading(path: string, line: string, heading: Heading) {
  const found = parsed(line)
  if (!isObject(found) || !('tournament' in found)) throw notTournament(path)
  for (const [part, expected] of Object.entries(heading)) {
    if (canonical(found[part] ?? null) === canonical(expected)) continue
    const what = part === 'tournament' ? 'game' : part
    const [kept, asked] = [JSON.stringify(found[part]), JSON.stringify(expected)]
    throw new Fault({
      en: `${path} keeps another tournament: there ‘${what}’ is ${kept}, here ${asked}.`,
      de: `In ${path} steht ein anderes Turnier: Dort ist „${what}“ ${kept}, hier ${asked}.`,
      nl: `In ${path} staat een ander toernooi: daar is ‘${what}’ ${kept}, hier ${asked}.`,
    })
  }
}

const notTournament = (path: string) =>
  new Fault({
    en: `${path} is not the file of a tournament.`,
    de: `${path} ist nicht die Datei eines Turniers.`,
    nl: `${path} is niet het bestand van een toernooi.`,
  })

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
  return hasNumbers(value, ['answers', 'milliseconds', 'slowest'])
}
