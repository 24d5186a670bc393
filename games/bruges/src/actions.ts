import { type Choice, heard, plan } from '@kontor/engine'
import { buildCanal, canalPrice, LEFT, openColor, RIGHT } from './canals.ts'
import { colorOf } from './cardfile.ts'
import { ACTIONS, type Action } from './colors.ts'
import type { Reason } from './events.ts'
import { discardsOf, following, priceOfPerson } from './permanents.ts'
import { layHouse, planRecruiting } from './persons.ts'
import {
  gainGuilders,
  gainWorkers,
  putOnDiscard,
  report,
  returnWorkers,
  seatOf,
  takeFromHand,
} from './possessions.ts'
import { type Bruges, task } from './state.ts'
import { discardThreat } from './threats.ts'

/** The ways to use a card: the six actions, the canal on two sides. */
export const WAYS = [
  'workers',
  'guilders',
  'threat',
  'canal left',
  'canal right',
  'house',
  'recruit',
] as const
export const WORKERS = 0
export const GUILDERS = 1
export const THREAT = 2
export const CANAL_LEFT = 3
export const CANAL_RIGHT = 4
export const HOUSE = 5
export const RECRUIT = 6

/** How many workers the action brings. */
export const TAKEN_WORKERS = 2

/** Adds to `choices`, as `base + way`, the ways to use a card. */
export function addWays(state: Bruges, seat: number, card: number, base: number, choices: Choice[]): void {
  const color = colorOf(card)
  for (let way = 0; way < WAYS.length; way++) {
    // Most spaces are of another colour: no reason is made for what nobody asks about.
    const canal = way === CANAL_LEFT || way === CANAL_RIGHT
    if (canal && openColor(state, seat, sideOf(way)) !== color) continue
    if (whyNotWay(state, seat, card, way) === undefined) choices.push(base + way)
  }
}

/** Why a card cannot be used in a way now; undefined if it can. Workers and guilders can always be taken. */
export function whyNotWay(state: Bruges, seat: number, card: number, way: number): Reason | undefined {
  const mine = seatOf(state, seat)
  const color = colorOf(card)
  switch (way) {
    case THREAT:
      return mine.threats[color]! > 0 ? undefined : { kind: 'needsThreat', color }
    case CANAL_LEFT:
    case CANAL_RIGHT:
      return whyNotCanal(state, seat, color, sideOf(way))
    case HOUSE:
      return mine.workers[color]! > 0 ? undefined : { kind: 'needsWorker', color }
    case RECRUIT:
      if (mine.houses.length === mine.places.length) return { kind: 'needsHouse' }
      return whyNotPaid(mine.guilders, priceOfPerson(state, seat, card))
    default:
      return undefined
  }
}

function whyNotCanal(state: Bruges, seat: number, color: number, side: number): Reason | undefined {
  if (openColor(state, seat, side) !== color) {
    const open = [LEFT, RIGHT].map(each => openColor(state, seat, each)).filter(each => each >= 0)
    return open.length === 0 ? { kind: 'canalsComplete' } : { kind: 'wrongSpace', colors: [...new Set(open)] }
  }
  return whyNotPaid(seatOf(state, seat).guilders, canalPrice(state, seat, side, 'printed'))
}

function whyNotPaid(has: number, n: number): Reason | undefined {
  return n <= has ? undefined : { kind: 'needsGuilders', n, has }
}

export function sideOf(way: number): number {
  return way === CANAL_LEFT ? LEFT : RIGHT
}

/** Performs an action with a card. */
export function perform(state: Bruges, seat: number, card: number, way: number): void {
  const color = colorOf(card)
  if (heard()) {
    // The front of a house stays its owner's secret.
    const shown = way === HOUSE ? { card: 0, secret: { to: seat, card } } : { card }
    report({ kind: 'used', seat, ...shown, action: actionOf(way), color })
  }
  if (way === RECRUIT) return planRecruiting(state, seat, card)
  takeFromHand(state, seat, card)
  if (way === HOUSE) {
    returnWorkers(state, seat, color)
    return layHouse(state, seat, card)
  }
  putOnDiscard(state, card)
  switch (way) {
    case WORKERS:
      gainWorkers(state, seat, color, TAKEN_WORKERS)
      return plan(state, ...following(state, seat, 'workers', color))
    case GUILDERS:
      gainGuilders(state, seat, state.dice[color]!)
      return plan(state, ...following(state, seat, 'guilders', color))
    case THREAT:
      discardThreat(state, seat, color)
      return plan(state, task('discardThreat', seat, 0, color, discardsOf(state, seat) - 1))
    default:
      return buildCanal(state, seat, sideOf(way), 'printed')
  }
}

export function actionOf(way: number): Action {
  return ACTIONS[way >= CANAL_RIGHT ? way - 1 : way]!
}
