import { expect } from 'vitest'
import { COLORS, type Color } from '../../../src/colors.ts'
import type { Table } from '../../table.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, forOneWorker, TWO_OF_EACH, workers } from '../siblings.ts'

const WATCHES = [
  [159, 'orange'],
  [160, 'pink'],
  [161, 'brown'],
  [162, 'purple'],
] as const

const ALL_AT_TWO = { purple: 2, orange: 2, gray: 2, pink: 2, brown: 2 }
const levels = (color: Color, level: number, rest = 2) => COLORS.map(each => (each === color ? level : rest))

/** As many levels as the card allows, whether it asks for each or takes them all. */
function allLevels(table: Table, color: Color): Table {
  const name = `reduce ${color}`
  expect(table.answers.filter(each => each.startsWith('reduce') && each !== name)).toEqual([])
  while (table.answers.includes(name)) table.play(name)
  return table
}

const ANY_COLOR: CardCase[] = [
  ...COLORS.map(
    (color): CardCase => ({
      card: 157,
      title: `for a ${color} worker: 2 levels of that disaster, 2 points; 168 adds nothing; once per season`,
      given: {
        seats: [{ buildings: [157, 168], marks: 10, workers: TWO_OF_EACH, disasters: ALL_AT_TWO }],
      },
      play: ['activate 157', `worker ${color}`],
      expects: table => {
        allLevels(table, color)
        expect(table.purse()).toEqual({ marks: 10, points: 7, workers: workers({ [color]: -1 }) })
        expect(table.seat().disasters).toEqual(levels(color, 0))
        expect(table.asked).toBeUndefined()
      },
    }),
  ),
  {
    card: 157,
    title: 'only the one level that is there, with one point',
    given: { seats: [{ buildings: [157], workers: { pink: 1 }, disasters: { pink: 1, gray: 2 } }] },
    play: ['activate 157'],
    expects: table =>
      expect(allLevels(table, 'pink').seat()).toMatchObject({ disasters: [0, 0, 2, 0, 0], points: 6 }),
  },
  {
    card: 157,
    title: 'never more than 2 levels: of three under 165 one stays',
    given: { seats: [{ buildings: [157, 165], workers: { pink: 1 }, disasters: { pink: 3 } }] },
    play: ['activate 157'],
    expects: table =>
      expect(allLevels(table, 'pink').seat()).toMatchObject({ disasters: [0, 0, 0, 1, 0], points: 7 }),
  },
  {
    card: 157,
    title: 'not without a worker',
    given: { seats: [{ hand: [37], buildings: [157], disasters: ALL_AT_TWO }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 157'),
  },
]

const SIXES: CardCase[] = [
  {
    card: 164,
    title: '1 mark in Phase II for each of the six dice that shows a 6',
    given: {
      round: 0,
      dice: { purple: 6, orange: 5, gray: 6, pink: 1, brown: 2, black: 6 },
      seats: [{ buildings: [164], marks: 1 }],
      agenda: [{ do: 'window', phase: 'II' }],
    },
    play: ['activate 164'],
    expects: table => {
      expect(table.seat()).toMatchObject({ marks: 4, points: 5, used: [164] })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 164,
    title: 'after the roll or at the City Hall, once in total (H03)',
    given: {
      round: 0,
      dice: { brown: 6 },
      seats: [{ buildings: [164], marks: 1 }],
      agenda: [
        { do: 'window', phase: 'II' },
        { do: 'window', phase: 'II', atHall: true },
        { do: 'window', phase: 'II', atHall: true },
      ],
    },
    play: ['done', 'activate 164'],
    expects: table => {
      expect(table.seat().marks).toBe(2)
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 164,
    title: 'not in Phase III',
    given: { dice: { brown: 6 }, seats: [{ hand: [37], buildings: [164] }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 164'),
  },
]

/** The pink disaster rises: Unrest takes all marks. */
const RIOT = { dice: { pink: 5 }, agenda: ['raise'] as const }
/** The orange disaster rises, Fire; then the pink one. */
const FIRE_THEN_RIOT = {
  agenda: [
    { do: 'increase', color: 'orange' },
    'settle',
    { do: 'increase', color: 'pink' },
    'settle',
  ] as const,
}

const FOURTH: CardCase[] = [
  {
    card: 165,
    title: 'a third level is harmless',
    given: { ...RIOT, seats: [{ buildings: [165], disasters: { pink: 2 }, marks: 7 }] },
    play: [],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [0, 0, 0, 3, 0], marks: 7 }),
  },
  {
    card: 165,
    title: 'without it the third level strikes and the track starts again',
    given: { ...RIOT, seats: [{ disasters: { pink: 2 }, marks: 7 }, { buildings: [165] }] },
    play: [],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [0, 0, 0, 0, 0], marks: 0, points: 5 }),
  },
  {
    card: 165,
    title: 'the fourth increase moves nothing and strikes; then the track is at 0, without points (H44)',
    given: {
      ...RIOT,
      seats: [{ buildings: [165], disasters: { pink: 3, gray: 3 }, wall: [1, 1], marks: 7 }],
    },
    play: [],
    expects: table =>
      expect(table.seat()).toMatchObject({
        disasters: [0, 0, 3, 0, 0],
        marks: 0,
        points: 5,
        left: 1,
        right: 1,
      }),
  },
  {
    card: 165,
    title: 'an intrigue token raises to three without harm (H05)',
    given: {
      agenda: ['intrigue'],
      tokens: ['brown'],
      seats: [{ buildings: [165], disasters: { brown: 2 }, workers: TWO_OF_EACH }],
    },
    play: [],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [0, 0, 0, 0, 3], workers: workers() }),
  },
  {
    card: 165,
    title: "an opponent's 178 raises to three without harm (H05)",
    given: {
      agenda: [{ do: 'turn', seat: 1 }],
      seats: [
        { buildings: [165], disasters: { pink: 2 }, marks: 7 },
        { hand: [178], sites: ['pink'], disasters: { pink: 1 } },
      ],
    },
    play: ['play 178 build'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [0, 0, 0, 3, 0], marks: 7 }),
  },
  ...[
    {
      title: 'lost with a level at 3: nothing happens before the next increase, which triggers (H16)',
      pink: 3,
    },
    { title: 'lost with a level at 2: the next increase strikes as for everybody', pink: 2 },
  ].map(
    ({ title, pink }): CardCase => ({
      card: 165,
      title,
      given: {
        ...FIRE_THEN_RIOT,
        seats: [{ buildings: [165, 98], disasters: { orange: 3, pink, gray: 3 }, wall: [1, 1], marks: 7 }],
      },
      play: ['building 165'],
      expects: table => {
        expect(table.seat()).toMatchObject({ buildings: [98], disasters: [0, 0, 3, 0, 0], marks: 0 })
        expect(table.seat()).toMatchObject({ left: 1, right: 1 })
      },
    }),
  ),
  {
    card: 165,
    title: 'a level at 3 can be reduced as usual',
    given: { seats: [{ hand: [74], buildings: [165], disasters: { pink: 3 } }] },
    play: ['play 074 decrease'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [0, 0, 0, 2, 0], points: 6 }),
  },
]

