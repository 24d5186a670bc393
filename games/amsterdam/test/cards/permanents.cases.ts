import { expect } from 'vitest'
import type { Good } from '../../src/colors.ts'
import { activate, type Case, mine, use } from './case.ts'

/** Beer lies on the black market already, so that nobody is asked whether it is sold. */
const NO_SALE = { goods: { P1: 'beer', P2: 'beer', P5: 'beer', H2: 'beer' }, blackMarket: ['beer'] } as const

export const TIMMERMAN: readonly Case[] = [
  {
    of: 25,
    title: 'saves 1 resource for a block',
    given: mine({ active: [25], supply: { pink: 3 } }, NO_SALE),
    play: ['block P1'],
    gains: { supply: { pink: -1 } },
  },
  {
    of: 25,
    title: 'makes a block of cost 1 free, and gives no change (A06)',
    given: mine({ active: [25], supply: { gray: 1 } }, NO_SALE),
    offers: ['block P5'],
    refuses: ['block P1'],
  },
  {
    of: 25,
    title: 'saves nothing for a card',
    given: mine({ active: [25], inactive: [1], supply: { pink: 1 } }),
    refuses: [activate(1)],
  },
  {
    of: 26,
    title: 'gives 1 gulden for a block',
    given: mine({ active: [26], supply: { pink: 1 } }, NO_SALE),
    play: ['block P5'],
    gains: { gulden: 1, supply: { pink: -1 } },
  },
  {
    of: 27,
    title: 'lets 2 gulden pay for a block',
    given: mine({ active: [27], gulden: 3, supply: { pink: 4 } }, NO_SALE),
    play: ['block P2 gulden'],
    gains: { gulden: -2 },
    expects: ({ state }) => expect(state.owners.filter(owner => owner === 0)).toHaveLength(1),
  },
  {
    of: 27,
    title: 'is a choice, and needs 2 gulden (A26)',
    given: mine({ active: [27], gulden: 1, supply: { pink: 4 } }, NO_SALE),
    offers: ['block P2'],
    refuses: ['block P2 gulden'],
  },
  {
    of: 28,
    title: 'lets two blocks be taken in a turn, not three',
    given: mine({ active: [28], supply: { pink: 1, gray: 1, orange: 1 } }, NO_SALE),
    play: ['block P5', 'block H2'],
    gains: { supply: { pink: -1, gray: -1 } },
    refuses: ['block J1'],
  },
  {
    of: 29,
    title: 'lets one plan card be used three times',
    given: mine({ active: [29, 109], supply: { pink: 4 } }),
    play: [use(109), use(109), use(109)],
    gains: { points: 3, supply: { pink: -3 } },
    refuses: [use(109)],
  },
  {
    of: 29,
    title: 'lets only one plan card be used more than once',
    given: mine({ active: [29, 109, 110], supply: { pink: 5 } }),
    play: [use(109), use(110), use(109)],
    gains: { gulden: 1, points: 2, supply: { pink: -3 } },
    offers: [use(109)],
    refuses: [use(110)],
  },
  {
    of: 30,
    title: 'gives 2 gulden for a building that is activated',
    given: mine({ active: [30], inactive: [91], supply: { orange: 2, black: 1 } }),
    play: [activate(91)],
    gains: { gulden: 2, supply: { orange: -2, black: -1 } },
  },
  {
    of: 30,
    title: 'gives nothing for other cards',
    given: mine({ active: [30], inactive: [109, 23], supply: { pink: 1, purple: 1 } }),
    play: [activate(109), activate(23)],
    gains: { supply: { pink: -1, purple: -1 } },
  },
]

export const TEGELBAKKER: readonly Case[] = [
  {
    of: 31,
    title: 'saves 1 resource of choice for a building',
    given: mine({ active: [31], inactive: [91], supply: { orange: 2, black: 1 } }),
    play: [activate(91), 'save black'],
    gains: { supply: { orange: -2 } },
  },
  {
    of: 31,
    title: 'saves no more than 1',
    given: mine({ active: [31], inactive: [91], supply: { black: 1 } }),
    refuses: [activate(91)],
  },
  {
    of: 31,
    title: 'saves nothing for a craftsman',
    given: mine({ active: [31], inactive: [1], supply: { pink: 1 } }),
    refuses: [activate(1)],
  },
  {
    of: 32,
    title: 'turns 3 resources into 1 gulden, as often as one likes',
    given: mine({ active: [32], supply: { pink: 7 } }),
    play: [use(32), use(32)],
    gains: { gulden: 2, supply: { pink: -6 } },
    refuses: [use(32)],
  },
  {
    of: 33,
    title: 'gives 1 gulden for a craftsman that is activated, itself included',
    given: mine({ inactive: [33, 23, 91], supply: { purple: 3, black: 2, orange: 2 } }),
    play: [activate(33), activate(23), activate(91)],
    gains: { gulden: 2, supply: { purple: -3, black: -2, orange: -2 } },
  },
  {
    of: 34,
    title: 'keeps the disc on top when another one lands on it (TC-A16)',
    given: {
      seats: [
        { active: [34], amstel: 6 },
        { amstel: 5, supply: { pink: 1 } },
      ],
      agenda: ['turn of player 2'],
    },
    play: ['advance 1'],
    expects: ({ state }) => expect(state.order).toEqual([0, 1]),
  },
  {
    of: 35,
    title: 'lets an activated plan card be used at once for nothing, and later for its resource (TC-R38)',
    given: mine({ active: [35], inactive: [109], supply: { pink: 2 } }),
    play: [activate(109), use(109), use(109)],
    gains: { points: 2, supply: { pink: -2 } },
    refuses: [use(109)],
  },
  {
    of: 36,
    title: 'turns 2 resources into any one, as often as one likes',
    given: mine({ active: [36], supply: { pink: 4 } }),
    play: [use(36), 'resource black', use(36), 'pay pink', 'pay pink', 'resource gray'],
    gains: { supply: { pink: -4, black: 1, gray: 1 } },
    refuses: [use(32)],
  },
]

