import { type Advice, type Analysis, analyse as analyseRecord, type Mistake } from '@kontor/bots'
import { chanceOf, type GameRecord, givenIn, nameOf, nth, replay } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { percentIn } from '@kontor/language/typography'
import type { AnyGame } from '@kontor/register'
import { type Command, type Io, wholeNumber, writeLine } from '../calls/command.ts'
import { namesAt } from '../playing/seats.ts'
import { rounded } from '../playing/tally.ts'
import { columns } from '../terminal/columns.ts'
import { progressOn } from '../terminal/progress.ts'
import { recordAt } from './hint.ts'

/** How wide the curve of the chances is drawn, in characters. */
const WIDTH = 60
const HEIGHTS = ' ▁▂▃▄▅▆▇█'

/** `kontor analyse`: how the chances went in a saved game, and which answers cost most. */
export const analyse: Command = {
  usage: 'analyse <record> [--iterations n] [--game module] [--json]',
  details: [
    ['<record>', 'a saved game, or ‘-’ for the input'],
    ['--iterations n', 'how long to think about each answer (150)'],
    ['--game module', "the game's module, if it is not one of Kontor's own"],
    ['--json', 'report as JSON: curve (at, win, points by seat) and costly (by seat)'],
  ],
  notes: [
    'An answer is judged by what its seat could see then. Its cost is how much greater the chance of winning was with the best answer; both are estimates.',
  ],
  options: {
    iterations: { type: 'string' },
    game: { type: 'string' },
    json: { type: 'boolean' },
  },
  operands: { min: 1, max: 1 },

  async run([path = ''], values, io) {
    const { game, record } = await recordAt(path, values, io)
    replay(game, record)
    const iterations = wholeNumber(values, 'iterations', 150, 10, 1_000_000)
    const { language } = io
    const steps = analyseRecord(game, record, { iterations }, chanceOf('analyse', 1), language)
    const found = withProgress(steps, record, io)
    const seats = namesAt(game, record.seats)
    const report = {
      game: game.name,
      answers: record.answers.length,
      seats,
      ...reportOf(game, record, found),
    }
    if (values.json) writeLine(io.out, JSON.stringify(report))
    else writeLine(io.out, linesOf(report, language))
    return 0
  },
}

function withProgress(steps: Generator<number, Analysis>, { answers }: GameRecord, io: Io): Analysis {
  const progress = progressOn(io, answers.length, 'answers')
  for (;;) {
    const { done, value } = steps.next()
    if (!done) {
      progress.at(value)
      continue
    }
    progress.end()
    return value
  }
}

function reportOf(game: AnyGame, record: GameRecord, { curve, mistakes }: Analysis) {
  return {
    curve: curve.map(({ at, win, points }) => ({
      at,
      win: win.map(each => rounded(each)),
      points: points.map(each => rounded(each, 1)),
    })),
    costly: mistakes.map(all => all.map(mistake => told(game, record, mistake))),
  }
}

function told(game: AnyGame, record: GameRecord, { at, seat, given, better, cost }: Mistake) {
  const { state, question: first } = replay(game, record, at)
  const { question } = givenIn(game, state, first!, nth(record.answers, at))
  const named = ({ choice, points, win, why }: Advice) => ({
    name: nameOf(game, state, question, choice),
    points: rounded(points, 1),
    win: rounded(win),
    why,
  })
  return { at, seat, cost: rounded(cost), given: named(given), better: named(better) }
}

/** What the report says. */
const SAYS: Readonly<
  Record<Language, { curve: string; better(answer: string): string; costly(name: string): string }>
> = {
  en: {
    curve: 'Chance to win, from the first move to the last:',
    better: answer => `better: ${answer}`,
    costly: name => `The costliest moves of ${name}, and after how many moves:`,
  },
  de: {
    curve: 'Gewinnchance, vom ersten Spielzug bis zum letzten:',
    better: answer => `besser: ${answer}`,
    costly: name => `Die teuersten Spielzüge von ${name} und nach wie vielen Spielzügen sie kamen:`,
  },
  nl: {
    curve: 'Winstkans, van de eerste zet tot de laatste:',
    better: answer => `beter: ${answer}`,
    costly: name => `De duurste zetten van ${name}, en na hoeveel zetten:`,
  },
}

function linesOf(
  { seats, curve, costly }: ReturnType<typeof reportOf> & { seats: readonly string[] },
  language: Language,
): string {
  const wide = Math.max(...seats.map(name => name.length))
  return [
    SAYS[language].curve,
    ...seats.map((name, seat) => {
      const end = Math.round(100 * nth(curve.at(-1)!.win, seat))
      return `  ${name.padEnd(wide)}  ${sparkline(curve.map(({ win }) => nth(win, seat)))}  ${percentIn(end, language)}`
    }),
    ...costly.flatMap((all, seat) =>
      all.length === 0 ? [] : ['', ...dearest(nth(seats, seat), all, language)],
    ),
  ].join('\n')
}

function dearest(name: string, all: readonly ReturnType<typeof told>[], language: Language) {
  const say = SAYS[language]
  const rows = all.map(({ at, cost, given, better }) => [
    `  ${at}`,
    given.name,
    `−${percentIn(Math.round(100 * cost), language)}`,
    say.better(`${better.name}${better.why.length > 0 ? ` (${better.why.join(', ')})` : ''}`),
  ])
  return [say.costly(name), columns(rows, [1, 3])]
}

/** A curve between 0 and 1 in one line of characters. */
function sparkline(values: readonly number[]): string {
  const shown = Math.min(WIDTH, values.length)
  return Array.from({ length: shown }, (_, i) => {
    const value = nth(values, Math.floor((i * (values.length - 1)) / Math.max(1, shown - 1)))
    return HEIGHTS[Math.round(value * (HEIGHTS.length - 1))]
  }).join('')
}
