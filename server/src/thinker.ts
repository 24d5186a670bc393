import { botNamed } from '@kontor/bots'
import { type Choice, chanceOf, type Question, type State, type View } from '@kontor/engine'
import type { AnyGame } from './games.ts'

/** A question to a bot: only what its seat may know, and luck of its own. */
interface Thought {
  readonly game: AnyGame
  readonly level: string
  readonly question: Question
  readonly view: View<State>
  readonly luck: string
}

/** Who lets bots think. */
export type Thinker = (thought: Thought) => Promise<Choice>

/** Thinks in this very thread, after everything else that waits. */
export const thinkHere: Thinker = async ({ game, level, question, view, luck }) => {
  await new Promise(resolve => setImmediate(resolve))
  return botNamed(level).choose({ game, question, view: () => view }, chanceOf(luck, 1))
}
