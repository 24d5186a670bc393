import { type Choice, heard, plan, shuffle } from '@kontor/engine'
import { colorOf, isBuilding } from '../cards/cardfile.ts'
import { ACTIONS, type Action, GRAY } from '../colors.ts'
import type { Reason } from '../events.ts'
import { DISCARD_STREAM, type Hamburg } from '../state.ts'
import { type Origin, tasks } from '../tasks.ts'
import { hasRoom, layOut, putOut, roomFor } from './buildings.ts'
import { reduce } from './disasters.ts'
import {
  feeOf,
  following,
  levelsOfDecrease,
  moneyOf,
  priceOfBuilding,
  priceOfWall,
  workerFeeOf,
} from './permanents.ts'
import {
  gainMarks,
  gainWorkers,
  payMarks,
  putOnDiscard,
  report,
  returnWorkers,
  seatOf,
  takeFromHand,
} from './possessions.ts'
import { buildSegment, LEFT, nextColor, printedPrice, RIGHT } from './walls.ts'

/** The ways to use a card: the six standard actions, the wall on two sides. */
export const WAYS = ['workers', 'money', 'decrease', 'wall left', 'wall right', 'site', 'build'] as const
export const WORKERS = 0
export const MONEY = 1
export const DECREASE = 2
export const WALL_LEFT = 3
export const WALL_RIGHT = 4
export const SITE = 5
export const BUILD = 6

/** Adds to `choices`, as `base + way`, the ways to use a card that counts as `color`. */
export function addWays(
  state: Hamburg,
  seat: number,
  card: number,
  color: number,
  base: number,
  choices: Choice[],
  real: boolean,
): void {
  addDiscardWays(state, seat, color, base, choices, real, 0)
  if (!whyNotBuild(state, seat, card, real)) choices.push(base + BUILD)
}

/** The same for a card that is announced in another colour for a gray worker; buildings keep their own. */
export function addRecoloured(
  state: Hamburg,
  seat: number,
  color: number,
  base: number,
  choices: Choice[],
  real: boolean,
): void {
  addDiscardWays(state, seat, color, base, choices, real, 1)
}

function addDiscardWays(
  state: Hamburg,
  seat: number,
  color: number,
  base: number,
  choices: Choice[],
  real: boolean,
  grays: number,
) {
  if (!whyNotSimple(state, seat, WORKERS, real)) choices.push(base + WORKERS)
  if (!whyNotSimple(state, seat, MONEY, real)) choices.push(base + MONEY)
  if (!whyNotSimple(state, seat, DECREASE, real)) choices.push(base + DECREASE)
  if (canBuildWall(state, seat, color, LEFT, real)) choices.push(base + WALL_LEFT)
  if (canBuildWall(state, seat, color, RIGHT, real)) choices.push(base + WALL_RIGHT)
  if (!whyNotSite(state, seat, color, grays, real)) choices.push(base + SITE)
}

function canBuildWall(state: Hamburg, seat: number, color: number, side: number, real: boolean) {
  return nextColor(state, seat, side) === color && whyNotWall(state, seat, color, side, real) === undefined
}

/** Why workers or money cannot be taken or a disaster decreased: only because of what a tile asks for it. */
export function whyNotSimple(state: Hamburg, seat: number, way: number, real: boolean): Reason | undefined {
  return state.common.length === 0 ? undefined : whyNotPaid(state, seat, way, 0, real)
}

/** Why a card that counts as `color` cannot build the next segment of a half. */
export function whyNotWall(
  state: Hamburg,
  seat: number,
  color: number,
  side: number,
  real: boolean,
): Reason | undefined {
  if (nextColor(state, seat, side) !== color) {
    const open = [LEFT, RIGHT].map(each => nextColor(state, seat, each)).filter(each => each >= 0)
    const colors = [...new Set(open)]
    return colors.length === 0 ? { kind: 'wallComplete' } : { kind: 'wrongSegment', colors }
  }
  return whyNotPaid(state, seat, WALL_LEFT, actionPrice(state, seat, side, real), real)
}

function actionPrice(state: Hamburg, seat: number, side: number, real: boolean) {
  const printed = printedPrice(seatOf(state, seat), side)
  return priceOfWall(state, seat, printed, nextColor(state, seat, side), true, real)
}

/** Why a card that counts as `color` cannot become a site, if so many gray workers are spent on the colour. */
export function whyNotSite(
  state: Hamburg,
  seat: number,
  color: number,
  grays: number,
  real: boolean,
): Reason | undefined {
  const { workers } = seatOf(state, seat)
  const grayed = grays === 0 ? workers : workers.with(GRAY, workers[GRAY]! - grays)
  if (grayed[color]! < 1) return { kind: 'needsWorker', color }
  const { n, colors } = workerFeeOf(state, 'site', color, real)
  const left = n === 0 ? grayed : grayed.with(color, grayed[color]! - 1)
  if (n > 0 && !colors.some(each => left[each]! >= n)) return { kind: 'needsWorker', color: colors[0]! }
  return whyNotPaid(state, seat, SITE, 0, real)
}

