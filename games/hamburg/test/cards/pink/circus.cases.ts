import { expect } from 'vitest'
import type { Position } from '../../../src/position.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, END, forOneWorker, sourcesOf, TWO_OF_EACH } from '../siblings.ts'

/** Both windows of Phase II, then a turn. */
const PHASE_II: Position['agenda'] = [
  { do: 'window', phase: 'II' },
  { do: 'window', phase: 'II', atHall: true },
  'turn',
]

type Six = readonly [number, number, number, number, number, number]

function dice([purple, orange, gray, pink, brown, black]: Six): NonNullable<Position['dice']> {
  return { purple, orange, gray, pink, brown, black }
}

/** The marks that 087 takes. */
const COMMON: readonly (readonly [Six, number])[] = [
  [[3, 3, 3, 4, 6, 1], 3],
  [[4, 4, 6, 6, 1, 2], 0],
  [[4, 6, 4, 1, 6, 4], 4],
  [[1, 2, 3, 4, 5, 6], 0],
  [[6, 5, 5, 1, 2, 3], 5],
  [[2, 2, 2, 5, 5, 5], 0],
  [[1, 3, 4, 5, 6, 1], 1],
]

/** 092 for 23 or less, 093 for 19 or more. */
const SUMS = [
  { card: 92, good: [6, 6, 5, 2, 2, 2], bad: [6, 6, 5, 2, 2, 3], marks: 10, points: 5 },
  { card: 93, good: [6, 6, 2, 2, 2, 1], bad: [6, 5, 2, 2, 2, 1], marks: 5, points: 7 },
] as const

const sums = SUMS.flatMap(({ card, good, bad, marks, points }): CardCase[] => {
  const seats = [{ hand: [98], buildings: [card] }]
  const activate = `activate 0${card}`
  return [
    {
      card,
      title: `gives it when the dice add up to ${good.reduce((sum, n) => sum + n, 0)}, once per season`,
      given: { agenda: PHASE_II, dice: dice(good), seats },
      play: [activate],
      expects: table => {
        expect(table.purse()).toEqual({ marks, points, workers: [0, 0, 0, 0, 0] })
        expect(table.asked?.kind).toBe('turn')
        expect(table.answers).not.toContain(activate)
      },
    },
    {
      card,
      title: 'may wait for the step at the City Hall (H03)',
      given: { agenda: PHASE_II, dice: dice(good), seats },
      play: ['done', activate],
      expects: table => expect(table.seat()).toMatchObject({ marks, points }),
    },
    {
      card,
      title: `gives nothing when they add up to ${bad.reduce((sum, n) => sum + n, 0)}`,
      given: { agenda: PHASE_II, dice: dice(bad), seats },
      play: [],
      expects: table => expect(table.asked?.kind).toBe('turn'),
    },
  ]
})

const WATCHED = { buildings: [91], workers: {} }

