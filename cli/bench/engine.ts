import { answer, below, type Chance, chanceOf, newRecord, next, start } from '@kontor/engine'
import { type Jetty, jetty } from '../../engine/test/jetty/index.ts'
import type { Figure } from './figure.ts'
import { inProduction, legalMoves, newClient } from './jetty-boardgame.ts'

const RUNS = 5
/** In milliseconds, as are the times of the runs. */
const WARM_UP = 1000
const OUR_TIME = 1000
const THEIR_TIME = 1500
const CLONES = 100_000
const MIDDLE = 45

/** Plays a whole game, choosing by `luck`, and says how many questions it asked. */
type Player = (seed: string, luck: Chance) => number

/** How much was played in a second. */
interface Speed {
  readonly questions: number
  readonly games: number
}

const record = newRecord(jetty, { seats: ['first', 'second', 'third', 'fourth'], seed: 'bench' })

/** How fast random games of four are on our engine, and on boardgame.io by the same rules. */
export function benchEngine(progress: (line: string) => void): Figure[] {
  progress('warming up')
  playFor(WARM_UP, playOurs)
  inProduction(() => playFor(WARM_UP, playTheirs))
  const runs = Array.from({ length: RUNS }, (_, i) => {
    const ours = playFor(OUR_TIME, playOurs)
    const theirs = inProduction(() => playFor(THEIR_TIME, playTheirs))
    const ratio = ours.questions / theirs.questions
    progress(
      `run ${i + 1} of ${RUNS}: kontor ${said(ours)}, boardgame.io ${said(theirs)}, ratio ${ratio.toFixed(1)}`,
    )
    return { ours, theirs, ratio }
  })
  const of = (value: (run: (typeof runs)[number]) => number) => median(runs.map(value))
  const questions = { value: of(({ ours }) => ours.questions), ratio: of(({ ratio }) => ratio) }
  return [
    { name: 'kontor questions', unit: 'questions/s', ...questions },
    { name: 'kontor games', unit: 'games/s', value: of(({ ours }) => ours.games) },
    { name: 'boardgame.io questions', unit: 'questions/s', value: of(({ theirs }) => theirs.questions) },
    { name: 'boardgame.io games', unit: 'games/s', value: of(({ theirs }) => theirs.games) },
    { name: 'clone of a mid-game state', unit: 'µs', value: median(Array.from({ length: RUNS }, cloneTime)) },
  ]
}

/** Plays game after game for about `time`. */
function playFor(time: number, player: Player): Speed {
  const luck = chanceOf('choices', 1)
  const begin = performance.now()
  let questions = 0
  let games = 0
  let passed = 0
  while (passed < time) {
    questions += player(`game ${games++}`, luck)
    passed = performance.now() - begin
  }
  return { questions: (questions / passed) * 1000, games: (games / passed) * 1000 }
}

function playOurs(seed: string, luck: Chance): number {
  const state = start(jetty, { ...record, seed })
  return playOn(state, luck, Number.POSITIVE_INFINITY)
}

/** Answers up to `limit` questions at random. */
function playOn(state: Jetty, luck: Chance, limit: number): number {
  let count = 0
  let question = next(jetty, state)
  while (question && count < limit) {
    count++
    const { choices } = question
    question = answer(jetty, state, question, choices[below(luck, 0, choices.length)]!)
  }
  return count
}

function playTheirs(seed: string, luck: Chance): number {
  const client = newClient(seed, record.seats.length)
  for (let count = 0; ; count++) {
    const { G, ctx } = client.getState()
    if (ctx.gameover) return count
    const legal = legalMoves(G)
    const { move, args } = legal[below(luck, 0, legal.length)]!
    client.moves[move](...args)
  }
}

/** Microseconds for a copy of a state from the middle of a game. */
function cloneTime(): number {
  let state = start(jetty, record)
  playOn(state, chanceOf('choices', 1), MIDDLE)
  const begin = performance.now()
  for (let i = 0; i < CLONES; i++) state = jetty.clone(state)
  return ((performance.now() - begin) / CLONES) * 1000
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

function said({ questions }: Speed) {
  return `${Math.round(questions)} questions/s`
}
