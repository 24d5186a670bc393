import { effectsOf } from '@kontor/city/abilities'
import {
  actionOf,
  CANAL_LEFT,
  CANAL_RIGHT,
  GUILDERS,
  RECRUIT,
  sideOf,
  TAKEN_WORKERS,
  WORKERS,
} from '../actions.ts'
import { canalPrice, lengthOf } from '../canals.ts'
import { abilityOf, colorOf } from '../cardfile.ts'
import { type Action, COLORS } from '../colors.ts'
import { amountOf } from '../counters.ts'
import { CANALS } from '../data/tables.ts'
import type { Effect } from '../language.ts'
import { following, priceOfPerson, type Trigger } from '../permanents.ts'
import { seatOf, workersGiven } from '../possessions.ts'
import type { Bruges } from '../state.ts'

/** What an answer costs and brings, counted before anybody puts it into words or numbers. */

/** What comes for certain; markers that may be discarded are left out. */
export interface Gains {
  guilders: number
  points: number
  readonly workers: number[]
}

export interface Way {
  readonly action: Action
  readonly gains: Gains
  /** The price of a canal tile or a person. */
  readonly guilders: number
  /** The statue that completing a canal would bring. */
  readonly statue: number | undefined
}

export const nothing = (): Gains => ({ guilders: 0, points: 0, workers: COLORS.map(() => 0) })

export function addEffect(gains: Gains, state: Bruges, seat: number, effect: Effect, context: number): void {
  switch (effect.do) {
    case 'guilders':
    case 'points':
      gains[effect.do] += amountOf(state, seatOf(state, seat), effect.amount, context)
      return
    case 'workers':
      for (const color of effect.colors) {
        gains.workers[color === 'its' ? context : COLORS.indexOf(color)]!++
      }
      return
    default:
      return
  }
}

/** Adds what permanent persons bring when something happens in a colour. */
export function withPermanents(gains: Gains, state: Bruges, seat: number, on: Trigger, its: number): Gains {
  for (const { card, color, count } of following(state, seat, on, its)) {
    addEffect(gains, state, seat, effectsOf(abilityOf(state, card))[count]!, color)
  }
  return gains
}

/** The statue on offer, if the next tile of this canal completes it for the first time. */
export function statueFor(state: Bruges, seat: number, side: number): number | undefined {
  const mine = seatOf(state, seat)
  const last = CANALS[seat]![side]!.length - 1
  return lengthOf(mine, side) === last && (mine.rewarded & (1 << side)) === 0 ? state.statues[0] : undefined
}

/** An action with a card. */
export function countWay(state: Bruges, seat: number, card: number, way: number): Way {
  const color = colorOf(card)
  const gains = nothing()
  if (way === WORKERS) {
    gains.workers[color] = TAKEN_WORKERS
    withPermanents(gains, state, seat, 'workers', color)
    gains.workers[color] = workersGiven(state, color, gains.workers[color]!)
  }
  if (way === GUILDERS) {
    gains.guilders = state.dice[color]!
    withPermanents(gains, state, seat, 'guilders', color)
  }
  const counted = { action: actionOf(way), gains, guilders: 0, statue: undefined }
  if (way === RECRUIT) return { ...counted, guilders: priceOfPerson(state, seat, card) }
  if (way !== CANAL_LEFT && way !== CANAL_RIGHT) return counted
  const side = sideOf(way)
  return {
    ...counted,
    guilders: canalPrice(state, seat, side, 'printed'),
    statue: statueFor(state, seat, side),
  }
}
