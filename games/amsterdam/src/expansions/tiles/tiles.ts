import { shuffle } from '@kontor/engine'
import { A, B, BASE_TILES, drawn, halfOf, stackFrom } from '../../rules/board/stack.ts'
import type { Hooks } from '../../rules/hooks.ts'
import { type Amsterdam, TILE_STREAM } from '../../state.ts'

/** More market tiles. */

/** Those of the first half of the game and those of the second, by their numbers. */
const CA: readonly number[] = [17, 18, 19, 20]
const CB: readonly number[] = [21, 22, 23, 24]
const ALL_TILES: readonly number[] = [...BASE_TILES, ...CA, ...CB]
/** So many tiles of the base game stay in each half when others are mixed in. */
const BASE_IN_HALF = 3

/** How they come in: mixed with the others, or instead of the B tiles. */
export const TILE_WAYS = ['mixed', 'instead'] as const

export const tiles: Hooks = {
  stack(state, options) {
    if (!state.expansions.includes('tiles')) return undefined
    const isMixed = options.tiles === 'mixed'
    const early = isMixed ? mixed(state, A, CA) : drawn(state, A)
    const late = isMixed ? mixed(state, B, CB) : drawn(state, [...CA, ...CB])
    return stackFrom(ALL_TILES, early, late)
  },
}

/** Three tiles of the base game, and as many of the expansion as are missing. */
function mixed(state: Amsterdam, base: readonly number[], more: readonly number[]) {
  const half = [...drawn(state, base, BASE_IN_HALF), ...drawn(state, more, halfOf(state) - BASE_IN_HALF)]
  return shuffle(state.chance, TILE_STREAM, half)
}

/** Every market tile that is in the box of such a game. */
export function tilesInPlay({ expansions }: Pick<Amsterdam, 'expansions'>): readonly number[] {
  return expansions.includes('tiles') ? ALL_TILES : BASE_TILES
}

/** A and CA tiles are told from B and CB tiles by their backs. */
export function isEarly(tile: number): boolean {
  return A.includes(tile) || CA.includes(tile)
}
