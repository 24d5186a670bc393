import { expect } from 'vitest'
import type { Color } from '../../src/colors.ts'
import { BUSY, type Case, final, mine, onCondition, once, use } from './case.ts'
import { DISTRICT_RUN } from './districts.ts'

const GIVEN: readonly Color[] = ['orange', 'brown', 'gray', 'purple', 'black', 'pink']

/** Another district's plan card: a use of it must not count. */
const otherPlan = (i: number) => DISTRICT_RUN[(i + 1) % DISTRICT_RUN.length]!

export const JENEVERBRANDER: readonly Case[] = DISTRICT_RUN.flatMap(([color, plan], i) => {
  const of = 1 + i
  const [other, otherFirst] = otherPlan(i)
  return [
    {
      of,
      title: `gives 1 ${GIVEN[i]} resource after a ${color} plan card was used`,
      given: mine({ active: [of, plan], supply: { [color]: 1 } }),
      play: [use(plan), use(of)],
      gains: { points: 1, supply: { [color]: -1, [GIVEN[i]!]: 1 } },
      refuses: [use(of)],
    },
    {
      of,
      title: 'gives nothing after another plan card was used',
      given: mine({ active: [of, plan, otherFirst], supply: { [other]: 1 } }),
      play: [use(otherFirst)],
      refuses: [use(of)],
    },
  ]
})

export const KRISTALSLIJPER: readonly Case[] = [
  final(7, 'scores 2 for each kind of craftsman, itself included', 6, mine({ active: [7, 8, 1, 2, 14, 91] })),
  {
    of: 8,
    title: 'spares the penalty for inactive cards, not earlier ones (TC-A22)',
    given: mine({ active: [8], inactive: [91, 92], penalties: 1 }),
    scores: { penalties: -3 },
  },
  {
    of: 9,
    title: 'moves the disc 5 fields at the end, under the bridge worth 3',
    given: mine({ active: [9, 105], amstel: 4 }),
    scores: { laurels: 3 + 4 },
  },
  {
    of: 9,
    title: 'stops one field before the next bridge',
    given: mine({ active: [9], amstel: 6 }),
    scores: { laurels: 3 },
  },
  {
    of: 9,
    title: 'reaches the next bridge from one field further on',
    given: mine({ active: [9], amstel: 7 }),
    scores: { laurels: 7 },
  },
  final(
    10,
    'scores 1 for each good and worker on the ship, not in the storage (A19)',
    3,
    mine({ active: [10], cargo: { beer: 2 }, crew: ['white'], storage: { lace: 3 } }),
  ),
  final(
    11,
    'scores 1 for each worker in the depot',
    3,
    mine({ active: [11] }, { depot: ['white', 'white', 'redbrown'] }),
  ),
  final(
    12,
    'scores 1 for each good on the black market',
    2,
    mine({ active: [12] }, { blackMarket: ['beer', 'lace'] }),
  ),
]

export const KANTKLOSSER: readonly Case[] = [
  ...onCondition(
    13,
    'gives 1 gulden with 3 active buildings',
    { gulden: 1 },
    mine({ active: [13, 91, 92, 93] }),
    mine({ active: [13, 91, 92, 1, 2, 109, 110] }),
  ),
  ...onCondition(
    14,
    'gives 1 prestige after 1 field on the Amstel',
    { points: 1, supply: { pink: -1 } },
    mine({ active: [14], supply: { pink: 1 } }),
    mine({ active: [14] }),
    ['advance 1', use(14)],
  ),
  ...onCondition(
    15,
    'gives 1 prestige with 2 goods on the ship',
    { points: 1 },
    mine({ active: [15], cargo: { beer: 1, lace: 1 }, crew: ['white'], storage: { lace: 1 } }),
    mine({ active: [15], cargo: { beer: 2, lace: 1 } }),
  ),
  ...onCondition(
    16,
    'gives 1 prestige after 2 fields with the ship',
    { points: 1, supply: { pink: -2 } },
    mine({ active: [16], supply: { pink: 2 } }),
    mine({ active: [16] }, { turn: { shipSteps: 1 } }),
    ['sail quay3', 'sail start', use(16)],
  ),
  {
    of: 17,
    title: 'moves the disc 1 field if somebody is ahead',
    given: { seats: [{ ...BUSY, active: [17], amstel: 1 }, { amstel: 3 }, {}] },
    play: [use(17)],
    gains: {},
    refuses: [use(17)],
    expects: ({ state }) => expect(state.seats[0]!.amstel).toBe(2),
  },
  {
    of: 17,
    title: 'does not help the first',
    given: { seats: [{ ...BUSY, active: [17], amstel: 4 }, { amstel: 3 }] },
    refuses: [use(17)],
  },
  ...onCondition(
    18,
    'gives 1 gulden to the last on the Amstel',
    { gulden: 1 },
    { seats: [{ ...BUSY, active: [18] }, { amstel: 3 }] },
    { seats: [{ ...BUSY, active: [18], amstel: 1 }, { amstel: 3 }, {}] },
  ),
]

