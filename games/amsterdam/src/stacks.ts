import { type Chance, shuffle } from '@kontor/engine'
import { MISSIONS } from './missions.ts'
import { LAST_ROUND } from './rounds.ts'
import { MISSION_STREAM, TILE_STREAM } from './state.ts'
import { TILES } from './tiles.ts'

/** Which market tiles and missions a game is played with, and how they are stacked. */

/** Market tiles by their numbers: A, B, CA and CB. */
const A: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8]
const B: readonly number[] = [9, 10, 11, 12, 13, 14, 15, 16]
const CA: readonly number[] = [17, 18, 19, 20]
const CB: readonly number[] = [21, 22, 23, 24]

const ALL_TILES: readonly number[] = [...TILES.keys()].slice(1)
const BASE_TILES: readonly number[] = [...A, ...B]
const ALL_MISSIONS: readonly number[] = [...MISSIONS.keys()].slice(1)

/** How the tiles of the expansion come in: mixed with the others, or instead of the B tiles. */
export const TILE_WAYS = ['mixed', 'instead'] as const
export type TileWay = (typeof TILE_WAYS)[number]

/** Every market tile that is in the box of such a game. */
export function tilesInPlay(expansion: boolean): readonly number[] {
  return expansion ? ALL_TILES : BASE_TILES
}

export function missionsInPlay(expansion: boolean): readonly number[] {
  return expansion ? ALL_MISSIONS : []
}

/** A and CA tiles are told from B and CB tiles by their backs. */
export function isEarly(tile: number): boolean {
  return A.includes(tile) || CA.includes(tile)
}

/** The stack of a game, its first tile last, and the tiles that nobody will see. */
export function stackTiles(chance: Chance, rounds: number, way: TileWay | undefined) {
  const half = rounds / 2
  const shuffled = (tiles: readonly number[]) => shuffle(chance, TILE_STREAM, [...tiles])
  const early = way === 'mixed' ? mixed(A, CA, half) : shuffled(A).slice(0, half)
  const late = lateTiles()
  const tiles = [...late, ...early]
  return { tiles, unusedTiles: tilesInPlay(way !== undefined).filter(tile => !tiles.includes(tile)) }

  function lateTiles() {
    if (way === 'mixed') return mixed(B, CB, half)
    return shuffled(way === 'instead' ? [...CA, ...CB] : B).slice(0, half)
  }

  /** Three tiles of the base game, and as many of the expansion as are missing. */
  function mixed(base: readonly number[], more: readonly number[], count: number) {
    const three = shuffled(base).slice(0, 3)
    return shuffled([...three, ...shuffled(more).slice(0, count - three.length)])
  }
}

/** So many missions for each player, and those that stay in the box. */
export function dealMissions(chance: Chance, players: number, each: number) {
  const missions = shuffle(chance, MISSION_STREAM, [...ALL_MISSIONS])
  const hands = Array.from({ length: players }, () => missions.splice(0, each).sort((a, b) => a - b))
  return { hands, missions }
}

/** The rounds of a game that begins with this one. */
export function roundsFrom(first: number): number {
  return LAST_ROUND - first + 1
}
