import type { Amount } from './amounts.ts'

/** What things are roughly worth in points. A bot's rule of thumb, read from a card's expression; no rule of the games. */

/** How many one finds of something that is counted. */
export const TYPICAL = 2
/** What an ability that has no price is taken for. */
export const SOMETHING = 0.8

export function typically({ n, per, every = 1 }: Amount<unknown>): number {
  return per ? (n * TYPICAL) / every : n
}

export function worthOfAll<Effect>(effects: readonly Effect[], worthOf: (effect: Effect) => number): number {
  return effects.reduce((sum, effect) => sum + worthOf(effect), 0)
}
