import { expect } from 'vitest'
import type { CardCase } from './case.ts'
import { groupCases, laurelCase, recruited, threats, workers } from './siblings.ts'

const TWO_HOUSES = ['red', 'red'] as const

const ASTRONOMER: CardCase[] = [
  {
    card: 151,
    title: 'an instant effect may be carried out twice (T51)',
    given: { seats: [{ persons: [151], houses: TWO_HOUSES, hand: [160], guilders: 3 }] },
    play: ['play 160 recruit', 'repeat 160'],
    expects: table => {
      expect(table.seat().guilders).toBe(12)
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 151,
    title: 'or once',
    given: { seats: [{ persons: [151], houses: TWO_HOUSES, hand: [160], guilders: 3 }] },
    play: ['play 160 recruit', 'done'],
    expects: table => expect(table.seat().guilders).toBe(6),
  },
  {
    card: 151,
    title: 'a new run with new choices that hits others twice (ruling 17)',
    given: {
      seats: [{ persons: [151], houses: TWO_HOUSES, hand: [45], guilders: 3 }, { hand: [1, 2, 3] }],
    },
    play: ['play 045 recruit', 'discard 002', 'repeat 045', 'discard 001'],
    expects: table => expect(table.seat(1).hand).toEqual([3]),
  },
  {
    card: 151,
    title: 'persons without the lightning work as they do',
    given: { seats: [{ persons: [151], houses: TWO_HOUSES, hand: [96], guilders: 6 }] },
    play: ['play 096 recruit'],
    expects: table => {
      expect(table.asked).toEqual({ kind: 'turn', seat: 0 })
      expect(table.answers).toEqual(['activate 096', 'done'])
    },
  },
]

const SCHOOLMASTER: CardCase[] = [
  {
    card: 152,
    title: 'the action that takes workers brings 3 (T20)',
    given: { seats: [{ persons: [152], hand: [4] }] },
    play: ['play 004 workers'],
    expects: table => expect(table.seat().workers).toEqual(threats({ red: 3 })),
  },
]

const INVENTOR: CardCase[] = [
  {
    card: 154,
    title: 'the hand is filled to six cards (T21)',
    given: {
      seats: [{ persons: [154], hand: [1] }],
      agenda: ['refill', 'takeUp'],
    },
    play: ['pile 1', 'pile 2', 'pile 1', 'pile 1', 'pile 2'],
    expects: table => {
      expect(table.asked).toBeUndefined()
      expect(table.seat().hand).toHaveLength(6)
    },
  },
  {
    card: 154,
    title: 'or to five',
    given: {
      seats: [{ persons: [154], hand: [1, 2, 3, 4] }],
      agenda: ['refill', 'takeUp'],
    },
    play: ['pile 1', 'done'],
    expects: table => expect(table.seat().hand).toHaveLength(5),
  },
]

const ENGINEER: CardCase[] = [
  recruited({
    card: 155,
    title: 'up to 5 workers of any colours for a guilder each',
    play: ['worker red', 'worker red', 'worker red', 'worker blue', 'worker yellow'],
    guilders: 5,
    workers: workers({ red: 3, blue: 1, yellow: 1 }),
  }),
  recruited({
    card: 155,
    title: 'as many as there is money for, or none (ruling 33)',
    seat: { guilders: 1 },
    play: ['worker red'],
    guilders: 0,
    workers: workers({ red: 1 }),
  }),
]

const PHYSICIAN: CardCase[] = [
  recruited({ card: 156, title: 'a worker of each colour', workers: [3, 3, 3, 3, 3] }),
]

const GEOGRAPHER: CardCase[] = [
  laurelCase(
    157,
    '2 points for each built third space and each statue: six for two and one (T52)',
    { canals: [5, 3], statues: [7] },
    6,
  ),
  laurelCase(157, 'none for two tiles', { canals: [2, 2] }, 0),
]

const HISTORIAN: CardCase[] = [
  laurelCase(158, '2 points for each coloured majority marker', { majorities: ['persons', 'canals'] }, 4),
  laurelCase(158, 'none without one', {}, 0),
]

const THEOLOGIAN: CardCase[] = [
  {
    ...recruited({
      card: 159,
      title: 'any number of other own persons back into the hand; their houses stay (ruling 33)',
      seat: { persons: [1, 2, 3] },
      others: [{ persons: [4] }],
    }),
    play: ['play 159 recruit', 'take back 003', 'take back 001', 'done'],
    expects: table => {
      expect(table.seat()).toMatchObject({ persons: [2, 159], hand: [3, 1] })
      expect(table.seat().houses).toHaveLength(4)
      expect(table.seat(1).persons).toEqual([4])
    },
  },
]

const ALCHEMIST: CardCase[] = [recruited({ card: 160, title: '6 guilders at once (T17)', guilders: 13 })]

const MATHEMATICIAN: CardCase[] = [
  recruited({
    card: 161,
    title: '2 guilders for each own person, himself included',
    seat: { persons: [1, 2] },
    others: [{ persons: [3] }],
    guilders: 10,
  }),
]

const ARCHITECT: CardCase[] = [
  {
    ...recruited({
      card: 163,
      title: '2 cards become houses without a worker',
      given: { tops: [[7, 8], [9]] },
    }),
    play: ['play 163 recruit', 'pile 1', 'pile 2'],
    expects: table => {
      expect(table.seat().houses.slice(1)).toEqual([8, 9])
      expect(table.purse()).toEqual({ guilders: 1, points: 5, workers: workers() })
      expect(table.asked).toBeUndefined()
    },
  },
]

const LIBRARIAN: CardCase[] = [
  {
    ...recruited({
      card: 164,
      title: 'draws 4 cards, then discards any 4',
      seat: { hand: [3] },
      given: {
        tops: [
          [7, 8],
          [10, 9],
        ],
      },
    }),
    play: [
      'play 164 recruit',
      ...['pile 1', 'pile 2', 'pile 2', 'pile 1'],
      ...['discard 003', 'discard 008', 'discard 009', 'discard 010'],
    ],
    expects: table => {
      expect(table.seat().hand).toEqual([7])
      expect(table.state.discard).toEqual([3, 8, 9, 10])
    },
  },
]

const NAVIGATOR: CardCase[] = [
  {
    ...recruited({
      card: 165,
      title: 'the top card of a pile for an action, besides that of the turn (ruling 20)',
      given: { tops: [[8], [4]], dice: { red: 6 } },
    }),
    play: ['play 165 recruit', 'pile 2'],
    expects: table => {
      expect(table.answers).toEqual(['play 004 workers', 'play 004 guilders', 'play 004 house'])
      table.play('play 004 guilders')
      expect(table.seat()).toMatchObject({ guilders: 13, hand: [] })
      expect(table.state.discard).toEqual([4])
      expect(table.asked).toBeUndefined()
    },
  },
]

export const scholars: CardCase[] = [
  ...ASTRONOMER,
  ...SCHOOLMASTER,
  ...INVENTOR,
  ...ENGINEER,
  ...PHYSICIAN,
  ...GEOGRAPHER,
  ...HISTORIAN,
  ...THEOLOGIAN,
  ...ALCHEMIST,
  ...MATHEMATICIAN,
  ...ARCHITECT,
  ...LIBRARIAN,
  ...NAVIGATOR,
  ...groupCases({ income: 153, worker: 'blue', laurel: 162, same: [156, 155], strangers: [1, 96] }),
]
