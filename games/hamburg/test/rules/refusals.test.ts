import { next, refusalsOf } from '@kontor/engine'
import { expect, test } from 'vitest'
import { hamburg, position } from '../../src/index.ts'

test('a colour that both halves of the wall wait for is named once', () => {
  // The red board's left half waits for its fourth segment, the right one for its first: both purple.
  const state = position(hamburg, { seats: [{ hand: [98], wall: [3, 0] }], agenda: ['turn'] })
  const refusals = refusalsOf(hamburg, state, next(hamburg, state)!)
  const wall = refusals.find(({ name }) => name === 'play 098 wall left')
  expect(wall?.reason).toEqual({ kind: 'wrongSegment', colors: [0] })
})
