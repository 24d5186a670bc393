import {
  answer,
  type Chance,
  type Choice,
  type Game,
  type GameRecord,
  givenIn,
  next,
  type Question,
  type State,
  start,
  view,
} from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { type Advice, advise } from './advice.ts'
import { judge } from './judgement.ts'
import type { Budget } from './search.ts'

/** Each seat's chance to win and expected points after so many answers, as the open table tells. */
export interface Moment {
  readonly at: number
  readonly win: readonly number[]
  readonly points: readonly number[]
}

/** An answer that was given although another promised more. */
export interface Mistake {
  /** How many answers had been given before it. */
  readonly at: number
  readonly seat: number
  readonly given: Advice
  readonly better: Advice
  /** How much less of a chance to win, as far as the seat could know. */
  readonly cost: number
}

export interface Analysis {
  readonly curve: readonly Moment[]
  /** By seat, the answers that cost most, the dearest first. */
  readonly mistakes: readonly (readonly Mistake[])[]
}

/** How many answers are named for each seat. */
const NAMED = 3

/**
 * What a strong bot thinks of a finished game, or of one so far: answer by answer, each from the eyes of the seat that
 * gave it. It comes in steps, one an answer, so that whoever waits can be told how far it is.
 */
export function* analyse(
  game: Game<State>,
  record: GameRecord,
  budget: Budget,
  chance: Chance,
  language: Language,
): Generator<number, Analysis> {
  const state = start(game, record)
  const curve: Moment[] = []
  const mistakes: Mistake[][] = game.score(state).map(() => [])
  let question = next(game, state)
  curve.push(momentOf(game, state, 0))
  for (const [at, name] of record.answers.entries()) {
    if (!question) break
    const { question: answered, choice } = givenIn(game, state, question, name)
    const mistake = judged(game, state, answered, choice, budget, chance, language, at)
    if (mistake) mistakes[answered.seat]!.push(mistake)
    question = answer(game, state, answered, choice)
    curve.push(momentOf(game, state, at + 1))
    yield at + 1
  }
  return { curve, mistakes: mistakes.map(all => all.sort((a, b) => b.cost - a.cost).slice(0, NAMED)) }
}

function momentOf(game: Game<State>, state: State, at: number): Moment {
  return { at, ...judge(game, state) }
}

function judged(
  game: Game<State>,
  state: State,
  question: Question,
  choice: Choice,
  budget: Budget,
  chance: Chance,
  language: Language,
  at: number,
): Mistake | undefined {
  const { seat } = question
  const seen = { game, question, view: () => view(game, state, seat) }
  const answers = advise(seen, chance, budget, 1, language, [choice])
  const better = answers[0]!
  const given = answers.find(each => each.choice === choice)!
  const cost = better.win - given.win
  if (cost <= 0) return undefined
  return { at, seat, given, better, cost }
}
