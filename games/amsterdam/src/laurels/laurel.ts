import type { Icons } from '@kontor/common/icons'
import type { Phrase } from '@kontor/language/phrase'
import type { Amsterdam } from '../state.ts'

/** What counts at the end, with all that belongs to it. Its members are methods; see Count. */
export interface Laurel<F> {
  /** What it scores; `before` cards of a seat with the same word come before it. */
  points(state: Amsterdam, seat: number, final: F, before: number): number
  /** The fields that it moves the disc of its owner before everything else. */
  fields(final: F): number
  /** Whether inactive cards cost its owner nothing. */
  readonly spares: boolean
  sentence(final: F): Phrase
  short(final: F): Phrase
  icons(final: F): Icons
  /** What an active one will bring besides what it is worth already, so many rounds from the end: a bot's rule of thumb. */
  growth(final: F, rounds: number): number
  /** What an inactive one would bring at the end. */
  worth(state: Amsterdam, seat: number, final: F, rounds: number): number
}

/** What most of them do not do. */
export const STILL = { fields: () => 0, spares: false, growth: () => 0 } as const
