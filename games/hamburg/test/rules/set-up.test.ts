import { backShown, newRecord, openSession, start, view, WATCHER } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { colorOf } from '../../src/cards/cardfile.ts'
import { hamburg } from '../../src/index.ts'

/** Section 2: the table before the first season. */

function beginning(players: number, seed = 'set-up') {
  const seats = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
  return newRecord(hamburg, { seats, seed })
}

const STATUES = [
  [2, [9, 7, 4, 2]],
  [3, [9, 7, 6, 5, 4, 2]],
  [4, [9, 8, 7, 6, 5, 4, 3, 2]],
  [5, [9, 8, 7, 6, 5, 4, 3, 2]],
] as const

describe.each(STATUES)('set-up for %i players', (players, statues) => {
  const state = start(hamburg, beginning(players))

  test('the statues of this number of players are on offer, the highest first', () => {
    expect(state.statues).toEqual(statues)
  })

  test('everybody has 5 points, 5 marks, a worker of each colour and an empty hand', () => {
    expect(state.seats).toHaveLength(players)
    for (const seat of state.seats) {
      expect(seat).toEqual({
        marks: 5,
        points: 5,
        hall: 0,
        left: 0,
        right: 0,
        rewarded: 0,
        majorities: 0,
        striking: 0,
        workers: [1, 1, 1, 1, 1],
        disasters: [0, 0, 0, 0, 0],
        statues: [],
        hand: [],
        sites: [],
        buildings: [],
        places: [],
        garden: [],
        used: [],
        mayor: [],
        mayorSides: [],
      })
    }
  })

  test('each pile holds 55 cards of its colour, the discard pile one of each', () => {
    for (const [color, pile] of state.piles.entries()) {
      expect(pile).toHaveLength(55)
      expect(new Set(pile.map(colorOf))).toEqual(new Set([color]))
    }
    expect(state.discard.map(colorOf).toSorted()).toEqual([0, 1, 2, 3, 4])
    const cards = [...state.piles.flat(), ...state.discard]
    expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 280 }, (_, i) => i + 1))
  })

  test('the discard pile is face up, the draw piles are not', () => {
    const { table } = view(hamburg, state, WATCHER)
    expect(table.discard).toEqual(state.discard)
    expect(table.piles.map(pile => new Set(pile.map(backShown)))).toEqual(
      [0, 1, 2, 3, 4].map(color => new Set([color])),
    )
  })

  test('two intrigue tokens of each disaster wait, no cleric is in the church', () => {
    expect(state.tokens.toSorted()).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
    expect(state.usedTokens).toEqual([])
    expect(state).toMatchObject({ window: -1, guests: [], floor: [0, 0, 0, 0, 0, 0], season: 0 })
  })

  test('the first hand is drawn in Phase I by the first player', () => {
    const { question, state: begun } = openSession(hamburg, beginning(players))
    expect(question).toMatchObject({ seat: begun.first, task: { kind: 'refill' } })
    expect(begun.season).toBe(1)
  })
})

test('anybody may be the first player', () => {
  const firsts = Array.from({ length: 60 }, (_, i) => start(hamburg, beginning(5, `seed ${i}`)).first)
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3, 4]))
})

test('piles, discard pile and tokens are mixed', () => {
  const [one, other] = ['one', 'other'].map(seed => start(hamburg, beginning(2, seed)))
  expect(one!.piles).not.toEqual(other!.piles)
  expect(one!.tokens).not.toEqual(other!.tokens)
})

test('neither nobody nor 6 can play', () => {
  expect(() => beginning(0)).toThrow('1 to 5 players')
  expect(() => beginning(6)).toThrow('1 to 5 players')
})
