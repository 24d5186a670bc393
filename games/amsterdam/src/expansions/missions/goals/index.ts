import { atLeast, type CountGoal, type EachDeck, eachDeck } from './counted.ts'
import type { Goal } from './goal.ts'
import {
  type HandIn,
  type HandInColors,
  type HandInDockers,
  handIn,
  handInColors,
  handInDockers,
} from './hand-in.ts'
import {
  type BothInDepot,
  bothInDepot,
  endField,
  type PlainGoal,
  shipAtStart,
  smallWarehousesFull,
  type WarehouseFull,
  warehouseFull,
} from './places.ts'

/** What a secret mission asks for at the end. */
export type Mission =
  | CountGoal
  | EachDeck
  | BothInDepot
  | WarehouseFull
  | PlainGoal
  | HandIn
  | HandInColors
  | HandInDockers

/** What missions can ask for. A goal without a part does not compile. */
const GOALS: { readonly [K in Mission['goal']]: Goal<Extract<Mission, { goal: K }>> } = {
  atLeast,
  eachDeck,
  bothInDepot,
  warehouseFull,
  smallWarehousesFull,
  endField,
  shipAtStart,
  handIn,
  handInColors,
  handInDockers,
}

export const goalOf = (mission: Mission): Goal<Mission> => GOALS[mission.goal]
