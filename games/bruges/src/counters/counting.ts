import type { Counted, Shown } from '@kontor/common/amounts'
import type { Icons } from '@kontor/common/icons'
import type { Bruges, Seat } from '../state.ts'

/** What an effect is about besides its seat: the colour of the worker paid or of what was done, if any. */
export type Context = number | undefined

/** The colour that an effect speaks of. */
export function colorConcerned(context: Context): number {
  if (context === undefined) throw new Error('An effect speaks of a colour where none is concerned.')
  return context
}

/** Something that can be counted, with all that belongs to it. */
export interface Counting<C> {
  /** How many a player has now. */
  count(mine: Seat, counter: C, state: Bruges, context: Context): number
  words(counter: C): Counted | Shown
  icons(counter: C): Icons
}
