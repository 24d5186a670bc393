import type { Chance } from './chance.ts'
import type { Chronicle } from './chronicle.ts'
import type { Course } from './course.ts'
import type { Event } from './event.ts'
import type { Layout } from './layout.ts'
import type { Options, OptionValues } from './options.ts'
import type { Score } from './score.ts'
import type { Shape } from './shape.ts'
import type { View } from './view.ts'

export type Language = 'en' | 'de' | 'nl'

/** Something still to be done. Tasks are public and never change: a secret card lies in a zone, not in a task. */
export interface Task {
  readonly kind: string
  /** Who decides, if there is something to decide. */
  readonly seat: number
}

/** A game in progress, all of it: plain JSON. */
export interface State<T extends Task = Task> {
  /** A stack: the last task is done next. When it is empty the game is over. */
  readonly agenda: T[]
  readonly chance: Chance
  /** How many answers have been given. An answer names the version it was meant for. */
  version: number
}

/** One possible answer: a number whose meaning its step knows. People and records use its name. */
export type Choice = number

/** Ends or declines an optional question. A question is optional when this is among its answers. */
export const DONE: Choice = -1

/** An answer that is not offered now, and why. */
export interface Refusal {
  readonly name: string
  readonly reason: Event
}

/** How one kind of task is done: by itself, or by asking its seat. */
export interface Step<S, T extends Task> {
  /** The legal answers. Changes nothing. Without `ask` the step runs by itself. */
  ask?(state: S, task: T): readonly Choice[]
  /** The short, stable, readable name of an answer. */
  name?(state: S, task: T, choice: Choice): string
  /** What a player might expect to find among the answers, and why it is not there. */
  why?(state: S, task: T): Refusal[]
  /** Does it; may plan further tasks. Not called for DONE. */
  run(state: S, task: T, choice: Choice): void
}

export type Steps<S, T extends Task> = { readonly [K in T['kind']]: Step<S, Extract<T, { kind: K }>> }

/** What a seat is asked. */
export interface Question<T extends Task = Task> {
  readonly seat: number
  readonly task: T
  readonly choices: readonly Choice[]
  readonly version: number
}

export interface Setup {
  readonly seats: number
  readonly options: OptionValues
  readonly chance: Chance
  /** An owner's own values for the data tables, as `Library.values` made them. */
  readonly values?: unknown
}

/** A whole game: its rules as steps, what each seat may see, and its end. */
export interface Game<S extends State<T>, T extends Task = Task> {
  readonly name: string
  /** Changes when an old record would no longer replay to the same state. */
  readonly rules: string
  /** The version of its data tables. */
  readonly data: string
  readonly seats: { readonly min: number; readonly max: number }
  /** The names of further seats, after the players', that nobody answers for. */
  automata?(seats: number): readonly string[]
  readonly options: Options
  /** What should be known before playing with these options, in words; undefined if nothing. */
  advice?(options: OptionValues, language: Language): string | undefined
  /** One name for each stream of chance. */
  readonly streams: readonly string[]
  readonly steps: Steps<S, T>
  /** Who may see what, for every field of the state. */
  readonly shape: Shape<S>
  /** No game takes more answers than this. */
  readonly longest: number
  start(setup: Setup): S
  /** A fast copy, written by hand. */
  clone(state: S): S
  score(state: S): Score[]
  /** An event or a reason in words; `names` are the players', by seat. */
  say(event: Event, language: Language, names?: readonly string[]): string
  /** The table in words, as a terminal or a screen reader presents it. */
  describe?(view: View<S>, language: Language, names: readonly string[]): string
  /** What a question asks, in words. */
  prompt?(state: S, question: Question<T>, language: Language): string
  /** An answer in words, for people; its name is for records. */
  label?(state: S, question: Question<T>, choice: Choice, language: Language): string
  /** An answer that is not offered, in words, as far as its name tells. */
  refused?(name: string, language: Language): string
  /** What an answer costs and brings in numbers, as far as that can be told before it is given. */
  tally?(state: S, question: Question<T>, choice: Choice): readonly Tally[]
  /** What an option, or one of the values it offers, is called and what it does, in words. */
  about?(option: string, value: string | undefined, language: Language): About
  /** What a source of points is called. */
  source?(source: string, language: Language): string
  /** What decides ties, most important first, in words. */
  tieBreaks?(language: Language): readonly string[]
  /** How replays and plots divide it. */
  readonly course?: Course<S>
  readonly library?: Library
  /** How a page without a board for it draws the game; without one it shows every field as it is. */
  readonly layout?: Layout
  /** Its events as statistics read them. */
  readonly chronicle?: Chronicle<S>
  /** What a bot thinks of a position. */
  readonly evaluation?: Evaluation<S>
}

/** Numbers that say something about a seat's prospects, by name. */
export type Features = Readonly<Record<string, number>>

/** How a position is judged: the features of every seat, weighted, give the points it may expect at the end. */
export interface Evaluation<S extends State> {
  /** For each seat what the view shows of it. What is hidden from the viewer must not be needed. */
  features(view: View<S>): readonly Features[]
  readonly weights: Features
  /** The features that only say how many points are still to come, whatever is answered. */
  readonly level: readonly string[]
  /** How much of the game is still to come, from 1 to 0. */
  ahead(view: View<S>): number
  /** By about how many points the end differs from what is expected at the beginning. */
  readonly doubt: number
  /** Why a feature of a seat is another after than before, in words; undefined if there is nothing to say. */
  because?(
    feature: string,
    before: View<S>,
    after: View<S>,
    seat: number,
    language: Language,
  ): string | undefined
}

/** So many more, or fewer, of something: marks, points, workers of a colour. */
export interface Tally {
  readonly of: string
  readonly n: number
}

/** A name and a sentence. */
export interface About {
  readonly name: string
  readonly text: string
}

/** The cards of a game as data: listed, checked, and changed by an owner who wants to play with other values. */
export interface Library {
  /** All cards, or only those of some numbers; with the values of an owner, if they are given. */
  cards(language: Language, values?: unknown, only?: ReadonlySet<number>): readonly CardFace[]
  /** What else has a number of its own and speaks like a card: all of it, or what can be in play with some options. */
  tiles?(language: Language, options?: OptionValues): readonly CardFace[]
  /** What is wrong with a table in CSV, each problem with its row and column; empty if nothing is. */
  check(csv: string): string[]
  /** What is wrong with the game's own boards, each problem in a sentence; empty if nothing is. */
  board?(): string[]
  /** The values of a table that has no problems, as a game is started with them. */
  values(csv: string): unknown
  /** The values in a record, if they are ones; otherwise a fault. */
  checkValues(values: unknown): unknown
}

/** A card as it speaks. */
export interface CardFace {
  readonly number: number
  readonly name: string
  readonly category: string
  readonly color: string
  /** Its colour and the drawing on it by names that no language changes; no colour is ''. */
  readonly tint: string
  readonly emblem: string
  readonly cost: number
  /** What it costs, in words and signs, where that is not money: cost says how many pieces it is. */
  readonly price?: { readonly text: string; readonly icons: readonly string[] }
  readonly points: number
  readonly activation: string
  readonly text: string
  readonly short: string
  readonly icons: readonly string[]
  /** What rules and listings call it, if not by its number. */
  readonly code?: string
  /** The expansion it comes with, in words; a card of the base game has none. */
  readonly expansion?: string
  /** Where each value comes from: rulebook, public, derived or house. A value without a source means nothing here. */
  readonly sources: Readonly<Record<string, string>>
}
