/** A place on the board, drawn on a canvas of 1600 × 1000. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A city block; its neighbours are those across a bridge. A district is the number of its colour. */
export interface Block extends Spot {
  readonly id: string
  readonly district: number
  readonly cost: number
  readonly neighbours: readonly number[]
}

/** The fields of the harbour: anchorages of large and small warehouses, piers, the start field and plain water. */
export type FieldType = 'large' | 'small' | 'pier' | 'start' | 'water'

export interface Field extends Spot {
  readonly id: string
  readonly type: FieldType
  /** The good of a large warehouse, the number of a small one, the docker of a pier; otherwise -1. */
  readonly serves: number
  /** Whether goods can be loaded here. */
  readonly crane: boolean
  readonly neighbours: readonly number[]
}

/** A bridge of the Amstel: passed on the step after its field. */
export interface Bridge {
  readonly name: string
  readonly after: number
  readonly points: number
}

/** A market tile and its price in gulden. */
export interface TileData {
  readonly code: string
  readonly deck: 'A' | 'B' | 'CA' | 'CB'
  readonly price: number
}

export const block = (
  id: string,
  district: number,
  cost: number,
  x: number,
  y: number,
  neighbours: readonly number[],
): Block => ({ id, district, cost, x, y, neighbours })

export const field = (
  id: string,
  type: FieldType,
  serves: number,
  x: number,
  y: number,
  neighbours: readonly number[],
): Field => ({ id, type, serves, crane: type === 'pier' || type === 'start', x, y, neighbours })

export const spot = (x: number, y: number): Spot => ({ x, y })
