import { heard, plan } from '@kontor/engine'
import { putOnTop } from './amstel.ts'
import { abilityOf, colorNumber, costOf, deckOf, isPlan, sum } from './cardfile.ts'
import { type Color, DECKS } from './colors.ts'
import { isMet } from './conditions.ts'
import { gains, runEffects } from './effects.ts'
import type { Reason } from './events.ts'
import type { Effect, Price } from './language.ts'
import { following, hasRule, planLimit, savedOnCard } from './permanents.ts'
import { changed, note, payGulden, payResources, report, SIX, seatOf, without } from './possessions.ts'
import { type Amsterdam, type Task, task } from './state.ts'

/** Cards: how they become active, and how active ones are used. */

/** Why an inactive card cannot be paid for; undefined if it can. */
export function whyNotActivate(state: Amsterdam, seat: number, card: number): Reason | undefined {
  const lacks = savings(state, seat, card).map(saved => lacking(state, seat, card, saved))
  const missing = lacks.reduce((least, each) => (sum(each) < sum(least) ? each : least))
  return sum(missing) > 0 ? { kind: 'needsResources', missing } : undefined
}

/** No colour is saved. */
const NOTHING = -1

/** The colours of which resources may be saved so that the rest can be paid; NOTHING if nothing is saved. */
export function priceChoices(state: Amsterdam, seat: number, card: number): number[] {
  return savings(state, seat, card).filter(saved => sum(lacking(state, seat, card, saved)) === 0)
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
function priceOfCard(state: Amsterdam, seat: number, card: number, saved: number): readonly number[] {
  const cost = costOf(state, card)
  if (saved === NOTHING) return cost
  return changed(cost, saved, -Math.min(cost[saved]!, savedOnCard(state, seat, card)))
}

function colorsIn(cost: readonly number[]): number[] {
  return cost.flatMap((n, color) => (n > 0 ? [color] : []))
}

/** Pays for a card, asking what is saved where that is a choice. */
export function buyCard(state: Amsterdam, seat: number, card: number): void {
  if (savedOnCard(state, seat, card) > 0) return plan(state, task('save', seat, card))
  payForCard(state, seat, card, NOTHING)
}

export function payForCard(state: Amsterdam, seat: number, card: number, saved: number): void {
  payResources(state, seat, priceOfCard(state, seat, card, saved))
  activate(state, seat, card)
}

/** An inactive card becomes active; others, and itself, may follow. */
export function activate(state: Amsterdam, seat: number, card: number): void {
  const mine = seatOf(state, seat)
  mine.inactive = without(mine.inactive, card)
  mine.active = [...mine.active, card]
  if (heard()) report({ kind: 'activated', seat, card })
  if (hasRule(state, seat, 'onTop')) putOnTop(state, seat)
  if (isPlan(card) && hasRule(state, seat, 'planAtOnce')) plan(state, task('freePlan', seat, card))
  const deck = DECKS[deckOf(card)]!
  const follows = following(
    state,
    seat,
    always => 'on' in always && always.on === 'activated' && always.deck === deck,
  )
  for (const each of follows) runEffects(state, seat, each.card, each.effects)
}

/** The effects of a card that its owner may use in the own turn, and what they cost. */
export function usageOf(card: number): { price?: Price; effects: readonly Effect[] } | undefined {
  const ability = abilityOf(card)
  if (ability.when === 'III') {
    if (grantsMarket(card)) return undefined
    return ability.pay ? { price: ability.pay, effects: ability.effects } : { effects: ability.effects }
  }
  if (ability.when !== 'permanent' || !('trade' in ability.always)) return undefined
  return { price: ability.always.trade, effects: ability.always.effects }
}

/** Whether a card allows a second use of the market tile. */
export function grantsMarket(card: number): boolean {
  const ability = abilityOf(card)
  return ability.when === 'III' && ability.effects.some(effect => effect.do === 'marketAgain')
}

/** Why an active card that can be used in a turn cannot be used now; undefined if it can. */
export function whyNotUse(state: Amsterdam, seat: number, card: number): Reason | undefined {
  const usage = usageOf(card)
  if (!usage) return { kind: 'noTarget' }
  const ability = abilityOf(card)
  if (ability.when === 'III') {
    if (isUsedUp(state, seat, card)) return { kind: 'usedThisRound' }
    if (ability.if && !isMet(state, seat, ability.if)) return { kind: 'conditionNotMet' }
  }
  const reason = usage.price && whyNotPay(state, seat, usage.price)
  if (reason) return reason
  return usage.effects.some(effect => gains(state, seat, effect)) ? undefined : { kind: 'noGain' }
}

/** A card with a token cannot be used again, but for one plan card where that is allowed. */
function isUsedUp(state: Amsterdam, seat: number, card: number): boolean {
  if (!seatOf(state, seat).used.includes(card)) return false
  if (!isPlan(card)) return true
  const uses = (plan: number) => state.turn.plans.filter(each => each === plan).length
  const isOtherRepeated = state.turn.plans.some(other => other !== card && uses(other) > 1)
  return isOtherRepeated || uses(card) >= planLimit(state, seat)
}

function whyNotPay(state: Amsterdam, seat: number, price: Price): Reason | undefined {
  const mine = seatOf(state, seat)
  switch (price.pay) {
    case 'gulden':
      return mine.gulden < price.n ? { kind: 'needsGulden', n: price.n, has: mine.gulden } : undefined
    case 'plan':
      return mine.active.some(isPlan) ? undefined : { kind: 'noTarget' }
    case 'resources': {
      if (price.color === undefined) {
        const has = sum(mine.supply)
        return has < price.n ? { kind: 'needsAnyResources', n: price.n, has } : undefined
      }
      const missing = bill(price.n, price.color).map((n, color) => Math.max(0, n - mine.supply[color]!))
      return sum(missing) > 0 ? { kind: 'needsResources', missing } : undefined
    }
  }
}

/** So many resources of one colour, as a price. */
function bill(n: number, color: Color): readonly number[] {
  return changed(SIX, colorNumber(color), n)
}

/** Uses an active card: it is marked, paid for, and does what it says. */
export function use(state: Amsterdam, seat: number, card: number): void {
  if (abilityOf(card).when === 'III') mark(state, seat, card)
  if (isPlan(card)) note(state, { plans: [...state.turn.plans, card] })
  if (heard()) report({ kind: 'used', seat, card })
  plan(state, ...payments(state, seat, card), task('effects', seat, card))
}

/** Puts an action token on a card. */
export function mark(state: Amsterdam, seat: number, card: number): void {
  const mine = seatOf(state, seat)
  if (!mine.used.includes(card)) mine.used = [...mine.used, card]
}

/** Pays what leaves no choice, and plans the questions for the rest. */
function payments(state: Amsterdam, seat: number, card: number): Task[] {
  const price = usageOf(card)?.price
  switch (price?.pay) {
    case 'gulden':
      payGulden(state, seat, price.n, card)
      return []
    case 'plan':
      return [task('discardPlan', seat, card)]
    case 'resources':
      if (price.color === undefined) return [task('payAny', seat, card, -1, price.n)]
      payResources(state, seat, bill(price.n, price.color), card)
      return []
    case undefined:
      return []
  }
}
