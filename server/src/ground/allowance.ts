import type { Machine } from './machine.ts'
import type { Allowance } from './settings.ts'

interface Bucket {
  left: number
  at: number
}

/** More keys than this are swept of those that are full again. */
const MOST_KEYS = 10_000

/** Token buckets by key: an address, a person, a socket. */
export class Buckets {
  readonly #allowance: Allowance
  readonly #machine: Machine
  readonly #buckets = new Map<string, Bucket>()

  constructor(machine: Machine, allowance: Allowance) {
    this.#allowance = allowance
    this.#machine = machine
  }

  /** Takes one; false if nothing is left. */
  take(key: string): boolean {
    const now = this.#machine.now()
    const { burst, perSecond } = this.#allowance
    const bucket = this.#buckets.get(key) ?? { left: burst, at: now }
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    if (!this.#buckets.has(key)) this.#add(key, bucket, now)
    if (bucket.left < 1) return false
    bucket.left--
    return true
  }

  #add(key: string, bucket: Bucket, now: number) {
    if (this.#buckets.size >= MOST_KEYS) {
      const { burst, perSecond } = this.#allowance
      for (const [other, { left, at }] of this.#buckets)
        if (left + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(other)
    }
    this.#buckets.set(key, bucket)
  }
}
