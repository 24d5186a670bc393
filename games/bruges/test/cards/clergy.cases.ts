import { expect } from 'vitest'
import type { CardCase } from './case.ts'
import {
  FAMILY_WORKERS,
  forOneWorker,
  groupCases,
  idle,
  laurelCase,
  oncePerRound,
  recruited,
  threats,
  workers,
} from './siblings.ts'

const CHAPLAINS: CardCase[] = FAMILY_WORKERS.map((color, i) =>
  recruited({
    card: 76 + i,
    title: `a ${color} worker and 3 guilders`,
    guilders: 10,
    workers: workers({ [color]: 1 }),
  }),
)

const PRIEST: CardCase[] = [
  ...forOneWorker({
    card: 81,
    worker: 'blue',
    title: '1 point for each die that shows a 1',
    given: { dice: { blue: 1, red: 1, yellow: 2 } },
    points: 7,
  }),
  idle({ card: 81, title: 'not when none does', given: { dice: { blue: 2 } } }),
]

const PILGRIM: CardCase[] = [
  recruited({
    card: 82,
    title: '2 guilders for each colour of the own markers',
    seat: { threats: { red: 2, blue: 1, yellow: 1 } },
    others: [{ threats: { brown: 1 } }],
    guilders: 16,
  }),
  recruited({ card: 82, title: 'none without markers' }),
]

const ALMONER: CardCase[] = [
  ...forOneWorker({
    card: 83,
    worker: 'brown',
    title: '1 guilder for each different colour of the workers that are left',
    guilders: 15,
  }),
  ...forOneWorker({
    card: 83,
    worker: 'brown',
    title: 'the last worker of a colour that was paid does not count',
    seat: { workers: { brown: 1, red: 3 } },
    guilders: 11,
    workers: threats({ red: 3 }),
  }).slice(0, 1),
]

const buying = { dice: { blue: 1 }, agenda: ['step'] } as const

const ABBOT: CardCase[] = [
  {
    card: 84,
    title: 'a point for each step',
    given: { ...buying, seats: [{ persons: [84] }] },
    play: ['advance'],
    expects: table => expect(table.seat()).toMatchObject({ points: 6, reputation: 1, guilders: 4 }),
  },
  {
    card: 84,
    title: 'also for one that a person gives, together with the Preacher (rulings 15 and 16)',
    given: {
      seats: [
        { persons: [84, 85], houses: ['red', 'red', 'red'], hand: [27], guilders: 9, threats: { red: 1 } },
      ],
    },
    play: ['play 027 recruit', 'threat red'],
    expects: table => expect(table.seat()).toMatchObject({ points: 7, reputation: 1, threats: threats({}) }),
  },
  {
    card: 84,
    title: "none for another player's step",
    given: { dice: { blue: 1 }, agenda: [{ do: 'step', seat: 1 }], seats: [{ persons: [84] }, {}] },
    play: ['advance'],
    expects: table => expect(table.seat().points).toBe(5),
  },
]

const PREACHER: CardCase[] = [
  {
    card: 85,
    title: 'any 1 marker may go for a point when the pawn moves forward',
    given: { ...buying, seats: [{ persons: [85], threats: { red: 1, blue: 2 } }] },
    play: ['advance', 'threat blue'],
    expects: table => {
      expect(table.seat()).toMatchObject({ points: 6, threats: threats({ red: 1, blue: 1 }) })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 85,
    title: 'also when the Tailor moves it (T47), and it may stay',
    given: {
      seats: [{ persons: [85], houses: ['red', 'red'], hand: [27], guilders: 9, threats: { red: 1 } }],
    },
    play: ['play 027 recruit'],
    expects: table => {
      expect(table.answers).toEqual(['threat red', 'done'])
      table.play('done')
      expect(table.seat()).toMatchObject({ points: 5, reputation: 1, threats: threats({ red: 1 }) })
    },
  },
]

const BELL_RINGER: CardCase[] = [
  oncePerRound({
    card: 86,
    title: '1 guilder for each die that shows a 6',
    given: { dice: { blue: 6, red: 6, yellow: 6, brown: 1 } },
    guilders: 13,
  }),
  idle({ card: 86, title: 'not when none does', given: { dice: { blue: 5 } } }),
]

const BISHOP: CardCase[] = [
  laurelCase(87, '1 point for every 2 workers: three for seven (T22)', { workers: { red: 4, blue: 3 } }, 3),
  laurelCase(87, 'none for one worker', { workers: { red: 1 } }, 0),
]

const DEACON: CardCase[] = [
  ...forOneWorker({
    card: 88,
    worker: 'purple',
    title: 'a worker of its colour for each die that shows a 1',
    given: { dice: { blue: 1, red: 1, yellow: 6 } },
    workers: workers({ purple: -1, blue: 1, red: 1 }),
  }),
  idle({ card: 88, title: 'not when none does' }),
]

export const clergy: CardCase[] = [
  ...CHAPLAINS,
  ...PRIEST,
  ...PILGRIM,
  ...ALMONER,
  ...ABBOT,
  ...PREACHER,
  ...BELL_RINGER,
  ...BISHOP,
  ...DEACON,
  ...groupCases({ income: 90, worker: 'red', laurel: 89, same: [76, 77], strangers: [1, 96] }),
]
