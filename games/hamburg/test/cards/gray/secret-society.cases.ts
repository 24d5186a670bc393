import { expect } from 'vitest'
import { threeDigits } from '../../../src/cards/cardfile.ts'
import { COLORS, type Color } from '../../../src/colors.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, END, sourcesOf, TWO_OF_EACH, workers } from '../siblings.ts'

const LODGES = [
  [182, 'orange'],
  [183, 'purple'],
  [184, 'pink'],
  [185, 'brown'],
] as const

/** Of each colour a building of 9, one of 3 and a Zoo card of 9. */
const NINE_THREE_ZOO = {
  purple: [204, 195, 255],
  orange: [107, 98, 247],
  gray: [191, 181, 243],
  pink: [59, 53, 259],
  brown: [11, 3, 251],
} as const

function lodgeCases(card: number, half: Color): CardCase[] {
  const price = (color: Color) => (color === half ? [5, 2, 9] : [9, 3, 9])
  const builds = (color: Color) => NINE_THREE_ZOO[color].map(each => `play ${threeDigits(each)} build`)
  const agenda = ['turn', 'turn', 'turn'] as const
  return [
    ...COLORS.map(
      (color): CardCase => ({
        card,
        title: `${color} buildings of 9 and 3 and a Zoo card of 9 cost ${price(color).join(', ')} (T17, H07)`,
        given: {
          agenda,
          seats: [
            { hand: NINE_THREE_ZOO[color], buildings: [card], sites: ['gray', 'gray', 'gray'], marks: 30 },
          ],
        },
        play: [],
        expects: table => {
          const paid = builds(color).map(build => {
            const { marks } = table.seat()
            return marks - table.play(build).seat().marks
          })
          expect(paid).toEqual(price(color))
        },
      }),
    ),
    {
      card,
      title: `without it ${half} buildings cost 9 and 3; an opponent's does not help`,
      given: {
        agenda,
        seats: [{ hand: NINE_THREE_ZOO[half], sites: ['gray', 'gray'], marks: 30 }, { buildings: [card] }],
      },
      play: builds(half),
      expects: table => expect(table.seat().marks).toBe(9),
    },
    {
      card,
      title: 'also in a nested action, with no more than half the price',
      given: {
        piles: { [half]: [NINE_THREE_ZOO[half][0]] },
        seats: [{ buildings: [card, 7], sites: ['gray', 'gray', 'gray'], marks: 5, workers: { purple: 1 } }],
      },
      play: ['activate 007', `deck ${half}`, ...builds(half).slice(0, 1)],
      expects: table => expect(table.seat().marks).toBe(0),
    },
  ]
}

const SPIES = [
  [187, 5, 6],
  [188, 7, 5],
] as const

