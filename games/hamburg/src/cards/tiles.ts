import type { Action, Color } from '../colors.ts'
import type { Ability, Always, Effect } from '../language.ts'
import { ABILITIES } from './cards.ts'
import { FIRST_CLERIC, FIRST_MAYOR, FIRST_SHIP, FIRST_STOCK, FIRST_TOKEN, STEPS } from './numbers.ts'
import {
  activateAgain,
  advance,
  always,
  anyWorkers,
  draw,
  ease,
  instant,
  losePoints,
  marks,
  newHand,
  once,
  oneWorker,
  points,
  reduce,
  repeatInstant,
  returnWorkers,
  sameWorkers,
  standardAction,
  workerOfItsColor,
  workersOfItsColor,
} from './vocabulary.ts'

/**
 * The tiles of the expansions, in the language of the cards. Each has a number above those of the cards, so that it can
 * be in play like one: a mayor for its player, a stock or cleric tile for everybody.
 */

export interface Mayor {
  readonly name: string
  readonly marks: number
  readonly workers: number
  readonly ability: Ability
}

/** The two sides of a mayor's tile follow each other. */
export const MAYORS: readonly Mayor[] = [
  { name: 'Petersen', marks: 10, workers: 2, ability: always({ handLimit: 7 }) },
  { name: 'Petersen', marks: 5, workers: 0, ability: always({ levelPoints: 2 }) },
  {
    name: 'Kirchenpauer',
    marks: 10,
    workers: 0,
    ability: always({ on: 'increase', effects: [workerOfItsColor] }),
  },
  { name: 'Kirchenpauer', marks: 5, workers: 2, ability: once('III', activateAgain) },
  { name: 'Weber', marks: 10, workers: 1, ability: always({ rule: 'ignoreBlack' }) },
  { name: 'Weber', marks: 10, workers: 2, ability: always({ on: 'majority', effects: [marks(5)] }) },
  {
    name: 'Versmann',
    marks: 7,
    workers: 1,
    ability: always({ on: 'freeBuilding', effects: [marks(2), points(1)] }),
  },
  { name: 'Versmann', marks: 5, workers: 1, ability: always({ on: 'siteAdded', effects: [points(1)] }) },
  { name: 'Mönckeberg', marks: 10, workers: 1, ability: always({ price: 'wallFixed', marks: 2 }) },
  { name: 'Mönckeberg', marks: 5, workers: 1, ability: always({ on: 'money', effects: [marks(2)] }) },
]

/** What each ship brings, in the order of the colours, black last. */
export const SHIPS: readonly Ability[] = [
  instant(marks(4)),
  instant(sameWorkers(3)),
  instant(standardAction('its')),
  instant(advance(3)),
  instant(repeatInstant),
  instant(reduce('any', 1)),
]

/** An intrigue token: the disasters it raises, and its gift. */
export interface Token {
  readonly raises: readonly Color[]
  readonly gift?: Effect
}

/** Five plain tokens (two of each in the game), then the special ones. */
export const TOKENS: readonly Token[] = [
  { raises: ['purple'] },
  { raises: ['orange'] },
  { raises: ['gray'] },
  { raises: ['pink'] },
  { raises: ['brown'] },
  { raises: ['orange', 'pink'] },
  { raises: ['pink', 'purple'] },
  { raises: ['purple', 'gray'] },
  { raises: ['gray', 'brown'] },
  { raises: ['brown', 'orange'] },
  { raises: ['orange'], gift: draw(1) },
  { raises: ['pink'], gift: points(1) },
  { raises: ['purple'], gift: anyWorkers(1) },
  { raises: ['gray'], gift: marks(2) },
  { raises: ['brown'], gift: ease('brown') },
]

/** One side of a stock tile: the action it is about and what each of its three steps changes. */
export interface StockSide {
  readonly action: Action
  readonly steps: readonly Always[]
}

const after = (action: Action, ...effects: (readonly Effect[])[]): StockSide => ({
  action,
  steps: effects.map(each => ({ on: action, effects: each })),
})
const afterLevel = (...effects: (readonly Effect[])[]): StockSide => ({
  action: 'decrease',
  steps: effects.map(each => ({ on: 'levelReduced' as const, effects: each })),
})
const fees = (action: Action, ...marksDue: number[]): StockSide => ({
  action,
  steps: marksDue.map(fee => ({ on: action, fee })),
})
const cheaper = (action: 'build' | 'wall', ...less: number[]): StockSide => ({
  action,
  steps: less.map(each => ({ price: action, less: each })),
})
const colored = (make: (colors: readonly Color[]) => Always, ...colors: (readonly Color[])[]): StockSide => ({
  action: 'wall',
  steps: colors.map(make),
})

