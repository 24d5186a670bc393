import { expect } from 'vitest'
import type { CardCase } from '../case.ts'
import { categoryCases, END, forOneWorker, sourcesOf, TWO_OF_EACH, workers } from '../siblings.ts'

/** A wall segment for a worker and twice its price. */
const WALLS = [
  [62, 'orange'],
  [63, 'brown'],
  [64, 'purple'],
  [65, 'gray'],
] as const

const walls = WALLS.flatMap(([card, worker]): CardCase[] => {
  const activate = `activate 0${card}`
  const paid = workers({ [worker]: -1 })
  const seat = { hand: [98], buildings: [card], workers: TWO_OF_EACH }
  return [
    ...forOneWorker({
      card,
      worker,
      title:
        'a segment of any colour without a card, for twice its price: the fourth on the right for 8 marks',
      seat: { hand: [98], wall: [1, 3] },
      play: ['wall right'],
      marks: 2,
    }),
    {
      card,
      title: 'builds the second segment on the left for 4 marks; the hand stays',
      given: { seats: [{ ...seat, marks: 9, wall: [1, 3] }] },
      play: [activate],
      expects: table => {
        expect(table.answers).toEqual(['wall left', 'wall right'])
        table.play('wall left')
        expect(table.purse()).toEqual({ marks: 5, points: 5, workers: paid })
        expect(table.seat()).toMatchObject({ left: 2, right: 3, hand: [98] })
        expect(table.state.discard).toEqual([])
      },
    },
    {
      card,
      title: 'builds only what can be paid',
      given: { seats: [{ ...seat, marks: 7, wall: [1, 3] }] },
      play: [activate],
      expects: table => expect(table.seat()).toMatchObject({ left: 2, right: 3, marks: 3 }),
    },
    {
      card,
      title: 'cannot be used with too few marks',
      given: { seats: [{ ...seat, marks: 3, wall: [1, 3] }] },
      play: [],
      expects: table => expect(table.answers).not.toContain(activate),
    },
    {
      card,
      title: 'cannot be used when the wall is complete',
      given: { seats: [{ ...seat, marks: 99, wall: [5, 5] }] },
      play: [],
      expects: table => expect(table.answers).not.toContain(activate),
    },
    {
      card,
      title: 'is no standard action: 108 does not make it free, 150 does not follow (H48)',
      given: {
        seats: [{ ...seat, buildings: [card, 108, 150], marks: 4, wall: [1, 5], disasters: { pink: 1 } }],
      },
      play: [activate],
      expects: table => {
        expect(table.seat()).toMatchObject({ marks: 0, left: 2, points: 5, disasters: [0, 0, 0, 1, 0] })
      },
    },
    {
      card,
      title: 'with 232 costs twice the black die (H08, H48)',
      given: {
        dice: { black: 1 },
        seats: [{ ...seat, buildings: [card, 232], marks: 3, wall: [5, 3] }],
      },
      play: [activate],
      expects: table => expect(table.seat()).toMatchObject({ marks: 1, right: 4 }),
    },
    {
      card,
      title: 'completes a half, which brings the statue',
      given: { seats: [{ ...seat, marks: 10, wall: [4, 5] }] },
      play: [activate],
      expects: table => expect(table.seat()).toMatchObject({ marks: 0, left: 5, statues: [9] }),
    },
  ]
})

/** What counts the category of each card that 066 also stands for: with 066, and without it. */
const COUNTING = [
  { card: 53, worker: 'orange', marks: 14, points: 5 },
  { card: 61, worker: 'brown', marks: 14, points: 5 },
  { card: 73, worker: 'gray', marks: 14, points: 5 },
  { card: 86, worker: 'brown', marks: 14, points: 5 },
  { card: 69, worker: 'orange', marks: 10, points: 7 },
  { card: 82, worker: 'orange', marks: 10, points: 7 },
  { card: 3, worker: 'gray', marks: 12, points: 5 },
  { card: 97, worker: 'pink', marks: 12, points: 5 },
  { card: 146, worker: 'pink', marks: 12, points: 5 },
  { card: 195, worker: 'orange', marks: 12, points: 5 },
] as const

