import { expect } from 'vitest'
import type { Position } from '../../src/index.ts'
import { type Table, table } from '../table.ts'
import type { CardCase } from './case.ts'
import { FAMILY_WORKERS, groupCases, recruited, threats } from './siblings.ts'

const threatsOf = ({ state }: Table) => state.seats.map(seat => seat.threats)

/** A player who has something to lose to every threat, and what is left of it after each. */
const VICTIM = {
  guilders: 5,
  points: 5,
  workers: { blue: 1 },
  persons: [1],
  canals: [1, 0],
  houses: ['blue'],
} as const

const STRUCK = {
  blue: { workers: threats({}) },
  brown: { persons: [] },
  yellow: { guilders: 0 },
  purple: { points: 2 },
  red: { left: 0 },
} as const

const HIGHWAYMEN: CardCase[] = FAMILY_WORKERS.flatMap((color, i): CardCase[] => {
  const card = 136 + i
  const taking = recruited({
    card,
    title: `each other player takes a ${color} marker`,
    seat: { threats: { [color]: 1 } },
    others: [{}, { threats: { [color]: 1 } }],
  })
  const striking = recruited({
    card,
    title: `a third ${color} marker strikes at once`,
    others: [{ ...VICTIM, threats: { [color]: 2 } }],
    play: color === 'red' ? ['canal left'] : [],
  })
  return [
    {
      ...taking,
      expects: each =>
        expect(threatsOf(each)).toEqual([
          threats({ [color]: 1 }),
          threats({ [color]: 1 }),
          threats({ [color]: 2 }),
        ]),
    },
    {
      ...striking,
      expects: each => {
        expect(each.seat(1).threats).toEqual(threats({}))
        expect(each.seat(1)).toMatchObject(STRUCK[color])
      },
    },
  ]
})

const BEGGAR: CardCase[] = [
  {
    ...recruited({
      card: 141,
      title: 'each other player gives 2 workers of their choice, or all they have (T41)',
      seat: { workers: {} },
      others: [{ workers: { red: 2, blue: 2 } }, { workers: { purple: 1 } }, {}],
    }),
    play: ['play 141 recruit', 'worker blue', 'worker red'],
    expects: ({ state }) =>
      expect(state.seats.map(seat => seat.workers)).toEqual([
        threats({ blue: 1, red: 1, purple: 1 }),
        threats({ red: 1, blue: 1 }),
        threats({}),
        threats({}),
      ]),
  },
]

const VANDAL: CardCase[] = [
  {
    ...recruited({
      card: 142,
      title:
        'each other player discards a house of their choice; its person goes back to the hand (ruling 27)',
      others: [{ persons: [1], houses: [8, 9] }, {}],
    }),
    play: ['play 142 recruit', 'house 1 blue'],
    expects: each => {
      expect(each.seat(1)).toMatchObject({ persons: [], houses: [9], hand: [1] })
      expect(each.seat(0).houses).toHaveLength(1)
      expect(each.state.discard).toEqual([8])
    },
  },
]

const THIEF: CardCase[] = [
  {
    ...recruited({
      card: 143,
      title: 'takes 3 guilders of each other player, or all they have (T42)',
      others: [{ guilders: 5 }, { guilders: 2 }, { guilders: 0 }],
    }),
    expects: ({ state }) => expect(state.seats.map(({ guilders }) => guilders)).toEqual([4 + 5, 2, 0, 0]),
  },
]

