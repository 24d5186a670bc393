import { below, type Chance } from '@kontor/engine'
import { jetty } from '../../engine/test/jetty/index.ts'
import { inProduction } from './boardgame.ts'
import type { Figure } from './figure.ts'
import { legalMoves, newClient } from './jetty-boardgame.ts'
import { cloneTime, median, middle, playFor, RUNS, randomPlayer, type Speed, stateAfter } from './measure.ts'

/** In milliseconds. */
const WARM_UP = 1000
const OUR_TIME = 1000
const THEIR_TIME = 1500
const PLAYERS = 4
const MIDDLE = 45

/** How fast random games of four are on our engine, and on boardgame.io by the same rules. */
export function benchEngine(progress: (line: string) => void): Figure[] {
  const playOurs = randomPlayer(jetty)
  progress('warming up')
  playFor(WARM_UP, playOurs)
  reference(WARM_UP)
  const runs = Array.from({ length: RUNS }, (_, i) => {
    const ours = playFor(OUR_TIME, playOurs)
    const theirs = reference(THEIR_TIME)
    const ratio = ours.questions / theirs.questions
    progress(
      `run ${i + 1} of ${RUNS}: kontor ${said(ours)}, boardgame.io ${said(theirs)}, ratio ${ratio.toFixed(1)}`,
    )
    return { ours, theirs, ratio }
  })
  const of = (value: (run: (typeof runs)[number]) => number) => middle(runs.map(value))
  const questions = { ...of(({ ours }) => ours.questions), ratio: median(runs.map(({ ratio }) => ratio)) }
  return [
    { name: 'kontor questions', unit: 'questions/s', ...questions },
    { name: 'kontor games', unit: 'games/s', ...of(({ ours }) => ours.games) },
    { name: 'boardgame.io questions', unit: 'questions/s', ...of(({ theirs }) => theirs.questions) },
    { name: 'boardgame.io games', unit: 'games/s', ...of(({ theirs }) => theirs.games) },
    { name: 'clone of a mid-game state', unit: 'µs', ...cloneTime(jetty, stateAfter(jetty, MIDDLE)) },
  ]
}

/** The small game on boardgame.io, for so many milliseconds: what other figures are compared with. */
export function reference(time: number): Speed {
  return inProduction(() => playFor(time, playTheirs))
}

function playTheirs(seed: string, luck: Chance): number {
  const client = newClient(seed, PLAYERS)
  for (let count = 0; ; count++) {
    const { G, ctx } = client.getState()
    if (ctx.gameover) return count
    const legal = legalMoves(G)
    const { move, args } = legal[below(luck, 0, legal.length)]!
    client.moves[move](...args)
  }
}

function said({ questions }: Speed) {
  return `${Math.round(questions)} questions/s`
}
