import {
  answer,
  below,
  type Chance,
  chanceOf,
  type Game,
  newRecord,
  next,
  type State,
  start,
  type Task,
} from '@kontor/engine'
import type { Figure } from './figure.ts'

export const RUNS = 5
const CLONES = 100_000

/** Plays a whole game, choosing by `luck`, and says how many questions it asked. */
export type Player = (seed: string, luck: Chance) => number

/**
 * Milliseconds of processor time that this thread has used: on a busy machine the clock on the wall tells how busy it is, and this
 * one how fast we are.
 */
export function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** How much was played in a second of processor time. */
export interface Speed {
  readonly questions: number
  readonly games: number
}

/** Plays game after game for about `time` milliseconds of processor time. */
export function playFor(time: number, player: Player): Speed {
  const luck = chanceOf('choices', 1)
  const begin = spent()
  let questions = 0
  let games = 0
  let passed = 0
  while (passed < time) {
    questions += player(`game ${games++}`, luck)
    passed = spent() - begin
  }
  return { questions: (questions / passed) * 1000, games: (games / passed) * 1000 }
}

/** Random games of four of a game of ours. */
export function randomPlayer<S extends State<T>, T extends Task>(game: Game<S, T>): Player {
  const record = recordFor(game)
  return (seed, luck) => playOn(game, start(game, { ...record, seed }), luck)
}

/** A state after so many random answers. */
export function stateAfter<S extends State<T>, T extends Task>(game: Game<S, T>, answers: number): S {
  const state = start(game, recordFor(game))
  playOn(game, state, chanceOf('choices', 1), answers)
  return state
}

/** Answers up to `limit` questions at random and says how many there were. */
export function playOn<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  luck: Chance,
  limit = Number.POSITIVE_INFINITY,
): number {
  let count = 0
  let question = next(game, state)
  while (question && count < limit) {
    count++
    const { choices } = question
    question = answer(game, state, question, choices[below(luck, 0, choices.length)]!)
  }
  return count
}

/** Microseconds for a copy of a state. */
export function cloneTime<S extends State<T>, T extends Task>(game: Game<S, T>, original: S): Middle {
  return middleOf(() => {
    let state = original
    const begin = spent()
    for (let i = 0; i < CLONES; i++) state = game.clone(state)
    return ((spent() - begin) / CLONES) * 1000
  })
}

/** The middle of several measurements, and how far they are apart. */
export type Middle = Required<Pick<Figure, 'value' | 'low' | 'high'>>

export function middle(values: readonly number[]): Middle {
  return { value: median(values), low: Math.min(...values), high: Math.max(...values) }
}

export function middleOf(measure: () => number): Middle {
  return middle(Array.from({ length: RUNS }, measure))
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

function recordFor<S extends State<T>, T extends Task>(game: Game<S, T>) {
  return newRecord(game, { seats: ['first', 'second', 'third', 'fourth'], seed: 'bench' })
}
