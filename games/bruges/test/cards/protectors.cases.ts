import { expect } from 'vitest'
import type { CardCase } from './case.ts'
import {
  after,
  FAMILY_WORKERS,
  forOneWorker,
  groupCases,
  idle,
  oncePerRound,
  recruited,
  threats,
  workers,
} from './siblings.ts'

const SENTRIES: CardCase[] = FAMILY_WORKERS.flatMap((color, i) => {
  const given = { card: 61 + i, worker: color }
  return [
    ...forOneWorker({
      ...given,
      title: `1 ${color} marker goes for a point`,
      seat: { threats: { [color]: 2, [after(color)]: 1 } },
      points: 6,
      threats: threats({ [color]: 1, [after(color)]: 1 }),
    }),
    idle({ ...given, title: `not without a ${color} marker`, seat: { threats: { [after(color)]: 2 } } }),
  ]
})

const JAILER: CardCase[] = [
  recruited({
    card: 66,
    title: 'as many markers as persons may go, for a point each: three of the fourth person (T40)',
    seat: { persons: [1, 2, 3], threats: { red: 2, blue: 1 } },
    play: ['threat red', 'threat blue', 'threat red'],
    points: 8,
    threats: threats({}),
  }),
  recruited({
    card: 66,
    title: 'no more than persons, himself included',
    seat: { persons: [1], threats: { red: 2, blue: 1 } },
    others: [{ persons: [2, 3] }],
    play: ['threat red', 'threat red'],
    points: 7,
    threats: threats({ blue: 1 }),
  }),
  recruited({
    card: 66,
    title: 'fewer, if the player likes',
    seat: { persons: [1], threats: { red: 2 } },
    play: ['done'],
    threats: threats({ red: 2 }),
  }),
]

const GATEKEEPER: CardCase[] = [
  {
    ...recruited({ card: 67, title: 'a canal tile, free and without a card', seat: { canals: [1, 4] } }),
    play: ['play 067 recruit', 'canal right'],
    expects: table =>
      expect(table.seat()).toMatchObject({
        left: 1,
        right: 5,
        guilders: 7,
        statues: [7],
        workers: workers(),
      }),
  },
]

const WATCHMAN: CardCase[] = [
  {
    card: 68,
    title: "a marker of the space's colour may go when a canal tile is built, not of another",
    given: { seats: [{ persons: [68], hand: [3], threats: { blue: 1, red: 1 } }] },
    play: ['play 003 canal left'],
    expects: table => {
      expect(table.answers).toEqual(['threat blue', 'done'])
      table.play('threat blue')
      expect(table.seat()).toMatchObject({ points: 6, threats: threats({ red: 1 }) })
    },
  },
  {
    card: 68,
    title: 'also when a person builds',
    given: {
      seats: [{ persons: [68], houses: ['red', 'red'], hand: [67], threats: { yellow: 2, red: 1 } }],
    },
    play: ['play 067 recruit', 'canal right', 'threat yellow'],
    expects: table => {
      expect(table.seat()).toMatchObject({ points: 6, threats: threats({ yellow: 1, red: 1 }) })
      expect(table.asked).toBeUndefined()
    },
  },
]

const CONSTABLE: CardCase[] = [
  oncePerRound({
    card: 69,
    title: 'any 1 marker goes for a point',
    seat: { threats: { red: 2, blue: 1 } },
    play: ['threat blue'],
    points: 6,
    threats: threats({ red: 2 }),
  }),
  idle({ card: 69, title: 'not without a marker' }),
]

const GUARDSMAN: CardCase[] = [
  oncePerRound(
    {
      card: 70,
      title: "for any worker: up to 2 markers of the worker's colour go for a point each",
      seat: { threats: { purple: 2, red: 1 } },
      play: ['worker purple', 'threat purple', 'threat purple'],
      points: 7,
      threats: threats({ red: 1 }),
    },
    { purple: -1 },
  ),
  {
    card: 70,
    title: 'only workers of a colour with a marker can be paid',
    given: {
      seats: [{ persons: [70], workers: { blue: 1, red: 1, yellow: 1 }, threats: { red: 1, yellow: 1 } }],
    },
    play: ['activate 070'],
    expects: table => expect(table.answers).toEqual(['worker yellow', 'worker red']),
  },
  idle({ card: 70, title: 'not without a worker', seat: { workers: {}, threats: { red: 1 } } }),
]

