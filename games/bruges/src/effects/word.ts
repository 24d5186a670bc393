import type { Icons } from '@kontor/common/icons'
import type { Steps } from '@kontor/engine'
import type { Clause } from '@kontor/language/clauses'
import type { Phrase } from '@kontor/language/phrase'
import type { Context } from '../counters/counting.ts'
import type { Reason } from '../events.ts'
import type { Effect } from '../language.ts'
import type { Bruges, Seat } from '../state.ts'
import type { Task } from '../tasks.ts'

/** What an effect is looked at for: a seat, the things it has or would have, and the colour it is about. */
export interface Outlook {
  readonly state: Bruges
  readonly seat: number
  readonly mine: Seat
  readonly context: Context
}

/** What an effect is done for: also the person who does it. */
export interface Use extends Outlook {
  readonly card: number
}

/** How effects are told: what is called extra, whose colour 'its' is, and whether the player may decline. */
export interface Telling {
  readonly extra?: 'guilders' | 'workers'
  readonly ofIts?: Phrase
  readonly may?: boolean
}

/** What comes for certain; markers that may be discarded are left out. */
export interface Gains {
  guilders: number
  points: number
  readonly workers: number[]
}

/** A word of the language of effects, with all that belongs to it. */
export interface Word<E> {
  /** What it does, or what it asks first. */
  run(effect: E, use: Use): void
  /** The questions that only this word asks. */
  readonly steps: Partial<Steps<Bruges, Task>>
  /** Why it would do nothing now; undefined if it would do something. */
  whyNot(effect: E, outlook: Outlook): Reason | undefined
  /** Adds what it is certain to bring, for answers that tell it beforehand. */
  brings(gains: Gains, effect: E, outlook: Outlook): void
  /** An imperative, in small letters and without a full stop. */
  sentence(effect: E, telling: Telling): Clause
  /** The short form for the card face: plus and minus show the direction, nouns in the nominative. */
  short(effect: E, ofIts: Phrase): Phrase
  /** The names of its drawings, in reading order. */
  icons(effect: E): Icons
  /** What it is roughly worth in points: a bot's rule of thumb. */
  worth(effect: E): number
}

/** Why any effect would do nothing now. */
export type WhyNot = (effect: Effect, outlook: Outlook) => Reason | undefined

/** Of a word that can be used at any time. */
export const always = (): undefined => undefined

/** Of a word that only promises what the player makes of it. */
export const nothingCertain = (): void => undefined

/** Of a word that asks no questions of its own. */
export const NO_STEPS = {}

export const NO_EFFECT: Reason = { kind: 'noEffect' }
