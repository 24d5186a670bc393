import type { Chance, Choice, Game, Question, State, View } from '@kontor/engine'

/** What a bot is given: the question and, if it wants to look, its seat's view. Never the state. */
export interface Seen<S extends State = State> {
  readonly game: Game<S>
  readonly question: Question
  view(): View<S>
  /** Milliseconds, from any beginning; a bot without a clock thinks as long as its budget of iterations says. */
  clock?(): number
}

/** Somebody who answers for one seat of one game. Without a clock, the same answers come from the same views and chance. */
export interface Bot {
  readonly name: string
  choose(seen: Seen, chance: Chance): Choice
}
