import {
  Fault,
  type GameRecord,
  gameOfRecord,
  parseRecord,
  places,
  replay as replayRecord,
  view,
  WATCHER,
} from '@kontor/engine'
import { type Command, given, type Io, type Values, wholeNumber, writeLine } from './command.ts'
import { readText } from './files.ts'
import { type AnyGame, gameNamed } from './games.ts'
import { outlineOf } from './outline.ts'

/** `kontor replay`: plays a record again and verifies it. */
export const replay: Command = {
  name: 'replay',
  summary: 'Replay a saved game and verify it.',
  usage: 'replay <record> [--to n] [--view seat] [--game module] [--json]',
  details: [
    ['<record>', "a saved game, or '-' for the input"],
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
  writeLine(
    io.out,
    `${to} answers replayed${record.digest !== undefined && to === all ? ' and verified' : ''}.`,
  )
  const names = namesAt(game, record.seats)
  for (const [i, { points, place }] of (result ?? []).entries()) {
    writeLine(io.out, `${place}. ${names[i]}: ${points} points`)
  }
}

/** The names of all seats, also of those that nobody answers for. */
export function namesAt(game: AnyGame, seats: readonly string[]): readonly string[] {
  return [...seats, ...(game.automata?.(seats.length) ?? [])]
}

/** The scores of a finished game, by seat. */
export function resultOf(game: AnyGame, state: Parameters<AnyGame['score']>[0]) {
  const scores = game.score(state)
  const placed = places(scores)
  return scores.map((score, seat) => ({ place: placed[seat]!, points: score.points, sources: score.sources }))
}
