import { type Event, hearing } from '@kontor/engine'
import { expect } from 'vitest'
import type { Position } from '../../../src/index.ts'
import type { SeatDescription } from '../../../src/position.ts'
import { type Table, table } from '../../table.ts'
import type { CardCase } from '../case.ts'
import { categoryCases } from '../siblings.ts'

const marksOf = ({ state }: Table) => state.seats.map(({ marks }) => marks)

const THEFT: Position = {
  seats: [{ hand: [169, 206], sites: ['pink'], marks: 3 }, { hand: [37, 98, 157, 74] }],
}

const THIEVES: CardCase[] = [
  {
    card: 169,
    title: 'takes a card of each other player into the own hand; from an empty hand nothing',
    given: {
      seats: [{ hand: [169, 206], sites: ['pink'], marks: 3 }, { hand: [37] }, {}, { hand: [98] }],
    },
    play: ['play 169 build'],
    expects: table => {
      expect(table.seat()).toMatchObject({ hand: [206, 98, 37], buildings: [169], marks: 0 })
      expect(table.state.seats.slice(1).map(({ hand }) => hand)).toEqual([[], [], []])
      expect(table.state.discard).toEqual([])
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 169,
    title: 'one card, at random: none of them is always taken',
    given: THEFT,
    play: ['play 169 build'],
    expects: ({ state }) => {
      expect(state.seats.map(({ hand }) => hand.length)).toEqual([2, 3])
      const taken = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map(seed => {
        const { hand } = table({ ...THEFT, seed })
          .play('play 169 build')
          .seat()
        return hand.find(card => card !== 206)
      })
      expect(new Set(taken)).toEqual(new Set([37, 98, 157, 74]))
    },
  },
  {
    card: 171,
    title: 'takes 3 marks from each other player, or all they have',
    given: {
      seats: [
        { hand: [171], sites: ['pink'], marks: 6 },
        { marks: 5 },
        { marks: 3 },
        { marks: 2 },
        { marks: 0 },
      ],
    },
    play: ['play 171 build'],
    expects: table => {
      expect(marksOf(table)).toEqual([8, 2, 0, 0, 0])
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 171,
    title: 'clockwise from its owner (H18)',
    given: {},
    play: [],
    expects: () => {
      const payers: number[] = []
      const given: Position = {
        agenda: [{ do: 'turn', seat: 1 }],
        seats: [{}, { hand: [171], sites: ['pink'], marks: 6 }, {}, {}],
      }
      const listener = (event: Event & { seat?: number; n?: number }) => {
        if (event.kind === 'paidMoney' && event.n === 3) payers.push(event.seat!)
      }
      hearing(listener, () => table(given).play('play 171 build'))
      expect(payers).toEqual([2, 3, 0])
    },
  },
  {
    card: 172,
    title: 'each other player gives 2 workers of their own choice, clockwise, or all they have (H18)',
    given: {
      agenda: [{ do: 'turn', seat: 1 }],
      seats: [
        { workers: { pink: 2, brown: 1 } },
        { hand: [172], sites: ['pink'], marks: 6 },
        { workers: { orange: 1, gray: 2 } },
        { workers: { purple: 1 } },
      ],
    },
    play: ['play 172 build'],
    expects: table => {
      expect(table.asked).toEqual({ kind: 'giveWorker', seat: 2 })
      expect(table.answers).toEqual(['worker orange', 'worker gray'])
      table.play('worker gray', 'worker orange')
      expect(table.asked).toEqual({ kind: 'giveWorker', seat: 0 })
      table.play('worker pink', 'worker brown')
      expect(table.asked).toBeUndefined()
      expect(table.state.seats.map(({ workers }) => workers)).toEqual([
        [0, 0, 0, 1, 0],
        [1, 1, 1, 1, 1],
        [0, 0, 1, 0, 0],
        [0, 0, 0, 0, 0],
      ])
      expect(table.seat(1).marks).toBe(0)
    },
  },
]

const SABOTEURS: CardCase[] = [
  {
    card: 173,
    title: 'each other player removes an outermost segment, own choice of half, clockwise (H18)',
    given: {
      agenda: [{ do: 'turn', seat: 1 }],
      seats: [
        { wall: [3, 1] },
        { hand: [173], sites: ['pink'], marks: 6, wall: [2, 2] },
        { wall: [1, 4] },
        { wall: [0, 0] },
        { wall: [0, 2] },
      ],
    },
    play: ['play 173 build'],
    expects: table => {
      expect(table.asked).toEqual({ kind: 'loseWall', seat: 2 })
      expect(table.answers).toEqual(['wall left', 'wall right'])
      table.play('wall right')
      expect(table.asked).toEqual({ kind: 'loseWall', seat: 0 })
      table.play('wall left')
      expect(table.asked).toBeUndefined()
      expect(table.state.seats.map(({ left, right }) => [left, right])).toEqual([
        [2, 1],
        [2, 2],
        [1, 3],
        [0, 0],
        [0, 1],
      ])
    },
  },
  {
    card: 173,
    title: 'tokens and statues are kept; the fifth segment rebuilt brings no other statue (H46)',
    given: {
      statues: [7],
      agenda: ['turn', { do: 'turn', seat: 1 }],
      seats: [
        { hand: [173], sites: ['pink'], marks: 6 },
        { hand: [206], wall: [5, 0], statues: [9], majorities: ['wall'], marks: 5 },
      ],
    },
    play: ['play 173 build'],
    expects: table => {
      expect(table.seat(1)).toMatchObject({ left: 4, statues: [9], majorities: 4, points: 5 })
      table.play('play 206 wall left')
      expect(table.seat(1)).toMatchObject({ left: 5, statues: [9], marks: 0 })
      expect(table.state.statues).toEqual([7])
    },
  },
  {
    card: 175,
    title: "each other player's pawn moves back 1 space, not below the start; points stay (H46)",
    given: {
      seats: [{ hand: [175], sites: ['pink'], marks: 6, hall: 4 }, { hall: 9 }, { hall: 1 }, { hall: 0 }],
    },
    play: ['play 175 build'],
    expects: table => {
      expect(table.state.seats.map(({ hall }) => hall)).toEqual([4, 8, 0, 0])
      expect(table.state.seats.map(({ points }) => points)).toEqual([5, 5, 5, 5])
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 176,
    title: 'each other player discards a building of their choice, clockwise; the sites stay (H18)',
    given: {
      agenda: [{ do: 'turn', seat: 1 }],
      seats: [
        { buildings: [98, 74], sites: ['pink', 'gray'] },
        { hand: [176], buildings: [37], sites: ['pink', 'pink'], marks: 12 },
        { buildings: [99, 75], sites: ['pink', 'gray', 'orange'], used: [75] },
        { garden: [245, 265], sites: ['pink'] },
      ],
    },
    play: ['play 176 build'],
    expects: table => {
      expect(table.asked).toEqual({ kind: 'loseBuilding', seat: 2 })
      expect(table.answers).toEqual(['building 099', 'building 075'])
      table.play('building 075')
      expect(table.asked).toEqual({ kind: 'loseBuilding', seat: 0 })
      table.play('building 098')
      expect(table.asked).toBeUndefined()
      expect(table.state.discard).toEqual([75, 98])
      expect(table.seat(0)).toMatchObject({ buildings: [74], places: [1], hand: [] })
      expect(table.seat(0).sites).toHaveLength(2)
      expect(table.seat(1)).toMatchObject({ buildings: [37, 176], marks: 0 })
      expect(table.seat(2)).toMatchObject({ buildings: [99], places: [0], hand: [], used: [] })
      expect(table.seat(2).sites).toHaveLength(3)
      expect(table.seat(3).garden).toEqual([245, 265])
    },
  },
  {
    card: 176,
    title: 'a building under a Zoo card may be chosen (H32)',
    given: {
      seats: [
        { hand: [176], sites: ['pink'], marks: 12 },
        { buildings: [98], garden: [245], under: [99] },
      ],
    },
    play: ['play 176 build'],
    expects: table => {
      expect(table.answers).toEqual(['building 098', 'building 099'])
      table.play('building 099')
      expect(table.seat(1)).toMatchObject({ buildings: [98], places: [0], garden: [245] })
    },
  },
  {
    card: 177,
    title:
      'each other player discards a site of their choice, clockwise; its building comes to hand (H18, E26)',
    given: {
      agenda: [{ do: 'turn', seat: 1 }],
      seats: [
        { buildings: [98], sites: [38, 75, 76] },
        { hand: [177], buildings: [37], sites: ['purple', 'purple'], marks: 9 },
        { buildings: [99, 100], sites: [158, 159], used: [99, 100] },
        { garden: [245], under: [101] },
      ],
    },
    play: ['play 177 build'],
    expects: table => {
      expect(table.asked).toEqual({ kind: 'loseSite', seat: 2 })
      expect(table.answers).toEqual(['site 1 gray', 'site 2 gray'])
      table.play('site 1 gray')
      expect(table.asked).toEqual({ kind: 'loseSite', seat: 0 })
      expect(table.answers).toEqual(['site 1 brown', 'site 2 pink', 'site 3 pink'])
      table.play('site 2 pink')
      expect(table.asked).toBeUndefined()
      expect(table.state.discard).toEqual([158, 75])
      expect(table.seat(0)).toMatchObject({ hand: [], sites: [38, 76], buildings: [98], places: [0] })
      expect(table.seat(1)).toMatchObject({ hand: [], buildings: [37, 177], marks: 0 })
      expect(table.seat(2)).toMatchObject({
        hand: [99],
        sites: [159],
        buildings: [100],
        places: [0],
        used: [100],
      })
      expect(table.seat(3)).toMatchObject({ buildings: [101], garden: [245] })
    },
  },
  {
    card: 177,
    title: 'a site with two buildings gives back both (H15)',
    given: {
      agenda: ['turn', { do: 'turn', seat: 1 }],
      seats: [
        { hand: [98], buildings: [192], sites: [38] },
        { hand: [177], sites: ['pink'], marks: 9 },
      ],
    },
    play: ['play 098 build', 'play 177 build'],
    expects: table => {
      expect(table.seat()).toMatchObject({ hand: [98, 192], sites: [], buildings: [], places: [] })
      expect(table.state.discard).toEqual([38])
    },
  },
]

const SCAPEGOATS: CardCase[] = [
  {
    card: 178,
    title: 'reduces an own disaster, with its point; all others increase that one, clockwise',
    given: {
      agenda: [{ do: 'turn', seat: 1 }],
      seats: [
        { disasters: { pink: 2, gray: 1 }, marks: 7 },
        { hand: [178], sites: ['pink'], marks: 3, disasters: { pink: 2, gray: 2 } },
        { buildings: [151], workers: { pink: 1 } },
      ],
    },
    play: ['play 178 build'],
    expects: table => {
      expect(table.asked).toEqual({ kind: 'passDisaster', seat: 1 })
      expect(table.answers).toEqual(['pass gray', 'pass pink'])
      table.play('pass pink')
      expect(table.seat(1)).toMatchObject({ disasters: [0, 0, 2, 1, 0], points: 6, marks: 0 })
      expect(table.asked).toEqual({ kind: 'avert', seat: 2 })
      expect(table.seat(0).disasters).toEqual([0, 0, 1, 2, 0])
      table.play('suffer pink')
      expect(table.seat(2).disasters).toEqual([0, 0, 0, 1, 0])
      expect(table.seat(0)).toMatchObject({ disasters: [0, 0, 1, 0, 0], marks: 0, points: 5 })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 178,
    title: 'no own disaster raised: nobody increases anything (T52)',
    given: { seats: [{ hand: [178], sites: ['pink'], marks: 3 }, { disasters: { pink: 2 } }, {}] },
    play: ['play 178 build'],
    expects: table => {
      expect(table.asked).toBeUndefined()
      expect(table.state.seats.map(({ disasters }) => disasters)).toEqual([
        [0, 0, 0, 0, 0],
        [0, 0, 0, 2, 0],
        [0, 0, 0, 0, 0],
      ])
      expect(table.seat()).toMatchObject({ points: 5, buildings: [178] })
    },
  },
]

/** Seat 1 plays; seat 0 has 180 and 5 marks. */
function racket(
  title: string,
  builder: SeatDescription,
  play: readonly string[],
  marks: readonly number[],
  more: Position = {},
): CardCase {
  return {
    card: 180,
    title,
    given: { agenda: [{ do: 'turn', seat: 1 }], seats: [{ buildings: [180] }, builder, {}], ...more },
    play,
    expects: table => expect(marksOf(table)).toEqual(marks),
  }
}

const BUILDER = { hand: [98], sites: ['pink', 'pink'] as const, marks: 3 }

const RACKET: CardCase[] = [
  racket('2 marks from the supply when another player builds', BUILDER, ['play 098 build'], [7, 0, 5]),
  racket('without it nobody takes anything', BUILDER, ['play 098 build'], [5, 0, 5], {
    seats: [{}, BUILDER, {}],
  }),
  racket('not for an own building', BUILDER, ['play 098 build'], [5, 0, 5], {
    seats: [{}, { ...BUILDER, buildings: [180] }, {}],
  }),
  racket('not for a Zoo card (H07)', { hand: [245], marks: 3 }, ['play 245 build'], [5, 0, 5]),
  racket('not for a Park card (H07)', { hand: [265], marks: 3 }, ['play 265 build'], [5, 0, 5]),
  racket('not for a site', { hand: [98], workers: { orange: 1 } }, ['play 098 site'], [5, 5, 5]),
  racket('not for a wall segment', { hand: [98], marks: 3 }, ['play 098 wall left'], [5, 2, 5]),
  racket(
    'by any means: for a search card and for what it finds',
    { ...BUILDER, hand: [104], marks: 6 },
    ['play 104 build'],
    [9, 0, 5],
    { discard: [98] },
  ),
  racket(
    'by any means: in a nested action',
    { buildings: [7], sites: ['pink', 'pink'], workers: { purple: 1 } },
    ['activate 007', 'deck brown', 'play 037 build'],
    [7, 5, 5],
    { piles: { brown: [37] } },
  ),
  racket(
    'by any means: under a Zoo card through 190',
    { hand: [98], buildings: [190], garden: [245], workers: { orange: 1 } },
    ['activate 190'],
    [7, 5, 5],
  ),
  racket('works under a Zoo card itself (H32)', BUILDER, ['play 098 build'], [7, 0, 5], {
    seats: [{ garden: [241], under: [180] }, BUILDER, {}],
  }),
]

export const underworld: CardCase[] = [
  ...categoryCases({
    marks: 170,
    worker: 'purple',
    search: 174,
    laurel: 179,
    same: [180, 171],
    strangers: [146, 158, 181],
    garden: [243, 263],
  }),
  {
    card: 174,
    title: 'the instant ability of the card it finds works at once (H34)',
    given: { discard: [171], seats: [{ hand: [174], sites: ['pink', 'pink'], marks: 6 }] },
    play: ['play 174 build'],
    expects: table => expect(marksOf(table)).toEqual([3, 2]),
  },
  ...THIEVES,
  ...SABOTEURS,
  ...SCAPEGOATS,
  ...RACKET,
]
