import { advise } from '@kontor/bots'
import {
  chanceOf,
  Fault,
  type GameRecord,
  gameOfRecord,
  nameOf,
  parseRecord,
  type Question,
  replay,
  type State,
  view,
} from '@kontor/engine'
import { columns } from './columns.ts'
import { type Command, given, type Io, type Values, wholeNumber, writeLine } from './command.ts'
import { readText } from './files.ts'
import { type AnyGame, gameNamed } from './games.ts'
import { languageOf } from './language.ts'
import { namesAt } from './replay.ts'
import { rounded } from './tally.ts'

/** `kontor hint`: what a strong bot would answer, and why. */
export const hint: Command = {
  name: 'hint',
  summary: 'Say what a strong bot would answer at a point of a saved game, and why.',
  usage: 'hint <record> [--at n] [--best n] [--iterations n] [--lang en|de|nl] [--game module] [--json]',
  details: [
    ['<record>', "a saved game, or '-' for the input"],
    ['--at n', 'after n answers (at the end of the record)'],
    ['--best n', 'how many answers to name (5)'],
    ['--iterations n', 'how long to think (1000)'],
    ['--lang en|de|nl', 'the language (that of the environment)'],
    ['--game module', "the game's module, if it is not one of Kontor's own"],
    ['--json', 'report as JSON: seat, prompt, answers with name, label, points, win, tries and why'],
  ],
  notes: ['Only what the seat that is asked can see is looked at: the hidden cards are guessed, not read.'],
  options: {
    at: { type: 'string' },
    best: { type: 'string' },
    iterations: { type: 'string' },
    lang: { type: 'string' },
    game: { type: 'string' },
    json: { type: 'boolean' },
  },
  operands: { min: 1, max: 1 },

  async run([path = ''], values, io) {
    const { game, record } = await recordAt(path, values, io)
    const all = record.answers.length
    const at = wholeNumber(values, 'at', all, 0, all)
    const { state, question } = replay(game, record, at)
    if (!question) throw new Fault(`The game is over after ${at} answers; nothing is asked there.`)
    const report = reportOf(game, state, question, values)
    if (values.json) writeLine(io.out, JSON.stringify({ game: game.name, at, ...report }))
    else writeLine(io.out, linesOf(report, namesAt(game, record.seats)[question.seat]!))
    return 0
  },
}

/** The record in a file and the game it is of, which must have an evaluation. */
export async function recordAt(
  path: string,
  values: Values,
  io: Io,
): Promise<{ game: AnyGame; record: GameRecord }> {
  const text = await readText(path, io)
  const game = await gameNamed(given(values, 'game') ?? gameOfRecord(text), io)
  if (!game.evaluation) throw new Fault(`${game.name} has no evaluation, so no bot has an opinion about it.`)
  return { game, record: parseRecord(game, text) }
}

function reportOf(game: AnyGame, state: State, question: Question, values: Values) {
  const language = languageOf(given(values, 'lang'))
  const { seat } = question
  const advice = advise(
    { game, question, view: () => view(game, state, seat) },
    chanceOf(`hint ${state.version}`, 1),
    { iterations: wholeNumber(values, 'iterations', 1000, 10, 1_000_000) },
    wholeNumber(values, 'best', 5, 1, 100),
    language,
  )
  const answers = advice.map(({ choice, points, win, tries, why }) => ({
    name: nameOf(game, state, question, choice),
    label: game.label?.(state, question, choice, language) ?? nameOf(game, state, question, choice),
    points: rounded(points, 1),
    win: rounded(win),
    tries,
    why,
  }))
  return { seat, prompt: game.prompt?.(state, question, language) ?? question.task.kind, answers }
}

function linesOf({ prompt, answers }: ReturnType<typeof reportOf>, name: string) {
  const rows = answers.map(({ name, points, win, why }) => [
    name,
    `${points.toFixed(1)} points`,
    `${Math.round(100 * win)} %`,
    why.join(', '),
  ])
  return [`${name}: ${prompt}`, columns(rows, [0, 3])].join('\n')
}
