import type { Chronicle } from '../presentation/chronicle.ts'
import type { Language } from '../presentation/words.ts'
import type { State } from './game.ts'
import type { Inputs } from './inputs.ts'
import type { View } from './sight/view.ts'

/** What bots and statistics know of a game. */
export interface Study<S extends State> {
  /** Its events as statistics read them. */
  readonly chronicle?: Chronicle<S>
  /** What a bot thinks of a position. */
  readonly evaluation?: Evaluation<S>
  /** What a network that learns the game is told of a position. */
  readonly inputs?: Inputs<S>
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
  /**
   * How many own questions ahead a search should look here, if not as far as it otherwise does: where plans are many questions long,
   * judging one that has been muddled through says less than judging one well begun.
   */
  horizon?(view: View<S>): number | undefined
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
