import type { Icons } from '@kontor/common/icons'
import type { Phrase } from '@kontor/language/phrase'
import type { Condition } from '../language.ts'
import type { Amsterdam } from '../state.ts'
import { aloneFirst, aloneLast, last, notFirst } from './ahead.ts'
import { cardGulden, cardPrestige, marketPrestige } from './brought.ts'
import { atLeast, atMost, neverMoreInactive } from './compared.ts'
import type { Requirement } from './condition.ts'
import { movedOnAmstel, sailed } from './moved.ts'
import { planUsed } from './plan-used.ts'

/** What cards can ask for. A condition without a part does not compile. */
const CONDITIONS: { readonly [K in Condition['if']]: Requirement<Extract<Condition, { if: K }>> } = {
  planUsed,
  atLeast,
  atMost,
  neverMoreInactive,
  movedOnAmstel,
  sailed,
  notFirst,
  last,
  aloneFirst,
  aloneLast,
  marketPrestige,
  cardGulden,
  cardPrestige,
}

const requirementOf = (condition: Condition): Requirement<Condition> => CONDITIONS[condition.if]

/** Whether what a card asks for is true at this moment of its owner's turn. */
export const isMet = (state: Amsterdam, seat: number, condition: Condition): boolean =>
  requirementOf(condition).isMet(state, seat, condition)

export const conditionInWords = (condition: Condition): Phrase => requirementOf(condition).sentence(condition)

export const conditionShort = (condition: Condition): Phrase => requirementOf(condition).short(condition)

export const conditionIcons = (condition: Condition): Icons => requirementOf(condition).icons(condition)

/** How likely a condition is met in a turn of somebody with these active cards. */
export const chanceOf = (condition: Condition, active: readonly number[]): number =>
  requirementOf(condition).chance(condition, active)
