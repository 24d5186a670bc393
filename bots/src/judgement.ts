import { type Evaluation, type Features, type Game, type State, type View, winners } from '@kontor/engine'

/** What a position promises each seat. */
export interface Judgement {
  /** Points at the end, as they are expected now. */
  readonly points: readonly number[]
  /** The chance to win; together they are 1. */
  readonly win: readonly number[]
}

/** What a position promises one seat. */
export interface Outlook {
  points: number
  win: number
}

/** Looks at positions for one seat. What it says holds until it is asked again. */
export type Look = (state: State, seat: number) => Readonly<Outlook>

/** Looks by the game's evaluation. */
export function lookOf(game: Game<State>): Look {
  const outlook = { points: 0, win: 0 }
  return (state, seat) => {
    const { points, win } = judge(game, state)
    outlook.points = points[seat]!
    outlook.win = win[seat]!
    return outlook
  }
}

/** No estimate is surer than this, or a search would not see that one sure win is nearer than another. */
export const LEAST_DOUBT = 1.5

/** Judges a position by the game's evaluation, or by the score once it is over. In a bot the state is a guess. */
export function judge<S extends State>(game: Game<S>, state: S): Judgement {
  return state.agenda.length === 0
    ? result(game, state)
    : outlook(game.study!.evaluation!, { viewer: 0, table: state })
}

function result<S extends State>(game: Game<S>, state: S): Judgement {
  const scores = game.score(state)
  const won = winners(scores)
  return {
    points: scores.map(({ points }) => points),
    win: scores.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0)),
  }
}

function outlook<S extends State>(evaluation: Evaluation<S>, view: View<S>): Judgement {
  const points = evaluation.features(view).map(features => weigh(features, evaluation.weights))
  const doubt = LEAST_DOUBT + evaluation.doubt * Math.sqrt(evaluation.ahead(view))
  return { points, win: chances(points, doubt) }
}

function weigh(features: Features, weights: Features): number {
  let sum = 0
  for (const name in features) sum += features[name]! * weights[name]!
  return sum
}

/** The more points ahead, the likelier the win; `doubt` says how many points are much. */
function chances(points: readonly number[], doubt: number): number[] {
  const best = Math.max(...points)
  const odds = points.map(each => Math.exp((each - best) / doubt))
  const all = odds.reduce((sum, each) => sum + each, 0)
  return odds.map(each => each / all)
}
