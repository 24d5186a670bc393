import type { Figure } from '../bench/figure.ts'
import { type Command, Misuse, writeLine } from './command.ts'
import { GAMES } from './games.ts'

/** What can be measured; loaded only then, since the references are development dependencies. */
type Bench = (progress: (line: string) => void) => Figure[] | Promise<Figure[]>
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  engine: async () => (await import('../bench/engine.ts')).benchEngine,
  hamburg: () => benchOf('hamburg'),
  bruges: () => benchOf('bruges'),
  amsterdam: () => benchOf('amsterdam'),
  bots: async () => (await import('../bench/bots.ts')).benchBots,
  server: async () => (await import('../bench/server.ts')).benchServer,
  page: async () => (await import('../bench/page.ts')).benchPage,
}

/** The bench of a game that comes with Kontor. */
async function benchOf(name: 'hamburg' | 'bruges' | 'amsterdam'): Promise<Bench> {
  const [{ benchGame }, game] = await Promise.all([import('../bench/game.ts'), GAMES[name]!()])
  return progress => benchGame(game, progress)
}

/** `kontor bench`: figures next to a reference in the same run. */
export const bench: Command = {
  name: 'bench',
  summary: 'Measure, next to a reference in the same run.',
  usage: `bench <${Object.keys(BENCHES).join('|')}> [--json]`,
  details: [
    ['engine', "the engine's small game, on the engine and on boardgame.io"],
    ['hamburg, bruges, amsterdam', 'random four-player games, playouts, clones, views and guesses'],
    ['bots', "our tree search beside boardgame.io's, and whether answers come in time"],
    ['server', 'from an answer to the other seats, over sockets and disk, with up to 5,000 people'],
    ['page', 'the table in a real browser: first board, click to painted board, long tasks, size'],
    ['--json', 'report as JSON: name, value, unit, and ratio where there is a reference'],
  ],
  options: { json: { type: 'boolean' } },
  operands: { min: 1, max: 1 },

  async run([name = ''], values, io) {
    if (!Object.hasOwn(BENCHES, name)) {
      throw new Misuse(`There is no bench '${name}'; the benches are ${Object.keys(BENCHES).join(', ')}.`)
    }
    const measure = await BENCHES[name]!()
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
