import { expect } from 'vitest'
import type { Color } from '../../src/colors.ts'
import type { SeatDescription } from '../../src/position.ts'
import type { CardCase } from './case.ts'
import { after, FAMILY_WORKERS, forOneWorker, groupCases, idle, recruited } from './siblings.ts'

const housesOf = (color: Color, n: number): Color[] => Array.from({ length: n }, () => color)

const COUNCILLORS: CardCase[] = FAMILY_WORKERS.flatMap((color, i) =>
  forOneWorker({
    card: 32 + i,
    worker: color,
    title: `2 guilders for each ${color} house, with somebody in it or not`,
    seat: { houses: [...housesOf(color, 3), after(color), after(color, 2)] },
    others: [{ houses: housesOf(color, 2) }],
    guilders: 16,
  }),
)

const MAGISTRATES: CardCase[] = FAMILY_WORKERS.flatMap((color, i) => {
  const given = { card: 37 + i, worker: color }
  return [
    ...forOneWorker({
      ...given,
      title: `2 points for every 3 ${color} houses`,
      seat: { houses: [...housesOf(color, 5), ...housesOf(after(color), 2)] },
      points: 7,
    }),
    ...forOneWorker({
      ...given,
      title: `4 points for six ${color} houses`,
      seat: { houses: housesOf(color, 6) },
      points: 9,
    }).slice(0, 1),
    idle({ ...given, title: `not with two ${color} houses`, seat: { houses: housesOf(color, 2) } }),
  ]
})

const step = ['step'] as const

const NOTARY: CardCase[] = [
  {
    card: 42,
    title: 'a step costs 2 guilders less than the dice say',
    given: { seats: [{ persons: [42], guilders: 5 }], dice: { blue: 2, red: 2 }, agenda: step },
    play: ['advance'],
    expects: table => expect(table.seat()).toMatchObject({ guilders: 3, reputation: 1 }),
  },
  {
    card: 42,
    title: 'a rolled price of 1 becomes 0 (T46)',
    given: { seats: [{ persons: [42], guilders: 0 }], dice: { blue: 1 }, agenda: step },
    play: ['advance'],
    expects: table => expect(table.seat()).toMatchObject({ guilders: 0, reputation: 1 }),
  },
  {
    card: 42,
    title: 'no step without a 1 or 2 (T46)',
    given: { seats: [{ persons: [42], guilders: 9 }], agenda: step },
    play: [],
    expects: table => expect(table.seat()).toMatchObject({ guilders: 9, reputation: 0 }),
  },
  {
    card: 42,
    title: "lowers the rolled price only, not the Earl's (ruling 12)",
    given: { seats: [{ persons: [42, 13], guilders: 9 }], agenda: step },
    play: ['advance'],
    expects: table => expect(table.seat().guilders).toBe(5),
  },
]

const [REPUTATION, PERSONS, CANALS] = [1, 2, 4]

function tie(title: string, mine: SeatDescription, other: SeatDescription, expected: number): CardCase {
  return {
    card: 43,
    title,
    given: {
      seats: [{ ...mine, persons: [43, ...(mine.persons ?? [])] }, other],
      round: 5,
      lastRound: 5,
      agenda: ['majorities'],
    },
    play: [],
    expects: ({ state }) => {
      expect(state.seats[0]!.majorities).toBe(expected)
      expect(state.seats[1]!.majorities & expected).toBe(0)
    },
  }
}

const JUDGE: CardCase[] = [
  tie(
    'a shared lead on the track is enough',
    { reputation: 2 },
    { reputation: 2, persons: [1, 2] },
    REPUTATION,
  ),
  tie('a shared lead in persons is enough', {}, { persons: [1], reputation: 1, canals: [1, 0] }, PERSONS),
  tie(
    'a shared lead in canals is enough (T48)',
    { canals: [1, 0] },
    { canals: [0, 1], persons: [1, 2] },
    CANALS,
  ),
  tie('not at 0 (T48)', {}, { persons: [1, 2] }, 0),
]

const CENSOR: CardCase[] = [
  {
    ...recruited({
      card: 45,
      title: 'each other player with cards discards one of their choice',
      seat: { hand: [7] },
      others: [{ hand: [1, 2] }, {}, { hand: [3] }],
      play: ['discard 002'],
    }),
    expects: ({ state }) => {
      expect(state.seats.map(({ hand }) => hand)).toEqual([[7], [1], [], []])
      expect(state.discard.toSorted()).toEqual([2, 3])
    },
  },
]

export const officials: CardCase[] = [
  ...COUNCILLORS,
  ...MAGISTRATES,
  ...NOTARY,
  ...JUDGE,
  ...CENSOR,
  ...groupCases({ income: 44, worker: 'brown', laurel: 31, same: [32, 37], strangers: [1, 96] }),
]
