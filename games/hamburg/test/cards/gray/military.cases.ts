import { expect } from 'vitest'
import { threeDigits } from '../../../src/cards/cardfile.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, END, sourcesOf, TWO_OF_EACH } from '../siblings.ts'

/** The red wall: gray, pink, brown, purple, orange to the left; purple, orange, gray … to the right. */
const FREE_WALL: CardCase[] = [
  {
    card: 145,
    title: 'builds one of the next segments, of any colour, without card or marks; it must (H12)',
    given: { seats: [{ hand: [145, 37], sites: ['pink'], wall: [2, 3], marks: 6 }], discard: [98] },
    play: ['play 145 build'],
    expects: table => {
      expect(table.answers).toEqual(['wall left', 'wall right'])
      table.play('wall right')
      expect(table.seat()).toMatchObject({ left: 2, right: 4, marks: 0, hand: [37], points: 5 })
      expect(table.state.discard).toEqual([98])
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 145,
    title: 'a fifth segment brings the statue on offer',
    given: { seats: [{ hand: [145], sites: ['pink'], wall: [4, 5], marks: 6 }], statues: [7, 4] },
    play: ['play 145 build'],
    expects: table => {
      expect(table.seat()).toMatchObject({ left: 5, statues: [7] })
      expect(table.state.statues).toEqual([4])
    },
  },
  {
    card: 145,
    title: 'does nothing for a complete wall',
    given: { seats: [{ hand: [145], sites: ['pink'], wall: [5, 5], marks: 6 }] },
    play: ['play 145 build'],
    expects: table => expect(table.seat()).toMatchObject({ left: 5, right: 5, statues: [], marks: 0 }),
  },
  {
    card: 145,
    title: "is no standard action for 150, but a segment for an opponent's 091 (H48)",
    given: {
      seats: [
        { hand: [145], buildings: [150], sites: ['pink', 'pink'], disasters: { gray: 2 }, marks: 6 },
        { buildings: [91] },
      ],
    },
    play: ['play 145 build', 'wall left'],
    expects: table => {
      expect(table.seat()).toMatchObject({ disasters: [0, 0, 2, 0, 0], points: 5 })
      expect(table.seat(1).workers).toEqual([0, 0, 1, 0, 0])
    },
  },
]

const DEFENDERS = [
  { card: 147, price: 3, levels: 2 },
  { card: 149, price: 6, levels: 3 },
  { card: 153, price: 9, levels: 4 },
] as const

function reductions({ card, price, levels }: (typeof DEFENDERS)[number]): CardCase[] {
  const build = `play ${threeDigits(card)} build`
  const seat = {
    hand: [card],
    sites: ['pink'] as const,
    marks: price,
    disasters: { purple: 2, gray: 2, brown: 2 },
  }
  const split = ['reduce purple', 'reduce brown', 'reduce gray', 'reduce purple']
  const after = [
    [1, 0, 2, 0, 1],
    [1, 0, 1, 0, 1],
    [0, 0, 1, 0, 1],
  ]
  return [
    {
      card,
      title: `reduces ${levels} levels, split over any colours (E20, E21), a point for each`,
      given: { seats: [seat, { disasters: { purple: 2 } }] },
      play: [build, ...split.slice(0, levels)],
      expects: table => {
        expect(table.asked).toBeUndefined()
        expect(table.seat()).toMatchObject({ disasters: after[levels - 2], points: 5 + levels, marks: 0 })
        expect(table.seat(1)).toMatchObject({ disasters: [2, 0, 0, 0, 0], points: 5 })
      },
    },
    {
      card,
      title: 'reduces one colour more than once, only raised ones',
      given: { seats: [{ ...seat, disasters: { pink: 2, orange: 1 } }] },
      play: [build],
      expects: table => {
        expect(table.answers).toEqual(['reduce orange', 'reduce pink', 'done'])
        table.play('reduce pink', 'reduce pink')
        expect(table.seat()).toMatchObject({ points: 7, disasters: [0, 1, 0, 0, 0] })
      },
    },
    {
      card,
      title: 'up to that many: the player may stop, even at once',
      given: { seats: [seat] },
      play: [build, 'reduce gray', 'done'],
      expects: table => {
        expect(table.asked).toBeUndefined()
        expect(table.seat()).toMatchObject({ disasters: [2, 0, 1, 0, 2], points: 6 })
      },
    },
    {
      card,
      title: 'without raised disasters nothing happens',
      given: { seats: [{ ...seat, disasters: {} }] },
      play: [build],
      expects: table => {
        expect(table.asked).toBeUndefined()
        expect(table.seat()).toMatchObject({ disasters: [0, 0, 0, 0, 0], points: 5 })
      },
    },
  ]
}

const JAILER: CardCase[] = [
  {
    card: 152,
    title: 'a level for each building, itself and one under a Zoo card included (H32); no Zoo, Park, site',
    given: {
      seats: [
        {
          hand: [152],
          buildings: [98],
          sites: ['pink', 'pink', 'pink', 'pink'],
          garden: [245, 265],
          under: [99],
          disasters: { purple: 2, gray: 2 },
          marks: 9,
        },
        { buildings: [100, 101] },
      ],
    },
    play: ['play 152 build', 'reduce purple', 'reduce gray', 'reduce purple'],
    expects: table => {
      expect(table.asked).toBeUndefined()
      expect(table.seat()).toMatchObject({ disasters: [0, 0, 1, 0, 0], points: 8, marks: 0 })
    },
  },
  {
    card: 152,
    title: 'alone: one level, and only if the player wants it',
    given: { seats: [{ hand: [152], sites: ['pink'], disasters: { orange: 2, brown: 1 }, marks: 9 }] },
    play: ['play 152 build'],
    expects: table => {
      expect(table.answers).toEqual(['reduce orange', 'reduce brown', 'done'])
      table.play('reduce orange')
      expect(table.asked).toBeUndefined()
      expect(table.seat()).toMatchObject({ disasters: [0, 1, 0, 0, 1], points: 6 })
    },
  },
]

const WALL_WATCH: CardCase[] = [
  {
    card: 150,
    title: "Build a wall segment reduces the disaster of the segment's colour by 1 level, with the point",
    given: { seats: [{ hand: [157], buildings: [150], disasters: { gray: 2, purple: 2, pink: 2 } }] },
    play: ['play 157 wall left'],
    expects: table =>
      expect(table.seat()).toMatchObject({ disasters: [2, 0, 1, 2, 0], points: 6, marks: 4, left: 1 }),
  },
  {
    card: 150,
    title: 'without it nothing is reduced',
    given: {
      seats: [
        { hand: [157], disasters: { gray: 2 } },
        { buildings: [150], disasters: { gray: 2 } },
      ],
    },
    play: ['play 157 wall left'],
    expects: table => {
      expect(table.seat()).toMatchObject({ disasters: [0, 0, 2, 0, 0], points: 5 })
      expect(table.seat(1)).toMatchObject({ disasters: [0, 0, 2, 0, 0], points: 5 })
    },
  },
  {
    card: 150,
    title: 'no point if the disaster is not raised',
    given: { seats: [{ hand: [206], buildings: [150], disasters: { gray: 2, pink: 1 } }] },
    play: ['play 206 wall right'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [0, 0, 2, 1, 0], points: 5, right: 1 }),
  },
  {
    card: 150,
    title: 'not with another standard action of the colour',
    given: { seats: [{ hand: [157], buildings: [150], disasters: { gray: 2 } }] },
    play: ['play 157 money'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [0, 0, 2, 0, 0], points: 5 }),
  },
  {
    card: 150,
    title: 'not with the wall of 062 (H48)',
    given: { seats: [{ buildings: [150, 62], disasters: { gray: 2 }, workers: { orange: 1 } }] },
    play: ['activate 062', 'wall left'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [0, 0, 2, 0, 0], points: 5, left: 1 }),
  },
  {
    card: 150,
    title: 'also in a nested action (H48)',
    given: {
      piles: { pink: [74] },
      seats: [{ buildings: [150, 7], wall: [1, 0], disasters: { pink: 1 }, workers: { purple: 1 } }],
    },
    play: ['activate 007', 'deck pink', 'play 074 wall left'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [0, 0, 0, 0, 0], points: 6, left: 2 }),
  },
  {
    card: 150,
    title: 'a card announced through 224 reduces the announced colour, that of the segment (H39)',
    given: {
      seats: [
        { hand: [37], buildings: [150, 224], workers: { gray: 1 }, disasters: { purple: 2, brown: 2 } },
      ],
    },
    play: ['play 037 recolour', 'as purple wall right'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [1, 0, 0, 0, 2], points: 6, right: 1 }),
  },
]

