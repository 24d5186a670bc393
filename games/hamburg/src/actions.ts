import { type Choice, heard, plan, shuffle } from '@kontor/engine'
import { hasRoom, putOut, roomFor } from './buildings.ts'
import { colorOf, isBuilding } from './cardfile.ts'
import { ACTIONS, GRAY } from './colors.ts'
import { reduce } from './disasters.ts'
import type { Reason } from './events.ts'
import { following, levelsOfDecrease, priceOfBuilding, priceOfWall } from './permanents.ts'
import {
  addSite,
  gainMarks,
  gainWorkers,
  payMarks,
  putOnDiscard,
  report,
  returnWorkers,
  seatOf,
  takeFromHand,
} from './possessions.ts'
import { DISCARD_STREAM, type Hamburg, task } from './state.ts'
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

/** A building or garden card comes from the hand for its price, or from the discard pile for nothing. */
export const FROM_HAND = 0
export const FROM_DISCARD = 1

/** Adds to `choices`, as `base + way`, the ways to use a card that counts as `color`. */
export function addWays(
  state: Hamburg,
  seat: number,
  card: number,
  color: number,
  base: number,
  choices: Choice[],
) {
  choices.push(base + WORKERS, base + MONEY, base + DECREASE)
  if (canBuildWall(state, seat, color, LEFT)) choices.push(base + WALL_LEFT)
  if (canBuildWall(state, seat, color, RIGHT)) choices.push(base + WALL_RIGHT)
  if (!whyNotSite(state, seat, color, 0)) choices.push(base + SITE)
  if (!whyNotBuild(state, seat, card)) choices.push(base + BUILD)
}

/** The same for a card that is announced in another colour for a gray worker; buildings keep their own. */
export function addRecoloured(
  state: Hamburg,
  seat: number,
  color: number,
  base: number,
  choices: Choice[],
): void {
  choices.push(base + WORKERS, base + MONEY, base + DECREASE)
  if (canBuildWall(state, seat, color, LEFT)) choices.push(base + WALL_LEFT)
  if (canBuildWall(state, seat, color, RIGHT)) choices.push(base + WALL_RIGHT)
  if (!whyNotSite(state, seat, color, color === GRAY ? 1 : 0)) choices.push(base + SITE)
}

function canBuildWall(state: Hamburg, seat: number, color: number, side: number) {
  return nextColor(state, seat, side) === color && whyNotWall(state, seat, color, side) === undefined
}

/** Why a card that counts as `color` cannot build the next segment of a half. */
export function whyNotWall(state: Hamburg, seat: number, color: number, side: number): Reason | undefined {
  if (nextColor(state, seat, side) !== color) {
    const colors = [LEFT, RIGHT].map(each => nextColor(state, seat, each)).filter(each => each >= 0)
    return colors.length === 0 ? { kind: 'wallComplete' } : { kind: 'wrongSegment', colors }
  }
  const mine = seatOf(state, seat)
  const n = priceOfWall(state, seat, printedPrice(mine, side), true)
  return n <= mine.marks ? undefined : { kind: 'needsMarks', n, has: mine.marks }
}

/** Why a card that counts as `color` cannot become a site, if so many of its workers are spent elsewhere. */
export function whyNotSite(state: Hamburg, seat: number, color: number, spent: number): Reason | undefined {
  return seatOf(state, seat).workers[color]! > spent ? undefined : { kind: 'needsWorker', color }
}

export function whyNotBuild(state: Hamburg, seat: number, card: number): Reason | undefined {
  const mine = seatOf(state, seat)
  if (isBuilding(card) && !hasRoom(state, seat)) return { kind: 'needsSite' }
  const n = priceOfBuilding(state, seat, card)
  return n <= mine.marks ? undefined : { kind: 'needsMarks', n, has: mine.marks }
}

/** Performs a standard action with a card that counts as `color`. */
export function perform(state: Hamburg, seat: number, card: number, way: number, color: number): void {
  if (heard()) {
    // The front of a site stays its owner's secret.
    const shown = way === SITE ? { card: 0, secret: { to: seat, card } } : { card }
    report({ kind: 'used', seat, ...shown, action: actionOf(way), as: color })
  }
  if (way === BUILD) return planBuilding(state, seat, card, FROM_HAND)
  takeFromHand(state, seat, card)
  if (way === SITE) {
    returnWorkers(state, seat, color)
    addSite(state, seat, card)
    return plan(state, ...following(state, seat, 'site', colorOf(card)))
  }
  putOnDiscard(state, card)
  switch (way) {
    case WORKERS:
      gainWorkers(state, seat, color, 3)
      return plan(state, ...following(state, seat, 'workers', color))
    case MONEY:
      gainMarks(state, seat, state.dice[color]!)
      return plan(state, ...following(state, seat, 'money', color))
    case DECREASE:
      reduce(state, seat, color, levelsOfDecrease(state, seat))
      return plan(state, ...following(state, seat, 'decrease', color))
    default:
      return buildByAction(state, seat, way === WALL_LEFT ? LEFT : RIGHT)
  }
}

function buildByAction(state: Hamburg, seat: number, side: number) {
  const color = nextColor(state, seat, side)
  payMarks(state, seat, priceOfWall(state, seat, printedPrice(seatOf(state, seat), side), true))
  plan(state, ...following(state, seat, 'wall', color))
  buildSegment(state, seat, side)
}

/** Puts out a card at once, or asks on which site if that matters. */
export function planBuilding(state: Hamburg, seat: number, card: number, from: number): void {
  if (!isBuilding(card)) return construct(state, seat, card, -1, from)
  const sites = roomFor(state, seat)
  if (sites.length === 1) return construct(state, seat, card, sites[0]!, from)
  if (from === FROM_HAND) {
    takeFromHand(state, seat, card)
    state.announced = [card]
  }
  plan(state, task('chooseSite', seat, card, from))
}

/** Pays for a card and puts it out on its place. */
export function construct(state: Hamburg, seat: number, card: number, place: number, from: number): void {
  if (from === FROM_DISCARD) {
    state.discard = state.discard.toSpliced(state.discard.indexOf(card), 1)
    shuffleDiscard(state, seat)
  } else {
    payMarks(state, seat, priceOfBuilding(state, seat, card), card)
    if (state.announced.includes(card)) state.announced = []
    else takeFromHand(state, seat, card)
  }
  putOut(state, seat, card, place, from === FROM_HAND)
}

/** The discard pile loses its order after a search. */
export function shuffleDiscard(state: Hamburg, seat: number): void {
  state.discard = shuffle(state.chance, DISCARD_STREAM, [...state.discard])
  if (heard()) report({ kind: 'shuffled', seat, color: -1 })
}

function actionOf(way: number) {
  return way >= WALL_RIGHT ? ACTIONS[way - 1]! : ACTIONS[way]!
}
