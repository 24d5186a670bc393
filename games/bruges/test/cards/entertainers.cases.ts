import { expect } from 'vitest'
import type { CardCase } from './case.ts'
import { forOneWorker, groupCases, idle, oncePerRound, recruited, workers } from './siblings.ts'

/** Their workers are not in the order of the other families, since the rulebook names the Acrobat's. */
const ACROBAT_WORKERS = ['red', 'yellow', 'blue', 'brown', 'purple'] as const

const ACROBATS: CardCase[] = ACROBAT_WORKERS.flatMap((worker, i) => {
  const given = { card: 46 + i, worker }
  const building = forOneWorker({
    ...given,
    title: 'a canal tile without a card for twice its price, whatever its colour (T37)',
    seat: { canals: [3, 1] },
    play: ['canal left'],
    guilders: 2,
  })
  return [
    ...building.map((each, at) =>
      at > 0
        ? each
        : {
            ...each,
            expects: (table: Parameters<CardCase['expects']>[0]) => {
              each.expects(table)
              expect(table.seat()).toMatchObject({ left: 4, right: 1, hand: [] })
            },
          },
    ),
    idle({ ...given, title: 'not without the double price', seat: { canals: [5, 3], guilders: 7 } }),
    idle({ ...given, title: 'not when both canals are complete', seat: { canals: [5, 5], guilders: 99 } }),
  ]
})

const DIE_COLORS = ['brown', 'blue', 'red', 'yellow', 'purple'] as const

const STILT_WALKERS: CardCase[] = DIE_COLORS.flatMap((color, i) => {
  const card = 51 + i
  const given = { card, workers: workers({ [color]: 1 }) }
  return [
    oncePerRound({
      ...given,
      title: `a ${color} worker if the ${color} die shows 5`,
      given: { dice: { [color]: 5 } },
    }),
    oncePerRound({
      ...given,
      title: `a ${color} worker if the ${color} die shows 6`,
      given: { dice: { [color]: 6 } },
    }),
    idle({
      card,
      title: `not if the ${color} die shows 4, whatever the others show`,
      given: { dice: { blue: 6, brown: 6, yellow: 6, purple: 6, red: 6, [color]: 4 } },
    }),
  ]
})

/** A yellow person that costs 3 and works when somebody pays for it. */
const YELLOW_PERSON = 17

const FIRE_BREATHER: CardCase[] = [
  {
    card: 56,
    title: "a marker of the recruited person's colour may go, for a point (T50)",
    given: {
      seats: [
        { persons: [56], houses: ['blue', 'blue'], hand: [YELLOW_PERSON], threats: { red: 1, yellow: 1 } },
      ],
    },
    play: ['play 017 recruit'],
    expects: table => {
      expect(table.answers).toEqual(['threat yellow', 'done'])
      table.play('threat yellow')
      expect(table.seat()).toMatchObject({ points: 6, threats: [0, 0, 0, 0, 1] })
    },
  },
  {
    card: 56,
    title: 'only one of two, and it may stay',
    given: {
      seats: [{ persons: [56], houses: ['blue', 'blue'], hand: [YELLOW_PERSON], threats: { yellow: 2 } }],
    },
    play: ['play 017 recruit', 'threat yellow'],
    expects: table => {
      expect(table.seat()).toMatchObject({ points: 6, threats: [0, 0, 1, 0, 0] })
      expect(table.asked).toBeUndefined()
    },
  },
  {
    card: 56,
    title: 'does not see its own arrival (ruling 13)',
    given: { seats: [{ houses: ['blue'], hand: [56], guilders: 6, threats: { red: 1 } }] },
    play: ['play 056 recruit'],
    expects: table => expect(table.seat()).toMatchObject({ points: 5, threats: [0, 0, 0, 0, 1] }),
  },
]

const PUPPETEER: CardCase[] = [
  oncePerRound({
    card: 59,
    title: 'any worker',
    play: ['worker purple'],
    workers: workers({ purple: 1 }),
  }),
  idle({ card: 59, title: 'not again before the next round', seat: { used: [59] } }),
]

const JESTER: CardCase[] = [
  recruited({
    card: 60,
    title: '1 point for each different number on the dice',
    given: { dice: { blue: 1, brown: 1, yellow: 4, purple: 6, red: 6 } },
    points: 8,
  }),
  recruited({ card: 60, title: '1 point when all dice show the same', points: 6 }),
]

export const entertainers: CardCase[] = [
  ...ACROBATS,
  ...STILT_WALKERS,
  ...FIRE_BREATHER,
  ...PUPPETEER,
  ...JESTER,
  ...groupCases({ income: 58, worker: 'yellow', laurel: 57, same: [46, 51], strangers: [1, 96] }),
  ...groupCases({ income: 58, worker: 'yellow', laurel: 57, same: [127, 51], strangers: [1, 96] }).map(
    each => ({
      ...each,
      title: `${each.title}, the Actor among them (ruling 31)`,
    }),
  ),
]
