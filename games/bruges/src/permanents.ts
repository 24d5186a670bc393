import { numberPoint, permanentsOf, rulePoint } from '@kontor/city/abilities'
import { type Hook, hookPoint, plan, throughHooks } from '@kontor/engine'
import { colorNumber, colorOf, costOf } from './cardfile.ts'
import { ABILITIES } from './cards.ts'
import type { Always, Rule } from './language.ts'
import { othersOf, seatOf } from './possessions.ts'
import { type Bruges, type Task, task } from './state.ts'

/** How persons in play change prices, rules and what follows: by hooks, so that the rules name none. */

const ALWAYS = permanentsOf<Always>(ABILITIES)

/** Hooks for a number that one kind of person sets or changes; the context is what the number is about. */
function numbers(of: (always: Always) => ((value: number, about: number) => number) | undefined) {
  return numberPoint<Bruges, Always, number>(ALWAYS, of)
}

function changed(point: ReturnType<typeof numbers>, state: Bruges, seat: number, value: number, about = -1) {
  return throughHooks(point, state, seat, seatOf(state, seat).persons, value, about)
}

const personPrice = numbers(each => {
  if (!('price' in each) || each.price !== 'halfPerson') return undefined
  const color = colorNumber(each.color)
  return (price, card) => (colorOf(card) === color ? Math.ceil(price / 2) : price)
})
const canalPrice = numbers(each => ('price' in each && each.price === 'canalFree' ? () => 0 : undefined))
const rolledPrice = numbers(each =>
  'price' in each && each.price === 'step' ? price => price - each.less : undefined,
)
const fixedPrice = numbers(each => ('stepFor' in each ? () => each.stepFor : undefined))
const discards = numbers(each => ('discards' in each ? () => each.discards : undefined))
const handSize = numbers(each => ('handSize' in each ? () => each.handSize : undefined))

/** What the action Recruit a person costs with this card. */
export function priceOfPerson(state: Bruges, seat: number, card: number): number {
  return changed(personPrice, state, seat, costOf(state, card), card)
}

/** What a canal tile costs that would cost `price`. */
export function priceOfCanal(state: Bruges, seat: number, price: number): number {
  return changed(canalPrice, state, seat, price)
}

/** What a step costs for which the dice ask `rolled`. */
export function priceOfStep(state: Bruges, seat: number, rolled: number): number {
  return Math.max(0, changed(rolledPrice, state, seat, rolled))
}

const NO_STEP = -1

/** What a step costs when no die allows one; undefined if the seat cannot buy it then. */
export function stepWithoutDice(state: Bruges, seat: number): number | undefined {
  const price = changed(fixedPrice, state, seat, NO_STEP)
  return price === NO_STEP ? undefined : price
}

/** How many threat markers the action Discard a threat may discard. */
export function discardsOf(state: Bruges, seat: number): number {
  return changed(discards, state, seat, 1)
}

/** Up to how many cards a hand may be filled. */
export function handSizeOf(state: Bruges, seat: number, standard: number): number {
  return changed(handSize, state, seat, standard)
}

const RULES = rulePoint<Bruges, Rule>(ALWAYS)

/** Whether a seat has a person that changes this rule for it. */
export function hasRule(state: Bruges, seat: number, rule: Rule): boolean {
  return throughHooks(RULES, state, seat, seatOf(state, seat).persons, false, rule)
}

export type Trigger = Extract<Always, { on: string }>['on']

const TRIGGERS = hookPoint(ALWAYS, (always): Hook<Bruges, readonly [Trigger, number], Task[]> | undefined => {
  if (!always || !('on' in always)) return undefined
  const { on, effects } = always
  return {
    order: 1,
    run: (tasks, _, seat, [happened, its], card) =>
      happened === on ? [...tasks, ...effects.map((_, i) => task('effect', seat, card, its, i))] : tasks,
  }
})

/** The tasks that follow for `seat` from its permanent persons when something happens in a colour. */
export function following(state: Bruges, seat: number, on: Trigger, its: number): Task[] {
  return throughHooks(TRIGGERS, state, seat, seatOf(state, seat).persons, [], [on, its] as const)
}

/** Plans what follows for all other seats. */
export function planForOthers(state: Bruges, seat: number, on: Trigger, its: number): void {
  plan(state, ...othersOf(state, seat).flatMap(other => following(state, other, on, its)))
}