const fourCategories: CardCase[] = [
  ...COUNTING.map(({ card, worker, marks, points }): CardCase => {
    const name = String(card).padStart(3, '0')
    return {
      card: 66,
      title: `counts as Art, Entertainment, Theater and Circus, and as nothing else: for ${name}`,
      given: { seats: [{ hand: [98], marks: 10, workers: TWO_OF_EACH, buildings: [card, 66] }] },
      play: [`activate ${name}`],
      expects: table => expect(table.purse()).toEqual({ marks, points, workers: workers({ [worker]: -1 }) }),
    }
  }),
  {
    card: 66,
    title: 'counts for the laurels of all four, each once',
    given: { ...END, seats: [{ buildings: [66, 59, 72, 84, 94] }, { buildings: [11, 107] }] },
    play: [],
    expects: table => {
      expect(sourcesOf(table).laurels).toBe(16)
      expect(sourcesOf(table, 1).laurels).toBe(4)
    },
  },
  {
    card: 66,
    title: 'is one category for 071, one that is not there otherwise (H31)',
    given: { ...END, seats: [{ buildings: [66, 71, 98] }] },
    play: [],
    expects: table => expect(sourcesOf(table).laurels).toBe(3),
  },
  {
    card: 66,
    title: 'adds no category when all four are there (H31)',
    given: { ...END, seats: [{ buildings: [66, 71, 53, 73, 86] }] },
    play: [],
    expects: table => expect(sourcesOf(table).laurels).toBe(4),
  },
  {
    card: 66,
    title: 'is one building for clerics (H31)',
    given: { ...END, floor: [1, 1, 1, 3, 1, 1], seats: [{ buildings: [66] }] },
    play: [],
    expects: table => expect(sourcesOf(table).clerics).toBe(3),
  },
  {
    card: 66,
    title: 'is one building for 025 and for the majority',
    given: {
      agenda: ['turn', 'majorities'],
      seats: [{ hand: [25], buildings: [66], sites: ['gray', 'gray'], marks: 6 }, { buildings: [98, 99] }],
    },
    play: ['play 025 build'],
    expects: table => {
      expect(table.seat().marks).toBe(4)
      expect([table.seat(0).majorities, table.seat(1).majorities]).toEqual([0, 0])
    },
  },
]

const SITE = { hand: [146], workers: { gray: 2 }, buildings: [70] }

