import { expect } from 'vitest'
import { COLORS } from '../../../src/colors.ts'
import type { Position } from '../../../src/position.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, TWO_OF_EACH } from '../siblings.ts'

/** 1 worker of a colour when its die shows 5 or 6. */
const LUCKY = [
  [49, 'gray'],
  [50, 'orange'],
  [51, 'brown'],
  [52, 'purple'],
] as const
const LOW = { purple: 3, orange: 3, gray: 3, pink: 3, brown: 3, black: 3 }
const HIGH = { purple: 6, orange: 6, gray: 6, pink: 6, brown: 6, black: 6 }

/** Both windows of Phase II, then a turn. */
const PHASE_II: Position['agenda'] = [
  { do: 'window', phase: 'II' },
  { do: 'window', phase: 'II', atHall: true },
  'turn',
]

const lucky = LUCKY.flatMap(([card, color]): CardCase[] => {
  const activate = `activate 0${card}`
  const seats = [{ hand: [98], buildings: [card] }]
  const one = COLORS.map(each => (each === color ? 1 : 0))
  return [
    ...[5, 6].map(
      (pips): CardCase => ({
        card,
        title: `takes 1 ${color} worker if its die shows ${pips}, once per season`,
        given: { agenda: PHASE_II, dice: { ...LOW, [color]: pips }, seats },
        play: [activate],
        expects: table => {
          expect(table.purse()).toEqual({ marks: 5, points: 5, workers: one })
          expect(table.asked?.kind).toBe('turn')
          expect(table.answers).not.toContain(activate)
        },
      }),
    ),
    {
      card,
      title: 'may wait for the step at the City Hall (H03)',
      given: { agenda: PHASE_II, dice: { ...LOW, [color]: 5 }, seats },
      play: ['done', activate],
      expects: table => expect(table.seat().workers).toEqual(one),
    },
    {
      card,
      title: `does nothing for a 4, whatever the other dice show`,
      given: { agenda: PHASE_II, dice: { ...HIGH, [color]: 4 }, seats },
      play: [],
      expects: table => {
        expect(table.asked?.kind).toBe('turn')
        expect(table.answers).not.toContain(activate)
      },
    },
  ]
})

/** 056-058 as all editions but the English have them: once per season. */
const PLAIN = [
  [56, { marks: 5, points: 6, workers: [0, 0, 0, 0, 0] }],
  [57, { marks: 7, points: 5, workers: [0, 0, 0, 0, 0] }],
  [58, { marks: 5, points: 5, workers: [0, 0, 0, 1, 0] }],
] as const
/** As the English edition has them, with four different numbers on the dice; with what is left of 10 marks. */
const ENGLISH = [
  [56, { marks: 4, points: 9, workers: [0, 0, 0, 0, 0] }],
  [57, { marks: 12, points: 5, workers: [0, 0, 0, 0, 0] }],
  [58, { marks: 7, points: 5, workers: [0, 0, 0, 4, 0] }],
] as const
const FOUR_NUMBERS = { purple: 1, orange: 1, gray: 3, pink: 4, brown: 4, black: 6 }

const editions: CardCase[] = [
  ...PLAIN.flatMap(([card, purse]): CardCase[] => [
    {
      card,
      title: 'gives it plainly, once per season (E15)',
      given: { dice: FOUR_NUMBERS, seats: [{ hand: [98], buildings: [card] }] },
      play: [`activate 0${card}`],
      expects: table => {
        expect(table.purse()).toEqual(purse)
        expect(table.answers).not.toContain(`activate 0${card}`)
      },
    },
    {
      card,
      title: 'is no instant, but can be used in the turn in which it is built',
      given: { dice: FOUR_NUMBERS, seats: [{ hand: [card], sites: ['gray'], marks: 6 }] },
      play: [`play 0${card} build`],
      expects: table => {
        expect(table.seat()).toMatchObject({ points: 5, workers: [0, 0, 0, 0, 0] })
        expect(table.answers).toEqual([`activate 0${card}`, 'done'])
      },
    },
  ]),
  ...ENGLISH.flatMap(([card, purse]): CardCase[] => [
    {
      card,
      title: 'in English: at once for each different number on the six dice (E15)',
      given: {
        english056: true,
        dice: FOUR_NUMBERS,
        seats: [{ hand: [card, 98], sites: ['gray'], marks: 10 }],
      },
      play: [`play 0${card} build`],
      expects: table => {
        expect(table.purse()).toEqual(purse)
        expect(table.asked).toBeUndefined()
      },
    },
    {
      card,
      title: 'in English: an instant, which 036 may double, and no building of Phase III',
      given: {
        english056: true,
        dice: { ...LOW, black: 5 },
        seats: [{ hand: [card, 98], buildings: [36], sites: ['gray', 'gray'], marks: 10 }],
      },
      play: [`play 0${card} build`],
      expects: table => {
        expect(table.answers).toEqual([`repeat 0${card}`, 'done'])
        expect(table.answers).not.toContain(`activate 0${card}`)
      },
    },
  ]),
]

const USED = { hand: [100], workers: TWO_OF_EACH, marks: 5 }

