import type { Icons } from '@kontor/common/icons'
import type { Phrase } from '@kontor/language/phrase'
import type { Reason } from '../events.ts'
import type { Amsterdam } from '../state.ts'
import type { Task } from '../tasks.ts'

/** What is paid for an effect, with all that belongs to it. Its members are methods; see Count. */
export interface Payment<P> {
  /** Why it cannot be paid now; undefined if it can. */
  whyNot(state: Amsterdam, seat: number, price: P): Reason | undefined
  /** Pays what leaves no choice, and gives the questions for the rest. */
  pay(state: Amsterdam, seat: number, price: P, card: number): readonly Task[]
  /** In front of a colon: 'return 1 pink resource', 'for 2 gulden'. */
  sentence(price: P): Phrase
  /** In front of another verb: 'pay 2 gulden'. */
  paid(price: P): Phrase
  short(price: P): Phrase
  icons(price: P): Icons
  /** What it is roughly worth in points: a bot's rule of thumb. */
  worth(price: P): number
}