export const art: CardCase[] = [
  ...categoryCases({
    marks: 61,
    worker: 'brown',
    search: 67,
    laurel: 72,
    same: [62, 69],
    strangers: [53, 73, 86],
    garden: [258, 278],
  }),
  ...walls,
  ...fourCategories,
  {
    card: 67,
    title: 'lets the instant of the found card work (H34)',
    given: { discard: [68, 53], seats: [{ hand: [67], sites: ['gray', 'gray'], marks: 6 }] },
    play: ['play 067 build'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 0, hall: 1, buildings: [67, 68] }),
  },
  {
    card: 68,
    title: "advances 1 space for nothing, whatever the dice show and in spite of another's 240 (E33)",
    given: {
      dice: { black: 6 },
      seats: [{ hand: [68], sites: ['gray'], marks: 6, hall: 3 }, { buildings: [240] }],
    },
    play: ['play 068 build'],
    expects: table => expect(table.seat()).toMatchObject({ hall: 4, marks: 0, points: 5 }),
  },
  {
    card: 68,
    title: 'is followed by 214 and 226 (H05)',
    given: {
      dice: { black: 1 },
      seats: [
        {
          hand: [68],
          sites: ['gray', 'gray', 'gray'],
          buildings: [214, 226],
          marks: 6,
          disasters: { pink: 2 },
        },
      ],
    },
    play: ['play 068 build', 'reduce pink'],
    expects: table => {
      expect(table.seat()).toMatchObject({ hall: 1, points: 7, disasters: [0, 0, 0, 1, 0] })
    },
  },
  {
    card: 68,
    title: 'gives 4 points on the last space, followed by 226 (H43, T54)',
    given: { seats: [{ hand: [68], sites: ['gray', 'gray'], buildings: [226], marks: 6, hall: 9 }] },
    play: ['play 068 build'],
    expects: table => expect(table.seat()).toMatchObject({ hall: 9, points: 10 }),
  },
  {
    card: 68,
    title: 'gives 4 points on the last space, and works only once',
    given: { seats: [{ hand: [68, 98], sites: ['gray'], marks: 6, hall: 9 }] },
    play: ['play 068 build'],
    expects: table => {
      expect(table.seat()).toMatchObject({ hall: 9, points: 9 })
      expect(table.asked).toBeUndefined()
    },
  },
  ...forOneWorker({
    card: 69,
    worker: 'orange',
    title: '1 point for each of 3 Art buildings, itself included; no others, Zoo, Park or opponents',
    seat: { hand: [98], buildings: [61, 70, 53, 73, 86], garden: [257, 277] },
    others: [{ buildings: [62, 63] }],
    points: 8,
  }),
  {
    card: 70,
    title: 'reduces the disaster of the colour of a site that is played, for a point',
    given: { seats: [{ ...SITE, disasters: { gray: 2, pink: 2, brown: 2 } }] },
    play: ['play 146 site', 'reduce gray'],
    expects: table => {
      expect(table.purse()).toEqual({ marks: 5, points: 6, workers: [0, 0, 1, 0, 0] })
      expect(table.seat().disasters).toEqual([0, 0, 1, 2, 2])
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 70,
    title: 'need not reduce it (E17)',
    given: { seats: [{ ...SITE, disasters: { gray: 2 } }] },
    play: ['play 146 site', 'done'],
    expects: table => expect(table.seat()).toMatchObject({ points: 5, disasters: [0, 0, 2, 0, 0] }),
  },
  {
    card: 70,
    title: 'does nothing at level 0',
    given: { seats: [{ ...SITE, disasters: { pink: 2 } }] },
    play: ['play 146 site'],
    expects: table => {
      expect(table.seat()).toMatchObject({ points: 5, disasters: [0, 0, 0, 2, 0] })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 70,
    title: 'works in a nested action too (6.3)',
    given: {
      piles: { gray: [147] },
      seats: [{ ...SITE, buildings: [70, 7], workers: { gray: 2, purple: 1 }, disasters: { gray: 2 } }],
    },
    play: ['activate 007', 'deck gray', 'play 147 site', 'reduce gray', 'play 146 site', 'reduce gray'],
    expects: table => expect(table.seat()).toMatchObject({ points: 7, disasters: [0, 0, 0, 0, 0] }),
  },
  {
    card: 70,
    title: 'follows the printed colour of the site, not the announced one (H39, T47)',
    given: {
      seats: [
        {
          hand: [98],
          buildings: [70, 224],
          workers: { gray: 1, brown: 1 },
          disasters: { orange: 1, brown: 1 },
        },
      ],
    },
    play: ['play 098 recolour', 'as brown site', 'reduce orange'],
    expects: table => {
      expect(table.seat()).toMatchObject({ points: 6, disasters: [0, 0, 0, 0, 1], workers: [0, 0, 0, 0, 0] })
    },
  },
  {
    card: 70,
    title: 'is not for sites that come without the standard action: 219',
    given: {
      piles: { gray: [147] },
      seats: [{ ...SITE, buildings: [70, 219], workers: { gray: 1, brown: 1 }, disasters: { gray: 2 } }],
    },
    play: ['activate 219'],
    expects: table => expect(table.seat()).toMatchObject({ points: 5, disasters: [0, 0, 2, 0, 0] }),
  },
  {
    card: 71,
    title: 'scores 1 point for each category: 3 Civic, 2 Police, 1 Emigration and itself (T39)',
    given: {
      ...END,
      seats: [{ buildings: [71, 1, 2, 3, 158, 159, 217], garden: [241, 261] }, { buildings: [98, 206] }],
    },
    play: [],
    expects: table => expect(sourcesOf(table).laurels).toBe(4),
  },
  {
    card: 71,
    title: 'counts a category under a Zoo card (H32)',
    given: { ...END, seats: [{ buildings: [71], garden: [241], under: [145] }] },
    play: [],
    expects: table => expect(sourcesOf(table).laurels).toBe(2),
  },
  {
    card: 71,
    title: 'scores nothing itself under a Zoo card (H32)',
    given: { ...END, seats: [{ buildings: [98, 206], garden: [257], under: [71] }] },
    play: [],
    expects: table => expect(sourcesOf(table).laurels).toBe(0),
  },
]
