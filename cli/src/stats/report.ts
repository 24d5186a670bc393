import type { CardFace } from '@kontor/engine/presentation'
import { rounded } from '../playing/tally.ts'
import type { Ledger } from './ledger.ts'
import type { Interval } from './shift.ts'

/** What the games say about one card: totals over all games, and shifts with their ranges; null where nobody can say. */
export interface CardReport {
  readonly number: number
  readonly name: string
  readonly category: string
  readonly color: string
  /** The colour by a name that no language changes. */
  readonly tint: string
  readonly cost: number
  readonly drawn: number
  readonly built: number
  readonly activated: number
  readonly points: number
  readonly money: number
  readonly winShift: number | null
  readonly winShiftLow: number | null
  readonly winShiftHigh: number | null
  readonly pointShift: number | null
  readonly pointShiftLow: number | null
  readonly pointShiftHigh: number | null
}

/** A line for each card of the game, in the order of their numbers. */
export function reportsOf(ledger: Ledger, faces: readonly CardFace[]): CardReport[] {
  return faces.map(({ number, name, category, color, tint, cost }) => {
    const { drawn, built, activated, points, money } = ledger.countOf(number)
    const [winShift, winShiftLow, winShiftHigh] = numbersOf(ledger.shiftOf(number, 'wins'))
    const [pointShift, pointShiftLow, pointShiftHigh] = numbersOf(ledger.shiftOf(number, 'leads'))
    return {
      number,
      name,
      category,
      color,
      tint,
      cost,
      drawn,
      built,
      activated,
      points,
      money,
      winShift,
      winShiftLow,
      winShiftHigh,
      pointShift,
      pointShiftLow,
      pointShiftHigh,
    }
  })
}

/** The share of the draws after which the card was built. */
export function buildRate({ built, drawn }: CardReport): number | null {
  return drawn === 0 ? null : built / drawn
}

/** A total of the card for each time that it was built. */
export function perBuilt(card: CardReport, total: 'activated' | 'points' | 'money'): number | null {
  return card.built === 0 ? null : card[total] / card.built
}

/** The cards with the highest win shift first, those about which nothing is known last. */
export function byWinShift(cards: readonly CardReport[]): CardReport[] {
  const keyOf = ({ winShift }: CardReport) => winShift ?? Number.NEGATIVE_INFINITY
  return cards.toSorted((a, b) => keyOf(b) - keyOf(a) || a.number - b.number)
}

function numbersOf(interval: Interval | undefined) {
  if (!interval) return [null, null, null] as const
  return [rounded(interval.value, 5), rounded(interval.low, 5), rounded(interval.high, 5)] as const
}
