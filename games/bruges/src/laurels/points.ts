import { point } from '@kontor/language/terms'
import { amountOf, amountSigns, measuredShort } from '../counters/index.ts'
import type { Amount } from '../language.ts'
import { effectsInWords } from '../words/card/effects.ts'
import type { Laurel } from './laurel.ts'

/** So many points, each time that something is counted. */
export interface FinalPoints {
  readonly final: 'points'
  readonly points: Amount
}

export const points: Laurel<FinalPoints> = {
  points: (state, mine, final) => amountOf(state, mine, final.points),
  sentence: final => effectsInWords([{ do: 'points', amount: final.points }]),
  short: final => measuredShort(final.points, point),
  icons: final => amountSigns('points', final.points),
}
