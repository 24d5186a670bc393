import { expect } from 'vitest'
import type { CardCase } from './case.ts'
import {
  after,
  FAMILY_WORKERS,
  forOneWorker,
  groupCases,
  idle,
  laurelCase,
  recruited,
  sourcesOf,
  threats,
  workers,
} from './siblings.ts'

const COMPOSERS: CardCase[] = FAMILY_WORKERS.flatMap((color, i) => {
  const given = { card: 121 + i, worker: color }
  return [
    ...forOneWorker({
      ...given,
      title: `1 point for each ${color} house`,
      seat: { houses: [color, color, after(color), color] },
      others: [{ houses: [color] }],
      points: 8,
    }),
    idle({ ...given, title: `not without a ${color} house`, seat: { houses: [after(color)] } }),
  ]
})

const PLASTERER: CardCase[] = [
  {
    card: 126,
    title: "a marker of the house's colour may go when a house is built, not of another",
    given: { seats: [{ persons: [126], hand: [4], workers: { red: 1 }, threats: { red: 2, blue: 1 } }] },
    play: ['play 004 house'],
    expects: table => {
      expect(table.answers).toEqual(['threat red', 'done'])
      table.play('threat red')
      expect(table.seat()).toMatchObject({ points: 6, threats: threats({ red: 1, blue: 1 }) })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 126,
    title: 'also for houses of the Architect, each in its colour (T49)',
    given: {
      seats: [
        {
          persons: [126],
          houses: ['brown', 'brown'],
          hand: [163],
          guilders: 9,
          threats: { red: 1, blue: 1 },
        },
      ],
      tops: [[3], [4]],
    },
    play: ['play 163 recruit', 'pile 2', 'threat red', 'pile 1', 'threat blue'],
    expects: table => expect(table.seat()).toMatchObject({ points: 7, threats: threats({}) }),
  },
]

const ACTOR: CardCase[] = [
  {
    card: 127,
    title: 'is an artist and an entertainer for laurels (ruling 31)',
    given: { seats: [{ persons: [127, 131, 57] }] },
    play: [],
    expects: table => expect(sourcesOf(table).laurels).toBe(4 + 4),
  },
  {
    card: 127,
    title: 'stands for two groups (ruling 31)',
    given: { seats: [{ persons: [127, 128] }] },
    play: [],
    expects: table => expect(sourcesOf(table).laurels).toBe(4),
  },
]

const ENGRAVER: CardCase[] = [
  laurelCase(128, '2 points for each different group: eight for four (T53)', { persons: [1, 2, 16, 96] }, 8),
  laurelCase(
    128,
    '1 point for each in the second edition, and 3 points for a price of 9 (ruling 6)',
    { persons: [1, 2, 16, 96] },
    4,
    { engraver: 'second' },
  ),
  {
    card: 128,
    title: 'costs 9 in the second edition (ruling 6)',
    given: { engraver: 'second', seats: [{ hand: [128], houses: ['red'], guilders: 9 }] },
    play: ['play 128 recruit'],
    expects: table => {
      expect(table.seat()).toMatchObject({ guilders: 0, persons: [128] })
      expect(sourcesOf(table).persons).toBe(3)
    },
  },
]

const MINIATURIST: CardCase[] = [
  ...forOneWorker({
    card: 129,
    worker: 'purple',
    title: '1 point for every 3 canal tiles',
    seat: { canals: [4, 3] },
    points: 7,
  }),
  idle({ card: 129, title: 'not with two tiles', seat: { canals: [1, 1] }, others: [{ canals: [5, 5] }] }),
]

const PORTRAITIST: CardCase[] = forOneWorker({
  card: 130,
  worker: 'red',
  title: '1 point for each artist, this one included',
  seat: { persons: [121, 127, 1] },
  others: [{ persons: [122] }],
  points: 8,
})

const PLAYWRIGHT: CardCase[] = [
  {
    ...recruited({
      card: 132,
      title: 'each person that costs a worker once, without the worker, used or not (ruling 25)',
      seat: { persons: [1, 12, 99, 91], used: [1] },
      given: { dice: { purple: 6 } },
    }),
    play: ['play 132 recruit', 'activate 001', 'activate 099', 'worker purple', 'activate 091'],
    expects: table => {
      expect(table.purse()).toEqual({ guilders: 4 + 2 + 6 + 3, points: 6, workers: workers() })
      expect(table.seat().used).toEqual([1])
      expect(table.asked).toEqual({ kind: 'turn', seat: 0 })
    },
  },
  {
    ...recruited({ card: 132, title: 'each only once, and not all need to be', seat: { persons: [1, 91] } }),
    play: ['play 132 recruit', 'activate 001'],
    expects: table => {
      expect(table.answers).toEqual(['activate 091', 'done'])
      table.play('done')
      expect(table.purse()).toEqual({ guilders: 6, points: 6, workers: workers() })
      expect(table.answers).toContain('activate 091')
    },
  },
]

const SCULPTOR: CardCase[] = [
  laurelCase(133, 'the highest statue counts once more', { statues: [5, 7, 2] }, 7),
  laurelCase(133, 'nothing without a statue', {}, 0),
  laurelCase(
    133,
    "the number on it only, not the Geographer's extra points (ruling 32)",
    { statues: [6], persons: [157] },
    8,
  ),
]

const GLASSBLOWER: CardCase[] = [
  {
    card: 135,
    title: "a worker of the space's colour whenever another player builds a canal tile",
    given: { seats: [{ hand: [3] }, { persons: [135] }, {}] },
    play: ['play 003 canal left'],
    expects: table => {
      expect(table.seat(1).workers).toEqual(threats({ blue: 1 }))
      expect(table.seat(0).workers).toEqual(threats({}))
      expect(table.seat(2).workers).toEqual(threats({}))
    },
  },
  {
    card: 135,
    title: 'also when a person builds it (ruling 30), but none for an own one',
    given: {
      seats: [
        { hand: [67], houses: ['red', 'red'], persons: [135] },
        { persons: [], hand: [] },
      ],
    },
    play: ['play 067 recruit', 'canal right'],
    expects: table => expect(table.seat().workers).toEqual(threats({})),
  },
  {
    card: 135,
    title: 'when a person of another builds',
    given: { seats: [{ hand: [67], houses: ['red'] }, { persons: [135] }] },
    play: ['play 067 recruit', 'canal right'],
    expects: table => expect(table.seat(1).workers).toEqual(threats({ yellow: 1 })),
  },
]

export const artists: CardCase[] = [
  ...COMPOSERS,
  ...PLASTERER,
  ...ACTOR,
  ...ENGRAVER,
  ...MINIATURIST,
  ...PORTRAITIST,
  ...PLAYWRIGHT,
  ...SCULPTOR,
  ...GLASSBLOWER,
  ...groupCases({ income: 134, worker: 'brown', laurel: 131, same: [121, 127], strangers: [1, 96] }),
]
