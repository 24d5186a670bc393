import {
  Fault,
  type GameRecord,
  gameOfRecord,
  nth,
  parseRecord,
  replay as replayRecord,
  view,
  WATCHER,
} from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { countIn } from '@kontor/language/typography'
import type { AnyGame } from '@kontor/register'
import { type Command, given, type Io, type Values, wholeNumber, writeLine } from '../calls/command.ts'
import { readText } from '../calls/files.ts'
import { gameNamed } from '../calls/games.ts'
import { namesAt, resultOf } from '../playing/seats.ts'
import { outlineOf } from '../terminal/outline.ts'
import { PHRASES } from '../terminal/phrases.ts'

/** `kontor replay`: plays a record again and verifies it. */
export const replay: Command = {
  usage: 'replay <record> [--to n] [--view seat] [--game module] [--json]',
  details: [
    ['<record>', 'a saved game, or ‘-’ for the input'],
    ['--to n', 'stop after n answers'],
    ['--view seat', 'show what that seat sees (0 for the first), or a watcher (watcher)'],
    ['--game module', "the game's module, if it is not one of Kontor's own"],
    ['--json', 'report as JSON: ok, questions, result, and state or view'],
  ],
  options: {
    to: { type: 'string' },
    view: { type: 'string' },
    game: { type: 'string' },
    json: { type: 'boolean' },
  },
  operands: { min: 1, max: 1 },

  async run([path = ''], values, io) {
    const text = await readText(path, io)
    try {
      const game = await gameNamed(given(values, 'game') ?? gameOfRecord(text), io)
      report(game, parseRecord(game, text), values, io)
    } catch (error) {
      if (values.json && error instanceof Fault) {
        writeLine(io.out, JSON.stringify({ ok: false, error: error.message }))
      }
      throw error
    }
    return 0
  },
}

/** How far a record was played again. */
const SAYS: Readonly<Record<Language, { replayed(moves: number): string; verified(moves: number): string }>> =
  {
    en: {
      replayed: moves => `${countIn(moves, 'move', 'moves', 'en')} replayed.`,
      verified: moves => `${countIn(moves, 'move', 'moves', 'en')} replayed and verified.`,
    },
    de: {
      replayed: moves => `${countIn(moves, 'Spielzug', 'Spielzüge', 'de')} nachgespielt.`,
      verified: moves => `${countIn(moves, 'Spielzug', 'Spielzüge', 'de')} nachgespielt und geprüft.`,
    },
    nl: {
      replayed: moves => `${countIn(moves, 'zet', 'zetten', 'nl')} nagespeeld.`,
      verified: moves => `${countIn(moves, 'zet', 'zetten', 'nl')} nagespeeld en gecontroleerd.`,
    },
  }

function report(game: AnyGame, record: GameRecord, values: Values, io: Io) {
  const all = record.answers.length
  const to = wholeNumber(values, 'to', all, 0, all)
  const seat =
    values.view === 'watcher' ? WATCHER : wholeNumber(values, 'view', WATCHER, 0, record.seats.length - 1)
  const { state, question } = replayRecord(game, record, to)
  const shown = values.view === undefined ? { state } : { view: view(game, state, seat) }
  const result = question ? null : resultOf(game, state)
  if (values.json) return writeLine(io.out, JSON.stringify({ ok: true, questions: to, result, ...shown }))
  writeLine(io.out, outlineOf('view' in shown ? shown.view.table : shown.state))
  const say = SAYS[io.language]
  writeLine(io.out, record.digest !== undefined && to === all ? say.verified(to) : say.replayed(to))
  const names = namesAt(game, record.seats)
  for (const [i, { points, place }] of (result ?? []).entries()) {
    writeLine(io.out, PHRASES[io.language].place(place, nth(names, i), points))
  }
}
