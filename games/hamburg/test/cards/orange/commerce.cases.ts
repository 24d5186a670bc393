import { expect } from 'vitest'
import { COLORS } from '../../../src/colors.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, forOneWorker, TWO_OF_EACH, workers } from '../siblings.ts'

const MERCHANTS = [
  [98, 'pink'],
  [99, 'purple'],
  [100, 'brown'],
  [101, 'gray'],
] as const

const MONEYLENDER: CardCase[] = [
  {
    card: 103,
    title: 'with 2 marks and four opponents: two of them, 1 mark for 1 point each (T49)',
    given: { players: 5, seats: [{ hand: [103], sites: ['pink'], marks: 5 }] },
    play: ['play 103 build'],
    expects: table => {
      expect(table.asked).toEqual({ kind: 'buyPoint', seat: 0 })
      expect(table.answers).toEqual(['from 2', 'from 3', 'from 4', 'from 5'])
      table.play('from 2')
      expect(table.answers).toEqual(['from 3', 'from 4', 'from 5'])
      table.play('from 4')
      expect(table.state.seats.map(({ marks, points }) => [marks, points])).toEqual([
        [0, 7],
        [6, 4],
        [5, 5],
        [6, 4],
        [5, 5],
      ])
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 103,
    title: 'with marks enough: every other player, once each',
    given: { players: 3, seats: [{ hand: [103], sites: ['pink'], marks: 9 }] },
    play: ['play 103 build', 'from 3'],
    expects: table => {
      expect(table.state.seats.map(({ marks, points }) => [marks, points])).toEqual([
        [4, 7],
        [6, 4],
        [6, 4],
      ])
    },
  },
  {
    card: 103,
    title: 'takes nothing from a player at 0 and gives nothing for it (H10)',
    given: { seats: [{ hand: [103], sites: ['pink'], marks: 9 }, { points: 0 }, { points: 1 }] },
    play: ['play 103 build'],
    expects: table => {
      expect(table.state.seats.map(({ marks, points }) => [marks, points])).toEqual([
        [5, 6],
        [5, 0],
        [6, 0],
      ])
    },
  },
  {
    card: 103,
    title: 'without a mark left nobody gives a point',
    given: { seats: [{ hand: [103], sites: ['pink'], marks: 3 }] },
    play: ['play 103 build'],
    expects: table => {
      expect(table.seat()).toMatchObject({ marks: 0, points: 5 })
      expect(table.seat(1)).toMatchObject({ marks: 5, points: 5 })
    },
  },
  {
    card: 103,
    title: 'repeated by 036: the point once more, without a mark for it (H14)',
    given: { seats: [{ hand: [103], buildings: [36], sites: ['pink', 'pink'], marks: 5 }] },
    play: ['play 103 build', 'repeat 103'],
    expects: table => {
      expect(table.seat()).toMatchObject({ marks: 1, points: 7 })
      expect(table.seat(1)).toMatchObject({ marks: 6, points: 3 })
    },
  },
  {
    card: 103,
    title: 'repeated by 036 even with no mark left (H14); the repetition is free to choose',
    given: { seats: [{ hand: [103], buildings: [36], sites: ['pink', 'pink'], marks: 4 }] },
    play: ['play 103 build'],
    expects: table => {
      expect(table.answers).toEqual(['repeat 103', 'done'])
      expect(table.seat()).toMatchObject({ marks: 0, points: 6 })
      table.play('repeat 103')
      expect(table.seat()).toMatchObject({ marks: 0, points: 7 })
      expect(table.seat(1)).toMatchObject({ marks: 6, points: 3 })
    },
  },
]

/** The red wall: gray, pink, brown … to the left; purple, orange, gray … to the right. */
const WALLS: CardCase[] = [
  {
    card: 108,
    title: 'the standard action Build a wall segment costs no marks; the card is discarded as usual',
    given: { seats: [{ hand: [37], buildings: [108], wall: [2, 0], marks: 0 }] },
    play: ['play 037 wall left'],
    expects: table => {
      expect(table.seat()).toMatchObject({ marks: 0, left: 3, hand: [] })
      expect(table.state.discard).toEqual([37])
    },
  },
  {
    card: 108,
    title: 'without it the same segment costs its 3 marks',
    given: { seats: [{ hand: [37, 38], wall: [2, 0], marks: 4 }, { buildings: [108] }] },
    play: ['play 037 wall left'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 1, left: 3 }),
  },
  {
    card: 108,
    title: 'the colour of the card must still match the segment',
    given: { seats: [{ hand: [37, 206], buildings: [108], wall: [0, 0] }] },
    play: [],
    expects: table => {
      expect(table.answers).toContain('play 206 wall right')
      expect(table.answers).not.toContain('play 206 wall left')
      expect(table.answers).not.toContain('play 037 wall left')
      expect(table.answers).not.toContain('play 037 wall right')
    },
  },
  {
    card: 108,
    title: 'also in a nested action (H48)',
    given: {
      seats: [{ buildings: [108, 7], wall: [3, 0], marks: 0, workers: { purple: 1 } }],
      piles: { purple: [206] },
    },
    play: ['activate 007', 'deck purple', 'play 206 wall left'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 0, left: 4 }),
  },
  {
    card: 108,
    title: 'does not help 062, which pays twice the printed price (H48)',
    given: { seats: [{ buildings: [108, 62], wall: [2, 2], marks: 7, workers: { orange: 1 } }] },
    play: ['activate 062', 'wall left'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 1, left: 3 }),
  },
  {
    card: 108,
    title: 'nor does it let 062 build without the marks (H48)',
    given: { seats: [{ hand: [37], buildings: [108, 62], wall: [2, 2], marks: 5, workers: { orange: 1 } }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 062'),
  },
  {
    card: 108,
    title: 'with 232: the action is free, and 062 pays twice the black die (H48)',
    given: {
      dice: { black: 2 },
      seats: [{ hand: [37], buildings: [108, 62, 232], wall: [2, 4], marks: 9, workers: { orange: 1 } }],
    },
    play: ['play 037 wall left'],
    expects: table => {
      expect(table.seat()).toMatchObject({ marks: 9, left: 3 })
      table.play('activate 062', 'wall right')
      expect(table.seat()).toMatchObject({ marks: 5, right: 5 })
    },
  },
]

export const commerce: CardCase[] = [
  ...categoryCases({
    marks: 97,
    worker: 'pink',
    search: 104,
    laurel: 107,
    same: [98, 103],
    strangers: [115, 127, 134],
    garden: [245, 265],
  }),
  ...MERCHANTS.flatMap(([card, worker]) => forOneWorker({ card, worker, title: '3 marks', marks: 13 })),
  {
    card: 102,
    title: 'takes 2 marks in Phase III, once per season, without a worker (T16)',
    given: { seats: [{ hand: [37], buildings: [102], marks: 1 }] },
    play: ['activate 102'],
    expects: table => {
      expect(table.purse()).toEqual({ marks: 3, points: 5, workers: [0, 0, 0, 0, 0] })
      expect(table.answers).not.toContain('activate 102')
      table.play('play 037 money')
      expect(table.answers).not.toContain('activate 102')
    },
  },
  {
    card: 102,
    title: 'also after the standard action (E08), and in the turn in which it is built',
    given: { seats: [{ hand: [102], sites: ['pink'], marks: 6 }] },
    play: ['play 102 build', 'activate 102'],
    expects: table => expect(table.seat().marks).toBe(2),
  },
  {
    card: 102,
    title: 'not while its marker lies on it, which comes off at the end of the season',
    given: {
      seats: [{ hand: [37], buildings: [102], used: [102] }],
      agenda: ['turn', 'seasonEnd'],
    },
    play: [],
    expects: table => {
      expect(table.answers).not.toContain('activate 102')
      table.play('play 037 money')
      expect(table.seat().used).toEqual([])
    },
  },
  ...MONEYLENDER,
  {
    card: 104,
    title: 'the instant ability of the card it finds works at once (H34)',
    given: { discard: [103], seats: [{ hand: [104], sites: ['pink', 'pink'], marks: 7 }] },
    play: ['play 104 build'],
    expects: table => {
      expect(table.seat()).toMatchObject({ buildings: [104, 103], marks: 0, points: 6 })
      expect(table.seat(1)).toMatchObject({ marks: 6, points: 4 })
    },
  },
  ...forOneWorker({
    card: 105,
    worker: 'gray',
    title: '1 point for each third segment and each statue',
    seat: { wall: [3, 2], statues: [9, 7] },
    others: [{ wall: [5, 5], statues: [4, 2] }],
    points: 8,
  }),
  ...forOneWorker({
    card: 105,
    worker: 'gray',
    title: 'both third segments count, whatever stands behind them',
    seat: { wall: [5, 4] },
    points: 7,
  }).slice(0, 1),
  ...COLORS.map(
    (color, i): CardCase => ({
      card: 106,
      title: `for a ${color} worker: as many marks as the ${color} die shows; once per season`,
      given: {
        dice: { purple: 1, orange: 2, gray: 4, pink: 5, brown: 6, black: 3 },
        seats: [{ buildings: [106, 138, 139, 140, 141], marks: 10, workers: TWO_OF_EACH }],
      },
      play: ['activate 106', `worker ${color}`],
      expects: table => {
        expect(table.purse()).toEqual({
          marks: 10 + [1, 2, 4, 5, 6][i]!,
          points: 5,
          workers: workers({ [color]: -1 }),
        })
        expect(table.asked).toBeUndefined()
      },
    }),
  ),
  {
    card: 106,
    title: 'only with a worker that is there',
    given: { seats: [{ buildings: [106], workers: { gray: 1, brown: 1 } }] },
    play: ['activate 106'],
    expects: table => expect(table.answers).toEqual(['worker gray', 'worker brown']),
  },
  {
    card: 106,
    title: 'not without any worker',
    given: { seats: [{ hand: [37], buildings: [106] }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 106'),
  },
  ...WALLS,
]
