import { heard, plan } from '@kontor/engine'
import { costOf, deckOf, isPlan, sum } from '../../cards/cardfile.ts'
import { DECKS } from '../../colors.ts'
import type { Reason } from '../../events.ts'
import type { Amsterdam } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { putOnTop } from '../board/amstel.ts'
import { changed, report, seatOf, without } from '../possessions.ts'
import { type Following, following, hasRule, savedOnCard } from './permanents.ts'

/** How cards become active. */

/** Whether an inactive card can be paid for. */
export function canActivate(state: Amsterdam, seat: number, card: number): boolean {
  if (savedOnCard(state, seat, card) > 0) return priceChoices(state, seat, card).length > 0
  return affords(seatOf(state, seat).supply, costOf(state, card))
}

function affords(supply: readonly number[], price: readonly number[]): boolean {
  for (let color = 0; color < price.length; color++) if (supply[color]! < price[color]!) return false
  return true
}

/** Why an inactive card cannot be paid for; undefined if it can. */
export function whyNotActivate(state: Amsterdam, seat: number, card: number): Reason | undefined {
  const lacks = savings(state, seat, card).map(saved => lacking(state, seat, card, saved))
  const missing = lacks.reduce((least, each) => (sum(each) < sum(least) ? each : least))
  return sum(missing) > 0 ? { kind: 'needsResources', missing } : undefined
}

/** No colour is saved. */
export const NOTHING = -1

/** The colours of which resources may be saved so that the rest can be paid; NOTHING if nothing is saved. */
export function priceChoices(state: Amsterdam, seat: number, card: number): number[] {
  const { supply } = seatOf(state, seat)
  return savings(state, seat, card).filter(saved => affords(supply, priceOfCard(state, seat, card, saved)))
}

/** The colours of which resources of a card's cost may be saved. */
function savings(state: Amsterdam, seat: number, card: number): number[] {
  return savedOnCard(state, seat, card) > 0 ? colorsIn(costOf(state, card)) : [NOTHING]
}

/** The resources that a seat still needs for a card. */
function lacking(state: Amsterdam, seat: number, card: number, saved: number): readonly number[] {
  const { supply } = seatOf(state, seat)
  return priceOfCard(state, seat, card, saved).map((n, color) => Math.max(0, n - supply[color]!))
}

/** What a card costs when resources of a colour are saved. */
export function priceOfCard(state: Amsterdam, seat: number, card: number, saved: number): readonly number[] {
  const cost = costOf(state, card)
  if (saved === NOTHING) return cost
  return changed(cost, saved, -Math.min(cost[saved]!, savedOnCard(state, seat, card)))
}

function colorsIn(cost: readonly number[]): number[] {
  return cost.flatMap((n, color) => (n > 0 ? [color] : []))
}

/** An inactive card becomes active; the cards that follow, itself among them, are for the caller to let. */
export function activate(state: Amsterdam, seat: number, card: number): Following[] {
  const mine = seatOf(state, seat)
  mine.inactive = without(mine.inactive, card)
  mine.active = [...mine.active, card]
  if (heard()) report({ kind: 'activated', seat, card })
  if (hasRule(state, seat, 'onTop')) putOnTop(state, seat)
  if (isPlan(card) && hasRule(state, seat, 'planAtOnce')) plan(state, tasks.freePlan({ seat, card }))
  const deck = DECKS[deckOf(card)]!
  return following(state, seat, always =>
    always.always === 'activated' && always.deck === deck ? always.effects : undefined,
  )
}
