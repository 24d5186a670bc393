import { threeDigits } from '@kontor/common/tasks'
import { backShown } from '@kontor/engine'
import { CATEGORIES, type Category, COLORS, type Color } from '../colors.ts'
import { CARD_DATA } from '../data/tables.ts'
import type { Ability } from '../language.ts'
import type { Hamburg } from '../state.ts'
import { IN_PLAY } from './tiles.ts'
import { each, instant, marks, points, workers } from './vocabulary.ts'

/** The English reading of three cards: at once, and for each different number on the dice. */
const ENGLISH: Readonly<Record<number, Ability>> = {
  56: instant(points(1, each('diceNumbers'))),
  57: instant(marks(2, each('diceNumbers'))),
  58: instant({ ...workers('pink'), per: { of: 'diceNumbers' } }),
}

export { threeDigits }

const ZOO = CATEGORIES.indexOf('Zoo')
const PARK = CATEGORIES.indexOf('Park')

/** What a card can do in this game. */
export function abilityOf(state: Hamburg, card: number): Ability {
  return (state.english ? ENGLISH[card] : undefined) ?? IN_PLAY[card]!
}

/** The colour of a card, also of one that is hidden in a view and shows only its back. */
export function colorOf(card: number): number {
  return backShown(card) ?? CARD_DATA[card]!.color
}

export function categoryOf(card: number): number {
  return CARD_DATA[card]!.categoryIndex
}

export function isOfCategory(card: number, category: Category): boolean {
  return CARD_DATA[card]!.category === category
}

/** Zoo and Park cards are no buildings and need no site. */
export function isBuilding(card: number): boolean {
  return CARD_DATA[card]!.categoryIndex < ZOO
}

export function isZoo(card: number): boolean {
  return CARD_DATA[card]!.categoryIndex === ZOO
}

export function isPark(card: number): boolean {
  return CARD_DATA[card]!.categoryIndex === PARK
}

export function costOf(state: Hamburg, card: number): number {
  return state.values?.cost[card] ?? CARD_DATA[card]!.cost
}

export function pointsOf(state: Hamburg, card: number): number {
  return state.values?.points[card] ?? CARD_DATA[card]!.points
}

/** The number of a colour in the state. */
export function colorNumber(color: Color): number {
  return COLORS.indexOf(color)
}
