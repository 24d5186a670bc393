import type { Icons } from '@kontor/common/icons'
import type { Phrase } from '@kontor/language/phrase'

/** A card's ability by when it is used, with all that belongs to it. Its members are methods; see Count. */
export interface Use<A> {
  sentence(ability: A): Phrase
  short(ability: A): Phrase
  icons(ability: A): Icons
  /** What it roughly brings each round to somebody with these active cards: a bot's rule of thumb. */
  perRound(ability: A, active: readonly number[]): number
}

/** A card that hardly ever pays is still something. */
export const LEAST = 0.1
