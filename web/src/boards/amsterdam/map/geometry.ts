import { BLOCKS, BRIDGES } from '@kontor/amsterdam/drawn'
import { nth } from '@kontor/engine'

/** The shape of the city: where blocks, bridges and canals lie, all in one plane of 830 × 552. */

export type Point = readonly [x: number, y: number]

export const WIDTH = 830
export const HEIGHT = 552
export const MIDDLE = WIDTH / 2
/** Half the Amstel, bank to bank. */
export const BANK = 36
export const QUAY = 213

/** Where the belt's last part begins, as a share of the way from the river to the end of the half-moon. */
const LAST = 0.625
const COLUMNS = [0, LAST / 3, (2 * LAST) / 3, LAST, (1 + LAST) / 2, 1]
const ROUNDNESS = 0.88
/** Half the water between blocks: beside each other, in the last part, between rings, at the Keizersgracht. */
const SIDE = 4.5
const WIDE_SIDE = 6.5
const RING = 5.5
const WIDE_RING = 7
/** How deep the houses round a court are. */
const PARCEL = 5

/** Rises from 0 at the river to 1 at the end of the half-moon, as a quarter of an ellipse does. */
const bow = (t: number) => (1 - Math.sqrt(1 - (ROUNDNESS * t) ** 2)) / (1 - Math.sqrt(1 - ROUNDNESS ** 2))
const top = (t: number) => 259 - 30 * bow(t) ** 0.8
const bottom = (t: number) => 513 - 119 * bow(t)
const reach = (v: number) => 322 + 30 * v
const across = (v: number) => 1 / reach(v)
const along = (t: number) => 1 / (bottom(t) - top(t))

/** side -1 west, 1 east; t from the river outwards; v from the Singel (0) to the Singelgracht (1). */
const spotAt = (side: number, t: number, v: number): Point => [
  MIDDLE + side * (BANK + t * reach(v)),
  top(t) + v * (bottom(t) - top(t)),
]

/** Small, smooth, always the same: the hand of the draughtsman. */
const trembled = ([x, y]: Point): Point => [
  x + Math.sin(x * 0.21 + y * 0.13) * 0.45 + Math.sin(y * 0.47 - x * 0.09) * 0.35,
  y + Math.sin(y * 0.19 - x * 0.16) * 0.45 + Math.sin(x * 0.43 + y * 0.07) * 0.35,
]

export const path = (points: readonly Point[], closed = false): string =>
  `M${points
    .map(point =>
      trembled(point)
        .map(n => n.toFixed(1))
        .join(' '),
    )
    .join('L')}${closed ? 'Z' : ''}`

/** A block's part of the half-moon, in its own measure. */
interface Cell {
  readonly side: -1 | 1
  readonly t: readonly [number, number]
  readonly v: readonly [number, number]
}

/** Which letters lie inside, outside and at the end of each half. */
const HALVES = [
  ['H', 'G', 'J', -1],
  ['B', 'P', 'N', 1],
] as const

const cells = new Map<string, Cell>()
function put(id: string, side: -1 | 1, column: number, from: number, to: number) {
  cells.set(id, { side, t: [nth(COLUMNS, column), nth(COLUMNS, column + 1)], v: [from, to] })
}
for (const [inner, outer, last, side] of HALVES) {
  const west = side < 0
  for (let column = 0; column < 3; column++) {
    const n = west ? 3 - column : 1 + column
    put(`${inner}${n}`, side, column, 0, 0.25)
    put(`${inner}${n + 3}`, side, column, 0.25, 0.5)
    put(`${outer}${n}`, side, column, 0.5, 0.75)
    put(`${outer}${n + 3}`, side, column, 0.75, 1)
  }
  for (let row = 0; row < 3; row++) {
    put(`${last}${2 * row + (west ? 2 : 1)}`, side, 3, row / 3, (row + 1) / 3)
    put(`${last}${2 * row + (west ? 1 : 2)}`, side, 4, row / 3, (row + 1) / 3)
  }
}

const CELLS: readonly Cell[] = BLOCKS.map(({ id }) => cells.get(id)!)

