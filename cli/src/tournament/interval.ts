/** The normal quantile of an interval that holds the truth 95 times in 100. */
const QUANTILE = 1.959964

/** As many deals' worth of independent games are mixed in, lest a few deals that fell alike feign certainty. */
const PRIOR = 4

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Wilson's score interval for a share that was seen in `games` independent games. */
export function wilson(share: number, games: number): Interval {
  const ease = QUANTILE ** 2 / games
  const middle = (share + ease / 2) / (1 + ease)
  const half = (QUANTILE * Math.sqrt((share * (1 - share)) / games + ease / games / 4)) / (1 + ease)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/**
 * As many independent games as these say as much. The games of one deal are not independent of each other, so what is
 * independent are the deals: how much their shares of wins differ from deal to deal tells how much the share of all can
 * be trusted. `games` is the number of games in each deal.
 */
export function independentGames(shares: readonly number[], games: number): number {
  const deals = shares.length
  const share = mean(shares)
  const single = share * (1 - share)
  if (single <= Number.EPSILON) return deals * games
  const between = shares.reduce((sum, each) => sum + (each - share) ** 2, 0)
  const variance = (between + (PRIOR * single) / games) / (deals - 1 + PRIOR)
  return (deals * single) / variance
}

/** The interval of a share of wins, from the share in each deal of `games` games. */
export function intervalOf(shares: readonly number[], games: number): Interval {
  return wilson(mean(shares), independentGames(shares, games))
}

function mean(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
