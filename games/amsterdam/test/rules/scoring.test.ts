import { winners } from '@kontor/engine'
import { expect, test } from 'vitest'
import { amsterdam } from '../../src/index.ts'
import type { Position, SeatDescription } from '../../src/position.ts'
import { penaltyPoints, score } from '../../src/rules/scoring.ts'
import { table } from '../table.ts'

function sources(given: Position, seat = 0) {
  return score(table(given).state)[seat]!.sources
}

test.each([
  [0, 0],
  [1, 3],
  [2, 8],
  [3, 15],
  [4, 22],
  [5, 29],
])('TC-R18: %i penalty tiles cost %i', (tiles, points) => {
  expect(penaltyPoints(tiles)).toBe(points)
  expect(sources({ seats: [{ penalties: tiles }] }).penalties).toBe(0 - points)
})

test('cards that are still inactive are penalties, too', () => {
  expect(sources({ seats: [{ penalties: 1, inactive: [25, 26] }] }).penalties).toBe(-15)
})

test('TC-A22, A18: with card 008 inactive cards cost nothing, earlier tiles do', () => {
  expect(sources({ seats: [{ active: [8], inactive: [25, 26], penalties: 1 }] }).penalties).toBe(-3)
})

test('TC-R19: laurel cards: three crafts, seven dockers in the depot, three laurels', () => {
  const given: Position = {
    seats: [{ active: [7, 11, 86, 1, 25] }],
    depot: ['white', 'white', 'redbrown', 'redbrown', 'lightblue', 'lightpink', 'lightgreen'],
  }
  expect(sources(given).laurels).toBe(6 + 7 + 6)
})

const RING = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6']

test('TC-R20: a group of six joined blocks scores 18', () => {
  expect(sources({ seats: [{ blocks: RING }] }).city).toBe(18)
})

test('blocks join over bridges, also between districts; only the largest group counts', () => {
  expect(sources({ seats: [{ blocks: ['P1', 'G3', 'G2', 'N2'] }] }).city).toBe(9)
})

test('TC-R21: two who tie for first share the first two places, rounded down', () => {
  const seats: SeatDescription[] = [{ blocks: ['P1', 'P2'] }, { blocks: ['P3', 'P4'] }, { blocks: ['P5'] }]
  const given: Position = { seats, districts: ['plantage'] }
  expect([0, 1, 2].map(seat => sources(given, seat).districts)).toEqual([3, 3, 0])
})

test('TC-R22: with three players the first gets 5, the second 2', () => {
  const seats: SeatDescription[] = [{ blocks: ['J1', 'J2', 'J3'] }, { blocks: ['J4', 'J5'] }, {}]
  const given: Position = { seats, districts: ['jordaan'] }
  expect([0, 1, 2].map(seat => sources(given, seat).districts)).toEqual([5, 2, 0])
})

test('TC-A07: three who tie for first get 2 each', () => {
  const seats: SeatDescription[] = [{ blocks: ['J1'] }, { blocks: ['J4'] }, { blocks: ['J5'] }]
  const given: Position = { seats, districts: ['jordaan'] }
  expect([0, 1, 2].map(seat => sources(given, seat).districts)).toEqual([2, 2, 2])
})

test('TC-A08: two who tie for second behind a leader get 1 each', () => {
  const seats: SeatDescription[] = [{ blocks: ['J1', 'J2'] }, { blocks: ['J4'] }, { blocks: ['J5'] }]
  const given: Position = { seats, districts: ['jordaan'] }
  expect([0, 1, 2].map(seat => sources(given, seat).districts)).toEqual([5, 1, 1])
})

test('A14: only open districts are scored, and nobody without a block there', () => {
  const seats: SeatDescription[] = [{ blocks: ['J1', 'J2'] }, {}, {}, {}]
  const given = (district: 'plantage' | 'jordaan'): Position => ({ seats, districts: [district] })
  expect(sources(given('plantage')).districts).toBe(0)
  expect([0, 1, 2, 3].map(seat => sources(given('jordaan'), seat).districts)).toEqual([5, 0, 0, 0])
})

test('four players get 5, 3, 1 and nothing', () => {
  const seats: SeatDescription[] = [
    { blocks: ['J1', 'J2', 'J3'] },
    { blocks: ['J4', 'J5'] },
    { blocks: ['J6'] },
    {},
  ]
  const given: Position = { seats, districts: ['jordaan'] }
  expect([0, 1, 2, 3].map(seat => sources(given, seat).districts)).toEqual([5, 3, 1, 0])
})

test('TC-R23, A13: leftovers are counted together, 1 for every two', () => {
  const seat: SeatDescription = {
    supply: { pink: 2, gray: 2 },
    storage: { beer: 1 },
    cargo: { lace: 1 },
    crew: ['white'],
    gulden: 5,
  }
  expect(sources({ seats: [seat] }).leftovers).toBe(6)
})

test('A13: resources on the wheel and in the magazine are no leftovers', () => {
  expect(sources({ seats: [{ wheel: [{ pink: 4 }], magazine: 'pink' }] }).leftovers).toBe(0)
})

test('TC-R34: card 108 scores the commonest craft only', () => {
  const active = [108, 37, 38, 39, 43, 44, 49, 50]
  expect(sources({ seats: [{ active }] }).laurels).toBe(6)
})

test('TC-R37: card 007 with all nine crafts', () => {
  const active = [1, 7, 13, 19, 25, 31, 37, 43, 49]
  expect(sources({ seats: [{ active }] }).laurels).toBe(18)
})

