import { type Hook, hookPoint, plan, throughHooks } from '@kontor/engine'
import { permanentsOf, rulePoint } from '@kontor/five-colours/rules/abilities'
import { permanentOf } from '../always/index.ts'
import type { Occasion } from '../always/occasions.ts'
import type { Figure, FigureChange, Figures, Meaning } from '../always/permanent.ts'
import type { Rule } from '../always/rules.ts'
import { abilityOf, costOf } from '../cards/cardfile.ts'
import { IN_PLAY } from '../cards/tiles.ts'
import type { Action } from '../colors.ts'
import type { Always } from '../language.ts'
import type { Hamburg } from '../state.ts'
import { type Task, tasks } from '../tasks.ts'
import { othersOf, seatOf } from './possessions.ts'

/** How cards and tiles in play change prices, rules and what follows: by hooks, so that the rules name none. What each means stands with it. */

const MEANINGS = permanentsOf<Always>(IN_PLAY).map(always =>
  always ? permanentOf(always).means(always) : [],
)

/** The first meaning of each card that is of a kind. */
function meaning<M extends Meaning>(is: (meaning: Meaning) => meaning is M): readonly (M | undefined)[] {
  return MEANINGS.map(meanings => meanings.find(is))
}

/** The cards and tiles whose permanent abilities work for a seat. */
export function inPlay(state: Hamburg, seat: number): readonly number[] {
  const { buildings, mayor } = seatOf(state, seat)
  return state.mayorsOpen && mayor.length > 0 ? [...buildings, ...mayor] : buildings
}

/** The same for a standard action that no building gave: tiles for everybody have a say, too. */
function inPlayFor(state: Hamburg, seat: number, real: boolean): readonly number[] {
  const own = inPlay(state, seat)
  return real && state.common.length > 0 ? [...own, ...state.common] : own
}

/** Hooks for a number that cards set or change. */
function numbers<F extends Figure>(figure: F) {
  const changes = meaning(
    (each): each is Meaning & FigureChange<F> => 'figure' in each && each.figure === figure,
  )
  return hookPoint(changes, (change): Hook<Hamburg, Figures[F], number> | undefined => {
    if (change === undefined) return undefined
    const { order = 1, change: run } = change
    return { order, run: (value, state, _, about) => run(value, about, state) }
  })
}

const buildingPrice = numbers('buildingPrice')
const hallPrice = numbers('hallPrice')
const hallTax = numbers('hallTax')
const wallPrice = numbers('wallPrice')
const money = numbers('money')
const decrease = numbers('decrease')
const fees = numbers('fee')
const handLimit = numbers('handLimit')
const levelPoints = numbers('levelPoints')
const rounds = numbers('rounds')
const ships = numbers('ships')

/** What the standard action Construct a building costs with this card. */
export function priceOfBuilding(state: Hamburg, seat: number, card: number, real: boolean): number {
  const play = inPlayFor(state, seat, real)
  return Math.max(0, throughHooks(buildingPrice, state, seat, play, costOf(state, card), card))
}

/** What an advance costs in Phase II, from the price that the dice or a card demand. */
export function priceOfAdvance(state: Hamburg, seat: number, price: number, byDice: boolean): number {
  const own = byDice
    ? Math.max(0, throughHooks(hallPrice, state, seat, inPlayFor(state, seat, true), price, null))
    : price
  if (hasRule(state, seat, 'ignoreBlack')) return own
  return othersOf(state, seat).reduce(
    (sum, other) => throughHooks(hallTax, state, other, inPlay(state, other), sum, null),
    own,
  )
}

/** What a wall segment costs, by the standard action or by a card's ability. */
export function priceOfWall(
  state: Hamburg,
  seat: number,
  printed: number,
  color: number,
  byAction: boolean,
  real: boolean,
): number {
  return Math.max(
    0,
    throughHooks(wallPrice, state, seat, inPlayFor(state, seat, real), printed, { color, byAction }),
  )
}

/** What the standard action Take money brings with the die of a colour. */
export function moneyOf(state: Hamburg, seat: number, color: number, real: boolean): number {
  return Math.max(
    0,
    throughHooks(money, state, seat, inPlayFor(state, seat, real), state.dice[color]!, color),
  )
}

