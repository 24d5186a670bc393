import { expect } from 'vitest'
import { COLORS, type Color } from '../../../src/colors.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, sourcesOf } from '../siblings.ts'
import { countsBuildingsOnly, findsInstant, needsWorker, workersOf } from './purple.ts'

/** For a worker, the top card of any pile. */
function draws([card, worker]: readonly [number, Color]): CardCase[] {
  return [
    {
      card,
      title: `draws the top card of any pile for a ${worker} worker`,
      given: {
        seats: [{ hand: [37], buildings: [card], workers: { [worker]: 2, purple: 1 } }],
        piles: { orange: [97, 121], purple: [205] },
      },
      play: [`activate ${card}`],
      expects: table => {
        expect(table.answers).toEqual(COLORS.map(color => `deck ${color}`))
        table.play('deck orange')
        expect(table.seat().hand).toEqual([121, 37])
        expect(table.state.piles[1]!.at(-1)).toBe(97)
        expect(workersOf(table)).toEqual({ purple: 1, [worker]: 1 })
        expect(table.answers).not.toContain(`activate ${card}`)
      },
    },
    needsWorker(card, worker),
  ]
}

const WORKER_CARDS = [
  [196, 'orange'],
  [197, 'gray'],
  [198, 'pink'],
  [199, 'brown'],
] as const