const SMUGGLER: CardCase[] = [
  {
    ...recruited({
      card: 144,
      title: 'a marker goes for a point, and each other player takes one of its colour',
      seat: { threats: { red: 1, blue: 1 } },
      others: [{}, { threats: { blue: 1 } }],
    }),
    play: ['play 144 recruit', 'threat blue'],
    expects: each => {
      expect(threatsOf(each)).toEqual([threats({ red: 1 }), threats({ blue: 1 }), threats({ blue: 2 })])
      expect(each.seat().points).toBe(6)
    },
  },
  {
    ...recruited({ card: 144, title: 'nothing happens without a marker (ruling 29)', others: [{}, {}] }),
    expects: each => {
      expect(threatsOf(each)).toEqual([threats({}), threats({}), threats({})])
      expect(each.asked).toBeUndefined()
    },
  },
  {
    ...recruited({
      card: 144,
      title: 'a third marker of another strikes at once, from the left on (ruling 29)',
      seat: { threats: { yellow: 1 } },
      others: [{ guilders: 7, threats: { yellow: 2 } }, { guilders: 8 }],
    }),
    play: ['play 144 recruit', 'threat yellow'],
    expects: each => {
      expect(each.state.seats.slice(1).map(({ guilders }) => guilders)).toEqual([0, 8])
      expect(each.seat(1).threats).toEqual(threats({}))
    },
  },
]

const AGITATOR: CardCase[] = [
  {
    ...recruited({
      card: 145,
      title:
        'each other player returns the outermost tile of a canal of their choice; the statue stays (T43)',
      seat: { canals: [2, 2] },
      others: [{ canals: [5, 2], statues: [7] }, { canals: [1, 0] }, {}],
    }),
    play: ['play 145 recruit', 'canal left'],
    expects: ({ state }) => {
      expect(state.seats.map(({ left, right }) => [left, right])).toEqual([
        [2, 2],
        [4, 2],
        [0, 0],
        [0, 0],
      ])
      expect(state.seats[1]!.statues).toEqual([7])
    },
  },
]

const ASSASSIN: CardCase[] = [
  {
    ...recruited({
      card: 146,
      title: 'each other player discards a person of their choice; the house stays (ruling 27)',
      seat: { persons: [3] },
      others: [{ persons: [1, 2], houses: [8, 9] }, {}],
    }),
    play: ['play 146 recruit', 'person 001'],
    expects: each => {
      expect(each.seat(1)).toMatchObject({ persons: [2], houses: [8, 9], hand: [] })
      expect(each.seat(0).persons).toEqual([3, 146])
      expect(each.state.discard).toEqual([1])
    },
  },
]

const THEFT: Position = {
  seats: [{ hand: [147], houses: ['red'] }, { hand: [1, 2, 3, 4] }, {}],
}

const PICKPOCKET: CardCase[] = [
  {
    card: 147,
    title: 'takes a card at random of each hand: one of four, and none is always taken (ruling 26)',
    given: THEFT,
    play: ['play 147 recruit'],
    expects: ({ state }) => {
      expect(state.seats.map(({ hand }) => hand.length)).toEqual([1, 3, 0])
      expect(state.discard).toEqual([])
      const taken = [...'abcdefghijklmnop'].map(
        seed =>
          table({ ...THEFT, seed })
            .play('play 147 recruit')
            .seat().hand[0],
      )
      expect(new Set(taken)).toEqual(new Set([1, 2, 3, 4]))
    },
  },
]

const SLANDERER: CardCase[] = [
  {
    ...recruited({
      card: 149,
      title: 'each other player goes a space back, as far as the town hall; markers stay (ruling 28)',
      seat: { reputation: 3 },
      others: [{ reputation: 4, majorities: ['reputation'] }, { reputation: 1 }, {}],
    }),
    expects: ({ state }) => {
      expect(state.seats.map(({ reputation }) => reputation)).toEqual([3, 3, 0, 0])
      expect(state.seats[1]!.majorities).toBe(1)
    },
  },
]

export const underworld: CardCase[] = [
  ...HIGHWAYMEN,
  ...BEGGAR,
  ...VANDAL,
  ...THIEF,
  ...SMUGGLER,
  ...AGITATOR,
  ...ASSASSIN,
  ...PICKPOCKET,
  ...SLANDERER,
  ...groupCases({ income: 150, worker: 'yellow', laurel: 148, same: [136, 141], strangers: [1, 96] }),
]
