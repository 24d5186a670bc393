import { turnOrder } from '@kontor/common/seating'
import { heard, tell } from '@kontor/engine'
import type { CityEvent } from '../events.ts'

interface Contender {
  /** Majorities won, one bit each. */
  majorities: number
}

/** The seats, in order, that win a majority with these counts: whoever alone has the most, or shares the lead and may. */
function winnersOf(
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
export function leadsOf<C extends Readonly<Contender>>(
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

/** Turns the marker of whoever alone has the most, or shares the lead and may; says which seats turned theirs now. */
export function award<C extends Contender>(
  state: { readonly seats: readonly C[]; readonly first: number },
  which: number,
  standing: (mine: C, which: number) => number,
  mayShare: (seat: number) => boolean,
): number[] {
  const counts = state.seats.map(mine => standing(mine, which))
  const bit = 1 << which
  return winnersOf(counts, turnOrder(state), mayShare).filter(seat => {
    const mine = state.seats[seat]!
    if ((mine.majorities & bit) !== 0) return false
    mine.majorities |= bit
    if (heard()) tell({ kind: 'majority', seat, which } satisfies CityEvent)
    return true
  })
}