export const circus: CardCase[] = [
  ...categoryCases({
    marks: 86,
    worker: 'brown',
    search: 90,
    laurel: 94,
    same: [87, 92],
    strangers: [53, 61, 73],
    garden: [260, 280],
  }),
  ...sums,
  {
    card: 85,
    title: 'each other player turns back 1 coloured token of their choice, clockwise; who has none is spared',
    given: {
      seats: [
        { hand: [85], sites: ['gray'], marks: 6, majorities: ['hall', 'zoo'] },
        { majorities: ['hall', 'wall', 'points'] },
        {},
        { majorities: ['buildings', 'zoo'] },
      ],
    },
    play: ['play 085 build'],
    expects: table => {
      expect(table.asked).toEqual({ kind: 'turnToken', seat: 1 })
      expect(table.answers).toEqual(['token hall', 'token wall', 'token points'])
      table.play('token wall')
      expect(table.asked).toEqual({ kind: 'turnToken', seat: 3 })
      table.play('token zoo')
      expect(table.state.seats.map(({ majorities }) => majorities)).toEqual([0b10001, 0b01001, 0, 0b00010])
      expect(table.seat().marks).toBe(0)
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 85,
    title: 'a single token turns by itself, and can be won again (T53)',
    given: {
      agenda: ['turn', 'majorities'],
      seats: [
        { hand: [85], sites: ['gray'], marks: 6 },
        { majorities: ['hall'], hall: 2 },
      ],
    },
    play: ['play 085 build'],
    expects: table => expect(table.seat(1).majorities).toBe(0b00001),
  },
  {
    card: 85,
    title: 'a token that is turned back stays so without the lead (T53)',
    given: {
      agenda: ['turn', 'majorities'],
      seats: [
        { hand: [85], sites: ['gray'], marks: 6, hall: 2 },
        { majorities: ['hall'], hall: 2 },
      ],
    },
    play: ['play 085 build'],
    expects: table => expect(table.seat(1).majorities).toBe(0),
  },
  ...COMMON.map(
    ([six, marks]): CardCase => ({
      card: 87,
      title: `takes ${marks} marks for ${six.join(' ')} (T40, E19)`,
      given: { agenda: PHASE_II, dice: dice(six), seats: [{ hand: [98], buildings: [87] }] },
      play: ['activate 087'],
      expects: table => {
        expect(table.seat().marks).toBe(5 + marks)
        expect(table.asked?.kind).toBe('turn')
        expect(table.answers).not.toContain('activate 087')
      },
    }),
  ),
  {
    card: 87,
    title: 'may wait for the step at the City Hall (H03)',
    given: { agenda: PHASE_II, dice: dice([3, 3, 3, 4, 6, 1]), seats: [{ hand: [98], buildings: [87] }] },
    play: ['done', 'activate 087'],
    expects: table => expect(table.seat().marks).toBe(8),
  },
  ...forOneWorker({
    card: 88,
    worker: 'orange',
    title: '1 point and 5 marks for the one full set that is left; the set is not paid',
    seat: { hand: [98] },
    marks: 15,
    points: 6,
  }),
  {
    card: 88,
    title: 'counts one set for 2 orange workers and 1 of each other (T48)',
    given: {
      seats: [{ hand: [98], buildings: [88], workers: { purple: 1, orange: 2, gray: 1, pink: 1, brown: 1 } }],
    },
    play: ['activate 088'],
    expects: table => expect(table.purse()).toEqual({ marks: 10, points: 6, workers: [1, 1, 1, 1, 1] }),
  },
  {
    card: 88,
    title: 'counts no set for 1 of each: the orange worker is paid first (T48, H13)',
    given: {
      seats: [{ hand: [98], buildings: [88], workers: { purple: 1, orange: 1, gray: 1, pink: 1, brown: 1 } }],
    },
    play: ['activate 088'],
    expects: table => expect(table.purse()).toEqual({ marks: 5, points: 5, workers: [1, 0, 1, 1, 1] }),
  },
  {
    card: 88,
    title: 'counts two sets',
    given: { seats: [{ hand: [98], buildings: [88], workers: { ...TWO_OF_EACH, orange: 3, pink: 5 } }] },
    play: ['activate 088'],
    expects: table => expect(table.purse()).toEqual({ marks: 15, points: 7, workers: [2, 2, 2, 5, 2] }),
  },
  {
    card: 89,
    title: 'gains 2 points for each own coloured majority token, once',
    given: {
      seats: [
        { hand: [89, 98], sites: ['gray'], marks: 10, majorities: ['hall', 'wall', 'points'] },
        { majorities: ['buildings', 'zoo'] },
      ],
    },
    play: ['play 089 build'],
    expects: table => {
      expect(table.seat()).toMatchObject({ marks: 1, points: 11, majorities: 0b01101 })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 90,
    title: 'lets the instant of the found card work (H34)',
    given: {
      discard: [89, 61],
      seats: [{ hand: [90], sites: ['gray', 'gray'], marks: 6, majorities: ['zoo'] }],
    },
    play: ['play 090 build'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 0, points: 7, buildings: [90, 89] }),
  },
  {
    card: 91,
    title: "takes a worker in the colour of another player's new segment, every time and from everyone",
    given: {
      agenda: ['turn', { do: 'turn', seat: 2 }],
      seats: [
        { hand: [145], buildings: [62], marks: 9, workers: { orange: 1 } },
        WATCHED,
        { hand: [50], marks: 1 },
      ],
    },
    play: ['play 145 wall left', 'activate 062', 'wall left', 'play 050 wall left'],
    expects: table => {
      expect(table.state.seats.map(({ left, right }) => left + right)).toEqual([2, 0, 1])
      expect(table.seat(1).workers).toEqual([0, 0, 1, 2, 0])
      expect(table.seat(0).workers).toEqual([0, 0, 0, 0, 0])
    },
  },
  {
    card: 91,
    title: 'takes a worker for a free segment of 145 and for one of a nested action too (H48)',
    given: {
      piles: { pink: [53] },
      seats: [
        {
          hand: [145],
          sites: ['gray', 'gray'],
          buildings: [7],
          marks: 8,
          wall: [1, 2],
          workers: { purple: 1 },
        },
        WATCHED,
      ],
    },
    play: ['activate 007', 'deck pink', 'play 053 wall left', 'play 145 build', 'wall right'],
    expects: table => {
      expect(table.seat()).toMatchObject({ left: 2, right: 3, marks: 0 })
      expect(table.seat(1).workers).toEqual([0, 0, 1, 1, 0])
    },
  },
  {
    card: 91,
    title: 'takes nothing for an own segment, nor for sites and buildings of others',
    given: {
      agenda: ['turn', { do: 'turn', seat: 1 }, { do: 'turn', seat: 1 }],
      seats: [
        { hand: [145], buildings: [91], marks: 1 },
        { hand: [98, 206], workers: { orange: 1 } },
      ],
    },
    play: ['play 145 wall left', 'play 098 site', 'play 206 build'],
    expects: table => {
      expect(table.seat()).toMatchObject({ left: 1, marks: 0, workers: [0, 0, 0, 0, 0] })
    },
  },
  {
    card: 95,
    title: 'takes 1 worker of each colour for every token that turns, not for one that is coloured already',
    given: {
      agenda: ['majorities'],
      seats: [
        { buildings: [95], hall: 2, wall: [1, 1], points: 8, majorities: ['hall'] },
        { garden: [241], workers: { pink: 1 } },
      ],
    },
    play: [],
    expects: table => {
      expect(table.seat(0).majorities).toBe(0b01111)
      expect(table.seat(0).workers).toEqual([3, 3, 3, 3, 3])
      expect(table.seat(1).majorities).toBe(0b10000)
      expect(table.seat(1).workers).toEqual([0, 0, 0, 1, 0])
    },
  },
  {
    card: 95,
    title: 'takes nothing when no token turns, and again for one that 085 had turned back (T53)',
    given: {
      agenda: ['turn', 'majorities'],
      seats: [
        { hand: [85], sites: ['gray'], marks: 6 },
        { buildings: [95, 98], hall: 3, majorities: ['hall', 'buildings'] },
      ],
    },
    play: ['play 085 build', 'token hall'],
    expects: table => {
      expect(table.seat(1).majorities).toBe(0b00011)
      expect(table.seat(1).workers).toEqual([1, 1, 1, 1, 1])
    },
  },
  {
    card: 96,
    title: 'scores the best own statue a second time',
    given: { ...END, seats: [{ buildings: [96], statues: [4, 7] }, { statues: [9] }] },
    play: [],
    expects: table => expect(sourcesOf(table)).toMatchObject({ laurels: 7, statues: 11 }),
  },
  {
    card: 96,
    title: 'scores nothing without a statue',
    given: { ...END, seats: [{ buildings: [96], wall: [3, 4] }, { statues: [9] }] },
    play: [],
    expects: table => expect(sourcesOf(table)).toMatchObject({ laurels: 0, statues: 0 }),
  },
  {
    card: 96,
    title: 'scores nothing itself under a Zoo card (H32)',
    given: { ...END, seats: [{ garden: [257], under: [96], statues: [9] }] },
    play: [],
    expects: table => expect(sourcesOf(table)).toMatchObject({ laurels: 0, statues: 9 }),
  },
]
