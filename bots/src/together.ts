import { answer, below, type Choice, type Game, hasSealed, type Question, type State } from '@kontor/engine'

/**
 * Answers in a guess. Whoever is asked together with the seat and has not answered does so as luck has it, since nothing comes
 * of an answer before: luck is that of the guess, so that every answer meets the same.
 */
export function answerThere(
  game: Game<State>,
  guessed: State,
  question: Question,
  choice: Choice,
): Question | undefined {
  let following = answer(game, guessed, question, choice)
  while (following?.task.together && hasSealed(guessed, question.seat)) {
    const { choices } = following
    following = answer(game, guessed, following, choices[below(guessed.chance, 0, choices.length)]!)
  }
  return following
}
