import { choiceNamed } from '../choice.ts'
import type { Choice, Game, Question, State, Task } from '../game.ts'
import { Fault } from '../ground/fault.ts'
import { askedOf } from '../together.ts'

/** An answer as records have it: its name, and before it whose it is if others are asked together with them. */
export function givenAs({ seat, task }: Question, name: string): string {
  return task.together ? `@${seat} ${name}` : name
}

/** What an answer of a record is, given what is asked first: to whose question, and which of its choices. */
export function givenIn<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  state: S,
  first: Question<T>,
  text: string,
): { question: Question<T>; choice: Choice } {
  const [, seat, name] = (first.task.together && /^@(\d+) (.*)$/.exec(text)) || [undefined, first.seat, text]
  const question = askedOf(game, state, first, Number(seat))
  if (!question || name === undefined) throw new Fault(NOT_ASKED)
  return { question, choice: choiceNamed(game, state, question, name) }
}

/** Somebody answers who has not been asked, or has answered already. */
const NOT_ASKED = {
  en: 'It is not your turn: another seat is asked.',
  de: 'Du bist nicht am Zug: Ein anderer Platz wird gefragt.',
  nl: 'Je bent niet aan de beurt: een andere plaats wordt gevraagd.',
}
