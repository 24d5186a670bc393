import { Fault, type Sheet } from '@kontor/engine'

/** Positions of finished games as a network learns from them. Plain lists: they cross threads and lie in files. */
export interface Samples {
  /** The places and values of all positions, one position after the other, and where each position ends. */
  readonly places: Uint16Array
  readonly values: Int8Array
  readonly ends: Uint32Array
  /** RESULTS numbers for each position. */
  readonly results: Float32Array
  /** The number of the game that each position is from. */
  readonly games: Uint32Array
}

/** What is known of a position: what was expected of it, and what came of it. */
export interface Result {
  /** The points at the end as they were expected, and the odds of a win, as their logarithm. */
  readonly expected: number
  readonly odds: number
  readonly points: number
  /** 1 for a win, its share for one that several have, 0 for none. */
  readonly win: number
}
export const RESULTS = 4

/** Collects positions; the result of each is told when its game is over. */
export class Collection {
  private readonly places: number[] = []
  private readonly values: number[] = []
  private readonly ends: number[] = []
  private readonly results: number[] = []
  private readonly games: number[] = []

  add(sheet: Sheet, game: number, { expected, odds, points, win }: Result): void {
    for (let i = 0; i < sheet.size; i++) {
      this.places.push(sheet.places[i]!)
      this.values.push(sheet.values[i]!)
    }
    this.ends.push(this.places.length)
    this.results.push(expected, odds, points, win)
    this.games.push(game)
  }

  samples(): Samples {
    return {
      places: Uint16Array.from(this.places),
      values: Int8Array.from(this.values),
      ends: Uint32Array.from(this.ends),
      results: Float32Array.from(this.results),
      games: Uint32Array.from(this.games),
    }
  }
}

/** All positions of several lists, in their order. */
export function joined(lists: readonly Samples[]): Samples {
  const before: number[] = []
  let sum = 0
  for (const { places } of lists) {
    before.push(sum)
    sum += places.length
  }
  const all = <L extends Uint16Array | Int8Array | Uint32Array | Float32Array>(
    make: (length: number) => L,
    of: (list: Samples, i: number) => L,
  ): L => {
    const parts = lists.map(of)
    const whole = make(parts.reduce((length, part) => length + part.length, 0))
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }
  return {
    places: all(
      length => new Uint16Array(length),
      ({ places }) => places,
    ),
    values: all(
      length => new Int8Array(length),
      ({ values }) => values,
    ),
    ends: all(
      length => new Uint32Array(length),
      ({ ends }, i) => ends.map(end => end + before[i]!),
    ),
    results: all(
      length => new Float32Array(length),
      ({ results }) => results,
    ),
    games: all(
      length => new Uint32Array(length),
      ({ games }) => games,
    ),
  }
}

const PARTS = ['results', 'ends', 'games', 'places', 'values'] as const
const MARK = 0x4b4e5331

/** Positions as the bytes of a file. */
export function bytesOfSamples(samples: Samples): Uint8Array {
  const header = Uint32Array.of(MARK, samples.places.length, samples.ends.length)
  const parts = [header, ...PARTS.map(part => samples[part])]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return bytes
}

export function samplesIn(bytes: Uint8Array): Samples {
  // A file's bytes may lie in a buffer with others, and `slice` of Node's copies nothing.
  const { buffer } = Uint8Array.from(bytes)
  const [mark, told = 0, count = 0] = bytes.length < 12 ? [] : new Uint32Array(buffer, 0, 3)
  const size = 12 + count * (4 * RESULTS + 8) + 3 * told
  if (mark !== MARK || bytes.length !== size)
    throw new Fault('These are not the positions of games, or not all of them.')
  let at = 12
  const take = (size: number) => {
    at += size
    return at - size
  }
  return {
    results: new Float32Array(buffer, take(4 * RESULTS * count), RESULTS * count),
    ends: new Uint32Array(buffer, take(4 * count), count),
    games: new Uint32Array(buffer, take(4 * count), count),
    places: new Uint16Array(buffer, take(2 * told), told),
    values: new Int8Array(buffer, take(told), told),
  }
}
