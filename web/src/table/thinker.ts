import { botNamed } from '@kontor/bots'
import { type Choice, chanceOf, type Question, type State, type View } from '@kontor/engine'
import type { AnyGame } from '../games.ts'

/** What a bot is given to think about: never the state. */
export interface Task {
  readonly level: string
  readonly game: string
  readonly question: Question
  readonly view: View<State>
  /** Where its own luck comes from. */
  readonly luck: string
}

/** Where bots think. An answer that does not come in time is undefined. */
export interface Thinker {
  think(task: Task): Promise<Choice | undefined>
}

/** The answer of a bot, here and now. */
export function answerOf(game: AnyGame, { level, question, view, luck }: Task): Choice {
  return botNamed(level).choose({ game, question, view: () => view }, chanceOf(luck, 1))
}
