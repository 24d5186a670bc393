import type { Library } from '../presentation/library.ts'
import type { Picture } from '../presentation/picture.ts'
import type { Words } from '../presentation/words.ts'
import type { About } from './about.ts'
import type { Chance } from './chance.ts'
import type { Event } from './event.ts'
import type { Options, OptionValues } from './options.ts'
import type { Score } from './score.ts'
import type { Shape } from './sight/shape.ts'
import type { Study } from './study.ts'

/** Something still to be done. Tasks are public and never change: a secret card lies in a zone, not in a task. */
export interface Task {
  readonly kind: string
  /** Who decides, if there is something to decide. */
  readonly seat: number
  /** Asked at the same time as its neighbours on the agenda that say so, too, of other seats; done when all have answered. */
  readonly together?: true
  /** What was answered meanwhile, which only its seat sees; for everybody else it is null. The engine writes it. */
  readonly sealed?: Choice | null
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
  readonly about?: About
  readonly reason: Event
}

/** How one kind of task is done: by itself, or by asking its seat. */
export interface Step<S, T extends Task> {
  /** The legal answers. Changes nothing. Without `ask` the step runs by itself. */
  ask?(state: S, task: T): readonly Choice[]
  /** The short, stable, readable name of an answer. */
  name?(state: S, task: T, choice: Choice): string
  /** What an answer is about, as data: a page draws and finds it by that. */
  about?(state: S, task: T, choice: Choice): About
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
  /** How many answers had been given when it was first asked. */
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
  /** Its cards as data. */
  readonly library?: Library
  /** What it says to people. */
  readonly words: Words<S, T>
  /** How it is drawn and divided, for those who look at it. */
  readonly picture?: Picture<S>
  /** How bots judge it and statistics read it. */
  readonly study?: Study<S>
}
