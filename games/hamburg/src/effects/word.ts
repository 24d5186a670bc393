import type { Icons } from '@kontor/common/icons'
import { plan, type Steps } from '@kontor/engine'
import type { Clause } from '@kontor/language/clauses'
import type { Phrase } from '@kontor/language/phrase'
import type { Change } from '../always/changes.ts'
import { colorNumber } from '../cards/cardfile.ts'
import type { Color } from '../colors.ts'
import type { Context } from '../counters/counting.ts'
import type { Reason } from '../events.ts'
import type { ColorRef } from '../language.ts'
import type { Hamburg } from '../state.ts'
import type { Task } from '../tasks.ts'

/** Who looks at an effect, and what it is about besides. */
export interface Outlook {
  readonly state: Hamburg
  readonly seat: number
  readonly context: Context
}

/** Who uses the effect of which card. */
export interface Use extends Outlook {
  readonly card: number
}

/** Who would like to use which card. */
export interface Attempt {
  readonly state: Hamburg
  readonly seat: number
  readonly card: number
  /** The workers that remain when the named ones are paid. */
  readonly workers: readonly number[]
  /** Whether the card costs workers. */
  readonly pays: boolean
}

/** What effects bring at once, as far as it can be said in a few words. */
export interface Gains {
  marks: number
  points: number
  any: number
  cards: number
  readonly workers: number[]
  /** A worker of one of these colours, for each list. */
  readonly oneOf: (readonly Color[])[]
  readonly reduced: number[]
}

/** What is called extra because the player gets some of it anyway. */
export type Extra = 'marks' | 'workers' | 'cards' | 'none'

/** What a sentence depends on besides its effect: what is extra, and how 'of its colour' is said. */
export interface Saying {
  readonly more: Extra
  readonly ofIts: Phrase
}

/** What a player must have for an effect to make sense at all; TOM has no hand. */
export type Need = 'hand'

/** All that belongs to a word of the card language, `Effect` being the shape of its data. */
export interface Word<Effect> {
  run(use: Use, effect: Effect): void
  /** The questions that are named after it. Other words may ask them too. */
  readonly steps: Partial<Steps<Hamburg, Task>>
  /** Why it could do nothing at all; undefined if it could. */
  possible(attempt: Attempt, effect: Effect): Reason | undefined
  /** Adds what it is certain to bring, for answers that tell it beforehand. */
  brings(outlook: Outlook, effect: Effect, gains: Gains): void
  /** What it changes about the action that it follows, for tiles that tell several changes together. */
  changes?(effect: Effect): Change
  /** An imperative clause for the rules sentence. */
  sentence(effect: Effect, saying: Saying): Clause
  /** The short form for the card's face: plus and minus show the direction, nouns in the nominative. */
  short(effect: Effect, ofIts: Phrase): Phrase
  /** The names of its drawings in reading order. */
  icons(effect: Effect): Icons
  /** What it is roughly worth in points: a bot's rule of thumb. */
  worth(effect: Effect): number
  readonly needs: readonly Need[]
}

/** A word with this shape of data. Its steps keep their own type, so that the game knows which questions there are. */
export const word =
  <Effect extends { readonly do: string }>() =>
  <W extends Word<Effect>>(parts: W): W =>
    parts

/** For what can always be done. */
export const always = (): undefined => undefined

/** For what only promises what the player makes of it. */
export const nothingCertain = (): void => undefined

/** For what is the same whatever the numbers and colours are. */
export const fixed =
  <T>(value: T) =>
  (): T =>
    value

/** A sentence that shares no verb with its neighbours. */
export const whole = (phrase: Phrase) => fixed<Clause>({ whole: phrase })

/** Plans a question about a card to the seat that uses it. */
export function ask(
  { state, seat, card }: Use,
  question: (about: { readonly seat: number; readonly card: number }) => Task,
): void {
  plan(state, question({ seat, card }))
}

/** The number of a colour that is named, or that of what was paid or played. */
export function named(color: ColorRef, context: Context): number {
  return color === 'its' ? context : colorNumber(color)
}
