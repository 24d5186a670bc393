import { newRecord, start } from '@kontor/engine'
import { expect, test } from 'vitest'
import { CARD_DATA } from '../../src/data/tables.ts'
import { bruges } from '../../src/index.ts'

/** Section 3. */

function begun(players: number, options = {}) {
  const seats = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
  return start(bruges, newRecord(bruges, { seats, seed: 'set-up', options }))
}

test.each([2, 3, 4])(
  'T01 %i players each bring a fifth of the cards, in two piles; the rest is extra',
  players => {
    const cards = CARD_DATA.slice(1).map(({ number }) => number)
    const inPlay = Math.floor((cards.length * players) / 5)
    const { piles, extra } = begun(players)
    expect(piles.map(({ length }) => length)).toEqual([Math.ceil(inPlay / 2), Math.floor(inPlay / 2)])
    expect([...piles.flat(), ...extra].sort((a, b) => a - b)).toEqual(cards)
  },
)

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
