import type { About } from '../src/about.ts'
import type { Event } from '../src/event.ts'
import type { Choice, Question, State, Task } from '../src/game.ts'
import type { OptionValues } from '../src/options.ts'
import type { View } from '../src/sight/view.ts'

export type Language = 'en' | 'de' | 'nl'

/** Something said in every language. */
export type Phrase = Readonly<Record<Language, string>>

/** What a game says to people, in every language. */
export interface Words<S extends State<T>, T extends Task = Task> {
  /** An event or a reason in words; `names` are the players', by seat. */
  say(event: Event, language: Language, names?: readonly string[]): string
  /** The table in words, as a terminal or a screen reader presents it. */
  describe?(view: View<S>, language: Language, names: readonly string[]): string
  /** What a question asks, in words. */
  prompt?(state: S, question: Question<T>, language: Language): string
  /** An answer in words, for people; its name is for records. */
  label?(state: S, question: Question<T>, choice: Choice, language: Language): string
  /** The same where the card that it is about stands above it. */
  brief?(state: S, question: Question<T>, choice: Choice, language: Language): string
  /** An answer that is not offered, in words, as it stands below the card that it is about. */
  refused?(about: About, language: Language): string
  /** What an answer costs and brings in numbers, as far as that can be told before it is given. */
  tally?(state: S, question: Question<T>, choice: Choice): readonly Tally[]
  /** What an option, or one of the values it offers, is called and what it does, in words. */
  about?(option: string, value: string | undefined, language: Language): Explanation
  /** What a source of points is called. */
  source?(source: string, language: Language): string
  /** What decides ties, most important first, in words. */
  tieBreaks?(language: Language): readonly string[]
  /** What should be known before playing with these options, in words; undefined if nothing. */
  advice?(options: OptionValues, language: Language): string | undefined
}

/** So many more, or fewer, of something: marks, points, workers of a colour. */
export interface Tally {
  readonly of: string
  readonly n: number
}

/** A name and a sentence. */
export interface Explanation {
  readonly name: string
  readonly text: string
}
