import { expect, test } from 'vitest'
import { type Finished, standingsOf } from '../../src/tournament/standings.ts'

const thinking = [
  { answers: 2, milliseconds: 3, slowest: 2 },
  { answers: 4, milliseconds: 4, slowest: 3 },
]

function finished(
  number: number,
  deal: number,
  names: readonly string[],
  points: readonly number[],
  places: readonly number[],
): Finished {
  return { number, deal, names, points, places, thinking, digest: '' }
}

test('wins, points and times are counted for whoever sat there', () => {
  const games = [
    finished(0, 0, ['a', 'b'], [10, 5], [1, 2]),
    finished(1, 0, ['b', 'a'], [6, 6], [1, 1]),
    finished(2, 1, ['a', 'b'], [9, 3], [1, 2]),
    finished(3, 1, ['b', 'a'], [8, 7], [1, 2]),
  ]
  const [a, b] = standingsOf(['a', 'b'], games)
  expect(a).toMatchObject({ name: 'a', games: 4, wins: 2.5, winRate: 0.625, points: 8, answers: 12 })
  expect(b).toMatchObject({ name: 'b', games: 4, wins: 1.5, winRate: 0.375, points: 5.5, slowest: 3 })
  expect(a!.milliseconds).toBeCloseTo(14 / 12)
  expect(a!.low).toBeCloseTo(1 - b!.high)
  expect(a!.low).toBeLessThan(0.625)
  expect(a!.rating).toBeGreaterThan(b!.rating)
})

test('a game counts once for each seat that a bot holds', () => {
  const games = [
    finished(0, 0, ['a', 'b', 'b'], [1, 2, 3], [3, 2, 1]),
    finished(1, 0, ['b', 'b', 'a'], [1, 2, 3], [3, 2, 1]),
    finished(2, 0, ['b', 'a', 'b'], [1, 2, 3], [3, 2, 1]),
  ]
  const [a, b] = standingsOf(['a', 'b'], games)
  expect(a).toMatchObject({ games: 3, wins: 1, winRate: 0.3333 })
  expect(b).toMatchObject({ games: 6, wins: 2, winRate: 0.3333 })
  // Two seats share what the third does not win.
  expect(b!.low).toBeCloseTo((1 - a!.high) / 2, 3)
  expect(b!.high).toBeCloseTo((1 - a!.low) / 2, 3)
})

test('whoever is never asked has no times', () => {
  const [, tom] = standingsOf(
    ['a', 'TOM'],
    [{ ...finished(0, 0, ['a', 'TOM'], [1, 2], [2, 1]), thinking: thinking.slice(0, 1) }],
  )
  expect(tom).toMatchObject({ wins: 1, answers: 0, milliseconds: null, slowest: null })
})
