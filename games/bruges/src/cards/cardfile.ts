import { threeDigits } from '@kontor/common/tasks'
import { backShown } from '@kontor/engine'
import { COLORS, type Color } from '../colors.ts'
import { CARD_DATA } from '../data/tables.ts'
import type { Ability } from '../language.ts'
import type { Bruges } from '../state.ts'
import { ABILITIES, SECOND_EDITION } from './cards.ts'

export { threeDigits }

function second(state: Pick<Bruges, 'secondEngraver'>, card: number) {
  return state.secondEngraver ? SECOND_EDITION[card] : undefined
}

/** What a person can do in this game. */
export function abilityOf(state: Pick<Bruges, 'secondEngraver'>, card: number): Ability {
  return second(state, card)?.ability ?? ABILITIES[card]!
}

/** The colour of a card, also of one that is hidden in a view and shows only its back. */
export function colorOf(card: number): number {
  return backShown(card) ?? CARD_DATA[card]!.color
}

/** The population group, by its place among GROUPS. */
export function groupOf(card: number): number {
  return CARD_DATA[card]!.group
}

export function costOf(state: Bruges, card: number): number {
  return state.values?.cost[card] ?? second(state, card)?.cost ?? CARD_DATA[card]!.cost
}

export function pointsOf(state: Bruges, card: number): number {
  return state.values?.points[card] ?? second(state, card)?.points ?? CARD_DATA[card]!.points
}

/** The number of a colour in the state. */
export function colorNumber(color: Color): number {
  return COLORS.indexOf(color)
}
