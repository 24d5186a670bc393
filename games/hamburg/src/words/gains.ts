import { effectsOf } from '@kontor/city/abilities'
import { counted, oneOf } from '@kontor/city/grammar'
import { plus } from '@kontor/city/labels'
import { joined, type Phrase, same } from '@kontor/city/phrase'
import { abilityOf, colorNumber } from '../cardfile.ts'
import { type Action, COLORS, type Color } from '../colors.ts'
import { amountOf } from '../counters.ts'
import type { Amount, Effect, Occasion } from '../language.ts'
import { following, pointsPerLevel } from '../permanents.ts'
import { seatOf } from '../possessions.ts'
import type { Hamburg } from '../state.ts'
import { disasterNamed } from './labels.ts'
import { colorOf } from './names.ts'
import { card, mark, type Noun, point, worker } from './terms.ts'
import { workerWords } from './workers.ts'

/** What an answer brings, as far as it can be said before it is given. */

/** What effects bring at once, as far as it can be said in a few words. */
export interface Gains {
  marks: number
  points: number
  any: number
  cards: number
  readonly workers: number[]
  /** A worker of one of these colours, for each list. */
  readonly oneOf: (readonly Color[])[]
  readonly reduced: number[]
}

export const nothing = (): Gains => ({
  marks: 0,
  points: 0,
  any: 0,
  cards: 0,
  workers: COLORS.map(() => 0),
  oneOf: [],
  reduced: COLORS.map(() => 0),
})

/** Amounts that the answer itself cannot change. */
const isSimple = ({ per }: Amount) =>
  per === undefined || per.of === 'paidDie' || per.of === 'paidWorkers' || per.of === 'blackDie'

export function addEffect(gains: Gains, state: Hamburg, seat: number, effect: Effect, context: number): void {
  const numberOf = (color: Parameters<typeof colorNumber>[0] | 'its') =>
    color === 'its' ? context : colorNumber(color)
  switch (effect.do) {
    case 'marks':
    case 'points':
      if (isSimple(effect.amount)) gains[effect.do] += amountOf(state, seat, effect.amount, context)
      return
    case 'workers':
      if (!effect.per) for (const color of effect.colors) gains.workers[numberOf(color)]!++
      return
    case 'anyWorkers':
      gains.any += effect.n
      return
    case 'oneWorker':
      gains.oneOf.push(effect.of)
      return
    case 'returnWorkers':
      gains.any -= effect.n
      return
    case 'losePoints':
      gains.points -= effect.n
      return
    case 'draw':
      gains.cards += effect.n
      return
    case 'reduce': {
      if (effect.color === 'any' || effect.may || !isSimple(effect.levels)) return
      const color = numberOf(effect.color)
      const levels = gains.reduced[color]! + amountOf(state, seat, effect.levels, context)
      gains.reduced[color] = Math.min(levels, seatOf(state, seat).disasters[color]!)
    }
  }
}

const disasterAt = (color: number, from: number, to: number) =>
  joined(disasterNamed(color), same(` ${from} → ${to}`))

const signOf = (n: number) => same(n < 0 ? '−' : '+')

export function gainsInWords(
  state: Hamburg,
  seat: number,
  gains: Gains,
  workerNoun: Noun = worker,
): Phrase[] {
  const said: Phrase[] = []
  for (const [color, n] of gains.workers.entries())
    if (n > 0) said.push(joined(same('+'), counted(n, workerNoun, [colorOf(color)], 'nominative')))
  for (const colors of gains.oneOf) said.push(joined(same('+1 '), oneOf(worker, colors, 'nominative')))
  if (gains.any !== 0) said.push(joined(signOf(gains.any), workerWords.anyShort(Math.abs(gains.any))))
  if (gains.marks > 0) said.push(plus(gains.marks, mark))
  if (gains.cards > 0) said.push(plus(gains.cards, card))
  for (const [color, levels] of gains.reduced.entries()) {
    const from = seatOf(state, seat).disasters[color]!
    if (levels > 0) said.push(disasterAt(color, from, from - levels))
  }
  const levels = gains.reduced.reduce((sum, each) => sum + each, 0)
  const points = gains.points + levels * pointsPerLevel(state, seat)
  if (points !== 0) said.push(joined(signOf(points), counted(Math.abs(points), point, [], 'nominative')))
  return said
}

/** What cards and tiles in play add to an action or an advance; those for everybody only to a real action. */
export function withPermanents(
  gains: Gains,
  state: Hamburg,
  seat: number,
  on: Action | Occasion,
  color: number,
  real = false,
): Gains {
  for (const { card, count } of following(state, seat, on, color, real)) {
    addEffect(gains, state, seat, effectsOf(abilityOf(state, card))[count]!, color)
  }
  return gains
}