const SERGEANT: CardCase[] = [
  recruited({
    card: 71,
    title: 'up to 2 markers of any colours go for a point each',
    seat: { threats: { red: 2, blue: 1 } },
    play: ['threat blue', 'threat red'],
    points: 7,
    threats: threats({ red: 1 }),
  }),
  recruited({
    card: 71,
    title: 'one, or none (ruling 33)',
    seat: { threats: { red: 2 } },
    play: ['threat red', 'done'],
    points: 6,
    threats: threats({ red: 1 }),
  }),
]

const threaten = { dice: { red: 6, blue: 5 }, agenda: ['threaten'] } as const

const SHIELD_BEARER: CardCase[] = [
  {
    card: 72,
    title: 'a worker of its colour instead of a marker, one each (ruling 22)',
    given: { ...threaten, seats: [{ persons: [72], workers: { red: 1, blue: 1 } }] },
    play: ['avert blue', 'suffer red'],
    expects: table =>
      expect(table.seat()).toMatchObject({
        workers: threats({ red: 1 }),
        threats: threats({ red: 1 }),
        points: 5,
      }),
  },
  {
    card: 72,
    title: 'not with a worker of another colour',
    given: { ...threaten, seats: [{ persons: [72], workers: { yellow: 1 } }] },
    play: [],
    expects: table => expect(table.seat().threats).toEqual(threats({ red: 1, blue: 1 })),
  },
  {
    card: 72,
    title: 'also instead of the third one, and of one that a person brings (ruling 22)',
    given: {
      seats: [
        { hand: [138], houses: ['red'] },
        { persons: [72], workers: { red: 1 }, threats: { red: 2 }, houses: ['blue'] },
      ],
    },
    play: ['play 138 recruit', 'avert red'],
    expects: table =>
      expect(table.seat(1)).toMatchObject({
        threats: threats({ red: 2 }),
        persons: [72],
        workers: threats({}),
      }),
  },
]

const CAPTAIN: CardCase[] = [
  {
    card: 73,
    title: 'the action may discard 2 markers of the colour, for a point each',
    given: { seats: [{ persons: [73], hand: [4], threats: { red: 2, blue: 1 } }] },
    play: ['play 004 threat', 'threat red'],
    expects: table => expect(table.seat()).toMatchObject({ points: 7, threats: threats({ blue: 1 }) }),
  },
  {
    card: 73,
    title: 'one is enough',
    given: { seats: [{ persons: [73], hand: [4], threats: { red: 2 } }] },
    play: ['play 004 threat', 'done'],
    expects: table => expect(table.seat()).toMatchObject({ points: 6, threats: threats({ red: 1 }) }),
  },
  {
    card: 73,
    title: 'changes nothing about what persons discard (ruling 23)',
    given: { seats: [{ persons: [73, 63], workers: { red: 1 }, threats: { red: 2 } }] },
    play: ['activate 063'],
    expects: table => {
      expect(table.asked).toBeUndefined()
      expect(table.seat()).toMatchObject({ points: 6, threats: threats({ red: 1 }) })
    },
  },
]

export const protectors: CardCase[] = [
  ...SENTRIES,
  ...JAILER,
  ...GATEKEEPER,
  ...WATCHMAN,
  ...CONSTABLE,
  ...GUARDSMAN,
  ...SERGEANT,
  ...SHIELD_BEARER,
  ...CAPTAIN,
  ...groupCases({ income: 75, worker: 'purple', laurel: 74, same: [61, 62], strangers: [1, 96] }),
]
