import { shuffle } from '@kontor/engine'
import { type Amsterdam, TILE_STREAM } from '../../state.ts'
import { LAST_ROUND } from '../rounds.ts'

/** The stack of market tiles: one for each round, those of the first half of the game above those of the second. */

/** The tiles of each half, by their numbers. */
export const A: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8]
export const B: readonly number[] = [9, 10, 11, 12, 13, 14, 15, 16]
export const BASE_TILES: readonly number[] = [...A, ...B]

/** The stack of a game, its first tile last, and the tiles that nobody will see. */
export interface Stack {
  readonly tiles: readonly number[]
  readonly unusedTiles: readonly number[]
}

export function stackFrom(box: readonly number[], early: readonly number[], late: readonly number[]): Stack {
  const tiles = [...late, ...early]
  return { tiles, unusedTiles: box.filter(tile => !tiles.includes(tile)) }
}

/** The stack of the base game. */
export function baseStack(state: Amsterdam): Stack {
  const early = drawn(state, A)
  return stackFrom(BASE_TILES, early, drawn(state, B))
}

/** So many of some tiles, as chance has it; as many as half a game has rounds if nothing is said. */
export function drawn(state: Amsterdam, tiles: readonly number[], count = halfOf(state)): readonly number[] {
  return shuffle(state.chance, TILE_STREAM, [...tiles]).slice(0, count)
}

/** How many rounds are half of a game. */
export function halfOf({ firstRound }: Amsterdam): number {
  return (LAST_ROUND + 1 - firstRound) / 2
}
