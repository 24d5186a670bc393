import { below, type Chance, FINENESS } from '@kontor/engine'
import {
  type Activity,
  FIGURES,
  forward,
  layersOf,
  NARROW,
  type Network,
  newActivity,
  newNetwork,
  POINTS,
  WIDE,
} from './network.ts'
import { RESULTS, type Samples } from './samples.ts'

/** A network being trained, and what the training remembers. All of it is needed to go on as if nothing had interrupted. */
export interface Student {
  readonly network: Network
  /** The mean of the last gradients and of their squares (Adam). */
  readonly means: Float32Array
  readonly squares: Float32Array
  /** The mean of the last weights: steadier than the weights themselves, and so what plays. */
  readonly steady: Float32Array
  steps: number
}

const BATCH = 256
const RATE = 1e-3
const MEAN_DECAY = 0.9
const SQUARE_DECAY = 0.999
const TINY = 1e-8
/** How fast a weight that nothing speaks for goes back to nothing. */
const FORGETTING = 0.02
/** How slowly the steady weights follow, once there are many steps. */
const STEADINESS = 0.995
/** The rate falls to a half after so many steps, to a third after twice as many, and so on. */
const HALF = 20_000
/** Games whose number is a multiple of this are never learned from: they tell how good the network is. */
const HELD_OUT = 16

export function isHeldOut(game: number): boolean {
  return game % HELD_OUT === 0
}

export function newStudent(inputs: number, seed: string): Student {
  const network = newNetwork(inputs, seed)
  const { size } = layersOf(inputs)
  return {
    network,
    means: new Float32Array(size),
    squares: new Float32Array(size),
    steady: network.weights.slice(),
    steps: 0,
  }
}

/** What is being computed while a batch is gone through. */
interface Desk {
  readonly activity: Activity
  readonly gradient: Float32Array
  readonly ofWide: Float32Array
  readonly ofNarrow: Float32Array
  /** The inputs that the batch has, and which those are. */
  readonly touched: Uint8Array
  readonly rows: number[]
}

/** Goes through so many positions in a random order, which `chance` gives; passes over those that are held out. */
export function learn(student: Student, samples: Samples, count: number, chance: Chance): void {
  const { inputs } = student.network
  const desk: Desk = {
    activity: newActivity(),
    gradient: new Float32Array(layersOf(inputs).size),
    ofWide: new Float32Array(WIDE),
    ofNarrow: new Float32Array(NARROW),
    touched: new Uint8Array(inputs),
    rows: [],
  }
  const open = openOnes(samples)
  let left = open.length
  for (let done = 0; done + BATCH <= count && open.length >= BATCH; done += BATCH) {
    for (let i = 0; i < BATCH; i++) {
      // Drawn without putting back: each position once, before any comes a second time.
      if (left === 0) left = open.length
      const drawn = below(chance, 0, left)
      const sample = open[drawn]!
      open[drawn] = open[--left]!
      open[left] = sample
      study(student.network, samples, sample, desk)
    }
    step(student, desk)
  }
}

function openOnes({ games }: Samples): Uint32Array {
  const open = new Uint32Array(games.length)
  let count = 0
  for (let i = 0; i < games.length; i++) if (!isHeldOut(games[i]!)) open[count++] = i
  return open.subarray(0, count)
}

/** Adds to the gradient what one position says. */
function study(network: Network, samples: Samples, sample: number, desk: Desk) {
  const { activity, gradient, ofWide, ofNarrow, touched, rows } = desk
  const { weights } = network
  const { wide, narrow, figures } = activity
  const { wideBias, narrow: narrowAt, narrowBias, last, lastBias } = layersOf(network.inputs)
  const from = sample === 0 ? 0 : samples.ends[sample - 1]!
  const to = samples.ends[sample]!
  forward(network, samples, from, to, activity)
  const { results } = samples
  const at = sample * RESULTS
  const ofPoints = (2 * (figures[0]! - (results[at + 2]! - results[at]!) / POINTS)) / BATCH
  const ofWin = (chanceFrom(figures[1]! + results[at + 1]!) - results[at + 3]!) / BATCH
  gradient[lastBias]! += ofPoints
  gradient[lastBias + 1]! += ofWin
  for (let k = 0; k < NARROW; k++) {
    const row = last + k * FIGURES
    if (narrow[k]! <= 0) {
      ofNarrow[k] = 0
      continue
    }
    gradient[row]! += ofPoints * narrow[k]!
    gradient[row + 1]! += ofWin * narrow[k]!
    ofNarrow[k] = ofPoints * weights[row]! + ofWin * weights[row + 1]!
    gradient[narrowBias + k]! += ofNarrow[k]!
  }
  for (let j = 0; j < WIDE; j++) {
    const active = wide[j]!
    if (active <= 0) {
      ofWide[j] = 0
      continue
    }
    const row = narrowAt + j * NARROW
    let sum = 0
    for (let k = 0; k < NARROW; k++) {
      const slope = ofNarrow[k]!
      gradient[row + k]! += active * slope
      sum += slope * weights[row + k]!
    }
    ofWide[j] = sum
    gradient[wideBias + j]! += sum
  }
  for (let i = from; i < to; i++) {
    const place = samples.places[i]!
    if (touched[place] === 0) {
      touched[place] = 1
      rows.push(place)
    }
    const row = place * WIDE
    const value = samples.values[i]! / FINENESS
    for (let j = 0; j < WIDE; j++) gradient[row + j]! += value * ofWide[j]!
  }
}

