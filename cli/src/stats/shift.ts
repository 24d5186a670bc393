/** Values that were seen, as sums. */
export interface Sample {
  n: number
  sum: number
  squares: number
}

/** An estimate and where the truth lies in 95 of 100 such estimates. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** How many standard errors lie on either side of an estimate. */
const SURE = 1.96

/**
 * The mean difference between a sample and the rest of its stratum, over all strata, each weighted by how often the
 * sample occurs in it; strata in which there is nothing else say nothing. The variance is that of a stratified
 * experiment in which chance alone decides who belongs to the sample.
 */
export function shift(
  strata: readonly { readonly sample: Sample; readonly all: Sample }[],
): Interval | undefined {
  const telling = strata.filter(({ sample, all }) => all.n > sample.n)
  const total = telling.reduce((sum, { sample }) => sum + sample.n, 0)
  if (total === 0) return undefined
  let value = 0
  let variance = 0
  for (const { sample, all } of telling) {
    const rest = all.n - sample.n
    const weight = sample.n / total
    value += weight * (sample.sum / sample.n - (all.sum - sample.sum) / rest)
    variance += weight ** 2 * varianceOf(all) * (1 / sample.n + 1 / rest)
  }
  const margin = SURE * Math.sqrt(variance)
  return { value, low: value - margin, high: value + margin }
}

function varianceOf({ n, sum, squares }: Sample) {
  return Math.max(0, (squares - sum ** 2 / n) / (n - 1))
}
