import type { Score } from '@kontor/engine'
import { expect, test } from 'vitest'
import { stacksOf } from '../src/end/stacks.ts'
import { figure } from '../src/words/figure.ts'

const score = (...points: number[]): Score => ({
  points: points.reduce((sum, n) => sum + n, 0),
  tieBreaks: [],
  sources: Object.fromEntries(points.map((n, i) => [`${i}`, n])),
})

test('bars begin at the left where nobody has less than nothing', () => {
  expect(stacksOf([score(30, 10), score(20, -5)])).toEqual({
    zero: 0,
    bars: [
      { gained: 1, lost: 0 },
      { gained: 0.5, lost: 0.125 },
    ],
  })
})

test('whoever lost more than they gained ends left of nought by what is missing', () => {
  expect(stacksOf([score(30, -2), score(2, -12), score(0, -4)])).toEqual({
    zero: 0.25,
    bars: [
      { gained: 0.75, lost: 0.05 },
      { gained: 0.05, lost: 0.3 },
      { gained: 0, lost: 0.1 },
    ],
  })
})

test('a loss has a minus, not a hyphen', () => {
  expect([-8, 0, 12].map(figure)).toEqual(['−8', '0', '12'])
})
