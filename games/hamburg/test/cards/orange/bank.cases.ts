import { expect } from 'vitest'
import type { Table } from '../../table.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, forOneWorker } from '../siblings.ts'

const PRINCES = [
  [127, 'orange'],
  [128, 'gray'],
  [129, 'purple'],
  [130, 'pink'],
] as const

const INSTANTS: CardCase[] = [
  {
    card: 121,
    title: 'takes 6 marks when it is built, and never again',
    given: { seats: [{ hand: [121], sites: ['gray'], marks: 4 }] },
    play: ['play 121 build'],
    expects: table => {
      expect(table.seat()).toMatchObject({ marks: 7, points: 5, used: [] })
      expect(table.asked).toBeUndefined()
    },
  },
  ...[
    [0, 0],
    [3, 3],
    [4, 5],
    [5, 7],
    [9, 18],
  ].map(
    ([hall, marks]): CardCase => ({
      card: 123,
      title: `takes ${marks} marks on space ${hall} of the City Hall track`,
      given: { seats: [{ hand: [123], sites: ['gray'], marks: 6, hall: hall! }, { hall: 7 }] },
      play: ['play 123 build'],
      expects: table => {
        expect(table.seat()).toMatchObject({ marks, points: 5, hall })
        expect(table.seat(1).marks).toBe(5)
      },
    }),
  ),
  {
    card: 126,
    title: 'the instant ability of the card it finds works at once (H34)',
    given: { discard: [121], seats: [{ hand: [126], sites: ['gray', 'gray'], marks: 6 }] },
    play: ['play 126 build'],
    expects: table => expect(table.seat()).toMatchObject({ buildings: [126, 121], marks: 6 }),
  },
]

/** Parks: 261 and 269 a mark, 262 a gray worker, 264 a point. */
const PARKS: CardCase[] = [
  {
    card: 122,
    title: '1 more mark for each Park card that gives money, not for those that give something else',
    given: {
      seats: [{ buildings: [122], garden: [261, 262, 269, 264, 241], marks: 10 }],
      agenda: ['income'],
    },
    play: [],
    expects: table => expect(table.purse()).toEqual({ marks: 14, points: 6, workers: [0, 0, 1, 0, 0] }),
  },
  {
    card: 122,
    title: 'without it each of these Park cards gives 1 mark',
    given: {
      seats: [{ garden: [261, 262, 269, 264, 241], marks: 10 }, { buildings: [122] }],
      agenda: ['income', { do: 'income', seat: 1 }],
    },
    play: [],
    expects: table => {
      expect(table.purse()).toEqual({ marks: 12, points: 6, workers: [0, 0, 1, 0, 0] })
      expect(table.seat(1).marks).toBe(5)
    },
  },
  {
    card: 122,
    title: 'gives nothing without a Park card, nor with money from elsewhere',
    given: {
      seats: [{ hand: [37], buildings: [122, 102], marks: 10 }],
      dice: { brown: 4 },
      agenda: ['income', 'turn'],
    },
    play: ['activate 102', 'play 037 money'],
    expects: table => expect(table.seat().marks).toBe(16),
  },
]

const price = (marks: number) => (table: Table) => {
  expect(table.answers).toEqual(['advance', 'done'])
  table.play('advance')
  expect(table.seat()).toMatchObject({ marks: 10 - marks, hall: 1 })
}

/** Low dice 1 + 2 + 1. */
const FOUR = { purple: 1, orange: 2, brown: 1, gray: 5, pink: 6, black: 5 }
const AT_HALL = { round: 0, agenda: ['hall'] as const }

const HALL: CardCase[] = [
  {
    card: 125,
    title: 'an advance at the dice price costs 2 marks less',
    given: { ...AT_HALL, dice: FOUR, seats: [{ buildings: [125], marks: 10 }] },
    play: [],
    expects: price(2),
  },
  {
    card: 125,
    title: 'without it the same advance costs 4',
    given: { ...AT_HALL, dice: FOUR, seats: [{ marks: 10 }, { buildings: [125] }] },
    play: [],
    expects: price(4),
  },
  {
    card: 125,
    title: 'never less than 0: no gain from a single 1',
    given: { ...AT_HALL, dice: { pink: 1 }, seats: [{ buildings: [125], marks: 10 }] },
    play: [],
    expects: price(0),
  },
  {
    card: 125,
    title: 'lets a player advance who could not pay otherwise',
    given: { ...AT_HALL, dice: FOUR, seats: [{ buildings: [125], marks: 2 }] },
    play: ['advance'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 0, hall: 1 }),
  },
  {
    card: 125,
    title: 'no advance if no die shows a 1 or 2',
    given: { ...AT_HALL, dice: {}, seats: [{ buildings: [125], marks: 10 }] },
    play: [],
    expects: table => {
      expect(table.asked).toBeUndefined()
      expect(table.seat()).toMatchObject({ marks: 10, hall: 0 })
    },
  },
  {
    card: 125,
    title: "the floor at 0 comes before an opponent's 240 adds the black die (H08)",
    given: {
      ...AT_HALL,
      dice: { pink: 1, black: 5 },
      seats: [{ buildings: [125], marks: 10 }, { buildings: [240] }],
    },
    play: [],
    expects: price(5),
  },
  {
    card: 125,
    title: 'does not touch the 4 marks of 002 (H04)',
    given: {
      round: 0,
      agenda: [{ do: 'window', phase: 'II', atHall: true }],
      seats: [{ buildings: [125, 2], marks: 10 }],
    },
    play: ['activate 002'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 6, hall: 1 }),
  },
]

