import type { Icons } from '@kontor/common/icons'
import type { Phrase } from '@kontor/language/phrase'
import type { Amsterdam } from '../state.ts'

/** What must be true when a card is used, with all that belongs to it. Its members are methods; see Count. */
export interface Requirement<C> {
  /** Whether it is true at this moment of its owner's turn. */
  isMet(state: Amsterdam, seat: number, condition: C): boolean
  /** 'if you are last on the Amstel'. */
  sentence(condition: C): Phrase
  short(condition: C): Phrase
  icons(condition: C): Icons
  /** How likely it is met in a turn of somebody with these active cards: a bot's rule of thumb. */
  chance(condition: C, active: readonly number[]): number
}

/** A condition that has nothing to fill in. */
export type Plain<K extends string> = K extends string ? { readonly if: K } : never

/** Something that happens in most turns if one sees to it. */
export const often = (): number => 0.65
/** Something that depends on others. */
export const seldom = (): number => 0.3
/** Something that is true as long as one does not overdo it. */
export const mostly = (): number => 0.85
