import { type Choice, DONE, type Game, type Question, type Refusal, type State, type Task } from './game.ts'
import { Fault, GameError } from './ground/fault.ts'
import { stepOf } from './step.ts'

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
  const why = refusalsOf(game, state, question).find(({ name }) => plain(name) === plain(text))?.reason
  const all = names.join(', ')
  if (why === undefined)
    throw new Fault({
      en: `‘${text}’ is not possible here. Possible answers: ${all}.`,
      de: `„${text}“ ist hier nicht möglich. Mögliche Antworten: ${all}.`,
      nl: `‘${text}’ kan hier niet. Mogelijke antwoorden: ${all}.`,
    })
  const { say } = game.words
  throw new Fault({
    en: `‘${text}’ is not possible: ${say(why, 'en')}. Possible answers: ${all}.`,
    de: `„${text}“ ist nicht möglich: ${say(why, 'de')}. Mögliche Antworten: ${all}.`,
    nl: `‘${text}’ kan niet: ${say(why, 'nl')}. Mogelijke antwoorden: ${all}.`,
  })
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
    throw new Fault({
      en: `‘${text}’ could mean ${begun.map(name => `‘${name}’`).join(' or ')}.`,
      de: `„${text}“ ist mehrdeutig: ${begun.map(name => `„${name}“`).join(' oder ')}.`,
      nl: `‘${text}’ is niet eenduidig: ${begun.map(name => `‘${name}’`).join(' of ')}.`,
    })
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

function plain(text: string) {
  return text.trim().toLowerCase().replace(/\s+/g, ' ')
}
