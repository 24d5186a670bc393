import {
  answer,
  askedOf,
  type Chance,
  type Choice,
  type Evaluation,
  type Game,
  guess,
  next,
  type Question,
  type State,
  type View,
} from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import type { Seen } from './bot.ts'
import { likely } from './policy.ts'
import { type Budget, think, tryOut } from './search.ts'
import { answerThere } from './together.ts'

/** An answer that a strong bot would think of, and what it expects of it. */
export interface Advice {
  readonly choice: Choice
  /** Expected points at the end, and the chance to win. */
  readonly points: number
  readonly win: number
  /** How often it was tried: the more, the surer. */
  readonly tries: number
  /** What it changes that matters most, in words. */
  readonly why: readonly string[]
}

/** How many reasons are given, and what change in points is worth a word. */
const REASONS = 3
const WORTH_A_WORD = 0.25
/** An answer that is named has been tried at least this share of the iterations, or its estimate would be mere luck. */
const FAIR_SHARE = 0.15
/** Own questions that follow from an answer are answered before the reasons are read. */
const FOLLOWED = 8

/** The best answers to a question, the best first; at least those in `also` are among them. */
export function advise(
  seen: Seen,
  chance: Chance,
  budget: Budget,
  count: number,
  language: Language,
  also: readonly Choice[] = [],
): Advice[] {
  const { game, question } = seen
  if (!game.study?.evaluation) return []
  const fork = think(seen, chance, budget)
  const { branches } = fork
  const order = question.choices.toSorted((a, b) => branches.get(b)!.tries - branches.get(a)!.tries)
  const view = seen.view()
  return order
    .filter((choice, place) => place < count || also.includes(choice))
    .map(choice => {
      tryOut(seen, chance, budget, fork, choice, FAIR_SHARE)
      const { tries, win, points } = branches.get(choice)!
      const why = reasonsFor(game, view, question, choice, chance, language)
      return { choice, points: points / tries, win: win / tries, tries, why }
    })
    .sort((a, b) => b.win - a.win)
}

/** The features that an answer changes most, weighted, in words. */
function reasonsFor(
  game: Game<State>,
  view: View<State>,
  question: Question,
  choice: Choice,
  chance: Chance,
  language: Language,
): string[] {
  const evaluation = game.study!.evaluation!
  const { seat } = question
  const world = guess(game, view, chance)
  const before = { viewer: seat, table: game.clone(world) }
  const after = { viewer: seat, table: settled(game, world, choice, seat, chance) }
  const words = changes(evaluation, before, after, seat)
    .map(name => evaluation.because?.(name, before, after, seat, language))
    .filter(text => text !== undefined)
  return [...new Set(words)].slice(0, REASONS)
}

/** The names of the features that changed, those that matter most first. */
function changes(
  evaluation: Evaluation<State>,
  before: View<State>,
  after: View<State>,
  seat: number,
): string[] {
  const was = evaluation.features(before)[seat]!
  const is = evaluation.features(after)[seat]!
  const matter = (name: string) => Math.abs((is[name]! - was[name]!) * evaluation.weights[name]!)
  return Object.keys(was)
    .filter(name => !evaluation.level.includes(name) && matter(name) >= WORTH_A_WORD)
    .sort((a, b) => matter(b) - matter(a))
}

/** The world after an answer and the smaller questions that it brings, up to the next of its kind or another seat's. */
function settled(game: Game<State>, world: State, choice: Choice, seat: number, chance: Chance): State {
  const first = askedOf(game, world, next(game, world), seat)!
  let question = answerThere(game, world, first, choice)
  for (let i = 0; i < FOLLOWED && question?.seat === seat && question.task.kind !== first.task.kind; i++) {
    question = answer(game, world, question, likely(game, world, question, chance))
  }
  return world
}
