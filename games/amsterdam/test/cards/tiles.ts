import { expect } from 'vitest'
import type { Docker, Good } from '../../src/colors.ts'
import type { Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { activate, type Case, mine } from './case.ts'

/** The tests of market tiles and missions. */

/** A tile that gives prestige, fields on the Amstel and resources of any colour. */
const sold = (of: number, price: number, points: number, fields = 0, resources = 0): Case[] => [
  {
    of,
    title: `sells ${points} prestige, ${fields} fields and ${resources} resources for ${price} gulden`,
    given: mine({ gulden: price }, { tile: of }),
    play: ['market', ...Array.from({ length: resources }, () => 'resource black')],
    gains: { gulden: -price, points, supply: { black: resources } },
    refuses: ['market'],
    expects: ({ state }) => expect(state.seats[0]!.amstel).toBe(fields),
  },
  {
    of,
    title: 'is not sold for less',
    given: mine({ gulden: price - 1 }, { tile: of }),
    refuses: ['market'],
  },
]

const special = (
  of: number,
  price: number,
  title: string,
  seat: SeatDescription,
  rest: Omit<Case, 'of' | 'title' | 'given'>,
  position: Position = {},
): Case[] => [
  {
    of,
    title,
    given: mine({ gulden: price, ...seat }, { tile: of, ...position }),
    ...rest,
    play: ['market', ...(rest.play ?? [])],
    gains: { gulden: -price, ...rest.gains },
  },
  {
    of,
    title: 'is not sold for less',
    given: mine({ ...seat, gulden: price - 1 }, { tile: of, ...position }),
    refuses: ['market'],
  },
]

export const TILE_CASES: readonly Case[] = [
  ...sold(1, 1, 1, 2),
  ...sold(2, 1, 2),
  ...sold(3, 1, 3),
  ...sold(4, 2, 2, 0, 1),
  ...sold(5, 2, 3, 1),
  ...sold(6, 2, 4),
  ...sold(7, 3, 4, 2),
  ...sold(8, 3, 5),
  ...sold(9, 3, 5, 0, 1),
  ...sold(10, 4, 4, 2),
  ...sold(11, 4, 6, 1),
  ...sold(12, 4, 8),
  ...sold(13, 5, 11, 0, 1),
  ...sold(14, 5, 12),
  ...sold(15, 6, 14),
  ...sold(16, 6, 15),
  ...special(
    17,
    1,
    'moves the ship 3 fields for nothing, loading on the way',
    { active: [46] },
    {
      play: ['load lace', 'sail channel4', 'sail beer', 'sail channel4'],
      refuses: ['sail start', 'market'],
    },
  ),
  ...special(
    18,
    2,
    'exchanges an inactive card for one from the discard pile',
    { inactive: [91, 92] },
    {
      play: ['discard 091', 'take 109'],
      refuses: ['market'],
      expects({ state }) {
        expect(state.seats[0]!.inactive).toEqual([92, 109])
        expect(state.discard).toEqual([1, 91])
      },
    },
    { discard: [1, 109] },
  ),
  ...sold(19, 2, 0, 0, 2),
  ...special(
    20,
    3,
    'activates a card for nothing',
    { inactive: [91, 92] },
    {
      play: [activate(92)],
      refuses: ['market', activate(91)],
      expects: ({ state }) => expect(state.seats[0]).toMatchObject({ active: [92], inactive: [91] }),
    },
  ),
  ...special(
    21,
    3,
    'puts the ship anywhere',
    { cargo: { crystal: 1 } },
    {
      play: ['ship crystal', 'deliver crystal'],
      gains: { gulden: -3, points: 6 },
    },
  ),
  ...special(
    22,
    4,
    'takes a block for nothing, besides the one that is paid',
    { supply: { pink: 1 } },
    {
      play: ['block P2', 'block P5'],
      gains: { gulden: -4, supply: { pink: -1 } },
      refuses: ['market'],
      expects: ({ state }) => expect(state.owners.filter(owner => owner === 0)).toHaveLength(2),
    },
    { goods: { P2: 'beer', P5: 'beer' }, blackMarket: ['beer'] },
  ),
  ...special(
    23,
    5,
    'sells a resource of each colour',
    {},
    {
      gains: { gulden: -5, supply: { brown: 1, gray: 1, purple: 1, orange: 1, pink: 1, black: 1 } },
      refuses: ['market'],
    },
  ),
  ...special(
    24,
    6,
    'activates two cards for nothing',
    { inactive: [91, 92, 93] },
    {
      play: [activate(93), activate(91)],
      refuses: ['market', activate(92)],
      expects: ({ state }) => expect(state.seats[0]).toMatchObject({ active: [93, 91], inactive: [92] }),
    },
  ),
]

/** A mission that is fulfilled with one thing and not without it, for two, three and four players. */
const mission = (
  of: number,
  points: readonly [number, number, number],
  title: string,
  met: [SeatDescription, Position?],
  unmet: [SeatDescription, Position?],
): Case[] => [
  ...points.map((missions, i) => ({
    of,
    title: `${title}: ${missions} for ${i + 2} players`,
    given: { ...mine({ ...met[0], missions: [of] }, met[1]), players: i + 2 },
    scores: { missions },
  })),
  {
    of,
    title: 'brings nothing otherwise',
    given: mine({ ...unmet[0], missions: [of] }, unmet[1]),
    scores: { missions: 0 },
  },
]

const COMMON = [8, 7, 6] as const
const FULL = [7, 6, 5] as const

const DOCKERS_TOGETHER: readonly Docker[] = [
  'lightblue',
  'redbrown',
  'lightgreen',
  'lightpink',
  'goldyellow',
  'white',
]
const DISTRICTS_OWNED = ['G', 'P', 'N', 'B', 'H', 'J']
const FILLED: readonly Good[] = [
  'furniture',
  'lace',
  'cheese',
  'genever',
  'beer',
  'tiles',
  'tulips',
  'crystal',
  'coffee',
]
const HANDED_IN: readonly Docker[] = [
  'lightblue',
  'goldyellow',
  'redbrown',
  'lightgreen',
  'lightpink',
  'white',
]
const NINE = ['P1', 'P2', 'P3', 'H1', 'H2', 'H3', 'J1', 'J2', 'J3']
const TWELVE = [1, 2, 3, 4, 91, 92, 93, 94, 109, 110, 111, 112]
const SEVEN: readonly Good[] = ['beer', 'tulips', 'cheese', 'furniture', 'coffee', 'genever', 'tiles']
const CREW: readonly Docker[] = [
  'white',
  'white',
  'redbrown',
  'redbrown',
  'lightblue',
  'lightgreen',
  'lightpink',
]

/** A colour that comes after another one. */
const after = <T>(list: readonly T[], one: T): T => list[(list.indexOf(one) + 1) % list.length]!

export const MISSION_CASES: readonly Case[] = [
  ...DOCKERS_TOGETHER.flatMap((docker, i) =>
    mission(
      1 + i,
      COMMON,
      `both ${docker} workers in the depot`,
      [{}, { depot: [docker, after(DOCKERS_TOGETHER, docker), docker] }],
      [{}, { depot: [docker, after(DOCKERS_TOGETHER, docker), after(DOCKERS_TOGETHER, docker)] }],
    ),
  ),
  ...DISTRICTS_OWNED.flatMap((letter, i) => {
    const other = after(DISTRICTS_OWNED, letter)
    const blocks = (name: string, n: number) => [1, 2, 3, 4, 5].slice(0, n).map(at => `${name}${at}`)
    return mission(
      7 + i,
      [6, 7, 8],
      `4 blocks in district ${letter}`,
      [{ blocks: blocks(letter, 4) }],
      [{ blocks: [...blocks(letter, 3), ...blocks(other, 5)] }],
    )
  }),
  ...mission(
    13,
    [9, 9, 9],
    '3 cards of each deck',
    [{ active: [1, 2, 3, 91, 92, 93, 109, 110, 111] }],
    [{ active: [1, 2, 3, 4, 91, 92, 109, 110, 111] }],
  ),
  ...mission(14, [10, 10, 10], 'the disc on the end field', [{ amstel: 18 }], [{ amstel: 17 }]),
  ...mission(15, [7, 7, 7], '3 laurel cards', [{ active: [7, 8, 10] }], [{ active: [7, 8, 25, 26, 91] }]),
  ...mission(
    16,
    [7, 7, 7],
    '4 cards of phase III',
    [{ active: [91, 92, 93, 109] }],
    [{ active: [91, 92, 109, 7, 8, 10, 11, 25, 26, 27, 28] }],
  ),
  ...mission(
    17,
    [7, 7, 7],
    '5 permanent cards',
    [{ active: [25, 26, 27, 28, 29] }],
    [{ active: [25, 26, 27, 28, 7, 8, 10, 11, 12, 91] }],
  ),
  ...mission(
    18,
    FULL,
    '7 goods on the black market',
    [{}, { blackMarket: SEVEN }],
    [{}, { blackMarket: SEVEN.slice(1), depot: CREW }],
  ),
  ...mission(
    19,
    [6, 6, 6],
    '2 kinds of goods on the ship',
    [{ cargo: { beer: 1, lace: 1 } }],
    [{ cargo: { beer: 3 } }],
  ),
  ...FILLED.flatMap((good, i) =>
    mission(
      20 + i,
      FULL,
      `the warehouse for ${good} is full`,
      [{}, { large: { [good]: 3 } }],
      [{}, { large: { [good]: 2, [after(FILLED, good)]: 3 } }],
    ),
  ),
  ...mission(
    29,
    FULL,
    'all small warehouses are full',
    [{}, { small: ['beer', 'lace', 'beer', 'coffee'] }],
    [{}, { small: ['beer', 'lace', 'beer'] }],
  ),
  ...mission(30, [4, 4, 4], 'the ship on the start field', [{}], [{ ship: 'quay3' }]),
  ...mission(
    31,
    [9, 7, 5],
    '7 workers in the depot',
    [{}, { depot: CREW }],
    [{}, { depot: CREW.slice(1), blackMarket: SEVEN }],
  ),
  ...mission(
    32,
    [4, 5, 6],
    '2 workers and 1 resource are handed in',
    [{ crew: ['white', 'redbrown'], storage: {}, supply: { pink: 1 } }],
    [{ crew: ['white'], supply: { pink: 3 } }],
  ),
  ...[1, 2, 3, 5, 7, 10].map((missions, i) => ({
    of: 33,
    title: `${i + 1} different resources bring ${missions} (TC-A20)`,
    given: mine({
      missions: [33],
      storage: {},
      supply: Object.fromEntries(
        ['brown', 'gray', 'purple', 'orange', 'pink', 'black'].slice(0, i + 1).map(color => [color, 1]),
      ),
    }),
    scores: { missions },
  })),
  ...mission(
    34,
    [4, 5, 6],
    '1 worker, 1 good and 1 resource are handed in',
    [{ crew: ['white'], supply: { pink: 1 } }],
    [{ crew: ['white', 'white'], storage: {}, supply: { pink: 3 } }],
  ),
  ...mission(35, [7, 8, 9], '9 blocks', [{ blocks: NINE }], [{ blocks: NINE.slice(1) }]),
  ...mission(36, [4, 5, 6], '12 active cards', [{ active: TWELVE }], [{ active: TWELVE.slice(1) }]),
  ...HANDED_IN.flatMap((docker, i) => {
    const other = after(HANDED_IN, docker)
    return [
      ...mission(
        37 + i,
        [2, 3, 4],
        `one ${docker} worker is handed in`,
        [{ crew: [docker, other] }],
        [{ crew: [other, other] }],
      ),
      {
        of: 37 + i,
        title: 'two bring 7, and are left over no more (TC-A21)',
        given: mine({ missions: [37 + i], crew: [docker, docker], storage: {} }),
        scores: { missions: 7, leftovers: 0 },
      },
    ]
  }),
]
