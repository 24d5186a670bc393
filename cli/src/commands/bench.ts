import { type AnyGame, GAMES } from '@kontor/register'
import type { Figure } from '../../bench/figure.ts'
import { type Command, Misuse, writeLine } from '../calls/command.ts'

type Say = (line: string) => void
type Bench = (progress: Say) => Figure[] | Promise<Figure[]>

/** What can be measured; loaded only then, since the references are no part of what is installed for playing. */
const BENCHES: Readonly<Record<string, (say: Say) => Promise<Bench>>> = {
  engine: async say => {
    await fetchReference(say)
    return (await import('../../bench/engine.ts')).benchEngine
  },
  ...Object.fromEntries(GAMES.map(({ name, load }) => [name, (say: Say) => benchOf(load, say)])),
  bots: async say => {
    await fetchReference(say)
    return (await import('../../bench/bots.ts')).benchBots
  },
  server: async () => (await import('../../bench/server.ts')).benchServer,
  page: async () => (await import('../../bench/page.ts')).benchPage,
}

/** The bench of a game that comes with Kontor. */
async function benchOf(load: () => Promise<AnyGame>, say: Say): Promise<Bench> {
  await fetchReference(say)
  const [{ benchGame }, game] = await Promise.all([import('../../bench/game.ts'), load()])
  return progress => benchGame(game, progress)
}

async function fetchReference(say: Say) {
  const { fetchBoardgame } = await import('../../bench/boardgame.ts')
  fetchBoardgame(say)
}

/** `kontor bench`: figures next to a reference in the same run. */
export const bench: Command = {
  usage: `bench <${Object.keys(BENCHES).join('|')}> [--json]`,
  details: [
    ['engine', "the engine's small game, on the engine and on boardgame.io"],
    [
      GAMES.map(({ name }) => name).join(', '),
      'random four-player games, playouts, clones, views and guesses',
    ],
    ['bots', "our tree search beside boardgame.io's, and whether answers come in time"],
    ['server', 'from an answer to the other seats, over sockets and disk, with up to 5,000 people'],
    ['page', 'the table in a real browser: first board, click to painted board, long tasks, size'],
    ['--json', 'report as JSON: name, value, unit, and ratio where there is a reference'],
  ],
  notes: [
    'The first five stand next to boardgame.io, which npm installs into node_modules when it is not there.',
  ],
  options: { json: { type: 'boolean' } },
  operands: { min: 1, max: 1 },

  async run([name = ''], values, io) {
    if (!Object.hasOwn(BENCHES, name)) {
      throw new Misuse(`There is no bench '${name}'; the benches are ${Object.keys(BENCHES).join(', ')}.`)
    }
    const measure = await BENCHES[name]!(line => writeLine(io.err, line))
    const figures = await measure(line => io.terminal && writeLine(io.err, line))
    if (values.json) writeLine(io.out, JSON.stringify(figures))
    else for (const figure of figures) writeLine(io.out, lineOf(figure))
    return 0
  },
}

function lineOf({ name, value, unit, ratio }: Figure) {
  const digits = value < 10 ? 2 : 0
  const shown = value.toLocaleString('en', { maximumFractionDigits: digits })
  return `${name}: ${shown} ${unit}${ratio === undefined ? '' : `, ${ratio.toFixed(1)} times the reference`}`
}
