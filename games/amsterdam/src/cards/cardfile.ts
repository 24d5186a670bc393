import { threeDigits } from '@kontor/common/tasks'
import { backShown } from '@kontor/engine'
import { COLORS, type Color, DECKS, type Deck, KINDS, type Kind } from '../colors.ts'
import { CARD_DATA } from '../data/tables.ts'
import type { Ability, Always } from '../language.ts'
import type { Amsterdam } from '../state.ts'
import { ABILITIES } from './cards.ts'

export { threeDigits }

export const CRAFTSMAN = DECKS.indexOf('craftsman')
export const BUILDING = DECKS.indexOf('building')
export const PLAN = DECKS.indexOf('plan')
/** In KINDS the districts come last, in the order of their colours. */
const FIRST_DISTRICT = KINDS.length - COLORS.length

export function abilityOf(card: number): Ability {
  return ABILITIES[card]!
}

/** What a card does as long as it is active, if it is such a card. */
export function permanentOf(card: number): Always | undefined {
  const ability = ABILITIES[card]!
  return ability.when === 'permanent' ? ability.always : undefined
}

/** The deck of a card, also of one that is hidden in a view and shows only its back. */
export function deckOf(card: number): number {
  return backShown(card) ?? CARD_DATA[card]!.deck
}

export function deckNumber(deck: Deck): number {
  return DECKS.indexOf(deck)
}

export function kindOf(card: number): number {
  return CARD_DATA[card]!.kind
}

export function kindNumber(kind: Kind): number {
  return KINDS.indexOf(kind)
}

export function isPlan(card: number): boolean {
  return deckOf(card) === PLAN
}

/** The district of a plan card, by its colour. */
export function districtOf(card: number): number {
  return kindOf(card) - FIRST_DISTRICT
}

/** What a card costs, by colour. */
export function costOf(state: Amsterdam, card: number): readonly number[] {
  return state.values?.cost[card] ?? CARD_DATA[card]!.cost
}

export function totalCost(state: Amsterdam, card: number): number {
  return sum(costOf(state, card))
}

export function sum(list: readonly number[]): number {
  let total = 0
  for (const n of list) total += n
  return total
}

/** The number of a colour in the state. */
export function colorNumber(color: Color): number {
  return COLORS.indexOf(color)
}
