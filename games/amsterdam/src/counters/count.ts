import type { Counted } from '@kontor/common/amounts'
import type { Icons } from '@kontor/common/icons'
import { seatOf } from '../rules/possessions.ts'
import type { Amsterdam } from '../state.ts'

/** Something that cards and missions count, with all that belongs to it. Its members are methods, so that it can be called where only some counter is known. */
export interface Count<C> {
  /** How many there are now. */
  count(state: Amsterdam, seat: number, counter: C): number
  /** The same among these active cards, where nothing else is counted. */
  among?(active: readonly number[], counter: C): number
  /** 'for each active building', and 'active buildings' after a number. */
  words(counter: C): Counted
  icons(counter: C): Icons
  /** How many more there usually are each round: a bot's rule of thumb. */
  readonly growth: number
}

/** A counter that has nothing to fill in. */
export type Plain<K extends string> = K extends string ? { readonly of: K } : never

/** What is counted among active cards alone. */
export function ofActive<C>({
  among,
  ...rest
}: Omit<Count<C>, 'count' | 'among'> & { among(active: readonly number[], counter: C): number }): Count<C> {
  return {
    count: (state, seat, counter) => among(seatOf(state, seat).active, counter),
    among,
    ...rest,
  }
}
