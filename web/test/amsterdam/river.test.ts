import { expect, test } from 'vitest'
import { STONES, stackedAt } from '../../src/boards/amsterdam/map/river-places.ts'

/** The flag on a disc, as a share of its width. */
const FLAG = 13.5 / 24

test.each([1, 2, 3, 4])('of %i discs on one field every flag can be seen, and each is on its stone', n => {
  const there = Array.from({ length: n }, (_, seat) => seat)
  for (const [field, stone] of STONES.entries()) {
    const discs = there.map(seat => stackedAt(field, there, seat))
    for (const [i, { x, y, share }] of discs.entries()) {
      const flag = 24 * share * FLAG
      expect(Math.hypot(x - stone.x, y - stone.y)).toBeLessThan(12)
      // Of a disc in front of it no flag is covered: it is farther away than its own half and half of the flag.
      for (const other of discs.slice(0, i))
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(10.5 * share + flag / 4)
    }
  }
})