/** The four edges of a block, drawn in by so many pixels. */
function edges({ t, v }: Cell, depth: number) {
  const near = t[0] === 0 ? 1 : t[0] === LAST ? WIDE_SIDE : SIDE
  const far = t[1] === 1 ? 1 : t[1] === LAST ? WIDE_SIDE : SIDE
  const up = v[0] === 0 ? 2 : v[0] === 0.5 ? WIDE_RING : RING
  const down = v[1] === 1 ? 2 : v[1] === 0.5 ? WIDE_RING : RING
  return {
    near: (at: number) => t[0] + (near + depth) * across(at),
    far: (at: number) => t[1] - (far + depth) * across(at),
    up: (at: number) => v[0] + (up + depth) * along(at),
    down: (at: number) => v[1] - (down + depth) * along(at),
  }
}

const STEPS = 8

/** A block's edge as a line round it, its corners cut. */
function outline(cell: Cell, depth = 0, cut = 4): string {
  const { near, far, up, down } = edges(cell, depth)
  const points: Point[] = []
  const walk = (draw: (share: number) => Point) => {
    for (let i = 0; i <= STEPS; i++) points.push(draw(i / STEPS))
  }
  const between = (from: number, to: number, cutting: number, share: number) =>
    from + cutting + share * (to - from - 2 * cutting)
  const t = (share: number, v: number) => between(near(v), far(v), cut * across(v), share)
  const v = (share: number, at: number) => between(up(at), down(at), cut * along(at), share)
  const { side } = cell
  walk(share => {
    const at = t(share, cell.v[0])
    return spotAt(side, at, up(at))
  })
  walk(share => {
    const at = v(share, cell.t[1])
    return spotAt(side, far(at), at)
  })
  walk(share => {
    const at = t(1 - share, cell.v[1])
    return spotAt(side, at, down(at))
  })
  walk(share => {
    const at = v(1 - share, cell.t[0])
    return spotAt(side, near(at), at)
  })
  return path(points, true)
}

/** Uneven numbers from 0 to 1 that are always the same. */
function uneven(seed: number) {
  let n = seed
  return () => {
    const x = Math.sin(n++ * 127.1) * 43_758.5453
    return x - Math.floor(x)
  }
}

/** Houses: short lines from the edge inwards, at uneven steps. */
function houses(cell: Cell, seed: number): string {
  const out = edges(cell, 0)
  const into = edges(cell, PARCEL)
  const next = uneven(seed * 131 + 7)
  const { side, t, v } = cell
  const lines: string[] = []
  const row = (from: Point, to: Point, draw: (share: number) => readonly [Point, Point]) => {
    const length = Math.hypot(from[0] - to[0], from[1] - to[1])
    for (let at = 5 + next() * 3; at < length - 4; at += 4.2 + next() * 3.4)
      lines.push(path(draw(at / length)))
  }
  for (const [edge, which] of [
    ['up', 0],
    ['down', 1],
  ] as const) {
    const ring = v[which]
    row(spotAt(side, t[0], ring), spotAt(side, t[1], ring), share => {
      const at = out.near(ring) + share * (out.far(ring) - out.near(ring))
      return [spotAt(side, at, out[edge](at)), spotAt(side, at, into[edge](at))]
    })
  }
  for (const [edge, which] of [
    ['near', 0],
    ['far', 1],
  ] as const) {
    const column = t[which]
    row(spotAt(side, column, v[0]), spotAt(side, column, v[1]), share => {
      const at = out.up(column) + share * (out.down(column) - out.up(column))
      return [spotAt(side, out[edge](at), at), spotAt(side, into[edge](at), at)]
    })
  }
  return lines.join('')
}

interface Shape {
  readonly x: number
  readonly y: number
  readonly outline: string
  readonly court: string
  readonly houses: string
}

/** How each block looks, by its number. */
export const SHAPES: readonly Shape[] = CELLS.map((cell, i) => {
  const [x, y] = spotAt(cell.side, (cell.t[0] + cell.t[1]) / 2, (cell.v[0] + cell.v[1]) / 2)
  return { x, y, outline: outline(cell), court: outline(cell, PARCEL, 2.5), houses: houses(cell, i) }
})

/** What two ranges have in common, its middle. */
function meeting(one: readonly [number, number], other: readonly [number, number]): number | undefined {
  const low = Math.max(one[0], other[0])
  const high = Math.min(one[1], other[1])
  return high - low > 1e-6 ? (low + high) / 2 : undefined
}

