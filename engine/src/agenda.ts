import { heard, tell } from './event.ts'
import { type Choice, DONE, type Game, type Question, type State, type Step, type Task } from './game.ts'
import { Fault, GameError, type Told } from './ground/fault.ts'

/** More steps than this without a question is a loop, not a game. */
const ENDLESS = 100_000

/** Puts tasks on the agenda; they are done next, the first of them first. */
export function plan<T extends Task>(state: State<T>, ...tasks: readonly T[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) state.agenda.push(tasks[i]!)
}

/** How this task is done. */
export function stepOf<S extends State<T>, T extends Task>(game: Game<S, T>, task: T): Step<S, T> {
  const steps: Partial<Record<string, Step<S, T>>> = game.steps
  const step = steps[task.kind]
  if (!step) throw new GameError(`${game.name} has no step for the task ${JSON.stringify(task)}.`)
  return step
}

/**
 * Does what can be done without asking, up to the next question; undefined when the game is over. A question with
 * one answer is answered by itself.
 */
export function next<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
): Question<T> | undefined {
  const agenda = state.agenda
  for (let count = 0; count < ENDLESS; count++) {
    const task = agenda.pop()
    if (task === undefined) return undefined
    const step = stepOf(game, task)
    if (!step.ask) {
      step.run(state, task, DONE)
      continue
    }
    const choices = step.ask(state, task)
    if (choices.length > 1) {
      agenda.push(task)
      return { seat: task.seat, task, choices, version: state.version }
    }
    const only = choices[0]
    if (only === undefined) {
      throw new GameError(`${game.name} asks a question without answers: ${JSON.stringify(task)}.`)
    }
    if (only === DONE) continue
    if (heard()) {
      const name = step.name?.(state, task, only) ?? String(only)
      tell({ kind: 'forced', seat: task.seat, task: task.kind, secret: { to: task.seat, answer: name } })
    }
    step.run(state, task, only)
  }
  throw new GameError(`${game.name} does not come to a question: ${JSON.stringify(agenda.at(-1))}.`)
}

/** Nothing can be answered any more. */
export const NOTHING_ASKED: Told = {
  en: 'The game is over; nothing is asked.',
  de: 'Die Partie ist zu Ende; es wird nichts mehr gefragt.',
  nl: 'De partij is afgelopen; er wordt niets meer gevraagd.',
}

/** Gives an answer and goes on to the next question. An illegal or stale answer changes nothing. */
export function answer<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  question: Question<T>,
  choice: Choice,
): Question<T> | undefined {
  if (question.version !== state.version) {
    throw new Fault(
      `This answer is for version ${question.version}, but the game is at version ${state.version}.`,
    )
  }
  if (!question.choices.includes(choice)) throw new Fault(`${choice} is not among the answers.`)
  const task = state.agenda.pop()
  if (task === undefined) throw new Fault(NOTHING_ASKED)
  state.version++
  if (choice !== DONE) stepOf(game, task).run(state, task, choice)
  return next(game, state)
}
