import { expect } from 'vitest'
import { COLORS } from '../../../src/colors.ts'
import type { CardCase } from '../case.ts'
import { categoryCases, forOneWorker } from '../siblings.ts'

/** 1 mark for each site of the colour. */
const MARKS = [
  [74, 'orange'],
  [75, 'brown'],
  [76, 'purple'],
  [77, 'gray'],
] as const

/** 1 point for each site of the colour (E18). */
const POINTS = [
  [78, 'orange'],
  [79, 'brown'],
  [80, 'purple'],
  [81, 'gray'],
] as const

function perSite(rows: typeof MARKS | typeof POINTS, gain: 'marks' | 'points'): CardCase[] {
  const before = gain === 'marks' ? 10 : 5
  return rows.flatMap(([card, color]) => {
    const others = COLORS.filter(each => each !== color)
    const paid = { card, worker: color }
    return [
      ...forOneWorker({
        ...paid,
        title: `${gain} for each of 4 ${color} sites, built on or empty; not for other colours or opponents`,
        seat: {
          hand: [98],
          buildings: [99],
          sites: [color, others[0]!, ...others, color, color, color],
        },
        others: [{ sites: [color, color] }],
        [gain]: before + 4,
      }),
      ...forOneWorker({
        ...paid,
        title: `nothing without a ${color} site (H13)`,
        seat: { hand: [98], sites: others },
        [gain]: before,
      }).slice(0, 1),
    ]
  })
}

export const theater: CardCase[] = [
  ...categoryCases({
    marks: 73,
    worker: 'gray',
    search: 83,
    laurel: 84,
    same: [74, 82],
    strangers: [53, 61, 86],
    garden: [259, 279],
  }),
  ...perSite(MARKS, 'marks'),
  ...perSite(POINTS, 'points'),
  ...forOneWorker({
    card: 82,
    worker: 'orange',
    title:
      '1 point for each of 3 Theater buildings, itself included; no others, Zoo, Park or opponents (E18)',
    seat: { hand: [98], buildings: [73, 75, 53, 61, 86], sites: ['orange', 'orange'], garden: [257, 277] },
    others: [{ buildings: [76, 77] }],
    points: 8,
  }),
  {
    card: 83,
    title: 'builds a Theater card that can be activated in the same turn',
    given: {
      discard: [75, 61],
      seats: [{ hand: [83], sites: ['brown', 'brown'], marks: 6, workers: { brown: 1 } }],
    },
    play: ['play 083 build', 'activate 075'],
    expects: table => expect(table.seat()).toMatchObject({ marks: 2, buildings: [83, 75] }),
  },
]
