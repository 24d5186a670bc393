import { amount } from '@kontor/common/amounts'
import type { Category, Color } from '../colors.ts'
import type { Ability, Always, Attack, Condition, Counter, Effect, Final, Pay } from '../language.ts'

/** The words in which cards are written: short makers of the expressions in language.ts. */

export const points = (n: number, per?: Counter, every?: number): Effect => ({
  do: 'points',
  amount: amount(n, per, every),
})
export const marks = (n: number, per?: Counter, every?: number): Effect => ({
  do: 'marks',
  amount: amount(n, per, every),
})
export const workers = (...colors: Color[]): Extract<Effect, { do: 'workers' }> => ({ do: 'workers', colors })
export const workerOfItsColor: Effect = { do: 'workers', colors: ['its'] }
export const anyWorkers = (n: number): Effect => ({ do: 'anyWorkers', n })
export const draw = (n: number): Effect => ({ do: 'draw', n })
export const drawFrom = (pile: Color): Effect => ({ do: 'draw', n: 1, pile })
export const drawThenDiscard = (n: number): Effect => ({ do: 'drawThenDiscard', n })
export const standardAction = (from: 'pile' | 'discard' | 'its'): Effect => ({ do: 'standardAction', from })
export const searchDiscard = (category: Category): Effect => ({ do: 'searchDiscard', category })
export const fetchCard = (category: 'Zoo' | 'Park', pile: Color | 'its'): Effect => ({
  do: 'fetch',
  category,
  pile,
})
export const freeSites = (n: number): Effect => ({ do: 'freeSites', n })
export const siteFromPile: Effect = { do: 'siteFromPile' }
export const wall = (price: 'double' | 'free'): Effect => ({ do: 'wall', price })
export const advance = (price: number): Effect => ({ do: 'advance', price })
export const reduce = (color: Color | 'its' | 'any', n: number, per?: Counter): Effect => ({
  do: 'reduce',
  color,
  levels: amount(n, per),
})
export const mayReduce = (color: Color | 'its', n: number): Effect => ({
  do: 'reduce',
  color,
  levels: amount(n),
  may: true,
})
export const cycleDiscard: Effect = { do: 'cycleDiscard' }
export const exchangeWorkers: Effect = { do: 'exchangeWorkers' }
export const buyWorkers = (upTo: number): Effect => ({ do: 'buyWorkers', upTo })
export const recall: Effect = { do: 'recall' }
export const others = (suffer: Attack, n = 1): Effect => ({ do: 'others', suffer, n })
export const passDisaster: Effect = { do: 'passDisaster' }
export const intrigueOthers: Effect = { do: 'intrigueOthers' }
export const buyPoints: Effect = { do: 'buyPoints' }
export const activateAgain: Effect = { do: 'activateAgain' }
export const activateAll: Effect = { do: 'activateAll' }
export const copyInstant: Effect = { do: 'copyInstant' }
export const placeWorker: Effect = { do: 'placeWorker' }
export const moveCleric: Effect = { do: 'moveCleric' }
export const underZoo: Effect = { do: 'underZoo' }
export const diceWorkers = (showing: number): Effect => ({ do: 'diceWorkers', showing })
export const blackMatchWorkers: Effect = { do: 'blackMatchWorkers' }

export const ease = (except: Color): Effect => ({ do: 'ease', except })
export const losePoints = (n: number): Effect => ({ do: 'losePoints', n })
export const oneWorker = (...of: Color[]): Effect => ({ do: 'oneWorker', of })
export const sameWorkers = (n: number): Effect => ({ do: 'sameWorkers', n })
export const returnWorkers = (n: number): Effect => ({ do: 'returnWorkers', n })
export const workersOfItsColor = (n: number): Effect => ({
  do: 'workers',
  colors: Array<'its'>(n).fill('its'),
})
export const repeatInstant: Effect = { do: 'repeatInstant' }
export const newHand = (draw: 'eachColor' | 'threeAndTwo'): Effect => ({ do: 'newHand', draw })

/** What can be counted. */
export const buildings = (category: Category): Counter => ({ of: 'buildings', category })
export const allBuildings: Counter = { of: 'buildings' }
export const sites = (color: Color): Counter => ({ of: 'sites', color })
export const dice = (showing: number): Counter => ({ of: 'dice', showing })
export const each = <K extends Exclude<Counter['of'], 'buildings' | 'sites' | 'dice'>>(of: K) =>
  ({ of }) as Counter

/** When a card works. */
export const instant = (...effects: Effect[]): Ability => ({ when: 'instant', effects })
export const once = (when: 'I' | 'II' | 'III' | 'IV', ...effects: Effect[]): Ability => ({ when, effects })
export const onceIf = (when: 'II', condition: Condition, ...effects: Effect[]): Ability => ({
  when,
  if: condition,
  effects,
})
/** Once per season in Phase III for a worker of a colour, or of any. */
export const forWorker = (color: Color | 'any', ...effects: Effect[]): Ability =>
  forWorkers([color], ...effects)
export const forWorkers = (colors: Pay['workers'], ...effects: Effect[]): Ability => ({
  when: 'III',
  pay: { workers: colors },
  effects,
})
export const forDifferentWorkers = (upToDifferent: number, ...effects: Effect[]): Ability => ({
  when: 'III',
  pay: { workers: [], upToDifferent },
  effects,
})
export const always = (ability: Always): Ability => ({ when: 'always', always: ability })
export const final = (scoring: Final): Ability => ({ when: 'final', final: scoring })
export const finalPoints = (n: number, per?: Counter, every?: number): Ability =>
  final({ final: 'points', points: amount(n, per, every) })
export const never: Ability = { when: 'never' }
