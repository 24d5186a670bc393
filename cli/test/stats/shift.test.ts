import { expect, test } from 'vitest'
import { type Sample, shift } from '../../src/stats/shift.ts'

const sampleOf = (...values: number[]): Sample => ({
  n: values.length,
  sum: values.reduce((sum, value) => sum + value, 0),
  squares: values.reduce((sum, value) => sum + value * value, 0),
})

test('is the difference between the means of a sample and of the rest of its stratum', () => {
  const { value } = shift([{ sample: sampleOf(1, 1, 0), all: sampleOf(1, 1, 0, 0, 0, 1, 0) }])!
  expect(value).toBeCloseTo(2 / 3 - 1 / 4)
})

test('lies in a range of 1.96 standard errors on both sides', () => {
  // The variance of 1, 1, 0, 0 is 1/3, and of two against two: 1/3 · (1/2 + 1/2).
  const { value, low, high } = shift([{ sample: sampleOf(1, 0), all: sampleOf(1, 0, 1, 0) }])!
  expect(value).toBe(0)
  expect(high).toBeCloseTo(1.96 * Math.sqrt(1 / 3))
  expect(low).toBeCloseTo(-1.96 * Math.sqrt(1 / 3))
})

test('weighs strata by how often the sample occurs in them, whatever their own levels', () => {
  const early = { sample: sampleOf(11), all: sampleOf(11, 10) }
  const late = { sample: sampleOf(5, 5, 5), all: sampleOf(5, 5, 5, 0, 0) }
  const { value, low, high } = shift([early, late])!
  expect(value).toBeCloseTo((1 * 1 + 3 * 5) / 4)
  // Variances within: 1/2 of (11, 10), 7.5 of (5, 5, 5, 0, 0).
  const error = Math.sqrt((1 / 16) * (1 / 2) * 2 + (9 / 16) * 7.5 * (1 / 3 + 1 / 2))
  expect(high - low).toBeCloseTo(2 * 1.96 * error)
})

test('leaves out strata in which there is nothing else, and says nothing where none is left', () => {
  const alone = { sample: sampleOf(9, 9), all: sampleOf(9, 9) }
  expect(shift([alone])).toBeUndefined()
  expect(shift([])).toBeUndefined()
  expect(shift([alone, { sample: sampleOf(2), all: sampleOf(2, 1) }])?.value).toBe(1)
})
