import { nth } from '@kontor/engine'
import { colorOf as colorOfCard, costOf, isBuilding } from '../../cards/cardfile.ts'
import { ACTIONS, type Action } from '../../colors.ts'
import type { Gains } from '../../effects/word.ts'
import { BUILD, DECREASE, MONEY, SITE, WALL_LEFT, WALL_RIGHT, WORKERS } from '../../rules/actions.ts'
import {
  feeOf,
  levelsOfDecrease,
  moneyOf,
  priceOfBuilding,
  priceOfWall,
  workerFeeOf,
} from '../../rules/permanents.ts'
import { seatOf } from '../../rules/possessions.ts'
import { LEFT, lengthOf, printedPrice, RIGHT } from '../../rules/walls.ts'
import type { Hamburg } from '../../state.ts'
import { nothing, withPermanents } from './gains.ts'

/** What a way to use a card costs and brings, counted before anybody puts it into words or numbers. */

export interface Statues {
  readonly hummel: number | undefined
  readonly jette: number | undefined
}

export interface Way {
  readonly action: Action
  readonly gains: Gains
  /** The price of a segment or a building. */
  readonly marks: number
  /** Marks and workers that tiles ask for besides. */
  readonly fee: number
  readonly workerFee: { readonly n: number; readonly colors: readonly number[] }
  /** What completing a half would offer. */
  readonly statues: Statues
}

const FULL_WALL = 5
const NO_STATUES: Statues = { hummel: undefined, jette: undefined }
const NO_WORKERS: Way['workerFee'] = { n: 0, colors: [] }

/** The statues on offer, if the next segment of this half completes it for the first time. */
export function statuesFor(state: Hamburg, seat: number, side: number): Statues {
  const mine = seatOf(state, seat)
  if (lengthOf(mine, side) + 1 < FULL_WALL || (mine.rewarded & (1 << side)) !== 0) return NO_STATUES
  return { hummel: state.statues[0], jette: state.jettes[0] }
}

const actionOf = (way: number): Action => nth(ACTIONS, way >= WALL_RIGHT ? way - 1 : way)

/** A standard action with a card that counts as `color`; a real one if no building gave it. */
export function countWay(
  state: Hamburg,
  seat: number,
  card: number,
  way: number,
  color: number,
  real: boolean,
): Way {
  const action = actionOf(way)
  const mine = seatOf(state, seat)
  const gains = nothing()
  const its = way === SITE || way === BUILD ? colorOfCard(card) : color
  if (way === WORKERS) gains.workers[color] = 3
  if (way === MONEY) gains.marks = moneyOf(state, seat, color, real)
  if (way === DECREASE)
    gains.reduced[color] = Math.min(nth(mine.disasters, color), levelsOfDecrease(state, seat))
  withPermanents(gains, state, seat, action, its, real)
  if (way === DECREASE && nth(gains.reduced, color) > 0)
    withPermanents(gains, state, seat, 'levelReduced', color, real)
  if (way === SITE) withPermanents(gains, state, seat, 'siteAdded', its)
  if (way === BUILD && isBuilding(card) && costOf(state, card) === 0)
    withPermanents(gains, state, seat, 'freeBuilding', its)
  const counted = {
    action,
    gains,
    marks: 0,
    fee: feeOf(state, action, real),
    workerFee: NO_WORKERS,
    statues: NO_STATUES,
  }
  if (way === SITE) return { ...counted, workerFee: workerFeeOf(state, action, color, real) }
  if (way === BUILD) {
    const marks = priceOfBuilding(state, seat, card, real)
    return { ...counted, marks, workerFee: workerFeeOf(state, action, its, real) }
  }
  if (way !== WALL_LEFT && way !== WALL_RIGHT) return counted
  const side = way === WALL_LEFT ? LEFT : RIGHT
  const marks = priceOfWall(state, seat, printedPrice(mine, side), color, true, real)
  return { ...counted, marks, statues: statuesFor(state, seat, side) }
}
