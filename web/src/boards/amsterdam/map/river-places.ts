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
