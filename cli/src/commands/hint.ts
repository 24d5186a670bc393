import { advise } from '@kontor/bots'
import {
  chanceOf,
  Fault,
  type GameRecord,
  gameOfRecord,
  nameOf,
  nth,
  parseRecord,
  type Question,
  replay,
  type State,
  view,
} from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { figureIn, percentIn } from '@kontor/language/typography'
import type { AnyGame } from '@kontor/register'
import { type Command, given, type Io, type Values, wholeNumber, writeLine } from '../calls/command.ts'
import { readText } from '../calls/files.ts'
import { gameNamed } from '../calls/games.ts'
import { namesAt } from '../playing/seats.ts'
import { rounded } from '../playing/tally.ts'
import { columns } from '../terminal/columns.ts'

/** `kontor hint`: what a strong bot would answer, and why. */
export const hint: Command = {
  usage: 'hint <record> [--at n] [--best n] [--iterations n] [--game module] [--json]',
  details: [
    ['<record>', 'a saved game, or ‘-’ for the input'],
    ['--at n', 'after n answers (at the end of the record)'],
    ['--best n', 'how many answers to name (5)'],
    ['--iterations n', 'how long to think (1000)'],
    ['--game module', "the game's module, if it is not one of Kontor's own"],
    ['--json', 'report as JSON: seat, prompt, answers with name, label, points, win, tries and why'],
  ],
  notes: ['Only what the seat that is asked can see is looked at: the hidden cards are guessed, not read.'],
  options: {
    at: { type: 'string' },
    best: { type: 'string' },
    iterations: { type: 'string' },
    game: { type: 'string' },
    json: { type: 'boolean' },
  },
  operands: { min: 1, max: 1 },

  async run([path = ''], values, io) {
    const { game, record } = await recordAt(path, values, io)
    const all = record.answers.length
    const at = wholeNumber(values, 'at', all, 0, all)
    const { state, question } = replay(game, record, at)
    if (!question)
      throw new Fault({
        en: `The game is over after ${at} moves; nothing is asked there.`,
        de: `Die Partie ist nach ${at} Spielzügen zu Ende; dort wird nichts gefragt.`,
        nl: `De partij is na ${at} zetten afgelopen; daar wordt niets gevraagd.`,
      })
    const report = reportOf(game, state, question, values, io.language)
    if (values.json) writeLine(io.out, JSON.stringify({ game: game.name, at, ...report }))
    else writeLine(io.out, linesOf(report, nth(namesAt(game, record.seats), question.seat), io.language))
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
  if (!game.study?.evaluation)
    throw new Fault({
      en: `${game.name} has no evaluation, so no bot has an opinion about it.`,
      de: `Für ${game.name} gibt es keine Tipps: Das Spiel hat keine Bewertung.`,
      nl: `Voor ${game.name} zijn er geen tips: het spel heeft geen waardering.`,
    })
  return { game, record: parseRecord(game, text) }
}

function reportOf(game: AnyGame, state: State, question: Question, values: Values, language: Language) {
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
    label: game.words.label?.(state, question, choice, language) ?? nameOf(game, state, question, choice),
    points: rounded(points, 1),
    win: rounded(win),
    tries,
    why,
  }))
  return { seat, prompt: game.words.prompt?.(state, question, language) ?? question.task.kind, answers }
}

const POINTS: Readonly<Record<Language, string>> = { en: 'points', de: 'Punkte', nl: 'punten' }

function linesOf({ prompt, answers }: ReturnType<typeof reportOf>, asked: string, language: Language) {
  const rows = answers.map(({ name, points, win, why }) => [
    name,
    `${figureIn(points, 1, language)} ${POINTS[language]}`,
    percentIn(Math.round(100 * win), language),
    why.join(', '),
  ])
  return [`${asked}: ${prompt}`, columns(rows, [0, 3])].join('\n')
}