const BUILDERS: CardCase[] = [
  {
    card: 166,
    title: "Construct a building reduces the disaster of the card's colour by 1, not that of its site",
    given: {
      seats: [{ hand: [98], buildings: [166], sites: ['gray', 'pink'], disasters: ALL_AT_TWO, marks: 3 }],
    },
    play: ['play 098 build'],
    expects: table =>
      expect(table.seat()).toMatchObject({ disasters: levels('orange', 1), points: 6, marks: 0 }),
  },
  {
    card: 166,
    title: 'without it nothing is reduced',
    given: { seats: [{ hand: [98], sites: ['pink'], disasters: ALL_AT_TWO }, { buildings: [166] }] },
    play: ['play 098 build'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [2, 2, 2, 2, 2], points: 5 }),
  },
  {
    card: 166,
    title: 'no point if that disaster is not raised',
    given: { seats: [{ hand: [98], buildings: [166], sites: ['gray', 'pink'], disasters: { pink: 2 } }] },
    play: ['play 098 build'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [0, 0, 0, 2, 0], points: 5 }),
  },
  {
    card: 166,
    title: 'also with Zoo and Park cards (H07)',
    given: {
      agenda: ['turn', 'turn'],
      seats: [{ hand: [257, 273], buildings: [166], disasters: ALL_AT_TWO, marks: 6 }],
    },
    play: ['play 257 build', 'play 273 build'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [1, 2, 2, 1, 2], points: 7 }),
  },
  {
    card: 166,
    title: 'not for its own construction',
    given: { seats: [{ hand: [166], sites: ['pink'], disasters: ALL_AT_TWO, marks: 6 }] },
    play: ['play 166 build'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [2, 2, 2, 2, 2], points: 5, marks: 0 }),
  },
  {
    card: 166,
    title: 'once for a search card: what it finds is no standard action',
    given: {
      discard: [98],
      seats: [
        { hand: [104], buildings: [166], sites: ['gray', 'pink', 'pink'], disasters: ALL_AT_TWO, marks: 6 },
      ],
    },
    play: ['play 104 build'],
    expects: table =>
      expect(table.seat()).toMatchObject({
        buildings: [166, 104, 98],
        disasters: levels('orange', 1),
        points: 6,
      }),
  },
  {
    card: 166,
    title: 'not for a building that 190 puts under a Zoo card',
    given: {
      seats: [
        { hand: [98], buildings: [166, 190], garden: [245], disasters: ALL_AT_TWO, workers: { orange: 1 } },
      ],
    },
    play: ['activate 190'],
    expects: table =>
      expect(table.seat()).toMatchObject({
        buildings: [166, 190, 98],
        disasters: [2, 2, 2, 2, 2],
        points: 5,
      }),
  },
  {
    card: 166,
    title: 'also in a nested action; not for a site',
    given: {
      piles: { brown: [37] },
      seats: [
        {
          hand: [38],
          buildings: [166, 7],
          sites: ['gray', 'gray', 'gray'],
          disasters: ALL_AT_TWO,
          workers: { purple: 1, brown: 1 },
        },
      ],
    },
    play: ['activate 007', 'deck brown', 'play 037 build', 'play 038 site'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: levels('brown', 1), points: 6 }),
  },
]

