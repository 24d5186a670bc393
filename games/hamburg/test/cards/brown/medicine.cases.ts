import { expect } from 'vitest'
import { COLORS, type Color } from '../../../src/colors.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, forOneWorker, TWO_OF_EACH, workers } from '../siblings.ts'

/** A Zoo card from the pile of the worker's colour: the four Zoo cards of that colour. */
const FETCHING = [
  { card: 37, name: '037', worker: 'pink', zoo: [257, 258, 259, 260] },
  { card: 38, name: '038', worker: 'orange', zoo: [245, 246, 247, 248] },
  { card: 39, name: '039', worker: 'gray', zoo: [241, 242, 243, 244] },
  { card: 40, name: '040', worker: 'purple', zoo: [253, 254, 255, 256] },
] as const

const PARKS: readonly (readonly [worker: Color, parks: readonly number[]])[] = [
  ['gray', [261, 262, 263, 264]],
  ['orange', [265, 266, 267, 268]],
  ['brown', [269, 270, 271, 272]],
  ['purple', [273, 274, 275, 276]],
  ['pink', [277, 278, 279, 280]],
]

function fetches(row: (typeof FETCHING)[number]): CardCase[] {
  const { card, name, worker, zoo } = row
  const color = COLORS.indexOf(worker)
  const [first, second, third, fourth] = zoo
  const seat = { hand: [101], buildings: [card], workers: TWO_OF_EACH }
  return [
    {
      card,
      title: `takes a ${worker} Zoo card of choice from its pile for a ${worker} worker, once per season`,
      given: { seats: [seat, { garden: [fourth] }] },
      play: [`activate ${name}`],
      expects: table => {
        const before = table.state.piles[color]!
        const takes = [first, second, third].map(each => `take ${each}`)
        expect(table.answers).toEqual([...takes, 'done'])
        table.play(`take ${second}`)
        expect(table.seat().hand.toSorted()).toEqual([101, second])
        expect(table.purse()).toEqual({ marks: 5, points: 5, workers: workers({ [worker]: -1 }) })
        const after = table.state.piles[color]!
        expect(after.toSorted()).toEqual(before.filter(each => each !== second).toSorted())
        expect(after).not.toEqual(before.filter(each => each !== second))
        expect(table.state.search).toEqual([])
        expect(table.answers).not.toContain(`activate ${name}`)
      },
    },
    {
      card,
      title: 'without one in the pile the worker stays paid and the pile is shuffled (E13)',
      given: { seats: [seat, { garden: zoo }] },
      play: [`activate ${name}`],
      expects: table => {
        expect(table.asked?.kind).toBe('turn')
        expect(table.seat().hand).toEqual([101])
        expect(table.seat().workers).toEqual(workers({ [worker]: -1 }))
        expect(table.state.chance.drawn[color]).toBe(table.state.piles[color]!.length - 1)
      },
    },
    {
      card,
      title: `needs a ${worker} worker`,
      given: { seats: [{ ...seat, workers: { ...TWO_OF_EACH, [worker]: 0 } }] },
      play: [],
      expects: table => expect(table.answers).not.toContain(`activate ${name}`),
    },
  ]
}

const TIE = { hall: 3, wall: [1, 1], points: 8, garden: [241] } as const