function tokenCases([card, marks, points]: (typeof SPIES)[number]): CardCase[] {
  const gain = card === 187 ? '1 point' : '2 marks'
  return [
    {
      card,
      title: `${gain} for an own intrigue token`,
      given: { agenda: ['intrigue'], tokens: ['gray'], seats: [{ buildings: [card] }] },
      play: [],
      expects: table => expect(table.seat()).toMatchObject({ marks, points, disasters: [0, 0, 1, 0, 0] }),
    },
    {
      card,
      title: 'nothing without it, nor for the token of another player',
      given: {
        agenda: [{ do: 'intrigue', seat: 1 }],
        tokens: ['gray'],
        seats: [{ buildings: [card] }, {}],
      },
      play: [],
      expects: table => {
        expect(table.seat(0)).toMatchObject({ marks: 5, points: 5, disasters: [0, 0, 0, 0, 0] })
        expect(table.seat(1)).toMatchObject({ marks: 5, points: 5, disasters: [0, 0, 1, 0, 0] })
      },
    },
    {
      card,
      title: 'nothing for a disaster that the dice raise',
      given: { agenda: ['raise'], dice: { gray: 6, black: 6 }, seats: [{ buildings: [card] }] },
      play: [],
      expects: table =>
        expect(table.seat()).toMatchObject({ marks: 5, points: 5, disasters: [0, 0, 1, 0, 0] }),
    },
    {
      card,
      title: `${gain} once for the token of the own 236, whoever suffers (H05)`,
      given: {
        tokens: ['gray'],
        seats: [{ hand: [236], buildings: [card], sites: ['gray', 'gray'], marks: 8 }, {}, {}],
      },
      play: ['play 236 build'],
      expects: table => {
        expect(table.seat()).toMatchObject({ marks, points, disasters: [0, 0, 0, 0, 0] })
        expect(table.seat(1)).toMatchObject({ marks: 5, points: 5, disasters: [0, 0, 1, 0, 0] })
      },
    },
    {
      card,
      title: "nothing for the token of an opponent's 236: its owner draws",
      given: {
        agenda: [{ do: 'turn', seat: 1 }],
        tokens: ['gray'],
        seats: [{ buildings: [card] }, { hand: [236], sites: ['gray'], marks: 3 }],
      },
      play: ['play 236 build'],
      expects: table =>
        expect(table.seat()).toMatchObject({ marks: 5, points: 5, disasters: [0, 0, 1, 0, 0] }),
    },
  ]
}

const PATRON: CardCase[] = [
  {
    card: 189,
    title: 'a worker into the window of its colour, in Phase IV to the floor, a cleric for everyone (T42)',
    given: {
      window: 5,
      floor: [1, 0, 0, 0, 0, 0],
      agenda: ['turn', 'majorities'],
      seats: [
        { hand: [189], buildings: [98], sites: ['pink', 'pink'], marks: 6, workers: TWO_OF_EACH },
        { buildings: [158, 170] },
      ],
    },
    play: ['play 189 build'],
    expects: table => {
      expect(table.answers).toEqual([...COLORS.map(color => `worker ${color}`), 'done'])
      table.play('worker gray')
      expect(table.state.guests).toEqual([2])
      expect(table.state.floor).toEqual([1, 0, 0, 0, 0, 0])
      expect(table.seat().workers).toEqual(workers({ gray: -1 }))
      expect(sourcesOf(table, 1).clerics).toBe(0)
      table.play('done')
      expect(table.state.season).toBe(2)
      expect(table.state.guests).toEqual([])
      expect(table.state.floor).toEqual([1, 0, 1, 0, 0, 1])
      expect(sourcesOf(table).clerics).toBe(1)
      expect(sourcesOf(table, 1).clerics).toBe(2)
    },
  },
  {
    card: 189,
    title: 'is optional (H35)',
    given: { seats: [{ hand: [189], sites: ['pink'], marks: 6, workers: { pink: 1 } }] },
    play: ['play 189 build', 'done'],
    expects: table => {
      expect(table.state.guests).toEqual([])
      expect(table.seat()).toMatchObject({ workers: [0, 0, 0, 1, 0], marks: 0 })
    },
  },
  {
    card: 189,
    title: 'without a worker nothing happens',
    given: { seats: [{ hand: [189], sites: ['pink'], marks: 6 }] },
    play: ['play 189 build'],
    expects: table => {
      expect(table.asked).toBeUndefined()
      expect(table.state.guests).toEqual([])
    },
  },
]

const KEEPER = { buildings: [190], garden: [245, 241, 265, 261], workers: TWO_OF_EACH, marks: 10 }

