import { type Choice, DONE, type Game, type Question, type State, type Task } from './game.ts'
import { Fault, GameError, type Told } from './ground/fault.ts'
import { runForced, stepOf } from './step.ts'
import { askedSince, nextTogether, seal } from './together.ts'

/** More steps than this without a question is a loop, not a game. */
const ENDLESS = 100_000

/** Puts tasks on the agenda; they are done next, the first of them first. */
export function plan<T extends Task>(state: State<T>, ...tasks: readonly T[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) state.agenda.push(tasks[i]!)
}

/**
 * Does what can be done without asking, up to the next question; undefined when the game is over. A question with
 * one answer is answered by itself. Of several seats that are asked together, it is the question of the first that has not answered.
 */
export function next<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
): Question<T> | undefined {
  const agenda = state.agenda
  for (let count = 0; count < ENDLESS; count++) {
    const task = agenda.pop()
    if (task === undefined) return undefined
    if (task.together) {
      agenda.push(task)
      const question = nextTogether(game, state)
      if (question) return question
      continue
    }
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
    runForced(game, state, task, choices[0])
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
  const version = askedSince(state)
  if (question.version !== version)
    throw new Fault(`This answer is for version ${question.version}, but the game is at version ${version}.`)
  if (!question.choices.includes(choice)) throw new Fault(`${choice} is not among the answers.`)
  if (question.task.together) seal(state, question, choice)
  else {
    const task = state.agenda.pop()
    if (task === undefined) throw new Fault(NOTHING_ASKED)
    state.version++
    if (choice !== DONE) stepOf(game, task).run(state, task, choice)
  }
  return next(game, state)
}
