import { expect } from 'vitest'
import { COLORS } from '../../../src/colors.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, forOneWorker } from '../siblings.ts'

/** 2 marks for each site of the colour. */
const MARKS = [
  [15, 'pink'],
  [16, 'purple'],
  [17, 'gray'],
  [18, 'orange'],
] as const

/** 2 points for every 3 sites of the colour. */
const POINTS = [
  [20, 'purple'],
  [21, 'orange'],
  [22, 'gray'],
  [23, 'pink'],
] as const

export const government: CardCase[] = [
  ...categoryCases({
    marks: 14,
    worker: 'purple',
    search: 19,
    laurel: 24,
    same: [20, 15],
    strangers: [3, 26, 42],
    garden: [250, 270],
  }),
  {
    card: 13,
    title: 'each other player discards 1 hand card of their choice, clockwise; who has none is spared (H18)',
    given: {
      seats: [
        { hand: [145, 13], sites: ['gray'], marks: 4 },
        { hand: [99, 100] },
        { hand: [] },
        { hand: [146, 102, 105] },
      ],
    },
    play: ['play 013 build'],
    expects: table => {
      expect(table.asked).toEqual({ kind: 'discardCard', seat: 1 })
      expect(table.answers).toEqual(['discard 099', 'discard 100'])
      table.play('discard 100')
      expect(table.asked).toEqual({ kind: 'discardCard', seat: 3 })
      table.play('discard 146')
      expect(table.asked).toBeUndefined()
      expect(table.state.seats.map(({ hand }) => hand)).toEqual([[145], [99], [], [102, 105]])
      expect(table.state.discard).toEqual([100, 146])
      expect(table.seat()).toMatchObject({ marks: 1, buildings: [13] })
    },
  },
  {
    card: 13,
    title: 'takes the last hand card too, and is never activated again',
    given: { seats: [{ hand: [13], sites: ['gray'], buildings: [], marks: 3 }, { hand: [99] }] },
    play: ['play 013 build'],
    expects: table => {
      expect(table.seat(1).hand).toEqual([])
      expect(table.state.discard).toEqual([99])
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 13,
    title: 'is only an instant: it is not among the activations',
    given: { seats: [{ hand: [98], buildings: [13] }, { hand: [99] }] },
    play: [],
    expects: table => expect(table.answers).not.toContain('activate 013'),
  },
  ...MARKS.flatMap(([card, color]) => {
    const others = COLORS.filter(each => each !== color)
    return [
      ...forOneWorker({
        card,
        worker: color,
        title: `2 marks for each of 3 ${color} sites, built on or empty; not for other colours or opponents`,
        seat: {
          hand: [98],
          buildings: [99],
          sites: [color, others[0]!, ...others, color, color],
        },
        others: [{ sites: [color, color] }],
        marks: 16,
      }),
      ...forOneWorker({
        card,
        worker: color,
        title: `nothing without a ${color} site (H13)`,
        seat: { hand: [98], sites: others },
      }).slice(0, 1),
    ]
  }),
  ...POINTS.flatMap(([card, color]) => {
    const others = COLORS.filter(each => each !== color)
    const paid = { card, worker: color }
    return [
      ...forOneWorker({
        ...paid,
        title: `4 points for 8 ${color} sites, built on or empty; not for other colours or opponents`,
        seat: {
          hand: [98],
          buildings: [99],
          sites: [...Array.from({ length: 7 }, () => color), ...others, ...others, ...others, color],
        },
        others: [{ sites: [color, color, color] }],
        points: 9,
      }),
      ...forOneWorker({
        ...paid,
        title: `2 points for 3 ${color} sites`,
        seat: { hand: [98], sites: [color, color, color, ...others] },
        points: 7,
      }).slice(0, 1),
      ...forOneWorker({
        ...paid,
        title: `nothing for 2 ${color} sites (H13)`,
        seat: { hand: [98], sites: [color, color, ...others, ...others, ...others] },
      }).slice(0, 1),
    ]
  }),
  {
    card: 19,
    title: 'finds Government, not Civic (E11), and the instant of the found card works (H34)',
    given: {
      discard: [3, 13],
      seats: [{ hand: [19], sites: ['gray', 'gray'], marks: 6 }, { hand: [99, 100] }],
    },
    play: ['play 019 build', 'discard 099'],
    expects: table => {
      expect(table.seat().buildings).toEqual([19, 13])
      expect(table.seat(1).hand).toEqual([100])
      expect(table.state.discard.toSorted()).toEqual([3, 99])
    },
  },
]
