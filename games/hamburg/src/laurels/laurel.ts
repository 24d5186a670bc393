import type { Icons } from '@kontor/common/icons'
import type { Phrase } from '@kontor/language/phrase'
import type { Hamburg } from '../state.ts'

/** What counts at the end, with all that belongs to it. */
export interface Laurel<F> {
  /** The points that it brings a seat now. */
  points(state: Hamburg, seat: number, final: F): number
  /** In small letters and without a full stop. */
  sentence(final: F): Phrase
  /** The short form for the card face. */
  short(final: F): Phrase
  /** The names of its drawings, in reading order. */
  icons(final: F): Icons
}