export const medicine: CardCase[] = [
  ...categoryCases({
    marks: 42,
    worker: 'orange',
    search: 44,
    laurel: 47,
    same: [38, 43],
    strangers: [3, 14, 26],
    garden: [252, 272],
  }),
  ...FETCHING.flatMap(fetches),
  ...PARKS.map(
    ([worker, parks]): CardCase => ({
      card: 41,
      title: `takes a ${worker} Park card of choice for a ${worker} worker`,
      given: { seats: [{ hand: [101], buildings: [41], workers: TWO_OF_EACH }] },
      play: ['activate 041'],
      expects: table => {
        expect(table.answers).toEqual(COLORS.map(color => `worker ${color}`))
        table.play(`worker ${worker}`)
        expect(table.answers).toEqual([...parks.map(each => `take ${each}`), 'done'])
        table.play(`take ${parks[2]}`)
        expect(table.seat().hand.toSorted()).toEqual([101, parks[2]])
        expect(table.seat().workers).toEqual(workers({ [worker]: -1 }))
        expect(table.state.chance.drawn[COLORS.indexOf(worker)]).toBeGreaterThan(0)
        expect(table.answers).not.toContain('activate 041')
      },
    }),
  ),
  {
    card: 41,
    title: 'offers only workers that are there, and finds nothing where no Park is left (E13)',
    given: {
      seats: [{ hand: [101], buildings: [41], workers: { gray: 1 } }, { garden: [261, 262, 263, 264] }],
    },
    play: ['activate 041'],
    expects: table => {
      expect(table.asked?.kind).toBe('turn')
      expect(table.seat().workers).toEqual([0, 0, 0, 0, 0])
      expect(table.seat().hand).toEqual([101])
      expect(table.state.chance.drawn[2]).toBeGreaterThan(0)
    },
  },
  {
    card: 41,
    title: 'needs a worker',
    given: { seats: [{ hand: [101], buildings: [41] }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 041'),
  },
  {
    card: 43,
    title: 'pays a purple worker and any other: 3 marks and 1 point, once per season',
    given: { seats: [{ hand: [101], buildings: [43], workers: { purple: 2, gray: 2 } }] },
    play: ['activate 043'],
    expects: table => {
      expect(table.answers).toEqual(['worker purple', 'worker gray'])
      table.play('worker gray')
      expect(table.purse()).toEqual({ marks: 8, points: 6, workers: [1, 0, 1, 0, 0] })
      expect(table.answers).not.toContain('activate 043')
    },
  },
  {
    card: 43,
    title: 'the second worker may be purple too',
    given: { seats: [{ hand: [101], buildings: [43], workers: { purple: 2 } }] },
    play: ['activate 043'],
    expects: table => expect(table.purse()).toEqual({ marks: 8, points: 6, workers: [0, 0, 0, 0, 0] }),
  },
  ...[{ purple: 1 }, { gray: 3, pink: 1 }].map(
    (few): CardCase => ({
      card: 43,
      title: `cannot be used with ${JSON.stringify(few)}`,
      given: { seats: [{ hand: [101], buildings: [43], workers: few }] },
      play: [],
      expects: table => expect(table.answers).not.toContain('activate 043'),
    }),
  ),
  ...forOneWorker({
    card: 45,
    worker: 'gray',
    title: '1 mark for each of 3 categories, however many buildings; Zoo and Park never count',
    seat: { hand: [101], buildings: [42, 43, 145, 146, 98], garden: [249, 269] },
    others: [{ buildings: [206, 73] }],
    marks: 13,
  }),
  ...forOneWorker({
    card: 45,
    worker: 'gray',
    title: 'a building under a Zoo card counts for its category (H32)',
    seat: { hand: [101], garden: [241], under: [146] },
    marks: 12,
  }).slice(0, 1),
  ...forOneWorker({
    card: 45,
    worker: 'gray',
    title: '066 is one category, one that is not there otherwise (H31)',
    seat: { hand: [101], buildings: [66, 61, 73] },
    marks: 14,
  }).slice(0, 1),
  ...forOneWorker({
    card: 45,
    worker: 'gray',
    title: '066 adds nothing when its four categories are there (H31)',
    seat: { hand: [101], buildings: [66, 61, 73, 53, 86] },
    marks: 15,
  }).slice(0, 1),
  {
    card: 46,
    title: 'turns tokens on a shared lead too, but the other does not',
    given: {
      agenda: ['majorities'],
      seats: [
        { ...TIE, buildings: [46] },
        { ...TIE, buildings: [98], garden: [242] },
      ],
    },
    play: [],
    expects: table => {
      expect(table.seat(0).majorities).toBe(0b11111)
      expect(table.seat(1).majorities).toBe(0)
    },
  },
  {
    card: 46,
    title: 'does not count a tie at 0 (E14)',
    given: { agenda: ['majorities'], seats: [{ buildings: [46], points: 0 }, { points: 0 }] },
    play: [],
    expects: table => {
      expect(table.seat(0).majorities).toBe(0b00010)
      expect(table.seat(1).majorities).toBe(0)
    },
  },
  {
    card: 46,
    title: 'does not help the second, nor a tie behind another player',
    given: {
      agenda: ['majorities'],
      seats: [
        { buildings: [46], hall: 3, points: 8, wall: [1, 0] },
        { hall: 3, points: 8, wall: [1, 0], buildings: [98, 99] },
        { hall: 4, points: 9, wall: [1, 1] },
      ],
    },
    play: [],
    expects: table => {
      expect(table.state.seats.map(({ majorities }) => majorities)).toEqual([0, 0b00010, 0b01101])
    },
  },
  {
    card: 48,
    title: 'takes 1 worker of any colour, once per season, for nothing',
    given: { seats: [{ hand: [101], buildings: [48] }] },
    play: ['activate 048'],
    expects: table => {
      expect(table.answers).toEqual(COLORS.map(color => `worker ${color}`))
      table.play('worker orange')
      expect(table.purse()).toEqual({ marks: 5, points: 5, workers: [0, 1, 0, 0, 0] })
      expect(table.asked?.kind).toBe('turn')
      expect(table.answers).not.toContain('activate 048')
    },
  },
]
