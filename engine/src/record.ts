import { answer, next } from './agenda.ts'
import { chanceOf } from './chance.ts'
import { choiceNamed } from './choice.ts'
import { Fault } from './fault.ts'
import type { Game, Question, State, Task } from './game.ts'
import { canonical } from './json.ts'
import { checkOptions, type OptionValues } from './options.ts'
import { checkSeed } from './seed.ts'
import { sha256Hex } from './sha256.ts'

/** A game as a list of answers: enough to play it again, anywhere, to the same state. */
export interface GameRecord {
  readonly format: 1
  readonly game: string
  readonly rules: string
  readonly data: string
  readonly options: OptionValues
  /** The names of the players, in the order of the seats. */
  readonly seats: readonly string[]
  readonly seed: string
  readonly answers: readonly string[]
  /** An owner's own values for the data tables, if the game is played with them. */
  readonly values?: unknown
  /** The digest of the state after the last answer, to verify a replay. */
  readonly digest?: string
}

/** The record of a game that begins now. */
export function newRecord<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  given: { seats: readonly string[]; seed: string; options?: unknown; values?: unknown },
): GameRecord {
  const values = given.values === undefined ? {} : { values: checkValues(game, given.values) }
  return {
    format: 1,
    game: game.name,
    rules: game.rules,
    data: game.data,
    options: checkOptions(game.options, given.options ?? {}),
    seats: checkSeats(game, given.seats),
    seed: checkSeed(given.seed),
    ...values,
    answers: [],
  }
}

/** The record in a text, if it is one that this version of the game can play; otherwise a fault that says why not. */
export function parseRecord<S extends State<T>, T extends Task>(game: Game<S, T>, text: string): GameRecord {
  const found = readRecord(text)
  if (found.game !== game.name) {
    throw new Fault(`The record is of the game '${String(found.game)}', not of ${game.name}.`)
  }
  for (const part of ['rules', 'data'] as const) {
    if (found[part] !== game[part]) {
      throw new Fault(
        `The record was played with ${part} version '${String(found[part])}' of ${game.name}; this is '${game[part]}'.`,
      )
    }
  }
  const { seats, seed, options, values, answers, digest } = found
  if (!isTexts(answers)) throw new Fault('The record has no list of answers.')
  if (digest !== undefined && typeof digest !== 'string')
    throw new Fault("The record's digest is not a text.")
  const begun = newRecord(game, { seats: seats as string[], seed: seed as string, options, values })
  return digest === undefined ? { ...begun, answers } : { ...begun, answers, digest }
}

/** The name of the game that a record's text is of. */
export function gameOfRecord(text: string): string {
  const name = readRecord(text).game
  if (typeof name !== 'string') throw new Fault('The record does not say of which game it is.')
  return name
}

/** The state before the first answer. */
export function start<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  { seats, options, seed, values }: Pick<GameRecord, 'seats' | 'options' | 'seed' | 'values'>,
): S {
  const chance = chanceOf(seed, game.streams.length)
  return game.start({ seats: seats.length, options, chance, values })
}

/** Plays a record up to its answer number `to`, or to its end. */
export function replay<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  record: GameRecord,
  to = record.answers.length,
): { state: S; question: Question<T> | undefined } {
  if (!Number.isInteger(to) || to < 0 || to > record.answers.length) {
    throw new Fault(`The record has ${record.answers.length} answers; there is no point ${to} in it.`)
  }
  const state = start(game, record)
  let question = next(game, state)
  for (const [i, name] of record.answers.slice(0, to).entries()) {
    if (!question) throw new Fault(`The game is over after ${i} answers, but the record has more.`)
    try {
      question = answer(game, state, question, choiceNamed(game, state, question, name))
    } catch (error) {
      if (error instanceof Fault) throw new Fault(`Answer ${i + 1} of the record is wrong: ${error.message}`)
      throw error
    }
  }
  if (to === record.answers.length && record.digest !== undefined && record.digest !== digestOf(state)) {
    throw new Fault('The record replays to another state than the one it was saved with.')
  }
  return { state, question }
}

/** A fingerprint of plain data, equal on every machine. */
export function digestOf(data: unknown): string {
  return sha256Hex(canonical(data))
}

function readRecord(text: string): Record<string, unknown> {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw new Fault('This is not a record: it is not valid JSON (cut off, perhaps).')
  }
  if (found === null || typeof found !== 'object' || Array.isArray(found)) {
    throw new Fault('This is not a record: it is not a JSON object.')
  }
  const record = found as Record<string, unknown>
  if (record.format !== 1) throw new Fault(`The record's format is ${JSON.stringify(record.format)}, not 1.`)
  return record
}

function checkSeats(game: Pick<Game<State>, 'name' | 'seats'>, seats: unknown): readonly string[] {
  if (!isTexts(seats)) throw new Fault("The record's seats are not a list of names.")
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max) {
    const range = min === max ? `${min}` : `${min} to ${max}`
    throw new Fault(`${game.name} is for ${range} players, not ${seats.length}.`)
  }
  return seats
}

function checkValues(game: Pick<Game<State>, 'name' | 'library'>, values: unknown) {
  if (!game.library)
    throw new Fault(`${game.name} has no data tables of which an owner could change the values.`)
  return game.library.checkValues(values)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(each => typeof each === 'string')
}
