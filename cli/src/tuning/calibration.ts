import { botNamed } from '@kontor/bots'
import {
  answer,
  below,
  chanceOf,
  type Evaluation,
  type Features,
  next,
  nth,
  type State,
  start,
  view,
  winners,
} from '@kontor/engine'
import { type Match, recordOf } from '../playing/match.ts'

/** What was seen in the middle of a game, and how that game ended. */
export interface Glance {
  readonly ahead: number
  readonly features: readonly Features[]
  readonly points: readonly number[]
  /** Shares of the victory. */
  readonly won: readonly number[]
}

/** One of so many questions is looked at. */
const RARELY = 12
/** The doubts that are compared. */
const DOUBTS = Array.from({ length: 60 }, (_, i) => 1 + i / 2)

/** Glances at one game of a series. */
export function glancesAt(match: Match, number: number): Glance[] {
  const { game, bots } = match
  const evaluation = game.study!.evaluation!
  const record = recordOf(match, number)
  const state = start(game, record)
  const seats = bots.map(name => botNamed(name))
  const luck = bots.map((_, seat) => chanceOf(`bot ${seat} ${record.seed}`, 1))
  const when = chanceOf(`glance ${record.seed}`, 1)
  const seen: Pick<Glance, 'ahead' | 'features'>[] = []
  let question = next(game, state)
  while (question) {
    const { seat } = question
    if (below(when, 0, RARELY) === 0) seen.push(glance(evaluation, state))
    const choice = nth(seats, seat).choose(
      { game, question, view: () => view(game, state, seat) },
      nth(luck, seat),
    )
    question = answer(game, state, question, choice)
  }
  const scores = game.score(state)
  const first = winners(scores)
  const points = scores.map(score => score.points)
  const won = scores.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0))
  return seen.map(each => ({ ...each, points, won }))
}

function glance(evaluation: Evaluation<State>, state: State) {
  const open = { viewer: 0, table: state }
  return { ahead: evaluation.ahead(open), features: evaluation.features(open) }
}

/** The weights with those of `level` fitted, each by itself, so that the expected points are right on average. */
export function levelled(weights: Features, level: readonly string[], glances: readonly Glance[]): Features {
  const fitted: Record<string, number> = { ...weights }
  for (const name of level) {
    let above = 0
    let below = 0
    for (const { features, points } of glances) {
      for (const [seat, each] of features.entries()) {
        const measure = each[name]!
        if (measure === 0) continue
        above += measure * (nth(points, seat) - expected(each, weights) + measure * weights[name]!)
        below += measure * measure
      }
    }
    if (below > 0) fitted[name] = above / below
  }
  return fitted
}

/** The doubt under which the games' ends were the least surprising. */
export function doubtOf(weights: Features, glances: readonly Glance[], least: number): number {
  const surprise = (doubt: number) =>
    glances.reduce((sum, { ahead, features, won }) => {
      const scale = least + doubt * Math.sqrt(ahead)
      const odds = features.map(each => expected(each, weights) / scale)
      const most = Math.max(...odds)
      const all = most + Math.log(odds.reduce((total, each) => total + Math.exp(each - most), 0))
      return sum + odds.reduce((total, each, seat) => total + nth(won, seat) * (all - each), 0)
    }, 0)
  return DOUBTS.reduce((best, doubt) => (surprise(doubt) < surprise(best) ? doubt : best))
}

function expected(features: Features, weights: Features): number {
  let sum = 0
  for (const name in features) sum += features[name]! * weights[name]!
  return sum
}
