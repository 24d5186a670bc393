import { heard, plan } from '@kontor/engine'
import { abilityOf, isPlan } from '../../cards/cardfile.ts'
import { isMet } from '../../conditions/index.ts'
import { anyPossible } from '../../effects/index.ts'
import type { Reason } from '../../events.ts'
import type { Effect, Price } from '../../language.ts'
import { pay, whyNotPay } from '../../prices/index.ts'
import type { Amsterdam } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { note, report, seatOf } from '../possessions.ts'
import { planLimit } from './permanents.ts'

/** How active cards are used. */

/** The effects of a card that its owner may use in the own turn, and what they cost. */
export function usageOf(card: number): { price?: Price; effects: readonly Effect[] } | undefined {
  const ability = abilityOf(card)
  if (ability.when === 'III') {
    if (grantsMarket(card)) return undefined
    return ability.pay ? { price: ability.pay, effects: ability.effects } : { effects: ability.effects }
  }
  if (ability.when !== 'permanent' || ability.always.always !== 'trade') return undefined
  return { price: ability.always.pay, effects: ability.always.effects }
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
  return anyPossible(state, seat, usage.effects) ? undefined : { kind: 'noGain' }
}

/** A card with a token cannot be used again, but for one plan card where that is allowed. */
function isUsedUp(state: Amsterdam, seat: number, card: number): boolean {
  if (!seatOf(state, seat).used.includes(card)) return false
  if (!isPlan(card)) return true
  const uses = (plan: number) => state.turn.plans.filter(each => each === plan).length
  const isOtherRepeated = state.turn.plans.some(other => other !== card && uses(other) > 1)
  return isOtherRepeated || uses(card) >= planLimit(state, seat)
}

/** Uses an active card: it is marked, paid for, and does what it says. */
export function use(state: Amsterdam, seat: number, card: number): void {
  if (abilityOf(card).when === 'III') mark(state, seat, card)
  if (isPlan(card)) note(state, { plans: [...state.turn.plans, card] })
  if (heard()) report({ kind: 'used', seat, card })
  const price = usageOf(card)?.price
  plan(state, ...(price ? pay(state, seat, price, card) : []), tasks.effects({ seat, card }))
}

/** Puts an action token on a card. */
export function mark(state: Amsterdam, seat: number, card: number): void {
  const mine = seatOf(state, seat)
  if (!mine.used.includes(card)) mine.used = [...mine.used, card]
}
