import { amount } from '@kontor/common/amounts'
import { COLORS, type Color, type Group } from '../colors.ts'
import type { Attack } from '../effects/others/attacks.ts'
import type { Ability, Always, Counter, Effect, Final } from '../language.ts'

/** The words in which persons are written: short makers of the expressions in language.ts. */

export const points = (n: number, per?: Counter, every?: number): Effect => ({
  do: 'points',
  amount: amount(n, per, every),
})
export const guilders = (n: number, per?: Counter): Effect => ({ do: 'guilders', amount: amount(n, per) })
export const workers = (...colors: Color[]): Effect => ({ do: 'workers', colors })
export const workerOfEachColor: Effect = { do: 'workers', colors: COLORS }
export const workerOfItsColor: Effect = { do: 'workers', colors: ['its'] }
export const anyWorkers = (n: number): Effect => ({ do: 'anyWorkers', n })
export const diceWorkers = (showing: number): Effect => ({ do: 'diceWorkers', showing })
export const exchangeWorkers: Effect = { do: 'exchangeWorkers' }
export const buyWorkers = (upTo: number): Effect => ({ do: 'buyWorkers', upTo })
export const sellWorkers = (upTo: number): Effect => ({ do: 'sellWorkers', upTo })
export const draw = (n: number): Effect => ({ do: 'draw', n })
export const drawThenDiscard = (n: number): Effect => ({ do: 'drawThenDiscard', n })
export const playCard: Effect = { do: 'playCard' }
export const drawAndPlay: Effect = { do: 'drawAndPlay' }
export const freeHouses = (n: number): Effect => ({ do: 'freeHouses', n })
export const canal = (price: 'double' | 'free'): Effect => ({ do: 'canal', price })
export const advance: Effect = { do: 'advance' }
export const discardThreats = (color: Color | 'its' | 'any', n: number, per?: Counter): Effect => ({
  do: 'discardThreats',
  color,
  markers: amount(n, per),
})
export const others = (suffer: Attack, n = 1): Effect => ({ do: 'others', suffer, n })
export const threatenOthers = (color: Color): Effect => ({ do: 'threatenOthers', color })
export const passThreat: Effect = { do: 'passThreat' }
export const payOthers: Effect = { do: 'payOthers' }
export const activateAll: Effect = { do: 'activateAll' }
export const recall: Effect = { do: 'recall' }

/** What can be counted. */
export const persons = (group: Group): Counter => ({ of: 'persons', group })
export const allPersons: Counter = { of: 'persons' }
export const houses = (color: Color): Counter => ({ of: 'houses', color })
export const dice = (showing: number): Counter => ({ of: 'dice', showing })
export const each = (of: Exclude<Counter['of'], 'persons' | 'houses' | 'dice'>): Counter => ({ of })

/** When a person works. */
export const instant = (...effects: Effect[]): Ability => ({ when: 'instant', effects })
export const once = (...effects: Effect[]): Ability => ({ when: 'round', effects })
/** Once per round if a die shows a 5 or 6. */
export const onceIfHigh = (die: Color, ...effects: Effect[]): Ability => ({
  when: 'round',
  if: { die, atLeast: 5 },
  effects,
})
/** Once per round for a worker of a colour, or of any. */
export const forWorker = (pay: Color | 'any', ...effects: Effect[]): Ability => ({
  when: 'round',
  pay,
  effects,
})
export const always = (ability: Always): Ability => ({ when: 'always', always: ability })
export const final = (scoring: Final): Ability => ({ when: 'final', final: scoring })
export const finalPoints = (n: number, per: Counter, every?: number): Ability =>
  final({ final: 'points', points: amount(n, per, every) })
