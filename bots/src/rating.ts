/** What games have shown of somebody's skill: how high it is, and how uncertain that still is. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

/** The people who held one seat, and the place that it took. Equal places are shared. */
export interface Team {
  readonly ratings: readonly Rating[]
  readonly place: number
}

/** Anyone of whom nothing is known. */
export const STRANGER: Rating = { mu: 25, sigma: 25 / 3 }

/** How far results scatter between players of the same skill. */
const BETA = 25 / 6
/** How far skill may move from one game to the next: without it, whoever played much would stand still. */
const TAU = 25 / 300
/** What one game leaves at least of a variance. */
const LEAST_LEFT = 1e-4

/** The one number that people read: what the skill is at least, as good as certainly. */
export function ordinal({ mu, sigma }: Rating): number {
  return mu - 3 * sigma
}

/**
 * The ratings after a game, as the teams were given: the model of Plackett and Luce in Weng and Lin, 'A Bayesian
 * Approximation Method for Online Ranking' (2011), algorithm 4. Results are told as a row of picks, each from all
 * that were not picked before, so that a team is compared in the pick of every place down to its own.
 */
export function rate(game: readonly Team[]): Rating[][] {
  const teams = game.map(({ ratings, place }) => {
    const members = ratings.map(({ mu, sigma }) => ({ mu, variance: sigma * sigma + TAU * TAU }))
    return { members, mu: sum(members, 'mu'), variance: sum(members, 'variance'), place }
  })
  const spread = Math.sqrt(sum(teams, 'variance') + teams.length * BETA * BETA)
  const strengths = teams.map(({ mu }) => Math.exp(mu / spread))
  const picks = teams.map(({ place }) => ({
    place,
    among: strengths.reduce((total, strength, i) => (teams[i]!.place >= place ? total + strength : total), 0),
    shared: teams.filter(other => other.place === place).length,
  }))
  return teams.map(({ members, variance: whole, place }, i) => {
    let surprise = 0
    let learned = 0
    for (const [j, pick] of picks.entries()) {
      if (pick.place > place) continue
      const expected = strengths[i]! / pick.among
      surprise += ((i === j ? 1 : 0) - expected) / pick.shared
      learned += (expected * (1 - expected)) / pick.shared
    }
    const shrinking = (learned * Math.sqrt(whole)) / spread ** 3
    return members.map(({ mu, variance }) => ({
      mu: mu + (variance / spread) * surprise,
      sigma: Math.sqrt(variance * Math.max(1 - variance * shrinking, LEAST_LEFT)),
    }))
  })
}

function sum<K extends string>(all: readonly Readonly<Record<K, number>>[], part: K): number {
  return all.reduce((total, each) => total + each[part], 0)
}