test.each([
  ['TC-A09', [67, 68, 70, 73], 18],
  ['TC-A10', [67, 68, 69, 70, 71, 72, 73, 74, 75], 45],
  ['alone', [67], 3],
  ['with one partner', [67, 70], 8],
  ['two with two of one kind', [67, 68, 70, 71], 16],
  ['three with three and one', [67, 68, 69, 70, 71, 72, 73], 31],
])('A38, %s: churches %o score %i', (_, active, points) => {
  expect(sources({ seats: [{ active }] }).laurels).toBe(points)
})

test('card 009 moves nothing on the end space, and leaves other stacks as they are', () => {
  const end: SeatDescription = { active: [9], amstel: 18 }
  expect(sources({ seats: [end] }).laurels).toBe(0)
  expect(winners(score(table({ seats: [end, { amstel: 18 }], order: [0, 1] }).state))).toEqual([0])
  const stacked = { points: 9, amstel: 9 }
  const game = table({ seats: [{ active: [9] }, stacked, stacked], order: [2, 1, 0] })
  expect(winners(score(game.state))).toEqual([2])
})

test('A18: card 008 is a laurel card', () => {
  expect(sources({ seats: [{ active: [8, 86] }] }).laurels).toBe(4)
})

test('card 009 also counts for the mission of the end space, and in a tie', () => {
  const game = table({
    seats: [
      { active: [9], amstel: 13, missions: [14] },
      { amstel: 14, points: 25 },
    ],
  })
  // Bridge 5, end space 10 and mission 10 make a tie with the 25 points of the other, who was ahead.
  expect(score(game.state).map(({ points }) => points)).toEqual([25, 25])
  expect(winners(score(game.state))).toEqual([0])
})

test('A19: what is handed in for a mission has counted for card 010, and is left over no more', () => {
  const given: Position = {
    seats: [{ active: [10], missions: [34], crew: ['white'], cargo: { beer: 1 }, supply: { pink: 1 } }],
  }
  expect(sources(given)).toMatchObject({ laurels: 2, missions: 4, leftovers: 0 })
})

test('card 107 and mission 30 both look at the ship on the start space', () => {
  expect(sources({ seats: [{ active: [107], missions: [30] }] })).toMatchObject({ laurels: 8, missions: 4 })
})

test('card 009 moves the disc before the other laurels, with bridges and the end field', () => {
  const given: Position = { seats: [{ active: [9, 105], amstel: 13 }, { amstel: 14 }] }
  // Field 18: over the bridge after 15 (5) to the end (10); card 105 counts all four bridges.
  expect(sources(given).laurels).toBe(15 + 8)
  const earned = amsterdam.study!.chronicle!.close!(table(given).state)
  expect(earned.map(fact => [fact.card, 'points' in fact && fact.points])).toEqual([
    [9, 15],
    [105, 8],
  ])
})

test('A12: a tie goes to whoever is further on the Amstel, within a stack to the upper disc', () => {
  const game = table({
    seats: [
      { points: 5, amstel: 2 },
      { points: 5, amstel: 3 },
    ],
  })
  expect(winners(score(game.state))).toEqual([1])
  const stacked = table({ seats: [{ points: 5 }, { points: 5 }, { points: 5 }], order: [2, 0, 1] })
  expect(winners(score(stacked.state))).toEqual([2])
})

test('A07: a score may fall below 0', () => {
  expect(score(table({ seats: [{ penalties: 3 }] }).state)[0]!.points).toBe(-15)
})

test.each([
  [2, 7],
  [3, 6],
  [4, 5],
])('TC-R26: a full beer warehouse brings %i players %i, whoever filled it', (players, points) => {
  const others = Array.from({ length: players - 1 }, () => ({}))
  const given: Position = { seats: [{ missions: [24] }, ...others], large: { beer: 3 } }
  expect(sources(given).missions).toBe(points)
})

test.each([
  [{ pink: 1, gray: 1, black: 1, orange: 1 }, 5],
  [{ pink: 1, gray: 1, black: 1, orange: 1, purple: 1, brown: 1 }, 10],
])('TC-A20: mission 33 with %o brings %i', (supply, points) => {
  const { missions, leftovers } = sources({ seats: [{ missions: [33], supply }] })
  expect([missions, leftovers]).toEqual([points, 0])
})

test.each([
  [['goldyellow'] as const, 3],
  [['goldyellow', 'goldyellow'] as const, 8],
])('TC-A21: mission 38 with %o brings three players %i, and nothing is left over', (crew, points) => {
  const { missions, leftovers } = sources({ seats: [{ missions: [38], crew, gulden: 1 }, {}, {}] })
  expect([missions, leftovers]).toEqual([points, 0])
})

test.each([[[33, 34]], [[34, 33]]])('a resource is handed in for one of the missions %o only', missions => {
  const seat = { crew: ['white'], storage: { beer: 1 }, supply: { pink: 1 } } as const
  expect(sources({ seats: [{ ...seat, missions }] })).toMatchObject({ missions: 4, leftovers: 0 })
})

test('a docker is handed in for one mission only, for the better one', () => {
  const given: Position = {
    seats: [{ missions: [34, 38], crew: ['goldyellow'], storage: { beer: 1 }, supply: { pink: 1 } }],
  }
  // Two players: 4 for docker, good and resource; 2 for the docker, and 1 for the two others left over.
  expect(sources(given)).toMatchObject({ missions: 4, leftovers: 0 })
})
