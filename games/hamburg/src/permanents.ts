import { numberPoint, permanentsOf, rulePoint } from '@kontor/city/abilities'
import { type Hook, hookPoint, plan, throughHooks } from '@kontor/engine'
import { abilityOf, colorNumber, colorOf, costOf, isBuilding } from './cardfile.ts'
import { type Action, BLACK, type Color } from './colors.ts'
import type { Always, Occasion, Rule } from './language.ts'
import { othersOf, seatOf } from './possessions.ts'
import { type Hamburg, type Task, task } from './state.ts'
import { IN_PLAY } from './tiles.ts'

/** How cards and tiles in play change prices, rules and what follows: by hooks, so that the rules name none. */

const ALWAYS = permanentsOf<Always>(IN_PLAY)

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

type Price<C> = Hook<Hamburg, C, number>

function covers(colors: readonly (Color | 'black')[] | undefined, color: number): boolean {
  return colors === undefined || colors.some(each => (each === 'black' ? BLACK : colorNumber(each)) === color)
}

/** A building's price: first halved, then changed by the flat amounts, never below 0. The context is the card. */
const buildingPrice = hookPoint(ALWAYS, (always): Price<number> | undefined => {
  if (!always || !('price' in always)) return undefined
  if (always.price === 'halfBuilding') {
    const color = colorNumber(always.color)
    return {
      order: 1,
      run: (price, _, __, card) =>
        isBuilding(card) && colorOf(card) === color ? Math.ceil(price / 2) : price,
    }
  }
  if (always.price !== 'build') return undefined
  const { less } = always
  return { order: 2, run: price => price - less }
})

/** The dice price of the City Hall. */
const hallPrice = hookPoint(ALWAYS, (always): Price<null> | undefined => {
  if (!always || !('price' in always) || always.price !== 'hall') return undefined
  const { less } = always
  return { order: 1, run: price => price - less }
})

/** What an opponent's card adds to any advance in Phase II. */
const hallTax = hookPoint(ALWAYS, (always): Price<null> | undefined =>
  always && 'price' in always && always.price === 'othersHall'
    ? { order: 1, run: (price, state) => price + state.dice[BLACK]! }
    : undefined,
)

interface Segment {
  readonly color: number
  readonly byAction: boolean
}

/** A wall segment's price: fixed, the black die's, free for its colour, changed by flat amounts, or free altogether. */
const wallPrice = hookPoint(ALWAYS, (always): Price<Segment> | undefined => {
  if (!always || !('price' in always)) return undefined
  switch (always.price) {
    case 'wallFixed':
      return { order: 0, run: () => always.marks }
    case 'wallBlackDie':
      return { order: 1, run: (price, state) => Math.min(price, state.dice[BLACK]!) }
    case 'wall':
      return {
        order: 3,
        run: (price, _, __, { color }) => (covers(always.colors, color) ? price - always.less : price),
      }
    case 'wallFree':
      if (always.colors) {
        return { order: 2, run: (price, _, __, { color }) => (covers(always.colors, color) ? 0 : price) }
      }
      return { order: 4, run: (price, _, __, { byAction }) => (byAction ? 0 : price) }
    default:
      return undefined
  }
})

/** Hooks for a number that one kind of card sets or adds to. */
function numbers(of: (always: Always) => ((value: number) => number) | undefined) {
  return numberPoint<Hamburg, Always, null>(ALWAYS, of)
}

const decrease = numbers(each => ('decrease' in each ? levels => Math.max(levels, each.decrease) : undefined))
const handLimit = numbers(each => ('handLimit' in each ? () => each.handLimit : undefined))
const levelPoints = numbers(each => ('levelPoints' in each ? () => each.levelPoints : undefined))
const rounds = numbers(each => ('rounds' in each ? count => count + each.rounds : undefined))

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

const RULES = rulePoint<Hamburg, Rule>(ALWAYS)

/** Whether a seat has a card that changes this rule for it. */
export function hasRule(state: Hamburg, seat: number, rule: Rule): boolean {
  return throughHooks(RULES, state, seat, inPlay(state, seat), false, rule)
}

const SPARED = hookPoint(ALWAYS, (always): Hook<Hamburg, number, boolean> | undefined =>
  always && 'spared' in always
    ? { order: 1, run: (held, _, __, color) => held || covers(always.spared, color) }
    : undefined,
)