const SENTRY = { buildings: [151], disasters: { gray: 2, pink: 1, brown: 2, purple: 1 } }
/** Gray and pink rise. */
const STORM = { dice: { gray: 5, pink: 6 }, agenda: ['raise'] as const }

const AVERT: CardCase[] = [
  {
    card: 151,
    title: 'a worker of its colour cancels an increase, each for itself, without a point (E24)',
    given: { ...STORM, seats: [{ ...SENTRY, workers: { gray: 1, pink: 2, brown: 1 } }] },
    play: [],
    expects: table => {
      expect(table.answers).toEqual(['avert gray', 'suffer gray'])
      table.play('avert gray')
      expect(table.answers).toEqual(['avert pink', 'suffer pink'])
      table.play('suffer pink')
      expect(table.asked).toBeUndefined()
      expect(table.seat()).toMatchObject({ disasters: [1, 0, 2, 2, 2], points: 5, workers: [0, 0, 0, 2, 1] })
    },
  },
  {
    card: 151,
    title: 'a disaster that is let rise strikes as usual',
    given: { ...STORM, seats: [{ ...SENTRY, wall: [1, 0], workers: { gray: 1, pink: 2 } }] },
    play: ['suffer gray', 'avert pink'],
    expects: table =>
      expect(table.seat()).toMatchObject({ disasters: [1, 0, 0, 1, 2], left: 0, workers: [0, 0, 1, 1, 0] }),
  },
  {
    card: 151,
    title: 'not without a worker of that colour',
    given: { ...STORM, seats: [{ ...SENTRY, wall: [1, 0], workers: { ...TWO_OF_EACH, gray: 0 } }] },
    play: ['avert pink'],
    expects: table =>
      expect(table.seat()).toMatchObject({ disasters: [1, 0, 0, 1, 2], left: 0, workers: [2, 2, 0, 1, 2] }),
  },
  {
    card: 151,
    title: 'without it the disasters rise and nothing is asked',
    given: {
      ...STORM,
      seats: [{ ...SENTRY, buildings: [], wall: [1, 0], workers: TWO_OF_EACH }, { buildings: [151] }],
    },
    play: [],
    expects: table => {
      expect(table.asked).toBeUndefined()
      expect(table.seat()).toMatchObject({ disasters: [1, 0, 0, 2, 2], left: 0, workers: [2, 2, 2, 2, 2] })
    },
  },
  {
    card: 151,
    title: 'against an intrigue token (H05)',
    given: {
      agenda: ['intrigue'],
      tokens: ['brown'],
      seats: [{ ...SENTRY, workers: { brown: 1 } }],
    },
    play: ['avert brown'],
    expects: table =>
      expect(table.seat()).toMatchObject({ disasters: [1, 0, 2, 1, 2], workers: [0, 0, 0, 0, 0] }),
  },
  {
    card: 151,
    title: "against an opponent's 178, decided by its owner (H05)",
    given: {
      agenda: [{ do: 'turn', seat: 1 }],
      seats: [
        { ...SENTRY, workers: { purple: 1 } },
        { hand: [178], sites: ['pink'], disasters: { purple: 1 } },
      ],
    },
    play: ['play 178 build'],
    expects: table => {
      expect(table.asked).toEqual({ kind: 'avert', seat: 0 })
      table.play('avert purple')
      expect(table.seat()).toMatchObject({ disasters: [1, 0, 2, 1, 2], workers: [0, 0, 0, 0, 0] })
      expect(table.seat(1)).toMatchObject({ disasters: [0, 0, 0, 0, 0], points: 6 })
    },
  },
  {
    card: 151,
    title: "against the token of an opponent's 236 (H38)",
    given: {
      agenda: [{ do: 'turn', seat: 1 }],
      tokens: ['gray'],
      seats: [
        { ...SENTRY, workers: { gray: 1 } },
        { hand: [236], sites: ['pink'], marks: 20 },
      ],
    },
    play: ['play 236 build', 'avert gray'],
    expects: table =>
      expect(table.seat()).toMatchObject({ disasters: [1, 0, 2, 1, 2], workers: [0, 0, 0, 0, 0] }),
  },
  {
    card: 151,
    title: 'with 165 it cancels the fourth increase',
    given: {
      ...STORM,
      dice: { pink: 6 },
      seats: [{ buildings: [151, 165], disasters: { pink: 3 }, workers: { pink: 1 }, marks: 7 }],
    },
    play: ['avert pink'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [0, 0, 0, 3, 0], marks: 7 }),
  },
]

