import { newRecord, start } from '@kontor/engine'
import { expect, test } from 'vitest'
import { bruges } from '../../src/index.ts'

/** Section 3. */

function begun(players: number, options = {}) {
  const seats = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
  return start(bruges, newRecord(bruges, { seats, seed: 'set-up', options }))
}

test.each([
  [2, [33, 33], 99],
  [3, [50, 49], 66],
  [4, [66, 66], 33],
])('T01 for %i players the piles have %j cards and the extra stack %i', (players, piles, extra) => {
  const state = begun(players)
  expect(state.piles.map(({ length }) => length)).toEqual(piles)
  expect(state.extra).toHaveLength(extra)
  const all = [...state.piles.flat(), ...state.extra].sort((a, b) => a - b)
  expect(all).toEqual(Array.from({ length: 165 }, (_, i) => i + 1))
})

test('everybody begins with 5 points, 5 guilders, a worker of each colour and no cards', () => {
  for (const mine of begun(4).seats) {
    expect(mine).toMatchObject({
      points: 5,
      guilders: 5,
      workers: [1, 1, 1, 1, 1],
      threats: [0, 0, 0, 0, 0],
      reputation: 0,
      majorities: 0,
      hand: [],
      houses: [],
      persons: [],
    })
  }
})

test('the statues lie in a stack, 7 on top', () => {
  expect(begun(2).statues).toEqual([7, 6, 5, 4, 3, 2])
})

test('anybody can be the start player', () => {
  const firsts = new Set(
    Array.from({ length: 20 }, (_, i) => {
      const record = newRecord(bruges, { seats: ['a', 'b', 'c'], seed: `first ${i}` })
      return start(bruges, record).first
    }),
  )
  expect([...firsts].sort()).toEqual([0, 1, 2])
})
