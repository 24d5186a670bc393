import { type Choice, DONE, type Game, type Question, type State, type Task } from './game.ts'
import { stepOf } from './step.ts'

/**
 * What an answer is about, as data made by its step: whoever draws it, says it or judges it need not take its name apart.
 * A thing on the table is told by `piece` and by what tells it from its like: its colour, its place, its card or its seat.
 */
export interface About {
  /** What is done, in a word of the game's own: `play`, `activate`, `draw`. */
  readonly verb: string
  /** The card that it is done with or to. */
  readonly card?: number
  /** What the card is used for, where it has several uses: `money`, `wall`. */
  readonly use?: string
  /** The kind of thing on the table that stands for the answer: `deck`, `worker`, `site`. */
  readonly piece?: string
  /** The thing's colour, by its place among the game's colours. */
  readonly color?: number
  /** The thing's place among its like, counted from 0. */
  readonly place?: number
  /** Whose thing it is, or whom it concerns besides the one who answers. */
  readonly seat?: number
}

const ENOUGH: About = { verb: 'done' }

/** What one answer is about. A step that does not say so has answers of one sort: its task's kind. */
export function aboutOf<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  question: Question<T>,
  choice: Choice,
): About {
  if (choice === DONE) return ENOUGH
  const { task } = question
  return stepOf(game, task).about?.(state, task, choice) ?? { verb: task.kind }
}