const LEVELS: CardCase[] = [
  ...[
    {
      title: 'at the end pink 2, brown 1, orange 1, purple 1 are 5 points (T41)',
      buildings: [155],
      disasters: { pink: 2, brown: 1, orange: 1, purple: 1 },
      points: 5,
    },
    { title: 'nothing without raised levels', buildings: [155], disasters: {}, points: 0 },
    {
      title: 'three levels under 165 are 3 points',
      buildings: [155, 165],
      disasters: { gray: 3 },
      points: 3,
    },
  ].map(
    ({ title, buildings, disasters, points }): CardCase => ({
      card: 155,
      title,
      given: { ...END, seats: [{ buildings, disasters }, { disasters: { gray: 2 } }] },
      play: [],
      expects: table => expect(sourcesOf(table).laurels).toBe(points),
    }),
  ),
  {
    card: 156,
    title: 'reduces any one disaster by 1 level, with its point, without a worker; once per season',
    given: { seats: [{ buildings: [156], disasters: { gray: 2, brown: 1 }, workers: { gray: 1 } }] },
    play: ['activate 156'],
    expects: table => {
      expect(table.answers).toEqual(expect.arrayContaining(['reduce gray', 'reduce brown']))
      table.play('reduce gray')
      expect(table.asked).toBeUndefined()
      expect(table.seat()).toMatchObject({ disasters: [0, 0, 1, 0, 1], workers: [0, 0, 1, 0, 0] })
      expect(table.seat()).toMatchObject({ points: 6, marks: 5, used: [156] })
    },
  },
]

export const military: CardCase[] = [
  ...categoryCases({
    marks: 146,
    worker: 'pink',
    search: 148,
    laurel: 154,
    same: [156, 147],
    strangers: [159, 170, 181],
    garden: [241, 261],
  }),
  {
    card: 148,
    title: 'the instant ability of the card it finds works at once (H34)',
    given: {
      discard: [147],
      seats: [{ hand: [148], sites: ['pink', 'pink'], marks: 6, disasters: { pink: 1 } }],
    },
    play: ['play 148 build', 'reduce pink'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 0, points: 6, disasters: [0, 0, 0, 0, 0] }),
  },
  ...FREE_WALL,
  ...DEFENDERS.flatMap(reductions),
  ...JAILER,
  ...WALL_WATCH,
  ...AVERT,
  ...LEVELS,
]