export function whyNotBuild(state: Hamburg, seat: number, card: number, real: boolean): Reason | undefined {
  const color = colorOf(card)
  if (isBuilding(card) && !hasRoom(state, seat)) return { kind: 'needsSite' }
  const { n } = workerFeeOf(state, 'build', color, real)
  if (seatOf(state, seat).workers[color]! < n) return { kind: 'needsWorker', color }
  return whyNotPaid(state, seat, BUILD, priceOfBuilding(state, seat, card, real), real)
}

function whyNotPaid(
  state: Hamburg,
  seat: number,
  way: number,
  price: number,
  real: boolean,
): Reason | undefined {
  const n = price + feeOf(state, actionOf(way), real)
  const { marks } = seatOf(state, seat)
  return n <= marks ? undefined : { kind: 'needsMarks', n, has: marks }
}

/**
 * Performs a standard action with a card that counts as `color`. It is real unless a building gave it: only then do the
 * tiles for everybody and the ships come into it.
 */
export function perform(
  state: Hamburg,
  seat: number,
  card: number,
  way: number,
  color: number,
  real: boolean,
): void {
  const action = actionOf(way)
  if (heard()) {
    // The front of a site stays its owner's secret.
    const shown = way === SITE ? { card: 0, secret: { to: seat, card } } : { card }
    report({ kind: 'used', seat, ...shown, action, as: color })
  }
  if (real) payMarks(state, seat, feeOf(state, action, real))
  if (way === BUILD) return planBuilding(state, seat, card, real ? 'hand' : 'ability')
  takeFromHand(state, seat, card)
  if (way === SITE) {
    returnWorkers(state, seat, color)
    plan(state, ...following(state, seat, 'site', colorOf(card), real))
    layOut(state, seat, card)
    return planWorkerFee(state, seat, 'site', color, real)
  }
  putOnDiscard(state, card)
  switch (way) {
    case WORKERS:
      gainWorkers(state, seat, color, 3)
      return plan(state, ...following(state, seat, 'workers', color, real))
    case MONEY:
      gainMarks(state, seat, moneyOf(state, seat, color, real))
      return plan(state, ...following(state, seat, 'money', color, real))
    case DECREASE: {
      const reduced = reduce(state, seat, color, levelsOfDecrease(state, seat))
      const rewards = reduced > 0 ? following(state, seat, 'levelReduced', color, real) : []
      return plan(state, ...rewards, ...following(state, seat, 'decrease', color, real))
    }
    default:
      return buildByAction(state, seat, way === WALL_LEFT ? LEFT : RIGHT, real)
  }
}

function buildByAction(state: Hamburg, seat: number, side: number, real: boolean) {
  const color = nextColor(state, seat, side)
  payMarks(state, seat, actionPrice(state, seat, side, real))
  plan(state, ...following(state, seat, 'wall', color, real))
  buildSegment(state, seat, side)
}

/** Workers that a tile asks for besides: at once, or by the player's choice of colour. */
function planWorkerFee(state: Hamburg, seat: number, action: Action, its: number, real: boolean) {
  const { n, colors } = workerFeeOf(state, action, its, real)
  for (let i = 0; i < n; i++) plan(state, tasks.payFee({ seat, colors }))
}

/** Puts out a card at once, or asks on which site if that matters. */
export function planBuilding(state: Hamburg, seat: number, card: number, from: Origin): void {
  if (!isBuilding(card)) return construct(state, seat, card, -1, from)
  const sites = roomFor(state, seat)
  if (sites.length === 1) return construct(state, seat, card, sites[0]!, from)
  if (from !== 'discard') {
    takeFromHand(state, seat, card)
    state.announced = [card]
  }
  plan(state, tasks.chooseSite({ seat, card, from }))
}

/** Pays for a card and puts it out on its place. */
export function construct(state: Hamburg, seat: number, card: number, place: number, from: Origin): void {
  const real = from === 'hand'
  if (from === 'discard') {
    state.discard = state.discard.toSpliced(state.discard.indexOf(card), 1)
    shuffleDiscard(state, seat)
  } else {
    payMarks(state, seat, priceOfBuilding(state, seat, card, real), card)
    if (state.announced.includes(card)) state.announced = []
    else takeFromHand(state, seat, card)
  }
  putOut(state, seat, card, place, from !== 'discard', real)
  planWorkerFee(state, seat, 'build', colorOf(card), real)
}

/** The discard pile loses its order after a search. */
export function shuffleDiscard(state: Hamburg, seat: number): void {
  state.discard = shuffle(state.chance, DISCARD_STREAM, [...state.discard])
  if (heard()) report({ kind: 'shuffled', seat, color: -1 })
}

export function actionOf(way: number): Action {
  return way >= WALL_RIGHT ? ACTIONS[way - 1]! : ACTIONS[way]!
}
