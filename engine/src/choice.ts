import { stepOf } from './agenda.ts'
import { Fault, GameError } from './fault.ts'
import { type Choice, DONE, type Game, type Question, type Refusal, type State, type Task } from './game.ts'

/** The name of one answer. */
export function nameOf<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  question: Question<T>,
  choice: Choice,
): string {
  if (choice === DONE) return 'done'
  const step = stepOf(game, question.task)
  if (!step.name) throw new GameError(`${game.name} does not name the answers to ${question.task.kind}.`)
  return step.name(state, question.task, choice)
}

/** The names of all answers, in the order of the choices. */
export function namesOf<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  question: Question<T>,
): string[] {
  return question.choices.map(choice => nameOf(game, state, question, choice))
}

/** The one legal answer with exactly this name; anything else is a fault that says what is legal now. */
export function choiceNamed<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  question: Question<T>,
  text: string,
): Choice {
  const names = namesOf(game, state, question)
  const found = names.indexOf(text)
  if (found >= 0) return question.choices[found]!
  throw new Fault(`${refusal(game, state, question, text)} Legal now: ${names.join(', ')}.`)
}

/** The one legal answer that a person means: its name in any spelling, or the start of just one name. */
export function choiceMeant<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  question: Question<T>,
  text: string,
): Choice {
  const names = namesOf(game, state, question)
  const wanted = plain(text)
  const same = names.filter(name => plain(name) === wanted)
  const begun = same.length > 0 ? same : names.filter(name => wanted !== '' && plain(name).startsWith(wanted))
  if (begun.length > 1) {
    throw new Fault(`'${text}' could mean ${begun.map(name => `'${name}'`).join(' or ')}.`)
  }
  return choiceNamed(game, state, question, begun[0] ?? text)
}

/** What might be expected among the answers and is not offered, with the reasons. */
export function refusalsOf<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  question: Question<T>,
): Refusal[] {
  return stepOf(game, question.task).why?.(state, question.task) ?? []
}

function refusal<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  question: Question<T>,
  text: string,
): string {
  const refused = refusalsOf(game, state, question).find(({ name }) => plain(name) === plain(text))
  if (refused) return `'${text}' is not possible: ${game.say(refused.reason, 'en')}.`
  return `'${text}' is not an answer here.`
}

function plain(text: string) {
  return text.trim().toLowerCase().replace(/\s+/g, ' ')
}
