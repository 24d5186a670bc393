import { expect, test } from 'vitest'
import { listOf, nth } from '../src/index.ts'

test('what stands at a place of a list', () => {
  expect(nth(['red', 'blue'], 1)).toBe('blue')
  expect(nth([0, undefined, null], 2)).toBeNull()
})

test.each([-1, 2, 0.5])('a place that a list does not have is told at once: %s', place => {
  expect(() => nth(['red', 'blue'], place)).toThrow(RangeError(`nothing at ${place} of 2`))
})

test('so many things are made one after the other', () => {
  expect(listOf(3, place => place * place)).toEqual([0, 1, 4])
  expect(listOf(0, () => 'red')).toEqual([])
})
