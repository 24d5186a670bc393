import { type Hook, hookPoint, plan, throughHooks } from '@kontor/engine'
import { abilityOf, colorNumber, colorOf, costOf, isBuilding } from './cardfile.ts'
import { ABILITIES } from './cards.ts'
import { BLACK } from './colors.ts'
import type { Always, Rule } from './language.ts'
import { othersOf, seatOf } from './possessions.ts'
import { type Hamburg, type Task, task } from './state.ts'

/** How cards in play change prices, rules and what follows: by hooks, so that the rules name no card. */

const ALWAYS: readonly (Always | undefined)[] = ABILITIES.map(ability =>
  ability.when === 'always' ? ability.always : undefined,
)

type Price<C> = Hook<Hamburg, C, number>

/** A building's price: first halved, then cheaper by the flat amounts, never below 0. The context is the card. */
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
  return { order: 1, run: price => Math.max(0, price - less) }
})

/** What an opponent's card adds to any advance in Phase II. */
const hallTax = hookPoint(ALWAYS, (always): Price<null> | undefined =>
  always && 'price' in always && always.price === 'othersHall'
    ? { order: 1, run: (price, state) => price + state.dice[BLACK]! }
    : undefined,
)

/** A wall segment's price; the context says whether it is built by the standard action. */
const wallPrice = hookPoint(ALWAYS, (always): Price<boolean> | undefined => {
  if (!always || !('price' in always)) return undefined
  if (always.price === 'wallBlackDie')
    return { order: 1, run: (price, state) => Math.min(price, state.dice[BLACK]!) }
  if (always.price === 'wallFree') return { order: 2, run: (price, _, __, action) => (action ? 0 : price) }
  return undefined
})

const decrease = hookPoint(ALWAYS, (always): Price<null> | undefined => {
  if (!always || !('decrease' in always)) return undefined
  const { decrease } = always
  return { order: 1, run: levels => Math.max(levels, decrease) }
})

/** What the standard action Construct a building costs with this card. */
export function priceOfBuilding(state: Hamburg, seat: number, card: number): number {
  const price = throughHooks(
    buildingPrice,
    state,
    seat,
    seatOf(state, seat).buildings,
    costOf(state, card),
    card,
  )
  return Math.max(0, price)
}

/** What an advance costs in Phase II, from the price that the dice or a card demand. */
export function priceOfAdvance(state: Hamburg, seat: number, price: number, byDice: boolean): number {
  const mine = seatOf(state, seat).buildings
  const own = byDice ? throughHooks(hallPrice, state, seat, mine, price, null) : price
  return othersOf(state, seat).reduce(
    (sum, other) => throughHooks(hallTax, state, other, seatOf(state, other).buildings, sum, null),
    own,
  )
}

/** What a wall segment costs, by the standard action or by a card's ability. */
export function priceOfWall(state: Hamburg, seat: number, printed: number, byAction: boolean): number {
  return throughHooks(wallPrice, state, seat, seatOf(state, seat).buildings, printed, byAction)
}

/** By how many levels the standard action Decrease reduces. */
export function levelsOfDecrease(state: Hamburg, seat: number): number {
  return throughHooks(decrease, state, seat, seatOf(state, seat).buildings, 1, null)
}

const RULES = hookPoint(ALWAYS, (always): Hook<Hamburg, Rule, boolean> | undefined =>
  always && 'rule' in always
    ? { order: 1, run: (held, _, __, rule) => held || always.rule === rule }
    : undefined,
)

/** Whether a seat has a card that changes this rule for it. */
export function hasRule(state: Hamburg, seat: number, rule: Rule): boolean {
  return throughHooks(RULES, state, seat, seatOf(state, seat).buildings, false, rule)
}

type Trigger = Extract<Always, { on: string }>['on']
const TRIGGERS = hookPoint(
  ALWAYS,
  (always): Hook<Hamburg, readonly [Trigger, number], Task[]> | undefined => {
    if (!always || !('on' in always)) return undefined
    const color = 'color' in always && always.color ? colorNumber(always.color) : undefined
    return {
      order: 1,
      run: (tasks, _, seat, [on, its], card) => {
        if (on !== always.on || (color !== undefined && color !== its)) return tasks
        return [...tasks, ...always.effects.map((__, i) => task('effect', seat, card, its, i))]
      },
    }
  },
)

/** The tasks that follow for `seat` from its permanent cards when something happens in a colour. */
export function following(state: Hamburg, seat: number, on: Trigger, its: number): Task[] {
  return throughHooks(TRIGGERS, state, seat, seatOf(state, seat).buildings, [], [on, its] as const)
}

/** Plans what follows for all other seats. */
export function planForOthers(state: Hamburg, seat: number, on: Trigger, its: number): void {
  for (const other of othersOf(state, seat).toReversed()) plan(state, ...following(state, other, on, its))
}

/** Whether a card's ability is used when it comes into play. */
export function isInstant(state: Hamburg, card: number): boolean {
  return abilityOf(state, card).when === 'instant'
}
