import { places, winners } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { bruges, type Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { table } from '../table.ts'

/** Section 10: what counts at the end. */

const PRINCE = 1
const MAYOR = 31
const COUNCILLOR = 32
const STILT_WALKER = 51
const PARISH_PRIEST = 81
const BISHOP = 87
const BUTLER = 116
const ACTOR = 127
const ENGRAVER = 128
const SCULPTOR = 133
const BEGGAR = 141
const GEOGRAPHER = 157

/** The end of the game after round 7. */
function over(seats: readonly SeatDescription[], given: Position = {}) {
  return table({ seats, round: 7, lastRound: 7, extra: false, agenda: ['round'], ...given })
}

function sources(seat: SeatDescription, given: Position = {}) {
  return bruges.score(over([seat, {}], given).state)[0]!.sources
}

test('T59 the complete example: 35 points besides those on the track', () => {
  const at = over([
    {
      points: 20,
      persons: [MAYOR, COUNCILLOR, PARISH_PRIEST, STILT_WALKER, BEGGAR],
      houses: ['red', 'red', 'red', 'red', 'red', 'blue'],
      majorities: ['reputation', 'persons'],
      canals: [3, 1],
      reputation: 6,
    },
  ])
  expect(at.asked).toBeUndefined()
  expect(bruges.score(at.state)[0]).toEqual({
    points: 55,
    sources: {
      track: 20,
      persons: 8,
      houses: 6,
      laurels: 4,
      majorities: 8,
      canals: 3,
      statues: 0,
      reputation: 6,
    },
    tieBreaks: [5],
  })
})

test('T13 a built third space is worth 3 points', () => {
  expect(sources({ canals: [3, 2] }).canals).toBe(3)
  expect(sources({ canals: [5, 3] }).canals).toBe(6)
  expect(sources({ canals: [2, 2] }).canals).toBe(0)
})

test('T57 the Prince 3, a house 1, third space and statue 3 + 7, the pawn on the space worth 7: 7', () => {
  expect(
    sources({ persons: [PRINCE], houses: ['red'], canals: [5, 0], statues: [7], reputation: 7 }),
  ).toMatchObject({ persons: 3, houses: 1, canals: 3, statues: 7, reputation: 7 })
})

test.each([
  [0, 0],
  [1, 1],
  [8, 8],
  [9, 10],
  [10, 12],
])('space %i of the reputation track is worth %i', (reputation, points) => {
  expect(sources({ reputation }).reputation).toBe(points)
})

test('hand, guilders, workers and threats count nothing', () => {
  expect(
    over([{ points: 0, hand: [1, 2], guilders: 9, workers: { red: 5 }, threats: { red: 2 } }]).state,
  ).toSatisfy((state: Parameters<typeof bruges.score>[0]) => bruges.score(state)[0]!.points === 0)
})

describe('laurels', () => {
  test('T22 the Bishop: a point for every 2 workers, 3 for 7', () => {
    expect(sources({ persons: [BISHOP], workers: { red: 4, blue: 3 } }).laurels).toBe(3)
  })

  test('T52 the Geographer: 2 more for each third space and each statue', () => {
    const seat = { persons: [GEOGRAPHER], canals: [5, 3], statues: [7] } as const
    expect(sources(seat)).toMatchObject({ laurels: 6, canals: 6, statues: 7 })
  })

  test('T53 the Engraver: 2 points for each group', () => {
    expect(sources({ persons: [ENGRAVER, 1, 2, 16, 31] }).laurels).toBe(8 + 2)
    expect(sources({ persons: [ENGRAVER, 1, 2, 16, 32] }).laurels).toBe(8)
  })

  test('ruling 6: the second edition’s Engraver scores 1 point a group and costs 9', () => {
    const second = { engraver: 'second' } as const
    expect(sources({ persons: [ENGRAVER, 1, 16, 32] }, second)).toMatchObject({
      laurels: 4,
      persons: 3 + 3 + 1 + 1,
    })
    const at = table({ ...second, seats: [{ hand: [ENGRAVER], guilders: 9, houses: ['red'] }] })
    expect(at.answers).toContain('play 128 recruit')
    const first = table({ seats: [{ hand: [ENGRAVER], guilders: 9, houses: ['red'] }] })
    expect(first.answers).not.toContain('play 128 recruit')
  })

  test('T54 the Butler: 5 points with houses in all five colours, none with four', () => {
    const four = ['blue', 'brown', 'yellow', 'purple'] as const
    expect(sources({ persons: [BUTLER], houses: four }).laurels).toBe(0)
    expect(sources({ persons: [BUTLER], houses: [...four, 'red'] }).laurels).toBe(5)
  })

  test('ruling 31: the Actor is an artist and an entertainer', () => {
    expect(sources({ persons: [ENGRAVER, ACTOR] }).laurels).toBe(4)
    // The Troupe Leader counts himself and the Actor.
    expect(sources({ persons: [57, ACTOR] }).laurels).toBe(4)
  })

  test('ruling 32: the Sculptor doubles the number on the best statue only', () => {
    const seat = { persons: [SCULPTOR, GEOGRAPHER], canals: [5, 5], statues: [6, 4] } as const
    expect(sources(seat).laurels).toBe(6 + 2 * 4)
    expect(sources({ persons: [SCULPTOR] }).laurels).toBe(0)
  })
})

test('T58 guilders break a tie; the same number of them shares the victory', () => {
  const scores = (one: number, other: number) =>
    bruges.score(over([{ guilders: one }, { guilders: other }, { points: 4 }]).state)
  expect(winners(scores(4, 6))).toEqual([1])
  expect(places(scores(4, 6))).toEqual([2, 1, 3])
  expect(winners(scores(6, 6))).toEqual([0, 1])
})