/** By how many levels the standard action Decrease reduces. */
export function levelsOfDecrease(state: Hamburg, seat: number): number {
  return throughHooks(decrease, state, seat, inPlay(state, seat), 1, null)
}

export function handLimitOf(state: Hamburg, seat: number, standard: number): number {
  return throughHooks(handLimit, state, seat, inPlay(state, seat), standard, null)
}

export function pointsPerLevel(state: Hamburg, seat: number): number {
  return throughHooks(levelPoints, state, seat, inPlay(state, seat), 1, null)
}

/** How many rounds the season has. */
export function roundsOf(state: Hamburg, standard: number): number {
  return throughHooks(rounds, state, 0, state.common, standard, null)
}

/** Which ships are active, one bit each, from what the dice say. */
export function activeShips(state: Hamburg, byDice: number): number {
  return throughHooks(ships, state, 0, state.common, byDice, null)
}

/** Marks due for an action besides its price. */
export function feeOf(state: Hamburg, action: Action, real: boolean): number {
  return real && state.common.length > 0 ? throughHooks(fees, state, 0, state.common, 0, action) : 0
}

const RULES = rulePoint<Hamburg, Rule>(meaning(each => 'rule' in each))

/** Whether a seat has a card that changes this rule for it. */
export function hasRule(state: Hamburg, seat: number, rule: Rule): boolean {
  return throughHooks(RULES, state, seat, inPlay(state, seat), false, rule)
}

const SPARED = hookPoint(
  meaning(each => 'spares' in each),
  (spared): Hook<Hamburg, number, boolean> | undefined =>
    spared && { order: 1, run: (held, _, __, color) => held || spared.spares.includes(color) },
)

/** Whether disasters of this colour do not rise by dice and tokens; black: no tokens are drawn. */
export function isSpared(state: Hamburg, color: number): boolean {
  return throughHooks(SPARED, state, 0, state.common, false, color)
}

type Trigger = Action | Occasion

const TRIGGERS = hookPoint(
  meaning(each => 'follows' in each),
  (followed): Hook<Hamburg, readonly [Trigger, number], Task[]> | undefined => {
    if (followed === undefined) return undefined
    const { follows, colors, places } = followed
    return {
      order: 1,
      run(planned, _, seat, [happened, its], card) {
        if (happened !== follows || (colors !== undefined && !colors.includes(its))) return planned
        return [...planned, ...places.map(place => tasks.effect({ seat, card, context: its, place }))]
      },
    }
  },
)

/** The tasks that follow for `seat` from its permanent cards when something happens in a colour. */
export function following(state: Hamburg, seat: number, on: Trigger, its: number, real = false): Task[] {
  return throughHooks(TRIGGERS, state, seat, inPlayFor(state, seat, real), [], [on, its] as const)
}

/** Plans what follows for all other seats. */
export function planForOthers(state: Hamburg, seat: number, on: Trigger, its: number): void {
  for (const other of othersOf(state, seat).toReversed()) plan(state, ...following(state, other, on, its))
}

/** Workers due for an action besides its price: how many, and of which colours each may be. */
interface WorkerFee {
  readonly n: number
  readonly colors: readonly number[]
}

const WORKER_FEES = hookPoint(
  meaning(each => 'dueFor' in each),
  (due): Hook<Hamburg, readonly [Action, number], WorkerFee> | undefined => {
    if (due === undefined) return undefined
    const { dueFor, n, colors } = due
    return {
      order: 1,
      run: (fee, _, __, [action, its]) =>
        action === dueFor ? { n, colors: colors === 'its' ? [its] : colors } : fee,
    }
  },
)

const NO_FEE: WorkerFee = { n: 0, colors: [] }

export function workerFeeOf(state: Hamburg, action: Action, its: number, real: boolean): WorkerFee {
  if (!real || state.common.length === 0) return NO_FEE
  return throughHooks(WORKER_FEES, state, 0, state.common, NO_FEE, [action, its] as const)
}

/** Whether a card's ability is used when it comes into play. */
export function isInstant(state: Hamburg, card: number): boolean {
  return abilityOf(state, card).when === 'instant'
}
