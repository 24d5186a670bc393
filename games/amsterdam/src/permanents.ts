import { BUILDING, CRAFTSMAN, deckNumber, deckOf, kindOf, permanentOf } from './cardfile.ts'
import type { Always, Effect, Rule } from './language.ts'
import { seatOf } from './possessions.ts'
import type { Amsterdam } from './state.ts'

/** What the active permanent cards of a seat have a say in. */

export function hasRule(state: Amsterdam, seat: number, rule: Rule): boolean {
  return cardWith(state, seat, rule) !== 0
}

/** The active card of a seat with a rule; 0 if there is none. */
export function cardWith(state: Amsterdam, seat: number, rule: Rule): number {
  const has = seatOf(state, seat).active.find(card => {
    const always = permanentOf(card)
    return always !== undefined && 'rule' in always && always.rule === rule
  })
  return has ?? 0
}

/** An active card of a seat and what it does then. */
export interface Following {
  readonly card: number
  readonly effects: readonly Effect[]
}

/** The active cards that follow when something happens to their owner. */
export function following(state: Amsterdam, seat: number, happens: (always: Always) => boolean): Following[] {
  return seatOf(state, seat).active.flatMap(card => {
    const always = permanentOf(card)
    return always && 'on' in always && happens(always) ? [{ card, effects: always.effects }] : []
  })
}

/** The best of what active cards say with one of these words; `standard` without such a card. */
function best(
  state: Amsterdam,
  seat: number,
  standard: number,
  value: (always: Always) => number | undefined,
) {
  return seatOf(state, seat).active.reduce((most, card) => {
    const always = permanentOf(card)
    return Math.max(most, (always && value(always)) ?? most)
  }, standard)
}

/** Blocks that may be taken for their price in a turn. */
export function blockLimit(state: Amsterdam, seat: number): number {
  return best(state, seat, 1, always => ('blocks' in always ? always.blocks : undefined))
}

/** How often one plan card may be used in a turn. */
export function planLimit(state: Amsterdam, seat: number): number {
  return best(state, seat, 1, always => ('planUses' in always ? always.planUses : undefined))
}

/** The fields that one resource pays for when the ship moves. */
export function stepsPerResource(state: Amsterdam, seat: number): number {
  return best(state, seat, 1, always => ('stepsPerResource' in always ? always.stepsPerResource : undefined))
}

/** The gulden for which a block can be had instead of its resources; undefined if it cannot. */
export function blockForGulden(state: Amsterdam, seat: number): number | undefined {
  const price = best(state, seat, 0, always => ('blockFor' in always ? always.blockFor : undefined))
  return price === 0 ? undefined : price
}

/** Resources that cards save on a block. */
export function savedOnBlock(state: Amsterdam, seat: number): number {
  return saved(state, seat, always => always.price === 'block')
}

/** Resources that other cards save on the activation of a card. */
export function savedOnCard(state: Amsterdam, seat: number, card: number): number {
  const deck = deckOf(card)
  if (deck !== CRAFTSMAN && deck !== BUILDING) return 0
  return saved(state, seat, always => {
    if (always.price === 'card') return deckNumber(always.deck) === deck
    if (always.price !== 'firstOfCraft' || deck !== CRAFTSMAN) return false
    return !seatOf(state, seat).active.some(other => kindOf(other) === kindOf(card))
  })
}

type Discount = Extract<Always, { less: number }>

function saved(state: Amsterdam, seat: number, applies: (discount: Discount) => boolean) {
  return seatOf(state, seat).active.reduce((less, card) => {
    const always = permanentOf(card)
    return always && 'less' in always && applies(always) ? less + always.less : less
  }, 0)
}
