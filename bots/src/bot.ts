import type { Chance, Choice, Game, Question, State, View } from '@kontor/engine'

/** What a bot is given: the question and, if it wants to look, its seat's view. Never the state. */
export interface Seen<S extends State = State> {
  readonly game: Game<S>
  readonly question: Question
  view(): View<S>
}

/** Somebody who answers. The same answer comes from the same view and chance. */
export interface Bot {
  readonly name: string
  choose(seen: Seen, chance: Chance): Choice
}
