import { amountOf, amountSigns, measuredShort } from '../counters/index.ts'
import type { Amount } from '../language.ts'
import { effectsInWords } from '../words/card/effects.ts'
import { point } from '../words/terms.ts'
import type { Laurel } from './laurel.ts'

/** So many points, each time that something is counted. */
export interface FinalPoints {
  readonly final: 'points'
  readonly points: Amount
}

export const points: Laurel<FinalPoints> = {
  points: (state, seat, { points }) => amountOf(state, seat, points, -1),
  sentence: ({ points }) => effectsInWords([{ do: 'points', amount: points }], 'none'),
  short: ({ points }) => measuredShort(points, point),
  icons: ({ points }) => amountSigns('points', points),
}
