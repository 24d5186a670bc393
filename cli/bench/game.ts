import { chanceOf, guess, view } from '@kontor/engine'
import type { AnyGame } from '@kontor/register'
import { reference } from './engine.ts'
import type { Figure } from './figure.ts'
import {
  cloneTime,
  median,
  middle,
  middleOf,
  playFor,
  playOn,
  RUNS,
  randomPlayer,
  spent,
  stateAfter,
} from './measure.ts'

/** In milliseconds. */
const WARM_UP = 2000
const TIME = 1500
const REFERENCE_TIME = 1000
const MIDDLE = 150

/** How fast random four-player games are; the reference is the engine's small game on boardgame.io. */
export function benchGame(game: AnyGame, progress: (line: string) => void): Figure[] {
  const player = randomPlayer(game)
  progress('warming up')
  playFor(WARM_UP, player)
  reference(REFERENCE_TIME)
  const runs = Array.from({ length: RUNS }, (_, i) => {
    const ours = playFor(TIME, player)
    const ratio = ours.questions / reference(REFERENCE_TIME).questions
    progress(`run ${i + 1} of ${RUNS}: ${Math.round(ours.games)} games/s, ratio ${ratio.toFixed(1)}`)
    return { ...ours, ratio }
  })
  const of = (value: (run: (typeof runs)[number]) => number) => middle(runs.map(value))
  const state = stateAfter(game, MIDDLE)
  const seen = view(game, state, 0)
  const luck = chanceOf('guesses', 1)
  return [
    { name: 'games', unit: 'games/s', ...of(({ games }) => games) },
    {
      name: 'questions',
      unit: 'questions/s',
      ...of(({ questions }) => questions),
      ratio: median(runs.map(({ ratio }) => ratio)),
    },
    {
      name: 'playouts from the middle of a game',
      unit: 'playouts/s',
      ...middleOf(() => playFor(TIME, (_, luck) => playOn(game, game.clone(state), luck)).games),
    },
    { name: 'clone of a mid-game state', unit: 'µs', ...cloneTime(game, state) },
    { name: 'view of a seat', unit: 'µs', ...middleOf(() => timeOf(() => view(game, state, 0))) },
    { name: 'guess from a view', unit: 'µs', ...middleOf(() => timeOf(() => guess(game, seen, luck))) },
  ]
}

/** Microseconds of processor time for one of many calls. */
function timeOf(action: () => void, times = 20_000): number {
  const begin = spent()
  for (let i = 0; i < times; i++) action()
  return ((spent() - begin) / times) * 1000
}
