import { expect } from 'vitest'
import type { CardCase } from './case.ts'
import { after, FAMILY_WORKERS, forOneWorker, groupCases, recruited, workers } from './siblings.ts'

const MILLERS: CardCase[] = FAMILY_WORKERS.flatMap((worker, i) => {
  const [from, to] = [after(worker), after(worker, 2)]
  const given = { card: 16 + i, worker }
  return [
    ...forOneWorker({
      ...given,
      title: 'own workers for as many of any colours; the one paid is not replaced',
      play: [`return ${from}`, `return ${from}`, 'enough', `worker ${to}`, `worker ${worker}`],
      workers: workers({ [from]: -2, [to]: 1 }),
    }),
    ...forOneWorker({
      ...given,
      title: 'all that are left may be exchanged (T56)',
      seat: { workers: { [worker]: 1, [from]: 2 } },
      play: [`return ${from}`, `return ${from}`, `worker ${to}`, `worker ${to}`],
      workers: workers({ blue: -2, brown: -2, yellow: -2, purple: -2, red: -2, [to]: 0 }),
    }).slice(0, 1),
  ]
})

const POTTERS: CardCase[] = FAMILY_WORKERS.flatMap((worker, i) => {
  const other = after(worker)
  return forOneWorker({
    card: 21 + i,
    worker,
    title: 'any 2 workers, also of the colour paid',
    play: [`worker ${worker}`, `worker ${other}`],
    workers: workers({ [other]: 1 }),
  })
})

const SADDLER: CardCase[] = [
  ...forOneWorker({
    card: 26,
    worker: 'brown',
    title: '1 guilder for each different group: 2 craftsmen and 1 noble are two (T44)',
    seat: { persons: [16, 1] },
    others: [{ persons: [96] }],
    guilders: 12,
  }),
  ...forOneWorker({
    card: 26,
    worker: 'brown',
    title: 'a person of two groups counts for both (ruling 31)',
    seat: { persons: [127] },
    guilders: 13,
  }).slice(0, 1),
]

const TAILOR: CardCase[] = [
  {
    ...recruited({ card: 27, title: 'a step without paying', seat: { reputation: 3 }, guilders: 1 }),
    expects: table => expect(table.seat()).toMatchObject({ guilders: 1, reputation: 4 }),
  },
  {
    ...recruited({ card: 27, title: 'none beyond the last space (ruling 11)', seat: { reputation: 10 } }),
    expects: table => expect(table.seat()).toMatchObject({ guilders: 1, reputation: 10 }),
  },
]

const FOUNTAINS: CardCase[] = [
  {
    card: 28,
    title: 'canal tiles cost no guilders, but a card of their colour',
    given: { seats: [{ persons: [28], hand: [3, 4], guilders: 0, canals: [0, 2] }] },
    play: ['play 003 canal left'],
    expects: table => expect(table.seat()).toMatchObject({ left: 1, right: 2, guilders: 0, hand: [4] }),
  },
  {
    card: 28,
    title: 'also when a person builds without a card, at double price (T36)',
    given: { seats: [{ persons: [28, 46], guilders: 8, canals: [3, 0], workers: { red: 1 } }] },
    play: ['activate 046', 'canal left'],
    expects: table =>
      expect(table.seat()).toMatchObject({ left: 4, guilders: 8, workers: [0, 0, 0, 0, 0], used: [46] }),
  },
]

export const craftsmen: CardCase[] = [
  ...MILLERS,
  ...POTTERS,
  ...SADDLER,
  ...TAILOR,
  ...FOUNTAINS,
  ...groupCases({ income: 30, worker: 'yellow', laurel: 29, same: [16, 21], strangers: [1, 96] }),
]
