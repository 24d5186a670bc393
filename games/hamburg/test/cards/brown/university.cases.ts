import { expect } from 'vitest'
import { COLORS } from '../../../src/colors.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, END, sourcesOf } from '../siblings.ts'

export const university: CardCase[] = [
  ...categoryCases({
    marks: 26,
    worker: 'pink',
    search: 31,
    laurel: 35,
    same: [33, 27],
    strangers: [3, 14, 42],
    garden: [251, 271],
  }),
  {
    card: 25,
    title: 'takes 2 marks for each own building, itself and one under a Zoo card included (H32)',
    given: {
      seats: [
        {
          hand: [25],
          marks: 6,
          buildings: [98, 145],
          sites: ['gray', 'pink', 'brown', 'brown'],
          garden: [249, 269],
          under: [11],
        },
        { buildings: [99, 100, 101] },
      ],
    },
    play: ['play 025 build'],
    expects: table => {
      expect(table.seat().marks).toBe(8)
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 27,
    title: 'buys up to 5 workers of any colours for 1 mark each, once per season',
    given: { seats: [{ hand: [98], buildings: [27], marks: 7 }] },
    play: ['activate 027', 'worker pink', 'worker pink', 'worker gray', 'worker purple', 'worker brown'],
    expects: table => {
      expect(table.purse()).toEqual({ marks: 2, points: 5, workers: [1, 0, 1, 2, 1] })
      expect(table.asked?.kind).toBe('turn')
      expect(table.answers).not.toContain('activate 027')
    },
  },
  {
    card: 27,
    title: 'buys fewer if wished, and as many as there are marks',
    given: { seats: [{ hand: [98], buildings: [27], marks: 2 }] },
    play: ['activate 027', 'worker orange'],
    expects: table => {
      expect(table.answers).toEqual([...COLORS.map(color => `worker ${color}`), 'done'])
      table.play('worker orange')
      expect(table.purse()).toEqual({ marks: 0, points: 5, workers: [0, 2, 0, 0, 0] })
      expect(table.asked?.kind).toBe('turn')
    },
  },
  {
    card: 28,
    title: 'draws 4 cards from any piles, then discards any 4 hand cards in the order of choice (H37)',
    given: {
      discard: [102],
      piles: { gray: [145, 146], pink: [49], purple: [206] },
      seats: [{ hand: [28, 98, 99], sites: ['gray'], marks: 5 }],
    },
    play: ['play 028 build', 'deck gray', 'deck gray', 'deck pink', 'deck purple'],
    expects: table => {
      expect(table.seat().hand).toEqual([206, 98, 99, 145, 146, 49])
      table.play('discard 146', 'discard 098', 'discard 206', 'discard 049')
      expect(table.seat()).toMatchObject({ hand: [99, 145], marks: 2 })
      expect(table.state.discard).toEqual([102, 146, 98, 206, 49])
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 28,
    title: 'discards as many as it found, if the piles hold too few (H37)',
    given: {
      emptyPiles: [...COLORS],
      piles: { gray: [145], pink: [49] },
      seats: [{ hand: [28, 98, 99], sites: [100], marks: 3 }],
    },
    play: ['play 028 build', 'deck pink', 'discard 098', 'discard 049'],
    expects: table => {
      expect(table.seat().hand).toEqual([99, 145])
      expect(table.state.discard.slice(-2)).toEqual([98, 49])
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 29,
    title: 'scores 2 points for each third wall segment and each statue',
    given: {
      ...END,
      seats: [
        { buildings: [29], wall: [5, 3], statues: [9, 4] },
        { wall: [5, 5], statues: [7] },
      ],
    },
    play: [],
    expects: table => expect(sourcesOf(table)).toMatchObject({ laurels: 8, wall: 6, statues: 13 }),
  },
  {
    card: 29,
    title: 'scores a statue whose segment has fallen, and no segment but the third',
    given: { ...END, seats: [{ buildings: [29], wall: [2, 4], statues: [7] }] },
    play: [],
    expects: table => expect(sourcesOf(table).laurels).toBe(4),
  },
  {
    card: 30,
    title: 'scores 2 points for each own coloured majority token',
    given: {
      ...END,
      seats: [
        { buildings: [30], majorities: ['hall', 'wall', 'zoo'] },
        { majorities: ['points', 'buildings'] },
      ],
    },
    play: [],
    expects: table => expect(sourcesOf(table)).toMatchObject({ laurels: 6, majorities: 12 }),
  },
  {
    card: 31,
    title: 'lets the instant of the found card work (H34)',
    given: { discard: [25, 13], seats: [{ hand: [31], sites: ['gray', 'gray'], marks: 6 }] },
    play: ['play 031 build'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 4, buildings: [31, 25] }),
  },
  {
    card: 31,
    title: 'is not doubled by the 036 that it finds: that was not there when it was played',
    given: { discard: [36, 25], seats: [{ hand: [31], sites: ['gray', 'gray', 'gray'], marks: 6 }] },
    play: ['play 031 build', 'build 036'],
    expects: table => {
      expect(table.seat().buildings).toEqual([31, 36])
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 32,
    title: 'adds 2 drawn cards as sites, without workers; 070 and 091 do not care',
    given: {
      piles: { gray: [145], pink: [250, 49] },
      seats: [
        {
          hand: [32],
          sites: ['brown', 'brown'],
          buildings: [70],
          marks: 6,
          workers: { gray: 1, pink: 1 },
          disasters: { gray: 1, pink: 1 },
        },
      ],
    },
    play: ['play 032 build', 'deck pink', 'deck gray'],
    expects: table => {
      expect(table.seat().sites.slice(2)).toEqual([49, 145])
      expect(table.seat()).toMatchObject({ buildings: [70, 32], hand: [], disasters: [0, 0, 1, 1, 0] })
      expect(table.purse()).toEqual({ marks: 0, points: 5, workers: [0, 0, 1, 1, 0] })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 32,
    title: 'adds what there is when the piles run out',
    given: {
      emptyPiles: [...COLORS],
      piles: { gray: [145] },
      seats: [{ hand: [32], sites: [98], marks: 6 }],
    },
    play: ['play 032 build'],
    expects: table => expect(table.seat().sites).toEqual([98, 145]),
  },
  {
    card: 33,
    title: 'draws 1 card more after the hand is full, once per season',
    given: {
      agenda: ['refill', 'takeUp', 'income'],
      piles: { gray: [145, 146] },
      seats: [{ hand: [98, 99, 100, 101], buildings: [33] }],
    },
    play: ['deck gray', 'activate 033', 'deck gray'],
    expects: table => {
      expect(table.seat().hand).toEqual([98, 99, 100, 101, 145, 146])
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 33,
    title: 'is the choice of its owner, and not for Phase III',
    given: {
      agenda: ['income', 'turn'],
      seats: [{ hand: [98], buildings: [33] }],
    },
    play: ['done'],
    expects: table => {
      expect(table.seat().hand).toEqual([98])
      expect(table.answers).not.toContain('activate 033')
    },
  },
  {
    card: 34,
    title: 'takes 1 more worker of any colour with the standard action Take workers',
    given: { seats: [{ hand: [98], buildings: [34] }] },
    play: ['play 098 workers'],
    expects: table => {
      expect(table.answers).toEqual(COLORS.map(color => `worker ${color}`))
      table.play('worker pink')
      expect(table.purse()).toEqual({ marks: 5, points: 5, workers: [0, 3, 0, 1, 0] })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 34,
    title: 'works in a nested action too (6.3), every time',
    given: { piles: { gray: [145] }, seats: [{ hand: [98], buildings: [34, 7], workers: { purple: 1 } }] },
    play: [
      'activate 007',
      'deck gray',
      'play 145 workers',
      'worker brown',
      'play 098 workers',
      'worker brown',
    ],
    expects: table => expect(table.seat().workers).toEqual([0, 3, 3, 0, 2]),
  },
  {
    card: 34,
    title: "adds nothing to other actions, to workers from cards or to others' actions",
    given: {
      agenda: ['turn', { do: 'turn', seat: 1 }],
      seats: [{ hand: [206], buildings: [34, 58], sites: ['gray', 'gray', 'gray'] }, { hand: [98] }],
    },
    play: ['activate 058', 'play 206 build', 'play 098 workers'],
    expects: table => {
      expect(table.asked).toBeUndefined()
      expect(table.seat().workers).toEqual([0, 0, 0, 2, 0])
      expect(table.seat(1).workers).toEqual([0, 3, 0, 0, 0])
    },
  },
  {
    card: 36,
    title: 'repeats an instant that was just played, without its price',
    given: { seats: [{ hand: [121], buildings: [36], sites: ['gray', 'gray'], marks: 3 }] },
    play: ['play 121 build'],
    expects: table => {
      expect(table.seat().marks).toBe(6)
      expect(table.answers).toEqual(['repeat 121', 'done'])
      table.play('repeat 121')
      expect(table.seat().marks).toBe(12)
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 36,
    title: 'is optional (H14)',
    given: { seats: [{ hand: [121], buildings: [36], sites: ['gray', 'gray'], marks: 3 }] },
    play: ['play 121 build', 'done'],
    expects: table => expect(table.seat().marks).toBe(6),
  },
  {
    card: 36,
    title: 'does not double buildings of Phase III, Parks or the instants of others',
    given: {
      agenda: ['turn', { do: 'turn', seat: 1 }],
      seats: [
        { hand: [261], buildings: [36, 102], marks: 3 },
        { hand: [121], sites: ['gray'], marks: 3 },
      ],
    },
    play: ['activate 102', 'play 261 build', 'play 121 build'],
    expects: table => {
      expect(table.asked).toBeUndefined()
      expect([table.seat(0).marks, table.seat(1).marks]).toEqual([2, 6])
    },
  },
  {
    card: 36,
    title: 'repeats nested instants each once: 206 and 207 in 001, then 001 itself (E12, H14)',
    given: {
      piles: { purple: [208, 207, 206] },
      seats: [
        { hand: [1], buildings: [36], sites: Array.from({ length: 5 }, () => 'gray' as const), marks: 3 },
      ],
    },
    play: ['play 001 build', 'deck purple', 'play 206 build', 'repeat 206'],
    expects: table => {
      expect(table.purse()).toEqual({ marks: 6, points: 5, workers: [0, 0, 0, 2, 0] })
      expect(table.answers).toEqual(['repeat 001', 'done'])
      table.play('repeat 001', 'deck purple', 'play 207 build', 'repeat 207')
      expect(table.purse()).toEqual({ marks: 12, points: 5, workers: [0, 0, 2, 2, 0] })
      expect(table.asked).toBeUndefined()
      expect(table.seat().buildings).toEqual([36, 1, 206, 207])
    },
  },
  {
    card: 36,
    title: 'repeats 126 and what it found: two Bank cards from the discard pile (E12)',
    given: {
      discard: [121, 122],
      seats: [
        { hand: [126], buildings: [36], sites: Array.from({ length: 4 }, () => 'gray' as const), marks: 6 },
      ],
    },
    play: ['play 126 build', 'build 121', 'repeat 121', 'repeat 126'],
    expects: table => {
      expect(table.seat()).toMatchObject({ marks: 12, buildings: [36, 126, 121, 122] })
      expect(table.state.discard).toEqual([])
    },
  },
  {
    card: 36,
    title: 'repeats what 228 copies, which counts as just played (E12)',
    given: {
      seats: [{ hand: [228], buildings: [36], sites: ['gray', 'gray'], marks: 6 }, { buildings: [121, 98] }],
    },
    play: ['play 228 build', 'repeat 121'],
    expects: table => {
      expect(table.seat().marks).toBe(12)
      expect(table.answers).toEqual(['repeat 228', 'done'])
      table.play('repeat 228', 'done')
      expect(table.seat().marks).toBe(18)
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 36,
    title: 'repeats an instant that comes under a Zoo card through 190 (E12)',
    given: {
      seats: [{ hand: [206, 98], buildings: [36, 190], garden: [253], workers: { purple: 1 }, marks: 0 }],
    },
    play: ['activate 190', 'repeat 206'],
    expects: table => expect(table.purse()).toEqual({ marks: 6, points: 5, workers: [0, 0, 0, 2, 0] }),
  },
  {
    card: 36,
    title: 'a repeated 103 takes the point without handing out a mark again (H14)',
    given: {
      seats: [{ hand: [103], buildings: [36], sites: ['gray', 'gray'], marks: 5 }, { marks: 0 }],
    },
    play: ['play 103 build', 'repeat 103'],
    expects: table => {
      expect(table.seat(0)).toMatchObject({ marks: 1, points: 7 })
      expect(table.seat(1)).toMatchObject({ marks: 1, points: 3 })
    },
  },
]
