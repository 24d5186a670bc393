import { botNamed } from '@kontor/bots'
import { chanceOf, type Game, next, type State, type Task, view } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import { jetty } from '../../engine/test/jetty/index.ts'
import { inProduction } from './boardgame.ts'
import type { Figure } from './figure.ts'
import { newBoardgameBot } from './jetty-boardgame.ts'
import { measureLimits } from './limits.ts'
import { median, middle, middleOf, RUNS, spent, stateAfter } from './measure.ts'
import { benchNetwork } from './network.ts'

const OURS = 2000
const THEIRS = 100
const ON_HAMBURG = 300
const MIDDLE = 45
const HAMBURG_MIDDLE = 150

/**
 * How many guesses a second our search looks at, beside boardgame.io's tree search, how fast networks are read, and whether
 * bots keep their limits.
 */
export async function benchBots(progress: (line: string) => void): Promise<Figure[]> {
  progress('warming up')
  ours(jetty, MIDDLE, OURS)
  await theirs()
  const runs: { kontor: number; boardgame: number }[] = []
  for (let i = 0; i < RUNS; i++) {
    const run = { kontor: ours(jetty, MIDDLE, OURS), boardgame: await theirs() }
    runs.push(run)
    progress(
      `run ${i + 1} of ${RUNS}: kontor ${Math.round(run.kontor)}, boardgame.io ${Math.round(run.boardgame)}`,
    )
  }
  const networks = benchNetwork(progress)
  const { worst, replaced } = await measureLimits(progress)
  return [
    {
      name: 'kontor search on the small game',
      unit: 'iterations/s',
      ...middle(runs.map(({ kontor }) => kontor)),
      ratio: median(runs.map(({ kontor, boardgame }) => kontor / boardgame)),
    },
    {
      name: "boardgame.io's MCTSBot on the small game",
      unit: 'iterations/s',
      ...middle(runs.map(({ boardgame }) => boardgame)),
    },
    {
      name: 'kontor search on Hamburg, four players, in the middle of a game',
      unit: 'iterations/s',
      ...middleOf(() => ours(hamburg, HAMBURG_MIDDLE, ON_HAMBURG)),
    },
    ...networks,
    { name: 'latest answer after its limit, 1,000 questions with every core busy', unit: 'ms', value: worst },
    { name: 'answers of these that the fallback gave', unit: 'answers', value: replaced },
  ]
}

/** Iterations a second of our search at one question. */
function ours<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  answers: number,
  iterations: number,
): number {
  const state = stateAfter(game, answers)
  const question = next(game, state)!
  const seen = {
    game: game as unknown as Game<State>,
    question,
    view: () => view(game, state, question.seat),
  }
  const begin = spent()
  botNamed(`search:${iterations}`).choose(seen, chanceOf('bench', 1))
  return (iterations / (spent() - begin)) * 1000
}

/** The same of theirs: it plays each iteration to the end of the game, as it does unless told otherwise. */
async function theirs(): Promise<number> {
  const play = inProduction(() => newBoardgameBot('bench', 4, MIDDLE, THEIRS))
  const begin = spent()
  await play()
  return (THEIRS / (spent() - begin)) * 1000
}
