import { listOf } from '@kontor/engine'

/**
 * Shares of a victory and differences from a mean, as whole numbers: sums of them are exact in any order and any division into
 * parts. So many make one in games with so many seats; shares between up to as many come out even.
 */
export function unitsFor(seats: number): number {
  return listOf(seats, seat => seat + 1).reduce((units, n) => (units * n) / commonDivisor(units, n), 1)
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
