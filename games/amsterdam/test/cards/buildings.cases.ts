import type { Color } from '../../src/colors.ts'
import { activate, BUSY, type Case, final, mine, onCondition, once, use } from './case.ts'
import { DISTRICT_RUN } from './districts.ts'

export const WAAG: readonly Case[] = DISTRICT_RUN.flatMap(([color, plan], i) => {
  const of = 55 + i
  const [other, otherPlan] = DISTRICT_RUN[(i + 1) % DISTRICT_RUN.length]!
  return [
    {
      of,
      title: `gives 1 gulden after a ${color} plan card was used`,
      given: mine({ active: [of, plan], supply: { [color]: 1 } }),
      play: [use(plan), use(of)],
      gains: { gulden: 1, points: 1, supply: { [color]: -1 } },
      refuses: [use(of)],
    },
    {
      of,
      title: 'gives nothing after another plan card was used',
      given: mine({ active: [of, plan, otherPlan], supply: { [other]: 1 } }),
      play: [use(otherPlan)],
      refuses: [use(of)],
    },
  ]
})

export const GRACHTENPAND: readonly Case[] = DISTRICT_RUN.map(([color, plan], i) => {
  const [, otherPlan] = DISTRICT_RUN[(i + 1) % DISTRICT_RUN.length]!
  return once(
    61 + i,
    `gives 1 prestige for each ${color} plan card`,
    { points: 3 },
    { active: [plan, plan + 1, plan + 2, otherPlan, 91] },
  )
})

export const OUDE_KERK: readonly Case[] = [67, 68, 69].flatMap(of => [
  final(of, 'scores 3 alone', 3, mine({ active: [of] })),
  final(of, 'scores 8 with one partner', 8, mine({ active: [of, 70, 71] })),
  final(of, 'scores 15 with both', 15, mine({ active: [of, 70, 73] })),
])

export const ZUIDERKERK: readonly Case[] = [
  ...onCondition(
    70,
    'gives 1 gulden with at most 3 inactive cards all turn',
    { gulden: 1 },
    mine({ active: [70], inactive: [91, 92, 93] }),
    mine({ active: [70], inactive: [91, 92, 93, 94] }),
  ),
  {
    of: 70,
    title: 'gives nothing after the fourth card was activated in this turn (TC-A15)',
    given: mine({ active: [70], inactive: [91, 92, 93, 109], supply: { pink: 1 } }),
    play: [activate(109)],
    refuses: [use(70)],
  },
  ...onCondition(
    71,
    'gives 1 gulden more after another card gave one',
    { gulden: 2, points: 1 },
    mine({ active: [71, 24] }),
    mine({ active: [71], gulden: 5 }, { turn: { pointsFromCards: 1 } }),
    [use(24), use(71)],
  ),
  ...onCondition(
    72,
    'gives 1 prestige more after another card gave one',
    { gulden: 1, points: 2 },
    mine({ active: [72, 24] }),
    mine({ active: [72], points: 5 }, { turn: { guldenFromCards: 1, marketPoints: 3 } }),
    [use(24), use(72)],
  ),
]

export const MONTELBAANSTOREN: readonly Case[] = [
  final(85, 'scores 1 for each plan card', 3, mine({ active: [85, 109, 110, 113, 91] })),
  final(86, 'scores 2 for each laurel card, itself included', 4 + 1, mine({ active: [86, 85, 109] })),
  final(87, 'scores 2 for each building, itself included', 6, mine({ active: [87, 91, 92, 1, 109] })),
]

export const MUNTTOREN: readonly Case[] = [88, 89, 90].flatMap(of => [
  once(of, 'gives 1 gulden', { gulden: 1 }, { active: [91, 70] }),
  once(of, 'gives 2 gulden with a Montelbaanstoren', { gulden: 2 }, { active: [85] }),
  once(of, 'gives no more with a second one (A41)', { gulden: 2 }, { active: [85, 86] }),
])

const MILLED: readonly Color[] = ['pink', 'orange', 'brown', 'gray', 'purple', 'black']

export const MOLEN: readonly Case[] = MILLED.map((color, i) =>
  once(91 + i, `gives 1 ${color} resource`, { supply: { [color]: 1 } }),
)

export const BEGIJNHOF: readonly Case[] = [
  ...onCondition(
    97,
    'gives 1 prestige to whoever is first alone (A32)',
    { points: 1 },
    { seats: [{ ...BUSY, active: [97], points: 2 }, { points: 1 }] },
    { seats: [{ ...BUSY, active: [97], points: 2 }, { points: 2 }] },
  ),
  {
    of: 97,
    title: 'gives nothing to whoever is first of some only',
    given: { seats: [{ ...BUSY, active: [97], points: 2 }, { points: 1 }, { points: 3 }] },
    refuses: [use(97)],
  },
  ...onCondition(
    98,
    'gives 2 prestige with at most 3 inactive cards',
    { points: 2 },
    mine({ active: [98], inactive: [91, 92, 93] }),
    mine({ active: [98], inactive: [91, 92, 93, 94] }),
  ),
  {
    of: 98,
    title: 'looks at the moment of use (TC-A15)',
    given: mine({ active: [98], inactive: [91, 92, 93, 109], supply: { pink: 1 } }),
    play: [activate(109), use(98)],
    gains: { points: 2, supply: { pink: -1 } },
  },
  ...onCondition(
    99,
    'gives 2 prestige after any plan card was used',
    { gulden: 1, points: 2, supply: { black: -1 } },
    mine({ active: [99, 130], supply: { black: 1 } }),
    mine({ active: [99, 130] }),
    [use(130), use(99)],
  ),
  ...onCondition(
    100,
    'gives 1 gulden with 3 active craftsmen',
    { gulden: 1 },
    mine({ active: [100, 1, 2, 3] }),
    mine({ active: [100, 1, 2, 91, 109] }),
  ),
  ...onCondition(
    101,
    'gives 2 prestige with 3 active buildings, itself included',
    { points: 2 },
    mine({ active: [101, 91, 92] }),
    mine({ active: [101, 91, 1, 109] }),
  ),
  ...onCondition(
    102,
    'gives 1 gulden with 3 active plan cards',
    { gulden: 1 },
    mine({ active: [102, 109, 110, 113] }),
    mine({ active: [102, 109, 110, 91, 1] }),
  ),
]

export const PALEIS: readonly Case[] = [
  final(
    103,
    'scores 4 for every 2 craftsmen of a kind',
    8,
    mine({ active: [103, 1, 2, 3, 13, 14, 19, 91, 92] }),
  ),
  final(
    104,
    'scores 3 for every 2 plan cards of a district',
    6,
    mine({ active: [104, 109, 110, 111, 113, 114, 117] }),
  ),
  final(105, 'scores 2 for each bridge behind the disc', 4, mine({ active: [105], amstel: 8 })),
  final(105, 'does not score the bridge before the disc', 2, mine({ active: [105], amstel: 7 })),
  final(106, 'scores 1 for each block', 3, mine({ active: [106], blocks: ['P1', 'H1', 'J1'] })),
  final(107, 'scores 8 with the ship on the start field', 8, mine({ active: [107] })),
  final(107, 'scores nothing elsewhere', 0, mine({ active: [107], ship: 'quay3' })),
  final(
    108,
    'scores 2 for each craftsman of the commonest kind (TC-R34)',
    6,
    mine({ active: [108, 37, 38, 39, 43, 44, 51, 52] }),
  ),
]
