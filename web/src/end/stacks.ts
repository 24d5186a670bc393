import type { Score } from '@kontor/engine'

/** A seat's points as a bar: what it gained from nought on, and what it lost off the end of that, in parts of the whole width. */
export interface Stack {
  readonly gained: number
  readonly lost: number
}

/** The bars of all seats on one scale, and how far nought is from its left end: whoever lost more than they gained ends below it. */
export function stacksOf(scores: readonly Score[]): {
  readonly zero: number
  readonly bars: readonly Stack[]
} {
  const sums = scores.map(({ sources }) => ({
    gained: sumOf(sources, points => Math.max(0, points)),
    lost: sumOf(sources, points => Math.max(0, -points)),
  }))
  const below = Math.max(0, ...sums.map(({ gained, lost }) => lost - gained))
  const whole = Math.max(1, ...sums.map(({ gained }) => gained)) + below
  return {
    zero: below / whole,
    bars: sums.map(({ gained, lost }) => ({ gained: gained / whole, lost: lost / whole })),
  }
}

function sumOf(sources: Score['sources'], part: (points: number) => number): number {
  return Object.values(sources).reduce((sum, points) => sum + part(points), 0)
}