const UNDER_ZOO: CardCase[] = [
  {
    card: 190,
    title: 'a building of the paid colour under a Zoo card of that colour, free, without a site',
    given: { seats: [{ ...KEEPER, hand: [98, 99, 246, 158, 74] }] },
    play: ['activate 190'],
    expects: table => {
      expect(table.answers).toEqual(['worker orange', 'worker gray'])
      table.play('worker orange')
      expect(table.answers).toEqual(['put 098', 'put 099'])
      table.play('put 099')
      expect(table.purse()).toEqual({ marks: 10, points: 5, workers: workers({ orange: -1 }) })
      expect(table.seat()).toMatchObject({ hand: [98, 246, 158, 74], buildings: [190, 99], used: [190] })
      expect(table.answers).toContain('activate 099')
      expect(table.answers).not.toContain('activate 190')
    },
  },
  ...[
    { title: 'not without a worker of that colour', workers: { gray: 2, pink: 2 } },
    { title: 'not without a Zoo card of that colour; Park cards will not do', garden: [241, 257, 265] },
    { title: 'not without a building of that colour in the hand', hand: [246, 266, 37] },
    { title: 'at most one building under each Zoo card (H32)', garden: [245], under: [99] },
  ].map(
    ({ title, ...less }): CardCase => ({
      card: 190,
      title,
      given: { seats: [{ ...KEEPER, hand: [98], ...less }] },
      play: [],
      expects: table => expect(table.answers).not.toContain('activate 190'),
    }),
  ),
  {
    card: 190,
    title: 'a second Zoo card of the colour takes another building',
    given: { seats: [{ ...KEEPER, hand: [98], garden: [245, 241, 246], under: [99] }] },
    play: ['activate 190'],
    expects: table => expect(table.seat()).toMatchObject({ buildings: [190, 99, 98], hand: [], marks: 10 }),
  },
  {
    card: 190,
    title: 'its instant ability works at once',
    given: { seats: [{ ...KEEPER, hand: [121] }] },
    play: ['activate 190'],
    expects: table => expect(table.seat()).toMatchObject({ buildings: [190, 121], marks: 16 }),
  },
  {
    card: 190,
    title: 'its permanent ability works',
    given: { dice: { gray: 4 }, seats: [{ ...KEEPER, hand: [139, 157], workers: { orange: 1 } }] },
    play: ['activate 190', 'play 157 money'],
    expects: table => expect(table.seat().marks).toBe(17),
  },
  {
    card: 190,
    title: 'no printed points, cleric or own laurel for it; it counts for the laurel of another (H32)',
    given: {
      ...END,
      floor: [0, 1, 0, 0, 0, 2],
      seats: [
        { buildings: [107], garden: [245], under: [98] },
        { buildings: [127], garden: [246], under: [131] },
      ],
    },
    play: [],
    expects: table => {
      expect(sourcesOf(table)).toMatchObject({ cards: 5, laurels: 4, clerics: 3 })
      expect(sourcesOf(table, 1)).toMatchObject({ cards: 6, laurels: 0, clerics: 3 })
    },
  },
  {
    card: 190,
    title: 'it does not count for the majority of buildings (H32), its Zoo card does for its own',
    given: {
      agenda: ['majorities'],
      seats: [{ buildings: [98], garden: [245], under: [99] }, { buildings: [100] }],
    },
    play: [],
    expects: table => {
      expect(table.seat().majorities).toBe(16)
      expect(table.seat(1).majorities).toBe(0)
    },
  },
  {
    card: 190,
    title: 'Fire may take it (H32)',
    given: {
      agenda: ['raise'],
      dice: { orange: 5 },
      seats: [{ buildings: [190], garden: [245], under: [98], disasters: { orange: 2 } }],
    },
    play: ['building 098'],
    expects: table => expect(table.seat()).toMatchObject({ buildings: [190], places: [0], garden: [245] }),
  },
  {
    card: 190,
    title: 'Flood cannot take it (H32)',
    given: {
      agenda: ['raise'],
      dice: { purple: 5 },
      seats: [{ buildings: [190], garden: [245], under: [98], disasters: { purple: 2 } }],
    },
    play: [],
    expects: table => expect(table.seat()).toMatchObject({ buildings: [98], hand: [190], sites: [] }),
  },
  {
    card: 190,
    title: 'the Zoo card is free again when 004 takes it back (H32)',
    given: {
      agenda: [{ do: 'window', phase: 'IV' }, 'seasonEnd', 'turn'],
      seats: [{ buildings: [4], garden: [245], under: [98] }],
    },
    play: ['activate 004', 'take back 098', 'done'],
    expects: table => expect(table.seat()).toMatchObject({ buildings: [4], places: [0], hand: [98] }),
  },
]

