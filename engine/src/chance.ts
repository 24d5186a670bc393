import { sha256 } from './ground/sha256.ts'

/**
 * All luck of a game, as data inside its state. The key comes from the seed; each stream (one per deck, one for the
 * dice …) counts its own draws, so a draw from one never changes what another will give.
 */
export interface Chance {
  readonly key: readonly number[]
  readonly drawn: number[]
}

/** The luck that a seed holds. The key is hashed apart from the commitment, which therefore tells nothing about it. */
export function chanceOf(seed: string, streams: number): Chance {
  return {
    key: Array.from(sha256(`kontor chance ${seed}`).subarray(0, 4)),
    drawn: new Array(streams).fill(0),
  }
}

/** An independent copy: what is drawn from it does not count for the original. */
export function cloneChance(chance: Chance): Chance {
  return { key: chance.key, drawn: chance.drawn.slice() }
}

/** New luck for a guess, taken from `chance`; as many streams as the guessed game has. */
export function forkChance(chance: Chance, stream: number, streams: number): Chance {
  const key = [word(chance, stream), word(chance, stream), word(chance, stream), word(chance, stream)]
  return { key, drawn: new Array(streams).fill(0) }
}

/** A whole number from 0 to `count - 1`. */
export function below(chance: Chance, stream: number, count: number): number {
  return Math.floor(((word(chance, stream) >>> 0) / 2 ** 32) * count)
}

/** A die with `sides` sides. */
export function roll(chance: Chance, stream: number, sides = 6): number {
  return 1 + below(chance, stream, sides)
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<V>(chance: Chance, stream: number, list: V[]): V[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(chance, stream, last + 1)
    const held = list[last]!
    list[last] = list[other]!
    list[other] = held
  }
  return list
}

/** Takes one element out of `list` at random; the rest keep their order. */
export function drawFrom<V>(chance: Chance, stream: number, list: V[]): V {
  return list.splice(below(chance, stream, list.length), 1)[0]!
}

/**
 * The next 32 bits of a stream: the Chaskey permutation of (stream, count) under the key. A cipher rather than a
 * common generator, because players see the results and must not be able to compute the next one from them.
 */
function word(chance: Chance, stream: number): number {
  const key = chance.key
  const count = chance.drawn[stream]!
  chance.drawn[stream] = count + 1
  let a = key[0]! ^ stream
  let b = key[1]! ^ count
  let c = key[2]!
  let d = key[3]!
  for (let round = 0; round < 8; round++) {
    a = (a + b) | 0
    b = ((b << 5) | (b >>> 27)) ^ a
    a = (a << 16) | (a >>> 16)
    c = (c + d) | 0
    d = ((d << 8) | (d >>> 24)) ^ c
    a = (a + d) | 0
    d = ((d << 13) | (d >>> 19)) ^ a
    c = (c + b) | 0
    b = ((b << 7) | (b >>> 25)) ^ c
    c = (c << 16) | (c >>> 16)
  }
  return a ^ key[0]!
}