export const KAASMAKER: readonly Case[] = [
  {
    of: 37,
    title: 'gives 2 gulden and 1 resource for a sale',
    given: mine({ active: [37], supply: { pink: 1 } }, { goods: { P5: 'beer' } }),
    play: ['block P5', 'sell beer both', 'resource black'],
    gains: { gulden: 2, supply: { pink: -1, black: 1 } },
    expects: ({ state }) => expect(state.blackMarket[0]).toBe(1),
  },
  {
    of: 38,
    title: 'activates a card for 3 gulden, as often as one likes',
    given: mine({ active: [38], inactive: [91, 92], gulden: 7 }),
    play: [use(38), activate(92), use(38)],
    gains: { gulden: -6 },
    refuses: [use(38)],
    expects: ({ state }) => expect(state.seats[0]).toMatchObject({ active: [38, 92, 91], inactive: [] }),
  },
  {
    of: 39,
    title: 'turns 2 gulden into 2 resources, as often as one likes',
    given: mine({ active: [39], gulden: 5 }),
    play: [use(39), 'resource pink', 'resource black', use(39), 'resource pink', 'resource pink'],
    gains: { gulden: -4, supply: { pink: 3, black: 1 } },
    refuses: [use(39)],
  },
  {
    of: 40,
    title: 'lets a resource pay for 2 fields of the ship',
    given: mine({ active: [40], supply: { pink: 1 }, gulden: 1 }, { tile: 2 }),
    play: ['sail channel4', 'sail beer'],
    gains: { supply: { pink: -1 } },
    refuses: ['sail channel4'],
  },
  {
    of: 41,
    title: 'gives 1 gulden for a plan card that is activated',
    given: mine({ active: [41], inactive: [109], supply: { pink: 1 } }),
    play: [activate(109)],
    gains: { gulden: 1, supply: { pink: -1 } },
  },
  {
    of: 41,
    title: 'gives nothing for a craftsman',
    given: mine({ active: [41], inactive: [23], supply: { purple: 1 } }),
    play: [activate(23)],
    gains: { supply: { purple: -1 } },
  },
  {
    of: 42,
    title: 'saves 1 resource for the first craftsman of a kind only (TC-R35)',
    given: mine({ active: [42], inactive: [25, 26], supply: { brown: 2, purple: 2 } }),
    play: [activate(25)],
    gains: { supply: { brown: -2 } },
    refuses: [activate(26)],
  },
  {
    of: 42,
    title: 'saves nothing for a building',
    given: mine({ active: [42], inactive: [91], supply: { orange: 2 } }),
    refuses: [activate(91)],
  },
  {
    of: 42,
    title: 'saves no more than 1',
    given: mine({ active: [42], inactive: [25], supply: { gray: 1 } }),
    refuses: [activate(25)],
  },
]

const WESTERN = { ship: 'beer', cargo: { beer: 1 } } as const

export const WESTERKERK: readonly Case[] = [
  {
    of: 73,
    title: 'gives 1 prestige more for a delivered good',
    given: mine({ active: [73], ...WESTERN }),
    play: ['deliver beer'],
    gains: { points: 4 + 1 },
  },
  {
    of: 74,
    title: 'moves the disc 1 field for a block',
    given: mine({ active: [74], supply: { pink: 1 } }, NO_SALE),
    play: ['block P5'],
    gains: { supply: { pink: -1 } },
    expects: ({ state }) => expect(state.seats[0]!.amstel).toBe(1),
  },
  {
    of: 75,
    title: 'gives 1 gulden for a delivered good',
    given: mine({ active: [75], ...WESTERN }),
    play: ['deliver beer'],
    gains: { gulden: 1, points: 4 },
  },
]

const TRADED: readonly (readonly [good: Good, roof: number])[] = [
  ['crystal', 6],
  ['genever', 5],
  ['coffee', 5],
  ['beer', 4],
  ['tiles', 4],
  ['cheese', 6],
  ['lace', 5],
  ['furniture', 5],
  ['tulips', 4],
]

export const KOOPMANSBEURS: readonly Case[] = TRADED.flatMap(([good, roof], i) => {
  const of = 76 + i
  const other: Good = good === 'beer' ? 'lace' : 'beer'
  return [
    {
      of,
      title: `gives 4 prestige more for ${good} in its large warehouse`,
      given: mine({ active: [of], ship: good, cargo: { [good]: 1 } }),
      play: [`deliver ${good}`],
      gains: { points: roof + 4 },
    },
    {
      of,
      title: `gives 4 prestige more for ${good} in a small warehouse, not for ${other}`,
      given: mine({ active: [of], ship: 'small2', cargo: { [good]: 1 } }),
      play: [`deliver ${good}`],
      gains: { points: 5 + 4 },
    },
    {
      of,
      title: `gives nothing for ${other}`,
      given: mine({ active: [of], ship: 'small2', cargo: { [other]: 1 } }),
      play: [`deliver ${other}`],
      gains: { points: 5 },
    },
  ]
})
