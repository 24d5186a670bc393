import { expect } from 'vitest'
import type { Table } from '../table.ts'
import type { CardCase } from './case.ts'
import {
  FAMILY_WORKERS,
  forOneWorker,
  groupCases,
  idle,
  oncePerRound,
  recruited,
  workers,
} from './siblings.ts'

const DEALERS: CardCase[] = FAMILY_WORKERS.flatMap((worker, i) =>
  forOneWorker({ card: 91 + i, worker, title: '3 guilders', guilders: 13 }),
)

const BOOKSELLER: CardCase[] = [
  oncePerRound({ card: 96, title: '2 guilders (T19)', guilders: 12 }),
  idle({ card: 96, title: 'not again before the next round (T19)', seat: { used: [96] } }),
]

const SHOPKEEPER: CardCase[] = [
  ...forOneWorker({
    card: 97,
    worker: 'yellow',
    title: '2 points for each complete canal: one of five and four (T55)',
    seat: { canals: [5, 4] },
    points: 7,
  }),
  ...forOneWorker({
    card: 97,
    worker: 'yellow',
    title: '4 points for both',
    seat: { canals: [5, 5] },
    points: 9,
  }).slice(0, 1),
  idle({
    card: 97,
    title: 'not without a complete canal',
    seat: { canals: [4, 4] },
    others: [{ canals: [5, 5] }],
  }),
]

const guildersOf = ({ state }: Table) => state.seats.map(({ guilders }) => guilders)

const MONEYLENDER: CardCase[] = [
  {
    card: 98,
    title: 'with 2 guilders and three opponents, two of them get one each, for 2 points (T38)',
    given: { seats: [{ hand: [98], houses: ['red'], guilders: 5 }, {}, {}, {}] },
    play: ['play 098 recruit', 'to 4', 'to 2'],
    expects: table => {
      expect(guildersOf(table)).toEqual([0, 6, 5, 6])
      expect(table.seat().points).toBe(7)
      expect(table.seat(1).points).toBe(5)
    },
  },
  {
    card: 98,
    title: 'with 5 guilders each of three opponents gets one, without a choice, for 3 points (T39)',
    given: { seats: [{ hand: [98], houses: ['red'], guilders: 8 }, {}, {}, {}] },
    play: ['play 098 recruit'],
    expects: table => {
      expect(guildersOf(table)).toEqual([2, 6, 6, 6])
      expect(table.seat().points).toBe(8)
      expect(table.asked).toBeUndefined()
    },
  },
]

const MONEY_CHANGER: CardCase[] = [
  oncePerRound(
    {
      card: 99,
      title: "for any worker: as many guilders as the die of the worker's colour shows",
      given: { dice: { purple: 6, red: 1 } },
      play: ['worker purple'],
      guilders: 16,
    },
    { purple: -1 },
  ),
  idle({ card: 99, title: 'not without a worker', seat: { workers: {} } }),
]

const INNKEEPER: CardCase[] = [
  recruited({
    card: 102,
    title: '2 guilders for each different colour of the own houses',
    seat: { persons: [1], houses: ['red', 'red', 'blue'] },
    play: [],
    others: [{ houses: ['yellow'] }],
    guilders: 8,
  }),
].map(each => ({ ...each, play: [...each.play, 'house 2 red'] }))

const LANDLORD: CardCase[] = [
  {
    card: 103,
    title: 'whenever another player recruits, 2 guilders from the supply (ruling 30)',
    given: { seats: [{ hand: [17], houses: ['red'], guilders: 5 }, { persons: [103], guilders: 0 }, {}] },
    play: ['play 017 recruit'],
    expects: table => expect(guildersOf(table)).toEqual([2, 2, 5]),
  },
  {
    card: 103,
    title: 'none when the owner recruits',
    given: { seats: [{ hand: [17], persons: [103], houses: ['red', 'red'], guilders: 5 }, {}] },
    play: ['play 017 recruit'],
    expects: table => expect(guildersOf(table)).toEqual([2, 5]),
  },
]

const TRADER: CardCase[] = [
  recruited({
    card: 104,
    title: 'workers of different colours for a guilder and a point each',
    play: ['worker red', 'worker blue', 'done'],
    guilders: 9,
    points: 7,
    workers: workers({ red: -1, blue: -1 }),
  }),
  recruited({
    card: 104,
    title: 'up to five',
    play: ['worker red', 'worker blue', 'worker brown', 'worker yellow', 'worker purple'],
    guilders: 12,
    points: 10,
    workers: [1, 1, 1, 1, 1],
  }),
  {
    ...recruited({ card: 104, title: 'none of a colour twice' }),
    play: ['play 104 recruit', 'worker red'],
    expects: table => {
      expect(table.answers).toEqual(['worker blue', 'worker brown', 'worker yellow', 'worker purple', 'done'])
    },
  },
]

const BANKER: CardCase[] = [
  {
    card: 105,
    title: 'the action that takes guilders brings 2 more',
    given: { seats: [{ persons: [105], hand: [4], guilders: 0 }], dice: { red: 6 } },
    play: ['play 004 guilders'],
    expects: table => expect(table.seat().guilders).toBe(8),
  },
  {
    card: 105,
    title: 'other guilders stay as they are',
    given: { seats: [{ persons: [105, 96], guilders: 0 }] },
    play: ['activate 096'],
    expects: table => expect(table.seat().guilders).toBe(2),
  },
]

export const merchants: CardCase[] = [
  ...DEALERS,
  ...BOOKSELLER,
  ...SHOPKEEPER,
  ...MONEYLENDER,
  ...MONEY_CHANGER,
  ...INNKEEPER,
  ...LANDLORD,
  ...TRADER,
  ...BANKER,
  ...groupCases({ income: 101, worker: 'purple', laurel: 100, same: [91, 96], strangers: [1, 16] }),
]
