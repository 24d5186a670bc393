import type { Counted, Shown } from '@kontor/common/amounts'
import type { Icons } from '@kontor/common/icons'
import type { Hamburg, Seat } from '../state.ts'

/** What an effect is about besides its seat: the colour or number of workers paid, or the colour of what was done. */
export type Context = number

/** Something that can be counted, with all that belongs to it. */
export interface Counting<C> {
  /** How many a player has now. */
  count(mine: Seat, counter: C, state: Hamburg, context: Context): number
  words(counter: C): Counted | Shown
  icons(counter: C): Icons
}
