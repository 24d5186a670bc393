import type { Icons } from '@kontor/common/icons'
import type { Phrase } from '@kontor/language/phrase'

/** What a card changes as long as it is active, with all that belongs to it but what the rules ask for. Its members are methods; see Count. */
export interface Lasting<A> {
  sentence(always: A): Phrase
  short(always: A): Phrase
  icons(always: A): Icons
  /** What it is roughly worth each round to somebody with these active cards: a bot's rule of thumb. */
  worth(always: A, active: readonly number[]): number
}

/** How often in a round an occasion comes. */
export const BLOCKS_TAKEN = 0.7
export const CARDS_ACTIVATED = 0.35
export const GOODS_DELIVERED = 0.7
export const GOODS_OF_A_KIND = 0.15
