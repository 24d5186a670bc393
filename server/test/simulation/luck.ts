import { createHash } from 'node:crypto'

/** Luck that comes from a seed alone (sfc32): the same seed, the same luck. */
export class Luck {
  readonly #seed: string
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(seed: string) {
    this.#seed = seed
    const hash = createHash('sha256').update(seed).digest()
    this.#a = hash.readInt32LE(0)
    this.#b = hash.readInt32LE(4)
    this.#c = hash.readInt32LE(8)
  }

  /** Luck of its own for a part: how often it is asked there changes nothing elsewhere. */
  of(part: string): Luck {
    return new Luck(`${this.#seed} ${part}`)
  }

  /** A whole number from 0 up to below `below`. */
  below(below: number): number {
    return this.#next() % below
  }

  /** A whole number between two, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  /** True so often, from 0 to 1. */
  chance(often: number): boolean {
    return this.#next() < often * 2 ** 32
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }

  /** Mostly short, sometimes long: as delays are. */
  delay(usual: number, longest: number): number {
    return this.chance(0.02) ? this.between(usual, longest) : this.between(0, usual)
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.#next() >>> 24))
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter++) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    return sum >>> 0
  }
}
