import { type Choice, DONE } from '@kontor/engine'

/** Every task has the same five fields, so that the engine's hot loop sees one shape. */
export interface AnyTask<K extends string = string> {
  readonly kind: K
  readonly seat: number
  readonly card: number
  /** A colour, or what else the task is about. */
  readonly color: number
  readonly count: number
}

/** The tasks of these kinds. */
export type TasksOf<Kinds extends string> = { readonly [K in Kinds]: AnyTask<K> }[Kinds]

/** These answers, or none where there is nothing to choose. */
export function orDone(choices: Choice[]): Choice[] {
  return choices.length > 0 ? choices : [DONE]
}

/** The sum of all 1s and 2s: what the dice ask for a step; 0 if there are none and nobody may take it. */
export function lowDice(dice: readonly number[]): number {
  let sum = 0
  for (const pips of dice) if (pips <= 2) sum += pips
  return sum
}

/** How many bits are set. */
export function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
}

/** A card number as names write it. */
export function threeDigits(card: number): string {
  return String(card).padStart(3, '0')
}
