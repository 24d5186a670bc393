import type { OptionValues } from '../src/options.ts'
import type { Language } from './words.ts'

/** The cards of a game as data: listed, checked, and changed by an owner who wants to play with other values. */
export interface Library {
  /** All cards, or only those of some numbers; with the values of an owner, if they are given. */
  cards(language: Language, values?: unknown, only?: ReadonlySet<number>): readonly CardFace[]
  /** What else has a number of its own and speaks like a card: all of it, or what can be in play with some options. */
  tiles?(language: Language, options?: OptionValues): readonly CardFace[]
  /** What is wrong with a table in CSV, each problem with its row and column; empty if nothing is. A game without it has no such tables. */
  check?(csv: string): string[]
  /** What is wrong with the game's own boards, each problem in a sentence; empty if nothing is. */
  board?(): string[]
  /** The values of a table that has no problems, as a game is started with them. */
  values?(csv: string): unknown
  /** The values in a record, if they are ones; otherwise a fault. */
  checkValues?(values: unknown): unknown
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
