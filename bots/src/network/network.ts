import { below, chanceOf, FINENESS } from '@kontor/engine'

/** A network: from the inputs to a wide layer, a narrow one, and two figures. All its weights in one list. */
export interface Network {
  readonly inputs: number
  readonly weights: Float32Array
}

export const WIDE = 96
export const NARROW = 32
/** What it says: the points that come otherwise than expected, and the odds of a win, of which 0 says nothing. */
export const FIGURES = 2
/** The first figure counts in so many points. */
export const POINTS = 20

/** Where each layer begins in the weights. */
export interface Layers {
  readonly wideBias: number
  readonly narrow: number
  readonly narrowBias: number
  readonly last: number
  readonly lastBias: number
  readonly size: number
}

export function layersOf(inputs: number): Layers {
  const wideBias = inputs * WIDE
  const narrow = wideBias + WIDE
  const narrowBias = narrow + WIDE * NARROW
  const last = narrowBias + NARROW
  const lastBias = last + NARROW * FIGURES
  return { wideBias, narrow, narrowBias, last, lastBias, size: lastBias + FIGURES }
}

/** How far apart the first weights of a layer lie, so that neither of the layers begins with too loud a voice. */
const WIDE_SPREAD = 0.15
const NARROW_SPREAD = Math.sqrt(6 / WIDE)
const STEPS = 2 ** 20

/** A network that has learned nothing: it says 0 of every position, which is what is expected anyway. */
export function newNetwork(inputs: number, seed: string): Network {
  const { wideBias, narrow, narrowBias, size } = layersOf(inputs)
  const weights = new Float32Array(size)
  const chance = chanceOf(`network ${seed}`, 1)
  const even = (spread: number) => spread * ((2 * below(chance, 0, STEPS)) / STEPS - 1)
  for (let i = 0; i < wideBias; i++) weights[i] = even(WIDE_SPREAD)
  for (let i = narrow; i < narrowBias; i++) weights[i] = even(NARROW_SPREAD)
  return { inputs, weights }
}

/** What the layers came to for one position. Used again and again. */
export interface Activity {
  readonly wide: Float32Array
  readonly narrow: Float32Array
  readonly figures: Float64Array
}

export function newActivity(): Activity {
  return {
    wide: new Float32Array(WIDE),
    narrow: new Float32Array(NARROW),
    figures: new Float64Array(FIGURES),
  }
}

/** Places and their values, of one position or of many. */
interface Told {
  readonly places: Uint16Array
  readonly values: Int8Array
}

/** The plain way from a position to the two figures; it is told from one place of the lists to another. */
export function forward(
  { inputs, weights }: Network,
  { places, values }: Told,
  from: number,
  to: number,
  activity: Activity,
): void {
  const { wideBias, narrow: narrowAt, narrowBias, last, lastBias } = layersOf(inputs)
  const { wide, narrow, figures } = activity
  for (let j = 0; j < WIDE; j++) wide[j] = weights[wideBias + j]!
  for (let i = from; i < to; i++) {
    const row = places[i]! * WIDE
    const value = values[i]! / FINENESS
    for (let j = 0; j < WIDE; j++) wide[j]! += value * weights[row + j]!
  }
  for (let k = 0; k < NARROW; k++) narrow[k] = weights[narrowBias + k]!
  for (let j = 0; j < WIDE; j++) {
    const active = wide[j]!
    if (active <= 0) continue
    const row = narrowAt + j * NARROW
    for (let k = 0; k < NARROW; k++) narrow[k]! += active * weights[row + k]!
  }
  for (let f = 0; f < FIGURES; f++) {
    let sum = weights[lastBias + f]!
    for (let k = 0; k < NARROW; k++) if (narrow[k]! > 0) sum += narrow[k]! * weights[last + k * FIGURES + f]!
    figures[f] = sum
  }
}
