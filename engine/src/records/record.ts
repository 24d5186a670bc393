import { answer, next } from '../agenda.ts'
import { chanceOf } from '../chance.ts'
import type { Game, Question, State, Task } from '../game.ts'
import { Fault, type Told } from '../ground/fault.ts'
import { canonical } from '../ground/json.ts'
import { sha256Hex } from '../ground/sha256.ts'
import { checkOptions, type OptionValues } from '../options.ts'
import { givenIn } from './given.ts'
import { checkSeed } from './seed.ts'

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
  /** How often somebody who played with no other person went back over what others had answered or chance had shown. */
  readonly rewound?: number
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
    throw new Fault({
      en: `The record is of the game ${shown(found.game)}, not of ${game.name}.`,
      de: `Die Aufzeichnung ist vom Spiel ${shown(found.game, '„“')}, nicht von ${game.name}.`,
      nl: `Het verslag is van het spel ${shown(found.game, '‘’')}, niet van ${game.name}.`,
    })
  }
  for (const part of ['rules', 'data'] as const) {
    if (found[part] !== game[part]) {
      const [theirs, ours] = [found[part], game[part]]
      throw new Fault({
        en: `The record was played with ${part} version ${shown(theirs)} of ${game.name}; this is ‘${ours}’.`,
        de: `Die Aufzeichnung wurde mit Fassung ${shown(theirs, '„“')} der ${part === 'rules' ? 'Regeln' : 'Daten'} von ${game.name} gespielt; dies ist „${ours}“.`,
        nl: `Het verslag is gespeeld met versie ${shown(theirs, '‘’')} van de ${part === 'rules' ? 'regels' : 'gegevens'} van ${game.name}; dit is ‘${ours}’.`,
      })
    }
  }
  const { seats, seed, options, values, answers, digest, rewound } = found
  if (!isTexts(answers))
    throw new Fault(
      notRecord(
        'it has no list of answers',
        'Die Liste der Antworten fehlt',
        'de lijst van antwoorden ontbreekt',
      ),
    )
  if (digest !== undefined && typeof digest !== 'string')
    throw new Fault(
      notRecord('its digest is not a text', 'Ihre Prüfsumme ist kein Text', 'de controlesom is geen tekst'),
    )
  if (rewound !== undefined && !(Number.isSafeInteger(rewound) && Number(rewound) > 0))
    throw new Fault("The record's number of times it was rewound is not a number above 0.")
  const begun = newRecord(game, { seats: seats as string[], seed: seed as string, options, values })
  return {
    ...begun,
    answers,
    ...(digest === undefined ? {} : { digest }),
    ...(rewound === undefined ? {} : { rewound: Number(rewound) }),
  }
}

/** The name of the game that a record's text is of. */
export function gameOfRecord(text: string): string {
  const name = readRecord(text).game
  if (typeof name !== 'string')
    throw new Fault(
      notRecord('it does not say of which game it is', 'Sie nennt kein Spiel', 'er staat geen spel in'),
    )
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
    throw new Fault({
      en: `The record has ${record.answers.length} answers; there is no point ${to} in it.`,
      de: `Die Aufzeichnung hat ${record.answers.length} Antworten; eine Stelle ${to} gibt es darin nicht.`,
      nl: `Het verslag heeft ${record.answers.length} antwoorden; er is geen punt ${to} in.`,
    })
  }
  const state = start(game, record)
  let question = next(game, state)
  for (const [i, name] of record.answers.slice(0, to).entries()) {
    if (!question)
      throw new Fault({
        en: `The game is over after ${i} answers, but the record has more.`,
        de: `Die Partie ist nach ${i} Antworten zu Ende, aber die Aufzeichnung hat mehr.`,
        nl: `De partij is na ${i} antwoorden afgelopen, maar het verslag heeft er meer.`,
      })
    try {
      const given = givenIn(game, state, question, name)
      question = answer(game, state, given.question, given.choice)
    } catch (error) {
      if (error instanceof Fault) throw wrongAnswer(i + 1, error)
      throw error
    }
  }
  if (to === record.answers.length && record.digest !== undefined && record.digest !== digestOf(state)) {
    throw new Fault(OTHER_STATE)
  }
  return { state, question }
}

/** A fingerprint of plain data, equal on every machine. */
export function digestOf(data: unknown): string {
  return sha256Hex(canonical(data))
}

/** Anything that stands where a text should, for a sentence: it need not know how to become one. */
function shown(value: unknown, [open, close]: Iterable<string> = '‘’') {
  return typeof value === 'string' ? `${open}${value}${close}` : JSON.stringify(value)
}

/** What is wrong with something that should be a record. */
const notRecord = (en: string, de: string, nl: string): Told => ({
  en: `This is not a record: ${en}.`,
  de: `Das ist keine Aufzeichnung: ${de}.`,
  nl: `Dit is geen verslag: ${nl}.`,
})

/** A record goes wrong at its answer of that number. */
export const wrongAnswer = (number: number, { told }: Fault): Fault =>
  new Fault({
    en: `Answer ${number} of the record is wrong: ${told.en}`,
    de: `Antwort ${number} der Aufzeichnung ist falsch: ${told.de}`,
    nl: `Antwoord ${number} van het verslag is onjuist: ${told.nl}`,
  })

export const OTHER_STATE: Told = {
  en: 'The record replays to a different state from the one it was saved with.',
  de: 'Die Aufzeichnung führt zu einer anderen Stellung als der, mit der sie gespeichert wurde.',
  nl: 'Het verslag leidt tot een andere stand dan die waarmee het is opgeslagen.',
}

function readRecord(text: string): Record<string, unknown> {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw new Fault(
      notRecord(
        'it is not valid JSON (cut off, perhaps)',
        'Das ist kein gültiges JSON (vielleicht abgeschnitten)',
        'het is geen geldige JSON (afgekapt misschien)',
      ),
    )
  }
  if (found === null || typeof found !== 'object' || Array.isArray(found)) {
    throw new Fault(
      notRecord('it is not a JSON object', 'Das ist kein JSON-Objekt', 'het is geen JSON-object'),
    )
  }
  const record = found as Record<string, unknown>
  if (record.format !== 1)
    throw new Fault(
      notRecord(
        `its format is ${shown(record.format)}, not 1`,
        `Ihr Format ist ${shown(record.format, '„“')}, nicht 1`,
        `het formaat is ${shown(record.format, '‘’')}, niet 1`,
      ),
    )
  return record
}

function checkSeats(game: Pick<Game<State>, 'name' | 'seats'>, seats: unknown): readonly string[] {
  if (!isTexts(seats))
    throw new Fault(
      notRecord(
        'its seats are not a list of names',
        'Ihre Plätze sind keine Liste von Namen',
        'de plaatsen zijn geen lijst met namen',
      ),
    )
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max) {
    const range = (to: string) => (min === max ? `${min}` : `${min} ${to} ${max}`)
    throw new Fault({
      en: `${game.name} is for ${range('to')} players, not ${seats.length}.`,
      de: `${game.name} ist für ${range('bis')} Personen, nicht für ${seats.length}.`,
      nl: `${game.name} is voor ${range('tot')} spelers, niet voor ${seats.length}.`,
    })
  }
  return seats
}

function checkValues(game: Pick<Game<State>, 'name' | 'library'>, values: unknown) {
  if (!game.library?.checkValues)
    throw new Fault(`${game.name} has no data tables of which an owner could change the values.`)
  return game.library.checkValues(values)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(each => typeof each === 'string')
}