/** 054: once more, for the same price. */
const again: CardCase[] = [
  {
    card: 54,
    title: 'activates a used Phase III building again for a purple worker and its own cost (H14)',
    given: { seats: [{ ...USED, buildings: [54, 98, 102, 43], used: [98, 102, 43] }] },
    play: ['activate 054'],
    expects: table => {
      expect(table.answers).toEqual(['activate 098', 'activate 102', 'activate 043'])
      table.play('activate 098')
      expect(table.purse()).toEqual({ marks: 8, points: 5, workers: [1, 2, 2, 1, 2] })
      expect(table.answers).not.toContain('activate 054')
      expect(table.answers).not.toContain('activate 098')
      expect(table.answers).not.toContain('activate 102')
    },
  },
  {
    card: 54,
    title: 'activates a building that costs nothing, used in the same turn (H47)',
    given: { seats: [{ ...USED, buildings: [54, 102] }] },
    play: ['activate 102', 'activate 054'],
    expects: table => expect(table.purse()).toEqual({ marks: 9, points: 5, workers: [1, 2, 2, 2, 2] }),
  },
  {
    card: 54,
    title: 'needs a building that has been used this season (H47)',
    given: { seats: [{ ...USED, buildings: [54, 98, 102] }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 054'),
  },
  {
    card: 54,
    title: 'is neither for itself nor for buildings of other phases (H14)',
    given: {
      dice: HIGH,
      seats: [{ ...USED, buildings: [54, 49, 33, 4, 121], used: [54, 49, 33, 4] }],
    },
    play: [],
    expects: table => expect(table.answers.filter(name => name.startsWith('activate'))).toEqual([]),
  },
  {
    card: 54,
    title: 'needs the worker of the target too: one purple worker does not pay 054 and 099',
    given: { seats: [{ ...USED, workers: { purple: 1 }, buildings: [54, 99], used: [99] }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 054'),
  },
  {
    card: 54,
    title: 'two purple workers do',
    given: { seats: [{ ...USED, workers: { purple: 2 }, buildings: [54, 99], used: [99] }] },
    play: ['activate 054'],
    expects: table => expect(table.purse()).toEqual({ marks: 8, points: 5, workers: [0, 0, 0, 0, 0] }),
  },
  {
    card: 54,
    title: 'needs the marks of the target too: a wall segment at double price (H14)',
    given: { seats: [{ ...USED, marks: 1, buildings: [54, 62], used: [62] }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 054'),
  },
  {
    card: 54,
    title: 'needs a purple worker',
    given: {
      seats: [{ ...USED, workers: { ...TWO_OF_EACH, purple: 0 }, buildings: [54, 102], used: [102] }],
    },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 054'),
  },
  {
    card: 54,
    title: "does not reach others' buildings",
    given: {
      seats: [
        { ...USED, buildings: [54] },
        { buildings: [102], used: [102] },
      ],
    },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 054'),
  },
]

const BUILD_060 = { hand: [60], marks: 9 }
const six = Array.from({ length: 6 }, () => 'brown' as const)

/** 060: all that cost one worker. */
const all: CardCase[] = [
  {
    card: 60,
    title: 'activates all buildings, not as many as wished: an instant is no choice (H12)',
    given: { seats: [{ ...BUILD_060, sites: six, buildings: [98, 99] }] },
    play: ['play 060 build'],
    expects: table => expect(table.answers).toEqual(['activate 098', 'activate 099']),
  },
  {
    card: 60,
    title: 'activates those that cost 1 worker, without it, used or not, and marks none (H14)',
    given: {
      seats: [
        { ...BUILD_060, sites: six, buildings: [98, 99, 128], used: [99] },
        { buildings: [100, 101], workers: TWO_OF_EACH },
      ],
    },
    play: ['play 060 build', 'activate 128', 'activate 099'],
    expects: table => {
      expect(table.asked).toBeUndefined()
      expect(table.purse()).toEqual({ marks: 8, points: 6, workers: [0, 0, 0, 0, 0] })
      expect(table.seat().used).toEqual([99])
    },
  },
  {
    card: 60,
    title: 'keeps the workers, and the buildings can still be used for theirs',
    given: { seats: [{ ...BUILD_060, sites: six, buildings: [98], workers: { pink: 1 } }] },
    play: ['play 060 build'],
    expects: table => {
      table.play('activate 098')
      expect(table.purse()).toEqual({ marks: 6, points: 5, workers: [0, 0, 0, 0, 0] })
    },
  },
  {
    card: 60,
    title: 'is not for two workers, up to five, none, other phases or instants (E16)',
    given: {
      dice: HIGH,
      seats: [
        { ...BUILD_060, sites: six, buildings: [43, 109, 49, 121, 33], workers: TWO_OF_EACH },
        { buildings: [102] },
      ],
    },
    play: ['play 060 build'],
    expects: table => {
      expect(table.purse()).toEqual({ marks: 0, points: 5, workers: [2, 2, 2, 2, 2] })
      expect(table.answers).toEqual(['activate 043', 'activate 109', 'done'])
      expect(table.asked?.kind).toBe('turn')
    },
  },
  {
    card: 60,
    title: 'a worker of any colour is named, not had: 106 and 157',
    given: {
      dice: { ...LOW, pink: 5 },
      seats: [{ ...BUILD_060, sites: six, buildings: [106, 157], disasters: { brown: 2, gray: 1 } }],
    },
    play: ['play 060 build', 'activate 106'],
    expects: table => {
      expect(table.answers).toEqual(COLORS.map(color => `worker ${color}`))
      table.play('worker pink', 'worker brown')
      expect(table.purse()).toEqual({ marks: 5, points: 7, workers: [0, 0, 0, 0, 0] })
      expect(table.seat().disasters).toEqual([0, 0, 1, 0, 0])
    },
  },
  {
    card: 60,
    title: 'a worker of any colour is named: 041 and 190',
    given: {
      seats: [{ hand: [60, 206, 98], marks: 9, sites: six, buildings: [41, 190], garden: [253, 245] }],
    },
    play: ['play 060 build', 'activate 190'],
    expects: table => {
      expect(table.answers).toEqual(['worker purple', 'worker orange'])
      table.play('worker purple', 'worker gray', 'take 262')
      expect(table.seat()).toMatchObject({ buildings: [41, 190, 60, 206], hand: [98, 262] })
      expect(table.purse()).toEqual({ marks: 3, points: 5, workers: [0, 0, 0, 1, 0] })
      expect(table.asked?.kind).toBe('turn')
    },
  },
  {
    card: 60,
    title: 'marks are still paid, and may come from a building that is activated first: 098, then 062',
    given: { seats: [{ ...BUILD_060, sites: six, buildings: [62, 98] }] },
    play: ['play 060 build'],
    expects: table => {
      table.play('wall left')
      expect(table.purse()).toEqual({ marks: 1, points: 5, workers: [0, 0, 0, 0, 0] })
      expect(table.seat().left).toBe(1)
    },
  },
  {
    card: 60,
    title: 'what is constructed meanwhile is not activated (H12)',
    given: {
      piles: { orange: [99] },
      emptyPiles: ['purple', 'gray', 'pink', 'brown'],
      seats: [{ ...BUILD_060, sites: six, buildings: [7, 98], marks: 12 }],
    },
    play: ['play 060 build', 'activate 007', 'play 099 build'],
    expects: table => {
      expect(table.seat()).toMatchObject({ buildings: [7, 98, 60, 99], marks: 3 })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 60,
    title: 'the second worker of 219 is still paid',
    given: {
      piles: { gray: [145] },
      seats: [{ ...BUILD_060, sites: six, buildings: [219], workers: { gray: 1 } }],
    },
    play: ['play 060 build'],
    expects: table => {
      expect(table.seat().workers).toEqual([0, 0, 0, 0, 0])
      expect(table.seat().sites.at(-1)).toBe(145)
    },
  },
  {
    card: 60,
    title: 'only the worker of 054 is waived: what it activates again is paid, and must be used (H14, H47)',
    given: {
      seats: [{ ...BUILD_060, sites: six, buildings: [54, 98, 102], used: [98, 102], workers: { pink: 1 } }],
    },
    play: ['play 060 build', 'activate 054'],
    expects: table => {
      expect(table.answers).toEqual(['activate 098', 'activate 102'])
      table.play('activate 098')
      expect(table.purse()).toEqual({ marks: 6, points: 5, workers: [0, 0, 0, 0, 0] })
      expect(table.seat().used).toEqual([98, 102])
    },
  },
  {
    card: 60,
    title: 'skips 054 when nothing has been used: what 060 activates has no marker (H14)',
    given: { seats: [{ ...BUILD_060, sites: six, buildings: [54, 98], workers: { pink: 1 } }] },
    play: ['play 060 build'],
    expects: table => {
      expect(table.purse()).toEqual({ marks: 3, points: 5, workers: [0, 0, 0, 1, 0] })
      expect(table.asked?.kind).toBe('turn')
    },
  },
  {
    card: 60,
    title: 'leads to nested actions; a building that comes in one is not activated as well',
    given: {
      piles: { orange: [100] },
      seats: [{ ...BUILD_060, marks: 12, sites: six, buildings: [7, 128] }],
    },
    play: ['play 060 build', 'activate 007', 'deck orange', 'play 100 build'],
    expects: table => {
      expect(table.seat().buildings).toEqual([7, 128, 60, 100])
      expect(table.purse()).toEqual({ marks: 2, points: 6, workers: [0, 0, 0, 0, 0] })
      expect(table.asked).toBeUndefined()
    },
  },
]

export const entertainment: CardCase[] = [
  ...categoryCases({
    marks: 53,
    worker: 'orange',
    search: 55,
    laurel: 59,
    same: [54, 50],
    strangers: [61, 73, 86],
    garden: [257, 277],
  }),
  {
    card: 55,
    title: 'lets the instant of the found card work (H34)',
    given: { discard: [60, 61], seats: [{ hand: [55], sites: six, buildings: [98], marks: 6 }] },
    play: ['play 055 build'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 3, buildings: [98, 55, 60] }),
  },
  ...lucky,
  ...editions,
  ...again,
  ...all,
]
