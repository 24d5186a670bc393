import { heard, tell } from './event.ts'
import { type Choice, DONE, type Game, type State, type Step, type Task } from './game.ts'
import { GameError } from './ground/fault.ts'

/** How this task is done. */
export function stepOf<S extends State<T>, T extends Task>(game: Game<S, T>, task: T): Step<S, T> {
  const steps: Partial<Record<string, Step<S, T>>> = game.steps
  const step = steps[task.kind]
  if (!step) throw new GameError(`${game.name} has no step for the task ${JSON.stringify(task)}.`)
  return step
}

/** Does a task by the only answer to its question. */
export function runForced<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  task: T,
  only: Choice | undefined,
): void {
  if (only === undefined) {
    throw new GameError(`${game.name} asks a question without answers: ${JSON.stringify(task)}.`)
  }
  if (only === DONE) return
  const step = stepOf(game, task)
  if (heard()) {
    const name = step.name?.(state, task, only) ?? String(only)
    tell({ kind: 'forced', seat: task.seat, task: task.kind, secret: { to: task.seat, answer: name } })
  }
  step.run(state, task, only)
}