export const KOFFIEBRANDER: readonly Case[] = [
  ...(
    [
      [1, ['P1']],
      [1, ['P1', 'P2', 'P3', 'P4', 'P5']],
      [2, ['P1', 'P2', 'P3', 'P4', 'P5', 'H1']],
      [3, ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'H1', 'H2', 'H3', 'H4', 'H5']],
    ] as const
  ).map(([gulden, blocks]) =>
    once(19, `gives ${gulden} gulden for ${blocks.length} blocks (TC-A11)`, { gulden }, { blocks }),
  ),
  { of: 19, title: 'gives nothing without blocks', given: mine({ active: [19] }), refuses: [use(19)] },
  {
    of: 20,
    title: 'lets the market tile be used a second time',
    given: mine({ active: [20], gulden: 3 }, { tile: 2 }),
    play: ['market', 'market'],
    gains: { gulden: -2, points: 4 },
    refuses: ['market'],
  },
  once(
    21,
    'gives 1 prestige for each district of plan cards',
    { points: 2 },
    { active: [109, 110, 113, 1, 91] },
  ),
  {
    of: 22,
    title: 'gives 3 steps of the ship for 1 gulden',
    given: mine({ active: [22], gulden: 2 }, { tile: 2 }),
    play: [use(22), 'sail channel4', 'sail beer', 'sail channel4'],
    gains: { gulden: -1 },
    refuses: ['sail start', use(22)],
  },
  { ...once(23, 'gives 1 prestige for 1 gulden', { gulden: -1, points: 1 }, { gulden: 2 }) },
  { of: 23, title: 'has to be paid', given: mine({ active: [23] }), refuses: [use(23)] },
  once(24, 'gives 1 gulden and 1 prestige', { gulden: 1, points: 1 }),
]

export const BROUWER: readonly Case[] = [
  ...onCondition(
    43,
    'gives 1 resource to whoever is last alone (A32)',
    { supply: { black: 1 } },
    { seats: [{ ...BUSY, active: [43] }, { points: 1 }] },
    { seats: [{ ...BUSY, active: [43] }, { points: 0 }, { points: 1 }] },
    [use(43), 'resource black'],
  ),
  once(
    44,
    'gives 1 gulden and 1 prestige for each carpenter',
    { gulden: 1, points: 2 },
    { active: [25, 26, 43, 91] },
  ),
  once(44, 'gives 1 gulden without a carpenter', { gulden: 1 }),
  ...onCondition(
    45,
    'gives 1 resource after prestige from the market',
    { gulden: -1, points: 2, supply: { pink: 1 } },
    mine({ active: [45], gulden: 1 }, { tile: 2 }),
    mine({ active: [45], gulden: 2, points: 5 }, { tile: 2 }),
    ['market', use(45), 'resource pink'],
  ),
  {
    of: 46,
    title: 'gives 1 resource of any colour',
    given: mine({ active: [46] }),
    play: [use(46), 'resource gray'],
    gains: { supply: { gray: 1 } },
    refuses: [use(46)],
  },
  {
    of: 47,
    title: 'turns an active plan card into 3 gulden',
    given: mine({ active: [47, 109, 113], used: [113] }),
    play: [use(47), 'discard 113'],
    gains: { gulden: 3 },
    refuses: [use(47)],
    expects({ state }) {
      expect(state.discard).toEqual([113])
      expect(state.seats[0]).toMatchObject({ active: [47, 109], used: [47] })
    },
  },
  { of: 47, title: 'needs a plan card', given: mine({ active: [47, 91] }), refuses: [use(47)] },
  {
    of: 48,
    title: 'turns 1 resource into 1 gulden',
    given: mine({ active: [48], supply: { pink: 1, black: 1 } }),
    play: [use(48), 'pay black'],
    gains: { gulden: 1, supply: { black: -1 } },
    refuses: [use(48)],
  },
]
