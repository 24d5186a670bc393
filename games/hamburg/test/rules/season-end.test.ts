import { describe, expect, test } from 'vitest'
import type { Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { type Table, table } from '../table.ts'
import { happenings, perColor } from './listening.ts'

/** Section 9: majorities, the cleric, the markers, the first player. */

const [HALL, BUILDINGS, WALL, POINTS, ZOO] = [1, 2, 4, 8, 16] as const

/** The season ends; the next one asks for the first card. */
function ending(seats: readonly SeatDescription[], given: Position = {}): Table {
  return table({ seats, agenda: ['majorities'], ...given })
}

const tokens = ({ state }: Table) => state.seats.map(({ majorities }) => majorities)

describe('majorities', () => {
  test('T25 City Hall: Alex alone is furthest', () => {
    expect(tokens(ending([{ hall: 3 }, { hall: 2 }, { hall: 2 }]))).toEqual([HALL, 0, 0])
  })

  test('T26 buildings: 2, 2 and 3', () => {
    const seats = [{ buildings: [1, 2] }, { buildings: [3, 5] }, { buildings: [6, 7, 8] }]
    expect(tokens(ending(seats))).toEqual([0, 0, BUILDINGS])
  })

  test('T27 wall: 2, 2 and 3 segments of both halves', () => {
    expect(tokens(ending([{ wall: [2, 0] }, { wall: [0, 2] }, { wall: [1, 2] }]))).toEqual([0, 0, WALL])
  })

  test('T28 points: Beate alone leads on the score track', () => {
    expect(tokens(ending([{ points: 9 }, { points: 12 }, { points: 5 }]))).toEqual([0, POINTS, 0])
  })

  test('T29 Zoo: 1, 2 and 4 cards; Parks do not count', () => {
    const seats = [
      { garden: [241, 261, 262, 263, 264, 265] },
      { garden: [242, 243] },
      { garden: [244, 245, 246, 247] },
    ]
    expect(tokens(ending(seats))).toEqual([0, 0, ZOO])
  })

  test('a tie for the lead is nobody’s, in all five', () => {
    const seat = (n: number) => ({
      hall: 2,
      points: 7,
      wall: [1, 1] as const,
      garden: [241 + n],
      buildings: [49 + n],
    })
    expect(tokens(ending([seat(0), seat(1), {}]))).toEqual([0, 0, 0])
  })

  test('046: its owner also wins a tie for the lead, but not with 0', () => {
    const seats = [{ hall: 2, wall: [0, 0] as const, buildings: [46] }, { hall: 2, buildings: [1] }, {}]
    expect(tokens(ending(seats))).toEqual([HALL + BUILDINGS + POINTS, 0, 0])
  })

  test('tokens are checked in the order of the board', () => {
    const at = table({
      seats: [{ hand: [37], hall: 1, points: 9, wall: [1, 0], garden: [241], buildings: [49] }, {}],
      agenda: ['turn', 'majorities'],
    })
    const heard = happenings(() => at.play('play 037 decrease'))
    expect(heard.flatMap(event => (event.kind === 'majority' ? [event.which] : []))).toEqual([0, 1, 2, 3, 4])
  })

  test('a coloured token stays coloured when the lead is lost, and another can win the same', () => {
    const at = ending([{ hall: 1, majorities: ['hall'] }, { hall: 2 }])
    expect(tokens(at)).toEqual([HALL, HALL])
  })

  test('095 brings a worker of each colour for every token that turns', () => {
    const won = ending([{ hall: 1, points: 9, buildings: [95] }, { buildings: [1, 2] }])
    expect(won.seat().workers).toEqual([2, 2, 2, 2, 2])
    const had = ending([{ hall: 1, majorities: ['hall'], buildings: [95] }, { buildings: [1, 2] }])
    expect(had.seat().workers).toEqual([0, 0, 0, 0, 0])
  })
})

describe('after the majorities', () => {
  test('the cleric goes to the floor below its window', () => {
    const at = ending([{}], { window: 3, floor: [1, 0, 0, 2, 0, 0] })
    expect(at.state).toMatchObject({ floor: [1, 0, 0, 3, 0, 0] })
  })

  test('T42 and so does a worker placed by 189', () => {
    const at = ending([{}], { window: 5, guests: ['gray', 'gray'] })
    expect(at.state).toMatchObject({ floor: [0, 0, 2, 0, 0, 1], guests: [] })
  })

  test('all markers come off', () => {
    const at = ending([
      { buildings: [102, 57], used: [102, 57] },
      { buildings: [58], used: [58] },
    ])
    expect(at.state.seats.map(({ used }) => used)).toEqual([[], []])
  })

  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('the first player passes on to the left: from %i to %i', (first, next) => {
    const at = ending([{}, {}, {}], { first, season: 3 })
    expect(at.state).toMatchObject({ first: next, season: 4, round: 0 })
    expect(at.asked).toEqual({ kind: 'refill', seat: next })
  })

  test('nothing else changes: money, workers, points and levels stay', () => {
    const at = ending([{ marks: 3, points: 5, workers: { pink: 2 }, disasters: { gray: 2 } }, {}])
    expect(at.seat()).toMatchObject({ marks: 3, points: 5, workers: perColor({ pink: 2 }) })
    expect(at.seat().disasters).toEqual(perColor({ gray: 2 }))
  })
})

describe('H17 Phase IV buildings', () => {
  const seats = [{ buildings: [4, 97] }, { buildings: [98], points: 9 }]

  test('H17 before the majorities: what is taken back does not count for them', () => {
    const at = ending(seats).play('activate 004', 'take back 097', 'take back 004')
    expect(tokens(at)).toEqual([0, BUILDINGS + POINTS])
    expect(at.seat()).toMatchObject({ buildings: [], hand: [97, 4] })
  })

  test('H17 or after them: then it has counted', () => {
    const at = ending(seats).play('done')
    expect(tokens(at)).toEqual([BUILDINGS, POINTS])
    expect(at.answers).toEqual(['activate 004', 'done'])
    at.play('activate 004', 'take back 097', 'done')
    expect(at.seat()).toMatchObject({ buildings: [4], hand: [97] })
  })

  test('H17 once per season, in turn order, and not at all if its owner likes', () => {
    const at = ending(seats).play('activate 004', 'done')
    expect(at.asked?.kind).toBe('refill')
    expect(ending(seats).play('done', 'done').seat().buildings).toEqual([4, 97])
  })
})
