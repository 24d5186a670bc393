import type { Condition } from '../language.ts'
import type { Demand } from './demand.ts'
import { die, noLowDie, total } from './dice.ts'

/** What cards can ask of the dice. A word without a part does not compile. */
const CONDITIONS: { readonly [K in Condition['if']]: Demand<Extract<Condition, { readonly if: K }>> } = {
  die,
  total,
  noLowDie,
}

export const demandOf = (condition: Condition): Demand<Condition> => CONDITIONS[condition.if]
