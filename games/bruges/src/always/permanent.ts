import type { Icons } from '@kontor/common/icons'
import type { Phrase } from '@kontor/language/phrase'
import type { Group } from '../colors.ts'
import type { Telling } from '../effects/word.ts'
import type { Effect } from '../language.ts'
import type { Following } from './occasions.ts'
import type { RuleChange } from './rules.ts'

/** A number of the rules that persons change: a price, a limit. */
export type Figure = 'personPrice' | 'canalPrice' | 'stepPrice' | 'undicedStepPrice' | 'discards' | 'handSize'

/** What a permanent ability changes, as the rules ask for it. */
export type Meaning =
  /** What becomes of a number, which may be about a card. */
  | { readonly figure: Figure; change(value: number, about: number): number }
  /** The effects that follow an occasion. */
  | Following
  /** A rule that is another for the owner. */
  | RuleChange
  /** A further group of the person. */
  | { readonly alsoOf: Group }

/**
 * A permanent ability, with all that belongs to it. How effects are told is handed in: they in turn ask the rules what
 * permanent persons change.
 */
export interface Permanent<A> {
  means(always: A): Meaning
  /** In small letters and without a full stop. */
  sentence(always: A, told: (effects: readonly Effect[], telling: Telling) => Phrase): Phrase
  /** The short form for the card face. */
  short(always: A, told: (effects: readonly Effect[], ofIts?: Phrase) => Phrase): Phrase
  /** The names of its drawings, in reading order. */
  icons(always: A, drawn: (effects: readonly Effect[]) => Icons): Icons
  /** What it is roughly worth in points each time it counts: a bot's rule of thumb. */
  worth(always: A, worthOf: (effect: Effect) => number): number
}
