import { createHash } from 'node:crypto'
import { nth, winners } from '@kontor/engine'
import { hasNumbers, isList, isObject } from '../calls/content.ts'
import type { Played } from './match.ts'
import { unitsFor } from './shares.ts'

interface Points {
  sum: number
  squares: number
  min: number
  max: number
}

/** What a series of games came to. Plain data, so that workers and other machines can hand theirs over, and whole numbers but for the time. */
export interface Tally {
  games: number
  questions: number
  milliseconds: number
  readonly points: Points[]
  /** In units, since a shared victory counts as its share. */
  readonly wins: number[]
  readonly digests: string[]
}

export function newTally(seats: number): Tally {
  const points = Array.from({ length: seats }, () => ({
    sum: 0,
    squares: 0,
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  }))
  return { games: 0, questions: 0, milliseconds: 0, points, wins: new Array(seats).fill(0), digests: [] }
}

export function count(tally: Tally, { questions, milliseconds, scores, digest }: Played): void {
  tally.games++
  tally.questions += questions
  tally.milliseconds += milliseconds
  for (const [seat, { points }] of scores.entries())
    add(nth(tally.points, seat), points, points ** 2, points, points)
  const won = winners(scores)
  for (const seat of won) tally.wins[seat]! += unitsFor(scores.length) / won.length
  tally.digests.push(digest.toString('hex'))
}

/** Adds the tally of the games that follow, and were played after these. */
export function merge(tally: Tally, other: Tally): void {
  mergeBeside(tally, { ...other, milliseconds: tally.milliseconds + other.milliseconds })
}

/** Adds the tally of the games that follow, and were played at the same time. */
export function mergeBeside(tally: Tally, other: Tally): void {
  tally.games += other.games
  tally.questions += other.questions
  tally.milliseconds = Math.max(tally.milliseconds, other.milliseconds)
  for (const [seat, { sum, squares, min, max }] of other.points.entries()) {
    add(nth(tally.points, seat), sum, squares, min, max)
  }
  for (const [seat, wins] of other.wins.entries()) tally.wins[seat]! += wins
  for (const digest of other.digests) tally.digests.push(digest)
}

/** One hash over all final states, in the order of the games. */
export function digestOfAll({ digests }: Pick<Tally, 'digests'>): string {
  return createHash('sha256').update(digests.join('\n')).digest('hex')
}

/** Whether something that was read is a tally of so many games between so many seats. */
export function isTally(value: unknown, games: number, seats: number): value is Tally {
  return (
    hasNumbers(value, ['games', 'questions', 'milliseconds']) &&
    isObject(value) &&
    value.games === games &&
    isList(value.points, seats, each => hasNumbers(each, ['sum', 'squares', 'min', 'max'])) &&
    isList(value.wins, seats, Number.isFinite) &&
    isList(value.digests, games, each => typeof each === 'string')
  )
}

/** How many games each seat won. */
export function winsIn({ wins }: Tally): number[] {
  return wins.map(units => rounded(units / unitsFor(wins.length)))
}

/** Mean, standard deviation and range of each seat's points. */
export function statistics({ points, games }: Tally) {
  return points.map(({ sum, squares, min, max }) => {
    const mean = sum / games
    const variance = games > 1 ? Math.max(0, (squares - games * mean * mean) / (games - 1)) : 0
    return { mean: rounded(mean), sd: rounded(Math.sqrt(variance)), min, max }
  })
}

export function rounded(value: number, digits = 3): number {
  return Number(value.toFixed(digits))
}

function add(points: Points, sum: number, squares: number, min: number, max: number) {
  points.sum += sum
  points.squares += squares
  points.min = Math.min(points.min, min)
  points.max = Math.max(points.max, max)
}