interface Bought {
  readonly title: string
  readonly card: number
  readonly buildings?: readonly number[]
  readonly pays: number
}

/** 132 first, with what else stands there; card, and what it costs. */
const PRICES: readonly Bought[] = [
  { title: 'a building of 9 costs 6', card: 107, pays: 6 },
  { title: 'a building of 3 costs nothing', card: 98, pays: 0 },
  { title: 'a building of 0 brings no gain', card: 122, pays: 0 },
  { title: 'a Zoo card of 12 costs 9 (H07)', card: 248, pays: 9 },
  { title: 'a Park card of 6 costs 3 (H07)', card: 272, pays: 3 },
  { title: 'with 182 an orange building of 9 costs 5 - 3 = 2 (H08)', card: 107, buildings: [182], pays: 2 },
  { title: 'with 182 an orange building of 6 costs 3 - 3 = 0 (H08)', card: 102, buildings: [182], pays: 0 },
  { title: 'with 182 an orange building of 3 costs 0, not less (H08)', card: 98, buildings: [182], pays: 0 },
  { title: 'with 183 a purple building of 12 costs 6 - 3 = 3 (H08)', card: 216, buildings: [183], pays: 3 },
  { title: 'with 184 a pink building of 9 costs 5 - 3 = 2 (H08)', card: 59, buildings: [184], pays: 2 },
  { title: 'with 185 a brown building of 9 costs 5 - 3 = 2 (H08)', card: 11, buildings: [185], pays: 2 },
  { title: 'with 182 an orange Zoo card of 12 costs 9 (H07)', card: 248, buildings: [182], pays: 9 },
]

function buys({ title, card, buildings = [], pays }: Bought): CardCase {
  const site = 'brown' as const
  const sites = [site, ...buildings.map(() => site), site]
  return {
    card: 132,
    title,
    given: { seats: [{ hand: [card], buildings: [132, ...buildings], sites, marks: 20 }] },
    play: [`play ${String(card).padStart(3, '0')} build`],
    expects: table => {
      expect(table.seat().hand).toEqual([])
      expect(table.seat().marks).toBe(20 - pays)
    },
  }
}

const CONSTRUCTION: CardCase[] = [
  ...PRICES.map(buys),
  {
    card: 132,
    title: 'without it a building of 9 costs 9',
    given: { seats: [{ hand: [107], sites: ['gray'], marks: 20 }, { buildings: [132] }] },
    play: ['play 107 build'],
    expects: table => expect(table.seat().marks).toBe(11),
  },
  {
    card: 132,
    title: 'costs its own 12 marks',
    given: { seats: [{ hand: [132, 37], sites: ['gray'], marks: 11 }] },
    play: [],
    expects: table => {
      expect(table.answers).toContain('play 037 build')
      expect(table.answers).not.toContain('play 132 build')
    },
  },
  {
    card: 132,
    title: 'makes possible what the marks are too few for; other actions cost as usual',
    given: {
      seats: [{ hand: [107, 206], buildings: [132], sites: ['gray', 'gray'], marks: 6, wall: [0, 0] }],
    },
    play: ['play 206 wall right'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 5, right: 1 }),
  },
  {
    card: 132,
    title: 'also in a nested action',
    given: {
      piles: { orange: [107] },
      seats: [{ buildings: [132, 7], sites: ['gray', 'gray', 'gray'], marks: 6, workers: { purple: 1 } }],
    },
    play: ['activate 007', 'deck orange', 'play 107 build'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 0, buildings: [132, 7, 107] }),
  },
]

export const bank: CardCase[] = [
  ...categoryCases({
    marks: 124,
    worker: 'brown',
    search: 126,
    laurel: 131,
    same: [127, 121],
    strangers: [98, 115, 134],
    garden: [247, 267],
  }),
  ...INSTANTS,
  ...PARKS,
  ...HALL,
  ...PRINCES.flatMap(([card, worker]) =>
    forOneWorker({ card, worker, title: '1 point and 2 marks', marks: 12, points: 6 }),
  ),
  ...CONSTRUCTION,
]