/** Changes the weights by what a batch says (Adam); of the first layer only those of inputs that the batch had. */
function step(student: Student, { gradient, touched, rows }: Desk) {
  const { network, means, squares, steady } = student
  const { inputs, weights } = network
  const { wideBias, size } = layersOf(inputs)
  const steps = ++student.steps
  const rate = RATE / (1 + steps / HALF)
  const meanShare = 1 - MEAN_DECAY ** steps
  const squareShare = 1 - SQUARE_DECAY ** steps
  const size1 = rate / meanShare
  const move = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      const slope = gradient[i]!
      gradient[i] = 0
      const mean = MEAN_DECAY * means[i]! + (1 - MEAN_DECAY) * slope
      const square = SQUARE_DECAY * squares[i]! + (1 - SQUARE_DECAY) * slope * slope
      means[i] = mean
      squares[i] = square
      const old = weights[i]!
      weights[i] = old - (size1 * mean) / (Math.sqrt(square / squareShare) + TINY) - rate * FORGETTING * old
    }
  }
  for (const place of rows) {
    move(place * WIDE, (place + 1) * WIDE)
    touched[place] = 0
  }
  rows.length = 0
  move(wideBias, size)
  const following = 1 - Math.min(STEADINESS, steps / (steps + 10))
  for (let i = 0; i < size; i++) steady[i]! += following * (weights[i]! - steady[i]!)
}

/** How far a network is from what came of positions that it has not learned from. */
export interface Loss {
  readonly positions: number
  /** The root of the mean square, in points. */
  readonly points: number
  /** The mean log loss of the chance to win. */
  readonly win: number
  /** The same of what was expected without the network. */
  readonly expectedPoints: number
  readonly expectedWin: number
}

/** The loss on the positions that are held out. */
export function lossOn(network: Network, samples: Samples): Loss {
  const activity = newActivity()
  const { figures } = activity
  const { games, ends, results } = samples
  const sums = { points: 0, win: 0, expectedPoints: 0, expectedWin: 0 }
  let positions = 0
  for (let i = 0; i < games.length; i++) {
    if (!isHeldOut(games[i]!)) continue
    positions++
    forward(network, samples, i === 0 ? 0 : ends[i - 1]!, ends[i]!, activity)
    const [expected, odds, points, win] = results.subarray(i * RESULTS, (i + 1) * RESULTS) as unknown as [
      number,
      number,
      number,
      number,
    ]
    sums.points += (expected + POINTS * figures[0]! - points) ** 2
    sums.expectedPoints += (expected - points) ** 2
    sums.win += surprise(chanceFrom(odds + figures[1]!), win)
    sums.expectedWin += surprise(chanceFrom(odds), win)
  }
  const mean = (sum: number) => (positions === 0 ? 0 : sum / positions)
  return {
    positions,
    points: Math.sqrt(mean(sums.points)),
    win: mean(sums.win),
    expectedPoints: Math.sqrt(mean(sums.expectedPoints)),
    expectedWin: mean(sums.expectedWin),
  }
}

function surprise(chance: number, win: number) {
  const safe = Math.min(1 - 1e-6, Math.max(1e-6, chance))
  return -win * Math.log(safe) - (1 - win) * Math.log(1 - safe)
}

/** The chance that the logarithm of odds means. */
export function chanceFrom(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
