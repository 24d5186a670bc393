import { expect, test } from 'vitest'
import { unitsFor } from '../../src/playing/shares.ts'
import { count, merge, newTally, winsIn } from '../../src/playing/tally.ts'

/** A game of three that ended with a victory that so many share. */
const shared = (winners: number) => ({
  questions: 1,
  milliseconds: 1,
  state: { agenda: [], chance: { key: [], drawn: [] }, version: 1 },
  scores: [0, 1, 2].map(seat => ({ points: seat < winners ? 9 : 5, sources: {}, tieBreaks: [] })),
  digest: Buffer.from([winners]),
  answers: [],
})

test('shares of a victory are counted in whole units, so that parts add up exactly', () => {
  const whole = newTally(3)
  const parts = [newTally(3), newTally(3)] as const
  for (const winners of [3, 3, 1, 2, 3, 2, 3]) count(whole, shared(winners))
  for (const winners of [3, 3, 1]) count(parts[0], shared(winners))
  for (const winners of [2, 3, 2, 3]) count(parts[1], shared(winners))
  merge(parts[0], parts[1])
  expect(parts[0]).toEqual(whole)
  expect(whole.wins).toEqual([20, 14, 8])
  expect(winsIn(whole)).toEqual([3.333, 2.333, 1.333])
})

test('the units of games with so many seats can be shared by up to as many', () => {
  expect([1, 2, 3, 4, 5, 6, 8].map(unitsFor)).toEqual([1, 2, 6, 12, 60, 60, 840])
})
