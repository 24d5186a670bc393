import { places, winners } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { hamburg, type Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { type Table, table } from '../table.ts'

/** Section 10: what counts at the end. */

/** The end of the game after season 8. */
function over(seats: readonly SeatDescription[], given: Position = {}): Table {
  return table({ seats, season: 8, agenda: ['season'], ...given })
}

function sources(seat: SeatDescription, given: Position = {}) {
  return hamburg.score(over([seat, {}], given).state)[0]!.sources
}

/** With 074 as the third pink building: 049, named in the rules, is of Entertainment and would count for 059. */
test('T30 Patricia: 61 + 42 = 103', () => {
  const at = over(
    [
      {
        points: 61,
        buildings: [59, 72, 74, 206],
        garden: [241, 261],
        majorities: ['hall', 'points'],
        wall: [3, 2],
        hall: 5,
      },
    ],
    { floor: [0, 2, 1, 3, 1, 1] },
  )
  expect(at.asked).toBeUndefined()
  expect(hamburg.score(at.state)[0]).toEqual({
    points: 103,
    sources: {
      track: 61,
      cards: 9,
      laurels: 4,
      majorities: 8,
      wall: 3,
      statues: 0,
      clerics: 11,
      hall: 7,
    },
    tieBreaks: [5],
  })
})

test('T18 205 scores a point for every 2 workers: 3 for 7', () => {
  expect(sources({ buildings: [205], workers: { gray: 4, pink: 3 } }).laurels).toBe(3)
})

describe('each source', () => {
  test('printed points of buildings, Zoo and Park; sites and hand count nothing', () => {
    expect(
      sources({ buildings: [132, 102], garden: [244, 264], sites: ['pink', 132 + 3], hand: [59] }).cards,
    ).toBe(14)
  })

  test('4 points for each coloured token', () => {
    const majorities = ['hall', 'buildings', 'wall', 'points', 'zoo'] as const
    expect([0, 1, 5].map(n => sources({ majorities: majorities.slice(0, n) }).majorities)).toEqual([0, 4, 20])
  })

  test('3 points for each standing third segment, and the statues', () => {
    const wall = ([left, right]: readonly [number, number]) => sources({ wall: [left, right] }).wall
    expect([wall([2, 2]), wall([3, 2]), wall([3, 5]), wall([5, 5])]).toEqual([0, 3, 6, 6])
    expect(sources({ wall: [5, 5], statues: [9, 4] }).statues).toBe(13)
  })

  test('each cleric scores the buildings of its colour, by category and not by site', () => {
    const seat = { buildings: [49, 61, 97, 145, 1, 193], sites: ['gray', 'gray'] } as const
    expect(sources(seat, { floor: [0, 0, 0, 2, 0, 0] }).clerics).toBe(4)
    expect(sources(seat, { floor: [1, 2, 1, 0, 1, 0] }).clerics).toBe(5)
  })

  test('Zoo and Park score by the black space only, whatever their colour', () => {
    const seat = { garden: [241, 257, 261] }
    expect(sources(seat, { floor: [3, 3, 3, 3, 3, 0] }).clerics).toBe(0)
    expect(sources(seat, { floor: [0, 0, 0, 0, 0, 2] }).clerics).toBe(6)
  })

  test('the City Hall space: 0, then 1, 2, 3, 5, 7, 9, 12, 15, 18', () => {
    const values = Array.from({ length: 10 }, (_, hall) => sources({ hall }).hall)
    expect(values).toEqual([0, 1, 2, 3, 5, 7, 9, 12, 15, 18])
  })

  test('the points gained during the game', () => {
    expect(sources({ points: 37 }).track).toBe(37)
  })

  test('marks, workers and hand count nothing by themselves', () => {
    const [score] = hamburg.score(over([{ points: 0, marks: 30, workers: { pink: 9 }, hand: [59] }]).state)
    expect(score!.points).toBe(0)
  })
})

describe('H31 066', () => {
  test('H31 is one building for clerics and stands for one more category', () => {
    expect(sources({ buildings: [66] }, { floor: [0, 0, 0, 1, 0, 0] }).clerics).toBe(1)
    const categories = (buildings: readonly number[]) => sources({ buildings }).laurels
    expect(categories([71])).toBe(1)
    expect(categories([71, 66])).toBe(2)
    expect(categories([71, 66, 49, 73, 85])).toBe(4)
    expect(categories([71, 66, 49, 73])).toBe(4)
  })

  test('H31 counts as each of its four categories where one is counted', () => {
    expect(sources({ buildings: [59, 72, 84, 94, 66] }).laurels).toBe(16)
    expect(sources({ buildings: [107, 66] }).laurels).toBe(2)
  })
})

describe('H32 a building under a Zoo card', () => {
  const under = (card: number, buildings: readonly number[] = []) => ({
    garden: [257],
    under: [card],
    buildings,
  })

  test('H32 scores no printed points, no laurel of its own and no clerics', () => {
    const seat = under(59, [49])
    expect(sources(seat, { floor: [0, 0, 0, 3, 0, 0] })).toMatchObject({ cards: 2, laurels: 0, clerics: 3 })
  })

  test('H32 counts for categories and for the number of buildings', () => {
    expect(sources(under(49, [59])).laurels).toBe(4)
    expect(sources(under(49, [71])).laurels).toBe(2)
    const at = table({ seats: [{ ...under(49, []), marks: 6, hand: [25], sites: ['gray'] }] })
    expect(at.play('play 025 build').seat().marks).toBe(4)
  })

  test('H32 does not count for the majority of buildings', () => {
    const at = table({ seats: [under(49, [50]), { buildings: [1] }], agenda: ['majorities'] })
    expect(at.state.seats.map(({ majorities }) => majorities & 2)).toEqual([0, 0])
  })
})

describe('the winner', () => {
  const result = (...seats: SeatDescription[]) => hamburg.score(over(seats).state)

  test('has the most points', () => {
    expect(winners(result({ points: 9, marks: 0 }, { points: 8, marks: 9 }, { points: 7 }))).toEqual([0])
  })

  test('has, on a tie, the most marks', () => {
    const scores = result({ points: 9, marks: 3 }, { points: 8, hall: 1, marks: 4 }, { points: 1, marks: 20 })
    expect(winners(scores)).toEqual([1])
    expect(places(scores)).toEqual([2, 1, 3])
  })

  test('shares the victory if marks tie too', () => {
    const scores = result({ points: 9, marks: 4 }, { points: 8, hall: 1, marks: 4 }, { points: 9, marks: 3 })
    expect(winners(scores)).toEqual([0, 1])
    expect(places(scores)).toEqual([1, 1, 3])
  })
})
