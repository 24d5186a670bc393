import { expect } from 'vitest'
import { COLORS } from '../../../src/colors.ts'
import type { Position, SeatDescription } from '../../../src/position.ts'
import type { Table } from '../../table.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, forOneWorker, TWO_OF_EACH } from '../siblings.ts'

/** 001 and 007-010: how each comes to draw a card, starting with no marks left and two workers of each colour. */
const DRAWING = [
  { card: 1, seat: { hand: [1], marks: 3 }, first: 'play 001 build', left: [2, 2, 2, 2, 2] },
  { card: 7, seat: { buildings: [7], marks: 0 }, first: 'activate 007', left: [1, 2, 2, 2, 2] },
  { card: 8, seat: { buildings: [8], marks: 0 }, first: 'activate 008', left: [2, 2, 1, 2, 2] },
  { card: 9, seat: { buildings: [9], marks: 0 }, first: 'activate 009', left: [2, 1, 2, 2, 2] },
  { card: 10, seat: { buildings: [10], marks: 0 }, first: 'activate 010', left: [2, 2, 2, 1, 2] },
]
const WORKERS = ['purple', 'gray', 'orange', 'pink'] as const
const DICE = { purple: 1, orange: 2, gray: 5, pink: 3, brown: 4, black: 6 }
const PILES = { purple: [206], gray: [145], pink: [49], brown: [37] }

/** A standard action with the drawn card: what it brings, and where the card goes. */
function drawing(
  title: string,
  answers: readonly string[],
  gain: { marks?: number; points?: number; workers?: readonly number[] },
  more: SeatDescription,
  expects: (table: Table) => void,
): CardCase[] {
  return DRAWING.map(({ card, seat, first, left }) => ({
    card,
    title,
    given: {
      dice: DICE,
      piles: PILES,
      seats: [
        {
          workers: TWO_OF_EACH,
          sites: ['gray', 'gray'],
          ...more,
          ...seat,
          marks: seat.marks + (more.marks ?? 0),
        },
      ],
    },
    play: [first, ...answers],
    expects: table => {
      const { marks = 0, points = 5, workers = [0, 0, 0, 0, 0] } = gain
      expect(table.purse()).toEqual({ marks, points, workers: left.map((n, color) => n + workers[color]!) })
      expect(table.seat().hand).toEqual([])
      expect(table.state.aside).toEqual([])
      expects(table)
    },
  }))
}

const hallStep: Pick<Position, 'round' | 'agenda'> = {
  round: 0,
  agenda: [{ do: 'window', phase: 'II', atHall: true }, 'hall', { do: 'window', phase: 'II', atHall: true }],
}

