/** Opponents. They know the engine and no game by name, and see only their own seat's view. */
export { type Advice, advise } from './advice.ts'
export { type Analysis, analyse, type Mistake, type Moment } from './analysis.ts'
export type { Bot, Seen } from './bot.ts'
export { LEAST_DOUBT } from './judgement.ts'
export {
  type Ears,
  fallbackFor,
  type Job,
  type Keeper,
  type Kept,
  newKeeper,
  newThinker,
  type Platform,
  type Reply,
  type Thread,
} from './keeper.ts'
export { LEVEL_LIMIT, LEVELS, type Level, nameOfLevel } from './levels.ts'
export { botNamed, type NetworkAt } from './named.ts'