export const harbor: CardCase[] = [
  ...categoryCases({
    marks: 195,
    worker: 'orange',
    search: 200,
    laurel: 204,
    same: [196, 201],
    strangers: [210, 218, 229],
    garden: [253, 273],
  }),
  countsBuildingsOnly(195, 'orange', 196, 197),
  findsInstant(200, 194, 4, 0),
  {
    card: 193,
    title: 'draws 2 cards from any piles, then any 2 hand cards go to the discard pile in any order (H37)',
    given: {
      seats: [{ hand: [1, 37], buildings: [193], workers: { brown: 1 } }],
      piles: { gray: [145], pink: [49] },
      discard: [97],
    },
    play: ['activate 193', 'deck gray', 'deck pink'],
    expects: table => {
      expect(table.answers).toEqual(['discard 145', 'discard 049', 'discard 001', 'discard 037'])
      table.play('discard 049', 'discard 001')
      expect(table.seat().hand).toEqual([145, 37])
      expect(table.state.discard).toEqual([97, 49, 1])
      expect(workersOf(table)).toEqual({})
    },
  },
  {
    card: 193,
    title: 'discards only as many as were found (H37)',
    given: {
      seats: [{ hand: [1, 37], buildings: [193], workers: { brown: 1 } }],
      emptyPiles: COLORS,
      piles: { gray: [145] },
    },
    play: ['activate 193', 'discard 145'],
    expects: table => {
      expect(table.asked).toEqual({ kind: 'turn', seat: 0 })
      expect(table.seat().hand).toEqual([1, 37])
    },
  },
  needsWorker(193, 'brown'),
  {
    card: 194,
    title: 'takes 2 marks for each colour of sites, built on or not, two of a colour once',
    given: {
      seats: [
        { marks: 3, hand: [194], sites: ['brown', 'purple', 'gray', 'gray'], buildings: [97] },
        { sites: ['orange', 'pink'] },
      ],
    },
    play: ['play 194 build', 'site 2 purple'],
    expects: table => expect(table.seat().marks).toBe(6),
  },
  {
    card: 194,
    title: 'takes at most 10 marks',
    given: { seats: [{ marks: 3, hand: [194], sites: [...COLORS, ...COLORS] }] },
    play: ['play 194 build', 'site 1 purple'],
    expects: table => expect(table.seat().marks).toBe(10),
  },
  ...WORKER_CARDS.flatMap(draws),
  {
    card: 201,
    title: 'draws 3 cards from any piles',
    given: {
      seats: [{ marks: 3, hand: [201], sites: ['gray'] }],
      piles: { gray: [145, 146], brown: [1] },
    },
    play: ['play 201 build', 'deck gray', 'deck brown', 'deck gray'],
    expects: table => {
      expect(table.seat().hand).toEqual([145, 146, 1])
      expect(table.asked?.kind).not.toBe('drawAny')
    },
  },
  {
    card: 201,
    title: 'draws as many as there are',
    given: {
      seats: [{ marks: 3, hand: [201], sites: ['gray'] }],
      emptyPiles: COLORS,
      piles: { gray: [145], brown: [1] },
    },
    play: ['play 201 build', 'deck brown'],
    expects: table => expect(table.seat().hand).toEqual([145, 1]),
  },
  {
    card: 202,
    title: 'performs a standard action with the top discard, in that card’s colour, besides the own one',
    given: {
      seats: [{ marks: 0, hand: [37], buildings: [202], workers: { pink: 2 } }],
      discard: [193, 97, 145],
      dice: { gray: 5, orange: 2, pink: 4 },
    },
    play: ['activate 202'],
    expects: table => {
      expect(table.answers).toEqual(['workers', 'money', 'decrease'].map(way => `play 145 ${way}`))
      table.play('play 145 money')
      expect(table.seat()).toMatchObject({ marks: 5, hand: [37] })
      expect(workersOf(table)).toEqual({ pink: 1 })
      expect(table.state.discard).toEqual([193, 97, 145])
      expect(table.answers).toContain('play 037 money')
      expect(table.answers).not.toContain('activate 202')
    },
  },
  {
    card: 202,
    title: 'builds the top discard for its price, with permanent cards and the instant it has',
    given: {
      seats: [
        {
          marks: 3,
          hand: [37],
          sites: ['gray', 'pink', 'brown'],
          buildings: [202, 132],
          workers: { pink: 1 },
        },
      ],
      discard: [145, 68],
    },
    play: ['activate 202', 'play 068 build'],
    expects: table => {
      expect(table.seat()).toMatchObject({ marks: 0, hall: 1, buildings: [202, 132, 68] })
      expect(table.state.discard).toEqual([145])
    },
  },
  {
    card: 202,
    title: 'plays the top discard as a site, for a worker of its colour',
    given: {
      seats: [{ hand: [37], buildings: [202], workers: { pink: 1, gray: 1 } }],
      discard: [97, 145],
    },
    play: ['activate 202', 'play 145 site'],
    expects: table => {
      expect(table.seat().sites.at(-1)).toBe(145)
      expect(workersOf(table)).toEqual({})
      expect(table.state.discard).toEqual([97])
    },
  },
  needsWorker(202, 'pink'),
  {
    card: 202,
    title: 'does not work without a discard pile',
    given: { seats: [{ hand: [37], buildings: [202], workers: { pink: 1 } }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 202'),
  },
  {
    card: 203,
    title: 'scores 5 points for sites of all five colours, however many of each',
    given: { seats: [{ sites: [...COLORS, 'gray', 'gray'], buildings: [203] }] },
    play: [],
    expects: table => expect(sourcesOf(table).laurels).toBe(5),
  },
  {
    card: 203,
    title: 'scores nothing for four colours: Zoo, Park, buildings and another’s sites are none',
    given: {
      seats: [
        { sites: ['purple', 'orange', 'gray', 'pink', 'pink'], buildings: [203, 1], garden: [249, 269] },
        { sites: ['brown'] },
      ],
    },
    play: [],
    expects: table => expect(sourcesOf(table).laurels).toBe(0),
  },
  {
    card: 200,
    title: 'finds a card whose instant draws cards',
    given: {
      seats: [{ marks: 6, hand: [200], sites: ['gray', 'pink'] }],
      discard: [201, 97],
      piles: { pink: [49] },
    },
    play: ['play 200 build', 'site 1 gray', 'deck pink', 'deck gray', 'deck gray'],
    expects: table => {
      expect(table.seat().hand).toHaveLength(3)
      expect(table.seat().hand).toContain(49)
    },
  },
]