export const civic: CardCase[] = [
  ...categoryCases({
    marks: 3,
    worker: 'gray',
    search: 5,
    laurel: 11,
    same: [6, 12],
    strangers: [14, 26, 42],
    garden: [249, 269],
  }),
  ...DRAWING.slice(1).flatMap(({ card, seat, first, left }, i): CardCase[] => [
    {
      card,
      title: 'works once per season and leaves the turn its own standard action',
      given: { piles: PILES, seats: [{ hand: [98], workers: TWO_OF_EACH, ...seat }] },
      play: [first, 'deck pink', 'play 049 decrease'],
      expects: table => {
        expect(table.seat().workers).toEqual(left)
        expect(table.answers).toContain('play 098 money')
        expect(table.answers).not.toContain(first)
      },
    },
    ...forOneWorker({ card, worker: WORKERS[i]!, title: 'draws a card' }).slice(1),
  ]),
  ...drawing(
    'takes money with the drawn card by its own die',
    ['deck gray', 'play 145 money'],
    { marks: 5 },
    {},
    t => expect(t.state.discard).toEqual([145]),
  ),
  ...drawing(
    'takes workers of the drawn card',
    ['deck pink', 'play 049 workers'],
    { workers: [0, 0, 0, 3, 0] },
    {},
    t => expect(t.state.discard).toEqual([49]),
  ),
  ...drawing(
    'plays the drawn card as a site for its worker',
    ['deck brown', 'play 037 site'],
    { workers: [0, 0, 0, 0, -1] },
    {},
    t => {
      expect(t.seat().sites).toHaveLength(3)
      expect(t.seat().sites.at(-1)).toBe(37)
      expect(t.state.discard).toEqual([])
    },
  ),
  ...drawing(
    'constructs the drawn card, whose instant works',
    ['deck purple', 'play 206 build'],
    { marks: 3, workers: [0, 0, 0, 1, 0] },
    {},
    t => expect(t.seat().buildings.at(-1)).toBe(206),
  ),
  ...drawing(
    'builds a wall segment of the drawn card for its price',
    ['deck gray', 'play 145 wall left'],
    { marks: 1 },
    { marks: 2 },
    t => {
      expect([t.seat().left, t.seat().right]).toEqual([1, 0])
      expect(t.state.discard).toEqual([145])
    },
  ),
  ...drawing(
    'decreases the disaster of the drawn card',
    ['deck gray', 'play 145 decrease'],
    { points: 6 },
    { disasters: { gray: 2, brown: 2 } },
    t => expect(t.seat().disasters).toEqual([0, 0, 1, 0, 2]),
  ),
  {
    card: 1,
    title: 'asks for the pile before the card is seen, and only once',
    given: { piles: PILES, seats: [{ hand: [1, 102], sites: ['gray'], marks: 3 }] },
    play: ['play 001 build'],
    expects: table => {
      expect(table.answers).toEqual(COLORS.map(color => `deck ${color}`))
      table.play('deck gray')
      expect(table.answers.every(name => name.startsWith('play 145'))).toBe(true)
      table.play('play 145 workers')
      expect(table.asked).toBeUndefined()
      expect(table.seat().hand).toEqual([102])
    },
  },
  {
    card: 1,
    title: 'does a full standard action: own permanent cards apply (6.3)',
    given: {
      dice: { gray: 2 },
      piles: { gray: [146] },
      seats: [{ hand: [1], sites: ['gray', 'gray'], buildings: [139], marks: 3 }],
    },
    play: ['play 001 build', 'deck gray', 'play 146 money'],
    expects: table => expect(table.seat().marks).toBe(5),
  },
  {
    card: 1,
    title: 'does nothing when all draw piles are empty',
    given: { emptyPiles: [...COLORS], seats: [{ hand: [1], sites: [49], marks: 3 }] },
    play: ['play 001 build'],
    expects: table => {
      expect(table.seat().buildings).toEqual([1])
      expect(table.purse()).toEqual({ marks: 0, points: 5, workers: [0, 0, 0, 0, 0] })
    },
  },
  {
    card: 2,
    title: 'moves 1 space up for 4 marks when no die shows 1 or 2, once per season',
    given: { ...hallStep, seats: [{ buildings: [2], marks: 9, hall: 2 }] },
    play: ['activate 002'],
    expects: table => {
      expect(table.seat()).toMatchObject({ hall: 3, marks: 5, points: 5 })
      expect(table.asked).toBeUndefined()
    },
  },
  ...(['purple', 'orange', 'gray', 'pink', 'brown', 'black'] as const).map(
    (color): CardCase => ({
      card: 2,
      title: `cannot be used when the ${color} die shows a 2`,
      given: { ...hallStep, dice: { [color]: 2 }, seats: [{ buildings: [2], marks: 9 }] },
      play: [],
      expects: table => expect(table.answers).toEqual(['advance', 'done']),
    }),
  ),
  {
    card: 2,
    title: 'cannot be used with 3 marks',
    given: { ...hallStep, seats: [{ buildings: [2], marks: 3 }] },
    play: [],
    expects: table => expect(table.asked).toBeUndefined(),
  },
  {
    card: 2,
    title: "costs the black die more for an opponent's 240, and no less for an own 125 (H04)",
    given: {
      ...hallStep,
      dice: { black: 5 },
      seats: [{ buildings: [2, 125], marks: 9 }, { buildings: [240] }],
    },
    play: ['activate 002'],
    expects: table => expect(table.seat()).toMatchObject({ hall: 1, marks: 0 }),
  },
  {
    card: 2,
    title: 'cannot be paid with 8 marks then, although 240 is no hindrance to its owner',
    given: {
      ...hallStep,
      dice: { black: 5 },
      seats: [{ buildings: [2, 125], marks: 8 }, { buildings: [240] }],
    },
    play: [],
    expects: table => expect(table.asked).toBeUndefined(),
  },
  {
    card: 2,
    title: 'costs 4 marks to the owner of 240 and of 125',
    given: { ...hallStep, dice: { black: 5 }, seats: [{ buildings: [2, 125, 240], marks: 8 }] },
    play: ['activate 002'],
    expects: table => expect(table.seat()).toMatchObject({ hall: 1, marks: 4 }),
  },
  {
    card: 2,
    title: 'gives 4 points on the last space (H43) and counts as an advance for 226 (H05)',
    given: { ...hallStep, seats: [{ buildings: [2, 226], marks: 4, hall: 9 }] },
    play: ['activate 002'],
    expects: table => expect(table.seat()).toMatchObject({ hall: 9, marks: 0, points: 10 }),
  },
  {
    card: 2,
    title: 'is used at the City Hall only: neither right after the roll nor in Phase III',
    given: {
      agenda: [{ do: 'window', phase: 'II' }, 'turn'],
      seats: [{ hand: [98], buildings: [2], marks: 9 }],
    },
    play: [],
    expects: table => {
      expect(table.asked?.kind).toBe('turn')
      expect(table.answers).not.toContain('activate 002')
    },
  },
  {
    card: 4,
    title: 'takes buildings back before the majorities, which then count what is left (H17)',
    given: {
      agenda: ['majorities'],
      seats: [
        { buildings: [4, 98, 99, 100], sites: ['pink', 'gray', 'gray', 'brown'] },
        { buildings: [101, 102] },
      ],
    },
    play: ['activate 004', 'take back 098', 'take back 100', 'take back 004', 'done'],
    expects: table => {
      expect(table.seat().hand).toEqual([98, 100, 4])
      expect(table.seat().buildings).toEqual([99])
      expect(table.seat().sites).toHaveLength(4)
      expect(table.seat().majorities).toBe(0)
      expect(table.seat(1).majorities).toBe(2)
    },
  },
  {
    card: 4,
    title: 'takes buildings back after the majorities instead (H17)',
    given: {
      agenda: ['majorities'],
      seats: [{ buildings: [4, 98, 99] }, { buildings: [101, 102] }],
    },
    play: ['done', 'activate 004', 'take back 098', 'take back 099', 'done'],
    expects: table => {
      expect(table.seat().hand).toEqual([98, 99])
      expect(table.seat().majorities).toBe(2)
      expect(table.seat(1).majorities).toBe(0)
      expect(table.asked).toEqual({ kind: 'refill', seat: 1 })
    },
  },
  {
    card: 4,
    title: 'may take none back, and is not offered a second time in the season',
    given: { agenda: ['majorities'], seats: [{ buildings: [4, 98] }] },
    play: ['activate 004', 'done'],
    expects: table => {
      expect(table.seat().buildings).toEqual([4, 98])
      expect(table.asked?.kind).toBe('refill')
    },
  },
  {
    card: 4,
    title: 'leaves less to draw in the next Phase I',
    given: {
      agenda: [{ do: 'window', phase: 'IV' }, 'refill', 'takeUp'],
      piles: { gray: [145] },
      seats: [{ hand: [110], buildings: [4, 98, 99, 100] }],
    },
    play: ['activate 004', 'take back 098', 'take back 099', 'take back 100', 'done', 'deck gray'],
    expects: table => {
      expect(table.asked).toBeUndefined()
      expect(table.seat().hand).toEqual([98, 99, 100, 110, 145])
    },
  },
  {
    card: 4,
    title: 'takes a building from under a Zoo card too (H32), and its marker comes off (H40)',
    given: {
      agenda: [{ do: 'window', phase: 'IV' }],
      seats: [{ buildings: [4], garden: [249], under: [6], used: [6] }],
    },
    play: ['activate 004', 'take back 006', 'done'],
    expects: table => {
      expect(table.seat()).toMatchObject({ hand: [6], buildings: [4], garden: [249], used: [4] })
    },
  },
  {
    card: 4,
    title: 'cannot be used in Phase III',
    given: { seats: [{ hand: [98], buildings: [4, 102] }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 004'),
  },
  {
    card: 5,
    title: 'lets the instant of the found card work, and asks for its site (H34)',
    given: {
      dice: { pink: 6 },
      discard: [1],
      piles: { pink: [49] },
      seats: [{ hand: [5], sites: ['gray', 'pink', 'brown'], marks: 6 }],
    },
    play: ['play 005 build', 'site 2 pink', 'site 3 brown', 'deck pink', 'play 049 money'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 6, buildings: [5, 1], places: [1, 2] }),
  },
  {
    card: 6,
    title: 'gains 1 point, once per season, without a worker',
    given: { seats: [{ hand: [98], buildings: [6] }] },
    play: ['activate 006'],
    expects: table => {
      expect(table.purse()).toEqual({ marks: 5, points: 6, workers: [0, 0, 0, 0, 0] })
      expect(table.answers).not.toContain('activate 006')
    },
  },
  ...(
    [
      [[1, 1], 0],
      [[2, 1], 1],
      [[4, 1], 1],
      [[5, 3], 2],
      [[5, 4], 3],
      [[5, 5], 3],
    ] as const
  ).flatMap(([wall, points]) =>
    forOneWorker({
      card: 12,
      worker: 'pink',
      title: `${points} points for ${wall[0]} and ${wall[1]} segments of the own wall (H13)`,
      seat: { hand: [98], wall },
      others: [{ wall: [3, 3] }],
      points: 5 + points,
    }),
  ),
]
