import { type Hook, hookPoint, plan, throughHooks } from '@kontor/engine'
import { numberPoint, permanentsOf, rulePoint } from '@kontor/five-colours/rules/abilities'
import { permanentOf } from '../always/index.ts'
import type { Occasion } from '../always/occasions.ts'
import type { Figure, Meaning } from '../always/permanent.ts'
import type { Rule } from '../always/rules.ts'
import { costOf, groupOf } from '../cards/cardfile.ts'
import { ABILITIES } from '../cards/cards.ts'
import { GROUPS } from '../colors.ts'
import type { Context } from '../counters/counting.ts'
import type { Always } from '../language.ts'
import type { Bruges } from '../state.ts'
import { type Task, tasks } from '../tasks.ts'
import { othersOf, seatOf } from './possessions.ts'

/** How persons in play change prices, rules and what follows: by hooks, so that the rules name none. What each means stands with it. */

const MEANINGS: readonly (Meaning | undefined)[] = permanentsOf<Always>(ABILITIES).map(
  always => always && permanentOf(always).means(always),
)

/** Hooks for a number that persons set or change; the context is what the number is about. */
function numbers(figure: Figure) {
  return numberPoint<Bruges, Meaning, number>(MEANINGS, each =>
    'figure' in each && each.figure === figure ? each.change : undefined,
  )
}

const FIGURES: { readonly [F in Figure]: ReturnType<typeof numbers> } = {
  personPrice: numbers('personPrice'),
  canalPrice: numbers('canalPrice'),
  stepPrice: numbers('stepPrice'),
  undicedStepPrice: numbers('undicedStepPrice'),
  discards: numbers('discards'),
  handSize: numbers('handSize'),
}

function changed(figure: Figure, state: Bruges, seat: number, value: number, about = -1) {
  return throughHooks(FIGURES[figure], state, seat, seatOf(state, seat).persons, value, about)
}

/** What the action Recruit a person costs with this card. */
export function priceOfPerson(state: Bruges, seat: number, card: number): number {
  return changed('personPrice', state, seat, costOf(state, card), card)
}

/** What a canal tile costs that would cost `price`. */
export function priceOfCanal(state: Bruges, seat: number, price: number): number {
  return changed('canalPrice', state, seat, price)
}

/** What a step costs for which the dice ask `rolled`. */
export function priceOfStep(state: Bruges, seat: number, rolled: number): number {
  return Math.max(0, changed('stepPrice', state, seat, rolled))
}

const NO_STEP = -1

/** What a step costs when no die allows one; undefined if the seat cannot buy it then. */
export function stepWithoutDice(state: Bruges, seat: number): number | undefined {
  const price = changed('undicedStepPrice', state, seat, NO_STEP)
  return price === NO_STEP ? undefined : price
}

/** How many threat markers the action Discard a threat may discard. */
export function discardsOf(state: Bruges, seat: number): number {
  return changed('discards', state, seat, 1)
}

/** Up to how many cards a hand may be filled. */
export function handSizeOf(state: Bruges, seat: number, standard: number): number {
  return changed('handSize', state, seat, standard)
}

const RULES = rulePoint<Bruges, Rule>(MEANINGS)

/** Whether a seat has a person that changes this rule for it. */
export function hasRule(state: Bruges, seat: number, rule: Rule): boolean {
  return throughHooks(RULES, state, seat, seatOf(state, seat).persons, false, rule)
}

const TRIGGERS = hookPoint(
  MEANINGS,
  (meaning): Hook<Bruges, readonly [Occasion, Context], Task[]> | undefined => {
    if (!meaning || !('on' in meaning)) return undefined
    const { on, effects } = meaning
    return {
      order: 1,
      run: (planned, _, seat, [happened, its], card) =>
        happened === on
          ? [...planned, ...effects.map((_, i) => tasks.effect({ seat, card, place: i, context: its }))]
          : planned,
    }
  },
)

/** The tasks that follow for `seat` from its permanent persons when something happens in a colour. */
export function following(state: Bruges, seat: number, on: Occasion, its?: number): Task[] {
  return throughHooks(TRIGGERS, state, seat, seatOf(state, seat).persons, [], [on, its])
}

/** Plans what follows for all other seats. */
export function planForOthers(state: Bruges, seat: number, on: Occasion, its: number): void {
  plan(state, ...othersOf(state, seat).flatMap(other => following(state, other, on, its)))
}

/** The groups that a person belongs to. */
export function groupsOf(card: number): number[] {
  const meaning = MEANINGS[card]
  return meaning && 'alsoOf' in meaning ? [groupOf(card), GROUPS.indexOf(meaning.alsoOf)] : [groupOf(card)]
}
