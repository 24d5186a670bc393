import type { Icons } from '@kontor/common/icons'
import type { Steps } from '@kontor/engine'
import type { Clause } from '@kontor/language/clauses'
import type { Phrase } from '@kontor/language/phrase'
import type { Amsterdam } from '../state.ts'
import type { Task } from '../tasks.ts'

/**
 * A word of the language of effects: all that belongs to it stands in its file. Its members are methods, so that a word for
 * one kind of effect can be called where only some effect is known.
 */
export interface Word<E> {
  /** Does what a card or a market tile says; where the player has to decide, a question is planned. */
  run(state: Amsterdam, seat: number, effect: E, because: number): void
  /** Whether it would change anything now. */
  possible(state: Amsterdam, seat: number, effect: E): boolean
  /** The questions that it asks. */
  readonly steps: Partial<Steps<Amsterdam, Task>>
  /** What it is called: an imperative, in small letters and without a full stop. */
  sentence(effect: E): Clause
  /** Its short form: plus and minus show the direction, nouns in the nominative. */
  short(effect: E): Phrase
  /** Its signs in reading order. */
  icons(effect: E): Icons
  /** What it is roughly worth in points to somebody with these active cards: a bot's rule of thumb. */
  worth(effect: E, active: readonly number[]): number
}

/** A word that never fails to change something. */
export const always = (): boolean => true

/** A word that leaves nothing to decide. */
export const NO_QUESTIONS = {} satisfies Partial<Steps<Amsterdam, Task>>
