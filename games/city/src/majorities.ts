interface Contender {
  /** Majorities won, one bit each. */
  readonly majorities: number
}

/** The seats, in order, that win a majority with these counts: whoever alone has the most, or shares the lead and may. */
export function winnersOf(
  counts: readonly number[],
  order: readonly number[],
  mayShare: (seat: number) => boolean,
): number[] {
  const most = Math.max(...counts)
  if (most === 0) return []
  const alone = counts.filter(count => count === most).length === 1
  return order.filter(seat => counts[seat] === most && (alone || mayShare(seat)))
}

/** The majorities that a seat does not have yet and would win alone now. */
export function leadsOf<C extends Contender>(
  seats: readonly C[],
  seat: number,
  majorities: number,
  standing: (mine: C, which: number) => number,
): number[] {
  const mine = seats[seat]!
  const won: number[] = []
  for (let which = 0; which < majorities; which++) {
    if ((mine.majorities & (1 << which)) !== 0) continue
    const count = standing(mine, which)
    if (seats.every((other, each) => each === seat || standing(other, which) < count)) won.push(which)
  }
  return won
}