const ANNEX: CardCase[] = [
  {
    card: 192,
    title: 'a site may hold two buildings of any colours, not three',
    given: {
      agenda: ['turn', 'turn'],
      seats: [{ hand: [98, 74], buildings: [192], sites: ['brown'] }],
    },
    play: ['play 098 build'],
    expects: table => {
      expect(table.seat()).toMatchObject({ buildings: [192, 98], places: [0, 0], marks: 2 })
      expect(table.answers).toContain('play 074 money')
      expect(table.answers).not.toContain('play 074 build')
    },
  },
  {
    card: 192,
    title: 'without it a site holds one',
    given: { seats: [{ hand: [98], buildings: [158], sites: ['brown'] }, { buildings: [192] }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('play 098 build'),
  },
  {
    card: 192,
    title: 'an empty site or one with a building, as the player likes; its own included',
    given: { seats: [{ hand: [98], buildings: [158, 192], sites: ['gray', 'pink', 'brown'] }] },
    play: ['play 098 build'],
    expects: table => {
      expect(table.answers).toEqual(['site 1 gray', 'site 2 pink', 'site 3 brown'])
      table.play('site 1 gray')
      expect(table.seat().places).toEqual([0, 1, 0])
    },
  },
  {
    card: 192,
    title: 'Flood returns both buildings of a site (H15)',
    given: {
      agenda: ['turn', { do: 'increase', color: 'purple' }, 'settle'],
      seats: [
        { hand: [98], buildings: [158, 192], sites: [37, 38], disasters: { purple: 2 }, used: [158, 192] },
      ],
    },
    play: ['play 098 build', 'site 1 brown', 'site 1 brown'],
    expects: table => {
      expect(table.seat()).toMatchObject({ hand: [98, 158], sites: [38], buildings: [192], places: [0] })
      expect(table.state.discard).toEqual([37])
    },
  },
  {
    card: 192,
    title: 'lost: second buildings stay, no new ones (H33)',
    given: {
      agenda: ['turn', { do: 'increase', color: 'orange' }, 'settle', 'turn', 'turn'],
      seats: [
        { hand: [98, 49, 74], buildings: [192, 158], sites: ['gray', 'pink'], disasters: { orange: 2 } },
      ],
    },
    play: ['play 098 build', 'site 2 pink', 'building 192'],
    expects: table => {
      expect(table.seat()).toMatchObject({ buildings: [158, 98], places: [1, 1] })
      table.play('play 049 build')
      expect(table.seat()).toMatchObject({ buildings: [158, 98, 49], places: [1, 1, 0] })
      expect(table.answers).not.toContain('play 074 build')
    },
  },
]

export const secretSociety: CardCase[] = [
  ...categoryCases({
    marks: 181,
    worker: 'pink',
    search: 186,
    laurel: 191,
    same: [190, 189],
    strangers: [146, 158, 170],
    garden: [244, 264],
  }),
  ...LODGES.flatMap(([card, half]) => lodgeCases(card, half)),
  {
    card: 186,
    title: 'the instant ability of the card it finds works at once (H34)',
    given: {
      discard: [189],
      seats: [{ hand: [186], sites: ['pink', 'pink'], marks: 6, workers: { pink: 1 } }],
    },
    play: ['play 186 build', 'worker pink'],
    expects: table => expect(table.state.guests).toEqual([3]),
  },
  ...SPIES.flatMap(tokenCases),
  ...PATRON,
  ...UNDER_ZOO,
  ...ANNEX,
]
