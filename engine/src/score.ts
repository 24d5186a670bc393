/** A seat's result: its points, where they came from, and what decides ties, most important first. */
export interface Score {
  readonly points: number
  readonly sources: Readonly<Record<string, number>>
  readonly tieBreaks: readonly number[]
}

/** The place of each seat, 1 for the best; seats that tie to the end share a place. */
export function places(scores: readonly Score[]): number[] {
  return scores.map(score => 1 + scores.filter(other => compare(other, score) > 0).length)
}

/** The seats that won. */
export function winners(scores: readonly Score[]): number[] {
  return places(scores).flatMap((place, seat) => (place === 1 ? [seat] : []))
}

function compare(a: Score, b: Score) {
  if (a.points !== b.points) return a.points - b.points
  for (const [i, value] of a.tieBreaks.entries()) {
    const other = b.tieBreaks[i] ?? 0
    if (value !== other) return value - other
  }
  return 0
}