/** Both ends of the bridge between two cells, at the edges of the water. */
function banks(one: Cell, other: Cell): readonly [Point, Point] {
  const ring = meeting(one.v, other.v)
  if (one.side !== other.side) return [spotAt(-1, 0, ring!), spotAt(1, 0, ring!)]
  const { side } = one
  if (ring !== undefined && one.t[0] !== other.t[0]) {
    const t = Math.max(one.t[0], other.t[0])
    const half = (t === LAST ? WIDE_SIDE : SIDE) * across(ring)
    return [spotAt(side, t - half, ring), spotAt(side, t + half, ring)]
  }
  const t = meeting(one.t, other.t)!
  const v = Math.max(one.v[0], other.v[0])
  const half = (v === 0.5 ? WIDE_RING : RING) * along(t)
  return [spotAt(side, t, v - half), spotAt(side, t, v + half)]
}

interface Crossing {
  readonly from: number
  readonly to: number
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly length: number
}

/** All bridges of the city. */
export const CROSSINGS: readonly Crossing[] = BLOCKS.flatMap(({ neighbours }, from) =>
  neighbours
    .filter(to => from < to)
    .map(to => {
      const [a, b] = banks(nth(CELLS, from), nth(CELLS, to))
      return {
        from,
        to,
        x: (a[0] + b[0]) / 2,
        y: (a[1] + b[1]) / 2,
        turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
        length: Math.hypot(b[0] - a[0], b[1] - a[1]),
      }
    }),
)

/** The middle of each bridge that crosses the Amstel, from the Singelgracht to the Dam. */
export const RIVER_BRIDGES: readonly number[] = CROSSINGS.filter(
  ({ from, to }) => nth(CELLS, from).side !== nth(CELLS, to).side,
)
  .map(({ y }) => y)
  .sort((a, b) => b - a)
  .slice(0, BRIDGES.length)

/** The line of a canal from end to end, or a part of it; v as before. */
export function canal(v: number, from = -1, to = 1, off = 0): Point[] {
  const parts = 60
  return Array.from({ length: parts + 1 }, (_, i) => {
    const k = from + ((to - from) * i) / parts
    const t = Math.abs(k)
    return spotAt(k < 0 ? -1 : 1, t, v + off * along(t))
  })
}

/** The outer edge of the half-moon, from the quay in the west round to the quay in the east, so far outside of the last blocks. */
export function outside(off: number): Point[] {
  const flank = (side: -1 | 1) =>
    Array.from({ length: 17 }, (_, i) => spotAt(side, 1, -0.16 + (1.16 * i) / 16))
  const raw = [...flank(-1), ...canal(1).slice(1, -1), ...flank(1).reverse()]
  const shifted = raw.map(([x, y], i): Point => {
    const before = nth(raw, Math.max(0, i - 2))
    const after = nth(raw, Math.min(raw.length - 1, i + 2))
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy)
    return [x - (dy / length) * off, y + (dx / length) * off]
  })
  return shifted.map((point, i): Point => {
    if (i < 3 || i > raw.length - 4) return point
    const around = shifted.slice(i - 2, i + 3)
    return [around.reduce((sum, [x]) => sum + x, 0) / 5, around.reduce((sum, [, y]) => sum + y, 0) / 5]
  })
}

/** Places and turns along a line, by length. */
export function measured(line: readonly Point[]) {
  const sums = [0]
  for (let i = 1; i < line.length; i++) {
    const [p, q] = [nth(line, i - 1), nth(line, i)]
    sums.push(nth(sums, i - 1) + Math.hypot(q[0] - p[0], q[1] - p[1]))
  }
  const at = (length: number) => {
    const i = Math.min(
      line.length - 1,
      Math.max(
        1,
        sums.findIndex(sum => sum >= length),
      ),
    )
    const share = (length - nth(sums, i - 1)) / (nth(sums, i) - nth(sums, i - 1))
    const [p, q] = [nth(line, i - 1), nth(line, i)]
    return {
      x: p[0] + share * (q[0] - p[0]),
      y: p[1] + share * (q[1] - p[1]),
      turn: (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI,
    }
  }
  return { total: sums.at(-1)!, at }
}