/** Green and red side of each tile follow each other. */
export const STOCK: readonly StockSide[] = [
  after('money', [marks(1)], [marks(2)], [marks(3)]),
  after('money', [marks(-1)], [marks(-2)], [marks(-2)]),
  after('workers', [], [workersOfItsColor(1)], [workersOfItsColor(2)]),
  fees('workers', 1, 1, 2),
  after('wall', [points(1)], [points(1)], [points(2)]),
  after('wall', [losePoints(1)], [losePoints(1)], [losePoints(2)]),
  afterLevel([], [points(1)], [points(2)]),
  fees('decrease', 1, 1, 2),
  after('site', [points(1)], [points(1)], [points(2)]),
  {
    action: 'site',
    steps: [['gray'], ['purple', 'brown'], ['pink', 'orange']].map(of => ({
      on: 'site' as const,
      feeWorkers: 1,
      of: of as Color[],
    })),
  },
  cheaper('build', 1, 2, 3),
  cheaper('build', -1, -2, -3),
  after('workers', [oneWorker('purple')], [oneWorker('pink', 'gray')], [oneWorker('orange', 'brown')]),
  {
    action: 'build',
    steps: [0, 1, 2].map(feeWorkers => ({ on: 'build' as const, feeWorkers, of: 'its' as const })),
  },
  after('money', [workersOfItsColor(1)], [workersOfItsColor(2)], [workersOfItsColor(3)]),
  cheaper('wall', -1, -2, -3),
  after('decrease', [marks(1)], [marks(2)], [marks(3)]),
  fees('site', 1, 2, 3),
  colored(colors => ({ price: 'wallFree', colors }), ['orange'], ['gray', 'purple'], ['pink', 'brown']),
  colored(colors => ({ price: 'wall', less: -1, colors }), ['brown'], ['purple', 'pink'], ['orange', 'gray']),
]

const BRIGHT: readonly Color[] = ['orange', 'pink', 'purple']
const DARK: readonly Color[] = ['gray', 'brown']

/** Both sides of each cleric tile follow each other. */
export const CLERIC_TILES: readonly Ability[] = [
  always({ on: 'money', effects: [marks(2)] }),
  always({ on: 'money', effects: [marks(-2)] }),
  always({ on: 'workers', effects: [anyWorkers(1)] }),
  always({ on: 'workers', effects: [returnWorkers(1)] }),
  always({ price: 'wall', less: 2 }),
  always({ price: 'wall', less: -2 }),
  always({ price: 'hall', less: 2 }),
  always({ price: 'hall', less: -2 }),
  always({ price: 'build', less: 2 }),
  always({ price: 'build', less: -2 }),
  always({ rounds: 1 }),
  always({ rounds: -1 }),
  always({ on: 'money', colors: BRIGHT, effects: [marks(2)] }),
  always({ on: 'money', colors: BRIGHT, effects: [marks(-2)] }),
  always({ on: 'money', colors: DARK, effects: [marks(2)] }),
  always({ on: 'money', colors: DARK, effects: [marks(-2)] }),
  instant(newHand('eachColor')),
  instant(newHand('threeAndTwo')),
  always({ ships: 'all' }),
  always({ ships: 'none' }),
  always({ on: 'workers', colors: BRIGHT, effects: [workerOfItsColor] }),
  always({ on: 'workers', colors: DARK, effects: [workerOfItsColor] }),
  always({ spared: BRIGHT }),
  always({ spared: ['brown', 'gray', 'black'] }),
]

/** What can be in play, cards and tiles, by number. */
export const IN_PLAY: Ability[] = [...ABILITIES]

for (const [i, { ability }] of MAYORS.entries()) IN_PLAY[FIRST_MAYOR + i] = ability
for (const [i, ability] of SHIPS.entries()) IN_PLAY[FIRST_SHIP + i] = ability
for (const [i, { gift }] of TOKENS.entries()) IN_PLAY[FIRST_TOKEN + i] = instant(...(gift ? [gift] : []))
for (const [i, { steps }] of STOCK.entries()) {
  for (const [step, change] of steps.entries()) IN_PLAY[FIRST_STOCK + i * STEPS + step] = always(change)
}
for (const [i, ability] of CLERIC_TILES.entries()) IN_PLAY[FIRST_CLERIC + i] = ability

export { FIRST_CLERIC, FIRST_MAYOR, FIRST_SHIP, FIRST_STOCK, FIRST_TOKEN, STEPS } from './numbers.ts'
