import type { Icons } from '@kontor/common/icons'
import type { Phrase } from '@kontor/language/phrase'

/** What a card asks of the dice before it works, with all that belongs to it. */
export interface Demand<C> {
  /** Whether these dice are what it asks for. */
  holds(condition: C, dice: readonly number[]): boolean
  /** A clause that begins with its conjunction. */
  sentence(condition: C): Phrase
  /** The short form for the card face. */
  short(condition: C): Phrase
  /** The names of its drawings, in reading order. */
  icons(condition: C): Icons
}
