import { expect, test } from 'vitest'
import { ratingsOf } from '../../src/tournament/rating.ts'

const meetings = (count: number, names: readonly string[], places: readonly number[]) =>
  Array.from({ length: count }, () => ({ names, places }))

test('one game between strangers moves both alike', () => {
  const ratings = ratingsOf(meetings(1, ['a', 'b'], [1, 2]))
  expect(ratings.get('a')!.mu).toBeCloseTo(27.6, 1)
  expect(ratings.get('b')!.mu).toBeCloseTo(22.4, 1)
  expect(ratings.get('a')!.sigma).toBeCloseTo(8.07, 1)
})

test('the number that people read is mu less three sigma', () => {
  const { mu, sigma, ordinal } = ratingsOf(meetings(5, ['a', 'b'], [1, 2])).get('a')!
  expect(ordinal).toBeCloseTo(mu - 3 * sigma)
})

test('whoever always ends before another has the higher rating, by place and not by seat', () => {
  const ratings = ratingsOf([
    ...meetings(20, ['c', 'a', 'b'], [3, 1, 2]),
    ...meetings(20, ['b', 'c', 'a'], [2, 3, 1]),
  ])
  const [a, b, c] = ['a', 'b', 'c'].map(name => ratings.get(name)!.ordinal)
  expect(a).toBeGreaterThan(b!)
  expect(b).toBeGreaterThan(c!)
})

test('a shared place moves nobody up', () => {
  const ratings = ratingsOf(meetings(10, ['a', 'b'], [1, 1]))
  expect(ratings.get('a')!.mu).toBeCloseTo(25)
  expect(ratings.get('b')!.mu).toBeCloseTo(25)
})

test('whoever holds several seats has one rating, which the seats move together', () => {
  const ratings = ratingsOf(meetings(1, ['a', 'b', 'b', 'b'], [1, 2, 3, 4]))
  expect([...ratings.keys()]).toEqual(['a', 'b'])
  const apart = ratingsOf(meetings(1, ['a', 'b', 'c', 'd'], [1, 2, 3, 4]))
  const mean = ['b', 'c', 'd'].reduce((sum, name) => sum + apart.get(name)!.mu, 0) / 3
  expect(ratings.get('b')!.mu).toBeCloseTo(mean)
})
