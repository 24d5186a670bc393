import { chanceOf, next, refusalsOf, roll } from '@kontor/engine'
import { COLORS, type Color, GOODS, type Good } from '../../src/colors.ts'
import { amsterdam, type Position, position } from '../../src/index.ts'
import { DICE_STREAM, STREAMS } from '../../src/state.ts'

/** What the tests of the rules share. */

/** So many resources of each colour, in their order. */
export function resources(given: Partial<Record<Color, number>>): number[] {
  return COLORS.map(color => given[color] ?? 0)
}

/** So many goods of each kind, in their order. */
export function goods(given: Partial<Record<Good, number>>): number[] {
  return GOODS.map(good => given[good] ?? 0)
}

/** A seed with which the first roll of a position shows these dice, in the order of the colours. */
export function seedRolling(isWanted: (dice: readonly number[]) => boolean): string {
  for (let n = 0; ; n++) {
    const seed = `roll ${n}`
    const chance = chanceOf(seed, STREAMS.length)
    if (isWanted(COLORS.map(() => roll(chance, DICE_STREAM)))) return seed
  }
}

/** Why an answer is not offered at a position. */
export function whyNot(given: Position, name: string): string | undefined {
  const state = position(amsterdam, given)
  const question = next(amsterdam, state)!
  return refusalsOf(amsterdam, state, question).find(each => each.name === name)?.reason.kind
}
