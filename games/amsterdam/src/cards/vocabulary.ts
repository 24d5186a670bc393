import { COLORS, type Color, type Deck, type Good, type Kind } from '../colors.ts'
import type { Ability, Always, Amount, Condition, Counter, Effect, Final, Price } from '../language.ts'

/** The words in which cards, tiles and missions are written: short makers of the expressions in language.ts. */

const amount = (n: number, per?: Counter): Amount => (per === undefined ? { n } : { n, per })

export const prestige = (n: number, per?: Counter): Effect => ({ do: 'prestige', amount: amount(n, per) })
export const gulden = (n: number, per?: Counter): Effect => ({ do: 'gulden', amount: amount(n, per) })
export const guldenWith = (n: number, kind: Kind, more: number): Effect => ({
  do: 'guldenWith',
  n,
  kind,
  more,
})
export const resource = (color: Color): Effect => ({ do: 'resources', colors: [color] })
export const resourceOfEachColor: Effect = { do: 'resources', colors: COLORS }
export const anyResources = (n: number): Effect => ({ do: 'anyResources', n })
export const amstel = (n: number): Effect => ({ do: 'amstel', n })
export const sail = (n: number): Effect => ({ do: 'sail', n })
export const placeShip: Effect = { do: 'placeShip' }
export const marketAgain: Effect = { do: 'marketAgain' }
export const activate = (n: number): Effect => ({ do: 'activate', n })
export const freeBlock: Effect = { do: 'freeBlock' }
export const exchangeCard: Effect = { do: 'exchangeCard' }

/** What can be counted. */
export const cards = (deck: Deck): Counter => ({ of: 'cards', deck })
export const allCards: Counter = { of: 'cards' }
export const kind = (of: Kind): Counter => ({ of: 'kind', kind: of })
export const plans = (district: Color): Counter => ({ of: 'plans', district })
export const blocks = (district: Color): Counter => ({ of: 'blocks', district })
export const each = (of: Exclude<Counter['of'], 'kind' | 'plans'>): Counter => ({ of })

/** What is paid. */
export const resources = (n: number, color?: Color): Price =>
  color === undefined ? { pay: 'resources', n } : { pay: 'resources', n, color }
export const forGulden = (n: number): Price => ({ pay: 'gulden', n })
export const discardedPlan: Price = { pay: 'plan' }

/** What must be true. */
export const usedPlan = (district: Color): Condition => ({ if: 'planUsed', district })
export const usedAnyPlan: Condition = { if: 'planUsed' }
export const atLeast = (n: number, of: Counter): Condition => ({ if: 'atLeast', n, of })
export const atMost = (n: number, of: Counter): Condition => ({ if: 'atMost', n, of })

/** When a card works. */
export const once = (...effects: Effect[]): Ability => ({ when: 'III', effects })
export const onceIf = (condition: Condition, ...effects: Effect[]): Ability => ({
  when: 'III',
  if: condition,
  effects,
})
export const oncePaid = (pay: Price, ...effects: Effect[]): Ability => ({ when: 'III', pay, effects })
export const always = (ability: Always): Ability => ({ when: 'permanent', always: ability })
export const whenDelivered = (good: Good, ...effects: Effect[]): Ability =>
  always({ always: 'delivered', good, effects })
export const whenActivated = (deck: Deck, ...effects: Effect[]): Ability =>
  always({ always: 'activated', deck, effects })
export const asOften = (pay: Price, ...effects: Effect[]): Ability =>
  always({ always: 'trade', pay, effects })
export const final = (scoring: Final): Ability => ({ when: 'laurel', final: scoring })
export const finalPrestige = (n: number, per: Counter): Ability =>
  final({ final: 'prestige', prestige: amount(n, per) })
