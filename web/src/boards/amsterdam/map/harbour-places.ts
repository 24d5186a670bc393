import { DOCKER_TINTS, DOCKERS, FIELDS, GOODS } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'
import { colorNamed, type PieceColor } from '../../pieces/color.ts'

/** Where the fields of the harbour lie on the map, by their number. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [59, 97],
  [148, 93.6],
  [237, 91.1],
  [326, 95.1],
  [415, 96.6],
  [504, 92.2],
  [593, 91.9],
  [682, 96.4],
  [771, 95.5],
  [103.5, 141.3],
  [281.5, 139.1],
  [548.5, 138],
  [726.5, 142],
  [59, 138],
  [192.5, 141.7],
  [326, 139.2],
  [415, 138.3],
  [504, 141.2],
  [637.5, 139.9],
  [771, 139],
  [59, 184],
  [192.5, 187.7],
  [326, 185.2],
  [504, 187.2],
  [637.5, 185.9],
  [771, 185],
  [415, 183.4],
  [125.8, 186.9],
  [259.3, 183.7],
  [370.5, 188.8],
  [446, 186.6],
  [570.8, 183.2],
  [704.3, 188.9],
]

interface Node {
  readonly type: (typeof FIELDS)[number]['type']
  readonly x: number
  readonly y: number
  /** The good, the small warehouse or the dock worker that it serves. */
  readonly serves: number
  /** What stands on its buoy. */
  readonly sign: string
  /** The colour of a pier. */
  readonly tint: PieceColor
}

export const tintOfDocker = (docker: number): PieceColor =>
  colorNamed(DOCKER_TINTS[nth(DOCKERS, docker)]) ?? 'white'

export const NODES: readonly Node[] = FIELDS.map(({ type, serves }, field) => {
  const [x, y] = nth(PLACES, field)
  const sign =
    type === 'large'
      ? `i-${GOODS[serves]}`
      : type === 'small'
        ? 'i-anchor'
        : type === 'start'
          ? 'i-start'
          : ''
  return { type, x, y, serves, sign, tint: type === 'pier' ? tintOfDocker(serves) : 'white' }
})

interface Way {
  readonly from: number
  readonly to: number
  readonly d: string
}

/** The channels between fields; they bend a little, as a fairway does. */
export const WAYS: readonly Way[] = FIELDS.flatMap(({ neighbours }, from) =>
  neighbours.filter(to => from < to).map(to => ({ from, to, d: bent(from, to) })),
)

function bent(from: number, to: number) {
  const [p, q] = [nth(NODES, from), nth(NODES, to)]
  const bend = 0.07 * ((p.x * 7 + q.x * 3 + p.y) % 2 > 1 ? 1 : -1)
  const [x, y] = [(p.x + q.x) / 2 - (q.y - p.y) * bend, (p.y + q.y) / 2 + (q.x - p.x) * bend]
  return `M${p.x} ${p.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${q.x} ${q.y}`
}

/**
 * Where up to four ships lie at each field, seen from its buoy: beside all buoys and prices, sheds and piers, and beside the
 * ships of its neighbours.
 */
const BERTHS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [-28, -5],
    [-22, 26],
    [-40, 33],
    [18, 49],
  ],
  [
    [10, 26],
    [34, 0],
    [45, 26],
    [0, 52],
  ],
  [
    [-28, 0],
    [10, 26],
    [-45, 26],
    [0, 52],
  ],
  [
    [28, 5],
    [30, 36],
    [-10, 26],
    [52, 0],
  ],
  [
    [-28, -5],
    [37, -7],
    [32, 27],
    [-22, 26],
  ],
  [
    [-10, 27],
    [-28, 0],
    [-40, 34],
    [-52, 0],
  ],
  [
    [29, 11],
    [-10, 26],
    [23, 41],
    [-9, 51],
  ],
  [
    [-28, -4],
    [10, 27],
    [-18, 49],
    [-49, 18],
  ],
  [
    [26, 10],
    [33, 40],
    [-10, 27],
    [42, 1],
  ],
  [
    [-48, 18],
    [36, -13],
    [0, 28],
    [30, 17],
  ],
  [
    [-26, 10],
    [-32, -19],
    [16, 27],
    [-45, 26],
  ],
  [
    [38, -7],
    [-9, 26],
    [-48, -18],
    [27, 22],
  ],
  [
    [10, 26],
    [-30, -5],
    [-29, 24],
    [49, 18],
  ],
  [
    [-36, 13],
    [-44, -16],
    [36, 30],
    [-26, -45],
  ],
  [
    [32, 0],
    [-4, -28],
    [-24, 4],
    [37, 30],
  ],
  [
    [33, -6],
    [-32, 27],
    [41, 24],
    [30, -36],
  ],
  [
    [-24, -14],
    [32, -27],
    [49, 18],
    [-27, 16],
  ],
  [
    [-49, -18],
    [-22, 13],
    [41, 24],
    [-12, -21],
  ],
  [
    [30, -17],
    [-21, -13],
    [32, 12],
    [-21, 18],
  ],
  [
    [42, 0],
    [36, 30],
    [36, -30],
    [-36, 30],
  ],
  [
    [36, -13],
    [-27, -16],
    [-26, -45],
    [4, -25],
  ],
  [
    [-26, -16],
    [-25, -45],
    [31, -36],
    [38, -7],
  ],
  [
    [-39, -14],
    [22, -26],
    [49, -18],
    [-10, -26],
  ],
  [
    [34, 0],
    [-27, -15],
    [-26, -45],
    [17, -29],
  ],
  [
    [5, -25],
    [37, -30],
    [-25, -45],
    [-26, -16],
  ],
  [
    [34, 0],
    [27, -32],
    [-44, -16],
    [-4, -25],
  ],
  [
    [-22, -26],
    [45, -26],
    [-49, -17],
    [17, -29],
  ],
  [
    [5, -28],
    [-25, 0],
    [36, -30],
    [-33, -19],
  ],
  [
    [-25, 0],
    [-10, -29],
    [40, -15],
    [-45, -26],
  ],
  [
    [-8, -24],
    [22, -37],
    [-9, -51],
    [-36, -30],
  ],
  [
    [-6, -34],
    [24, -41],
    [32, -12],
    [-45, -26],
  ],
  [
    [36, -13],
    [5, -27],
    [-27, -15],
    [33, -40],
  ],
  [
    [-24, -4],
    [-6, -34],
    [-40, -34],
    [33, -19],
  ],
]

/** Where the ship lies that came to a field as the first, the second … */
export function berthAt(field: number, order: number): { readonly x: number; readonly y: number } {
  const { x, y } = nth(NODES, field)
  const berths = nth(BERTHS, field)
  const [dx, dy] = nth(berths, order % berths.length)
  return { x: x + dx, y: y + dy }
}
