import { expect, test } from 'vitest'
import type { Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { table } from '../table.ts'

/** Section 9, and the end of a round. */

const JUDGE = 43
const [REPUTATION, PERSONS, CANALS] = [1, 2, 4]

/** The coloured markers of everybody after a round in which nothing is left to do. */
function after(seats: readonly SeatDescription[], given: Position = {}) {
  const at = table({ seats, turn: 4, agenda: ['majorities'], ...given })
  return at.state.seats.map(({ majorities }) => majorities)
}

test('T25 whoever alone is furthest on the reputation track turns that marker', () => {
  expect(after([{ reputation: 3 }, { reputation: 2 }, {}])).toEqual([REPUTATION, 0, 0])
})

test('T26 persons 9, 5, 4, 4: compared singly, not with the sum of the others', () => {
  const persons = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)
  const seats = [persons(76, 9), persons(16, 5), persons(32, 4), persons(91, 4)]
  expect(after(seats.map(persons => ({ persons })))).toEqual([PERSONS, 0, 0, 0])
})

test('T27 canals 7, 6, 2, 0: the most tiles on both canals together', () => {
  const canals = [
    [5, 1],
    [4, 3],
    [0, 0],
    [1, 1],
  ] as const
  expect(after(canals.map(canals => ({ canals })))).toEqual([0, CANALS, 0, 0])
})

test('T28 whoever shares the first place turns nothing', () => {
  expect(after([{ reputation: 3 }, { reputation: 3 }, { reputation: 1 }])).toEqual([0, 0, 0])
})

test('T29 a turned marker stays when somebody else leads later, who turns an own one', () => {
  expect(after([{ reputation: 2, majorities: ['reputation'] }, { reputation: 3 }])).toEqual([
    REPUTATION,
    REPUTATION,
  ])
})

test('T48 the Judge turns canals in a tie with 1 tile each, but not with none; the other does not', () => {
  const judge = { persons: [JUDGE] }
  expect(after([judge, { persons: [1, 2] }])[0]).toBe(0)
  expect(
    after([
      { ...judge, canals: [1, 0] },
      { persons: [1, 2], canals: [0, 1] },
    ]),
  ).toEqual([CANALS, PERSONS])
})

test('the Judge turns persons in a tie, himself being one', () => {
  expect(after([{ persons: [JUDGE] }, { persons: [1] }])).toEqual([PERSONS, 0])
})

test('after a round the persons stand up, and the start player is the next one clockwise', () => {
  const at = table({
    seats: [{ persons: [96], used: [96] }, {}, {}],
    first: 2,
    turn: 4,
    agenda: ['majorities'],
  })
  expect(at.state).toMatchObject({ round: 2, turn: 0, first: 0 })
  expect(at.seat().used).toEqual([])
  expect(at.asked).toEqual({ kind: 'refill', seat: 0 })
})

test('the game ends after the last round, whose majorities still count', () => {
  const at = table({
    seats: [{ reputation: 1 }, {}],
    round: 7,
    turn: 4,
    lastRound: 7,
    extra: false,
    agenda: ['majorities'],
  })
  expect(at.asked).toBeUndefined()
  expect(at.seat().majorities).toBe(REPUTATION)
  expect(at.state.round).toBe(7)
})

test('a round has four turns for everybody, in order', () => {
  const at = table({
    first: 1,
    turn: 0,
    seats: [{ hand: [1, 2, 3, 4, 5] }, { hand: [6, 7, 8, 9, 10] }],
    agenda: [
      { do: 'turns', turn: 1 },
      { do: 'turns', turn: 2 },
    ],
  })
  const seats: number[] = []
  while (at.asked) {
    seats.push(at.asked.seat)
    at.play(at.answers[0]!)
  }
  expect(seats).toEqual([1, 0, 1, 0])
  expect(at.state.turn).toBe(2)
})
