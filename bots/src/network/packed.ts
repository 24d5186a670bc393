import { FINENESS, type Sheet } from '@kontor/engine'
import { FIGURES, layersOf, NARROW, type Network, WIDE } from './network.ts'

/** A network as it plays: the first layer in whole numbers, each of its columns with a measure of its own. */
export interface Packed {
  readonly inputs: number
  readonly first: Int16Array
  readonly measures: Float32Array
  /** All that follows the first layer, as in the weights of a network, and the one measure of that. */
  readonly rest: Int16Array
  readonly measure: number
}

/** The greatest whole number in the first layer. Ten bits say enough, and make small files. */
const GREATEST = 511
const GREATEST_OF_REST = 32_767

/** The network with rounded weights. */
export function packed({ inputs, weights }: Network): Packed {
  const { wideBias } = layersOf(inputs)
  const measures = new Float32Array(WIDE)
  for (let i = 0; i < wideBias; i++) {
    const size = Math.abs(weights[i]!) / GREATEST
    if (size > measures[i % WIDE]!) measures[i % WIDE] = size
  }
  const first = new Int16Array(wideBias)
  for (let i = 0; i < wideBias; i++) {
    const measure = measures[i % WIDE]!
    first[i] = measure === 0 ? 0 : Math.round(weights[i]! / measure)
  }
  const rest = weights.subarray(wideBias)
  const greatest = rest.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const measure = Math.fround(greatest / GREATEST_OF_REST) || 1
  return {
    inputs,
    first,
    measures,
    rest: Int16Array.from(rest, weight => Math.round(weight / measure)),
    measure,
  }
}

/** Where the layers begin in the rest. */
const { narrow: NARROW_AT, narrowBias: NARROW_BIAS, last: LAST, lastBias: LAST_BIAS } = layersOf(0)

/**
 * The quick way from a position to the two figures. It keeps the sums of the first layer, and changes them by what is told
 * otherwise than the last time; since they are whole numbers, no error grows. Nothing is allocated.
 */
export class Reader {
  readonly figures = new Float64Array(FIGURES)
  private readonly first: Int16Array
  private readonly measures: Float32Array
  private readonly rest: Float32Array
  private readonly sums = new Int32Array(WIDE)
  private readonly wide = new Float32Array(WIDE)
  private readonly narrow = new Float32Array(NARROW)
  /** The values that the sums hold, by place; which places those are, and when each was last told. */
  private readonly held: Int8Array
  private readonly told: Uint32Array
  private places: Uint16Array
  private size = 0
  private turn = 0

  constructor(network: Packed) {
    this.first = network.first
    this.measures = network.measures.map(measure => measure / FINENESS)
    this.rest = Float32Array.from(network.rest, number => number * network.measure)
    this.held = new Int8Array(network.inputs)
    this.told = new Uint32Array(network.inputs)
    this.places = new Uint16Array(0)
  }

  read(sheet: Sheet): void {
    this.follow(sheet)
    this.finish()
  }

  /** Brings the sums from the last position to this one. */
  private follow({ places, values, size }: Sheet) {
    const { held, told } = this
    const turn = ++this.turn
    for (let i = 0; i < size; i++) {
      const place = places[i]!
      const value = values[i]!
      told[place] = turn
      const change = value - held[place]!
      if (change === 0) continue
      held[place] = value
      this.add(place, change)
    }
    for (let i = 0; i < this.size; i++) {
      const place = this.places[i]!
      if (told[place] === turn) continue
      this.add(place, -held[place]!)
      held[place] = 0
    }
    if (this.places.length < size) this.places = new Uint16Array(2 * size)
    for (let i = 0; i < size; i++) this.places[i] = places[i]!
    this.size = size
  }

  private add(place: number, change: number) {
    const { sums, first } = this
    const row = place * WIDE
    for (let j = 0; j < WIDE; j++) sums[j] = sums[j]! + change * first[row + j]!
  }

  private finish() {
    const { sums, wide, narrow, figures, rest, measures } = this
    for (let j = 0; j < WIDE; j++) wide[j] = rest[j]! + sums[j]! * measures[j]!
    for (let k = 0; k < NARROW; k++) narrow[k] = rest[NARROW_BIAS + k]!
    for (let j = 0; j < WIDE; j++) {
      const active = wide[j]!
      if (active <= 0) continue
      const row = NARROW_AT + j * NARROW
      for (let k = 0; k < NARROW; k++) narrow[k] = narrow[k]! + active * rest[row + k]!
    }
    let points = rest[LAST_BIAS]!
    let odds = rest[LAST_BIAS + 1]!
    for (let k = 0; k < NARROW; k++) {
      const active = narrow[k]!
      if (active <= 0) continue
      points += active * rest[LAST + k * FIGURES]!
      odds += active * rest[LAST + k * FIGURES + 1]!
    }
    figures[0] = points
    figures[1] = odds
  }
}