/** Whether disasters of this colour do not rise by dice and tokens; black: no tokens are drawn. */
export function isSpared(state: Hamburg, color: number): boolean {
  return throughHooks(SPARED, state, 0, state.common, false, color)
}

const SHIPS_ACTIVE = hookPoint(ALWAYS, (always): Hook<Hamburg, null, number> | undefined =>
  always && 'ships' in always ? { order: 1, run: () => (always.ships === 'all' ? 63 : 0) } : undefined,
)

/** Which ships are active, one bit each, from what the dice say. */
export function activeShips(state: Hamburg, byDice: number): number {
  return throughHooks(SHIPS_ACTIVE, state, 0, state.common, byDice, null)
}

type Trigger = Action | Occasion
const TRIGGERS = hookPoint(
  ALWAYS,
  (always): Hook<Hamburg, readonly [Trigger, number], Task[]> | undefined => {
    if (!always || !('on' in always) || !('effects' in always)) return undefined
    const colors = 'colors' in always ? always.colors : undefined
    const later = always.effects.flatMap((effect, i) =>
      always.on === 'money' && effect.do === 'marks' ? [] : [i],
    )
    return {
      order: 1,
      run: (tasks, _, seat, [on, its], card) => {
        if (on !== always.on || !covers(colors, its)) return tasks
        return [...tasks, ...later.map(i => task('effect', seat, card, its, i))]
      },
    }
  },
)

/** The tasks that follow for `seat` from its permanent cards when something happens in a colour. */
export function following(state: Hamburg, seat: number, on: Trigger, its: number, real = false): Task[] {
  return throughHooks(TRIGGERS, state, seat, inPlayFor(state, seat, real), [], [on, its] as const)
}

/** Marks that a card adds to, or takes from, the standard action Take money: part of its sum, which is never below 0. */
const MONEY = hookPoint(ALWAYS, (always): Price<number> | undefined => {
  if (!always || !('on' in always) || always.on !== 'money' || !('effects' in always)) return undefined
  const plus = always.effects.reduce(
    (sum, effect) => (effect.do === 'marks' ? sum + effect.amount.n : sum),
    0,
  )
  const colors = 'colors' in always ? always.colors : undefined
  return { order: 1, run: (sum, _, __, color) => (covers(colors, color) ? sum + plus : sum) }
})

/** What the standard action Take money brings with the die of a colour. */
export function moneyOf(state: Hamburg, seat: number, color: number, real: boolean): number {
  return Math.max(
    0,
    throughHooks(MONEY, state, seat, inPlayFor(state, seat, real), state.dice[color]!, color),
  )
}

const FEES = hookPoint(ALWAYS, (always): Price<Action> | undefined =>
  always && 'fee' in always
    ? { order: 1, run: (sum, _, __, action) => (always.on === action ? sum + always.fee : sum) }
    : undefined,
)

/** Marks due for an action besides its price. */
export function feeOf(state: Hamburg, action: Action, real: boolean): number {
  return real && state.common.length > 0 ? throughHooks(FEES, state, 0, state.common, 0, action) : 0
}

/** Workers due for an action besides its price: how many, and of which colours each may be. */
export interface WorkerFee {
  readonly n: number
  readonly colors: readonly number[]
}

const WORKER_FEES = hookPoint(
  ALWAYS,
  (always): Hook<Hamburg, readonly [Action, number], WorkerFee> | undefined => {
    if (!always || !('feeWorkers' in always)) return undefined
    const colors = always.of === 'its' ? undefined : always.of.map(colorNumber)
    return {
      order: 1,
      run: (fee, _, __, [action, its]) =>
        action === always.on ? { n: always.feeWorkers, colors: colors ?? [its] } : fee,
    }
  },
)

const NO_FEE: WorkerFee = { n: 0, colors: [] }

export function workerFeeOf(state: Hamburg, action: Action, its: number, real: boolean): WorkerFee {
  if (!real || state.common.length === 0) return NO_FEE
  return throughHooks(WORKER_FEES, state, 0, state.common, NO_FEE, [action, its] as const)
}

/** Plans what follows for all other seats. */
export function planForOthers(state: Hamburg, seat: number, on: Trigger, its: number): void {
  for (const other of othersOf(state, seat).toReversed()) plan(state, ...following(state, other, on, its))
}

/** Whether a card's ability is used when it comes into play. */
export function isInstant(state: Hamburg, card: number): boolean {
  return abilityOf(state, card).when === 'instant'
}
