import { nth } from '@kontor/engine'
import type { Tally } from '@kontor/engine/presentation'
import { goodsLabels, plus, statueWorth } from '@kontor/five-colours/words/labels'
import { inEach, type Phrase, same } from '@kontor/language/phrase'
import { point } from '@kontor/language/terms'
import { COLORS } from '../../colors.ts'
import type { Gains } from '../../effects/word.ts'
import { seatOf } from '../../rules/possessions.ts'
import type { Bruges } from '../../state.ts'
import { tintOf } from '../card/signs.ts'
import { colorName, threatName } from '../names.ts'
import { guilder, worker } from '../terms.ts'

/** What answers cost and bring, in words and in numbers. */

export const { price, workerOf, moved } = goodsLabels(worker, guilder, COLORS)

export const colorNamed = (color: number): Phrase => inEach(language => colorName(color, language))
export const threatNamed = (color: number): Phrase => inEach(language => threatName(color, language))

export const gainsInWords = ({ guilders, points, workers }: Gains): Phrase[] => [
  ...(guilders > 0 ? [plus(guilders, guilder)] : []),
  ...(points > 0 ? [plus(points, point)] : []),
  ...workers.flatMap((n, color) => (n > 0 ? [workerOf('+', color, n)] : [])),
]

export const statueInWords = (points: number | undefined): Phrase[] =>
  points === undefined ? [] : [statueWorth(points)]

/** Threat markers before and after. */
export function markers(state: Bruges, seat: number, color: number, by: number): Phrase {
  const before = nth(seatOf(state, seat).threats, color)
  return same(` ${before} → ${before + by}`)
}

/** So much of something in a tally, if there is any. */
export const some = (of: string, n: number | undefined): Tally[] => (n ? [{ of, n }] : [])

/** What a tally calls a thing in a colour. */
export const inColor = (of: string, color: number): string => `${of}-${tintOf(nth(COLORS, color))}`

export const gainsTally = ({ guilders, points, workers }: Gains): Tally[] => [
  ...some('guilders', guilders),
  ...workers.flatMap((n, color) => some(inColor('worker', color), n)),
  ...some('points', points),
]