const DECREASE: CardCase[] = [
  ...[
    { title: 'Decrease takes 2 levels and gives 2 points (T51)', before: 2, after: 0, points: 7 },
    { title: 'level 3 under 165: two levels and 2 points', before: 3, after: 1, points: 7 },
    { title: 'level 1: one level and 1 point (T51, E25)', before: 1, after: 0, points: 6 },
    { title: 'level 0: nothing (E04)', before: 0, after: 0, points: 5 },
  ].map(
    ({ title, before, after, points }): CardCase => ({
      card: 168,
      title,
      given: { seats: [{ hand: [74], buildings: [168, 165], disasters: { ...ALL_AT_TWO, pink: before } }] },
      play: ['play 074 decrease'],
      expects: table => expect(table.seat()).toMatchObject({ disasters: levels('pink', after), points }),
    }),
  ),
  {
    card: 168,
    title: 'without it one level and 1 point',
    given: { seats: [{ hand: [74], disasters: ALL_AT_TWO }, { buildings: [168] }] },
    play: ['play 074 decrease'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: levels('pink', 1), points: 6 }),
  },
  {
    card: 168,
    title: 'no effect on other sources: 156, 160 and 166 take 1 level',
    given: {
      seats: [
        {
          hand: [98],
          buildings: [168, 156, 160, 166],
          sites: ['gray', 'gray', 'gray', 'gray', 'gray'],
          disasters: ALL_AT_TWO,
          workers: { pink: 1 },
        },
      ],
    },
    play: ['activate 156', 'reduce gray', 'activate 160', 'play 098 build'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: [2, 1, 1, 1, 2], points: 8 }),
  },
  {
    card: 168,
    title: 'in the colour announced through 224 (H39)',
    given: { seats: [{ hand: [74], buildings: [168, 224], disasters: ALL_AT_TWO, workers: { gray: 1 } }] },
    play: ['play 074 recolour', 'as brown decrease'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: levels('brown', 0), points: 7 }),
  },
  {
    card: 168,
    title: 'also in a nested action',
    given: {
      piles: { orange: [98] },
      seats: [{ buildings: [168, 7], disasters: ALL_AT_TWO, workers: { purple: 1 } }],
    },
    play: ['activate 007', 'deck orange', 'play 098 decrease'],
    expects: table => expect(table.seat()).toMatchObject({ disasters: levels('orange', 0), points: 7 }),
  },
]

export const police: CardCase[] = [
  ...categoryCases({
    marks: 158,
    worker: 'brown',
    search: 163,
    laurel: 167,
    same: [159, 164],
    strangers: [146, 170, 181],
    garden: [242, 262],
  }),
  ...ANY_COLOR,
  ...WATCHES.flatMap(([card, color]) => [
    ...forOneWorker({
      card,
      worker: color,
      title: `the ${color} disaster down by 1 level, with its point`,
      seat: { disasters: ALL_AT_TWO },
      others: [{ disasters: ALL_AT_TWO }],
      points: 6,
      disasters: levels(color, 1),
    }),
    ...forOneWorker({
      card,
      worker: color,
      title: 'no point at level 0 (H13)',
      seat: { disasters: { ...ALL_AT_TWO, [color]: 0 } },
      disasters: levels(color, 0),
    }).slice(0, 1),
  ]),
  ...SIXES,
  ...FOURTH,
  ...BUILDERS,
  ...DECREASE,
]
