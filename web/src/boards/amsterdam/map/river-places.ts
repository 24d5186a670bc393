import { END } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import { MIDDLE } from './geometry.ts'

/** Where the fields of the Amstel lie, two and two from the start at the Singelgracht to the basin before the Dam. */
const ROWS = [537.5, 513, 461.7, 437.3, 398.2, 373.8, 334.7, 310.3, 271]
const ASIDE = 15.5
/** The first of the places of the end field, and how far apart they are. */
const FIRST = MIDDLE - 42
const APART = 28
const BASIN = 235

export interface Place {
  readonly x: number
  readonly y: number
}

export const STONES: readonly Place[] = Array.from({ length: END }, (_, field) => ({
  x: MIDDLE + (field % 4 === 0 || field % 4 === 3 ? ASIDE : -ASIDE),
  y: nth(ROWS, Math.floor(field / 2)),
}))

/** A place of the end field, by the order in which it is reached. */
export const endPlace = (order: number): Place => ({ x: FIRST + APART * order, y: BASIN })

/** Where the discs of one field lie, from the one on top, by how many they are. */
const STEPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [5.5, -5],
    [-5.5, 5],
  ],
  [
    [0, -7.5],
    [7.5, 5],
    [-7.5, 5],
  ],
  [
    [7.5, -7],
    [-7.5, -7],
    [7.5, 7.5],
    [-7.5, 7.5],
  ],
]
const SHARES = [1, 0.76, 0.64, 0.6] as const

/** Where a disc lies on its field, and how much of its size it has there. */
export function stackedAt(field: number, there: readonly number[], seat: number) {
  const { x, y } = nth(STONES, field)
  const [right, down] = nth(nth(STEPS, there.length - 1), there.indexOf(seat))
  return { x: x + right, y: y + down, share: nth(SHARES, there.length - 1) }
}
