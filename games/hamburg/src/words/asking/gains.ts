import { nth } from '@kontor/engine'
import { effectsOf } from '@kontor/five-colours/rules/abilities'
import { plus } from '@kontor/five-colours/words/labels'
import { counted, ofAnyColour, oneOf } from '@kontor/language/grammar'
import { joined, type Phrase, same } from '@kontor/language/phrase'
import type { Occasion } from '../../always/occasions.ts'
import { abilityOf } from '../../cards/cardfile.ts'
import { type Action, COLORS } from '../../colors.ts'
import { addGains } from '../../effects/index.ts'
import type { Gains } from '../../effects/word.ts'
import type { Effect } from '../../language.ts'
import { following, pointsPerLevel } from '../../rules/permanents.ts'
import { seatOf } from '../../rules/possessions.ts'
import type { Hamburg } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { colorOf } from '../names.ts'
import { card, mark, type Noun, point, worker } from '../terms.ts'
import { disasterNamed } from './labels.ts'

/** What an answer brings, as far as it can be said before it is given. */

export const nothing = (): Gains => ({
  marks: 0,
  points: 0,
  any: 0,
  cards: 0,
  workers: COLORS.map(() => 0),
  oneOf: [],
  reduced: COLORS.map(() => 0),
})

/** Adds what an effect would bring a seat as things are. */
export function addEffect(gains: Gains, state: Hamburg, seat: number, effect: Effect, context: number): void {
  addGains({ state, seat, context }, effect, gains)
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
  if (gains.any !== 0)
    said.push(joined(signOf(gains.any), ofAnyColour(Math.abs(gains.any), worker, 'nominative')))
  if (gains.marks > 0) said.push(plus(gains.marks, mark))
  if (gains.cards > 0) said.push(plus(gains.cards, card))
  for (const [color, levels] of gains.reduced.entries()) {
    const from = nth(seatOf(state, seat).disasters, color)
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
  for (const planned of following(state, seat, on, color, real)) {
    const { card, place } = tasks.effect.read(planned)
    addEffect(gains, state, seat, nth(effectsOf(abilityOf(state, card)), place), color)
  }
  return gains
}
