import { type Figure, isMoreBetter } from '../figure.ts'
import { median } from '../measure.ts'
import type { Kept } from './record.ts'

/** With so many of the newest runs a new one is compared. */
const COMPARED = 9
/** Fewer do not tell how far they are apart. */
const FEWEST = 3
/** Less than this share is no difference, however alike the runs were. */
const SMALL = 0.05

/** How a figure compares with those of the same bench on the same machine. */
export interface Verdict {
  readonly figure: Figure
  /** The middle of the kept runs, as ratios where the figure has one; undefined if there are too few. */
  readonly before: number | undefined
  readonly runs: number
  readonly verdict: 'new' | 'same' | 'better' | 'worse'
}

/**
 * A figure is better or worse if it is away from the middle of the kept runs by more than any of these is, by more than its own
 * runs are away from each other, and by more than a small share. Ratios are compared where there are any: a busy machine
 * slows down both.
 */
export function verdictOn(figure: Figure, { bench, machine }: Kept, kept: readonly Kept[]): Verdict {
  const before = kept
    .filter(each => each.bench === bench && each.machine === machine)
    .flatMap(
      ({ figures }) => figures.find(({ name, unit }) => name === figure.name && unit === figure.unit) ?? [],
    )
    .slice(-COMPARED)
    .map(compared)
  const runs = before.length
  if (runs < FEWEST) return { figure, before: undefined, runs, verdict: 'new' }
  const middle = median(before)
  const now = compared(figure)
  const away = Math.max(...before.map(each => Math.abs(each - middle)))
  const { value, low = value, high = value } = figure
  const own = value === 0 ? 0 : ((high - low) / 2 / value) * now
  const gain = figure.ratio !== undefined || isMoreBetter(figure) ? now - middle : middle - now
  const verdict =
    Math.abs(gain) <= Math.max(away, own, SMALL * middle) ? 'same' : gain > 0 ? 'better' : 'worse'
  return { figure, before: middle, runs, verdict }
}

function compared({ value, ratio }: Figure) {
  return ratio ?? value
}
