import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sha256Hex } from '../src/ground/sha256.ts'
import {
  below,
  chanceOf,
  checkSeed,
  cloneChance,
  commitment,
  drawFrom,
  Fault,
  roll,
  seedFrom,
  shuffle,
  verifySeed,
} from '../src/index.ts'

describe('sha256', () => {
  test('agrees with the platform for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
      }),
    )
  })

  test.each([0, 55, 56, 63, 64, 119, 120, 1000])('agrees at the block borders (%i characters)', length => {
    const text = 'a'.repeat(length)
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
  })
})

describe('chance', () => {
  test('gives the same numbers for the same seed, on every machine and for ever', () => {
    const chance = chanceOf('harbour', 2)
    const first = Array.from({ length: 8 }, () => below(chance, 0, 1000))
    const second = Array.from({ length: 4 }, () => below(chance, 1, 1000))
    expect({ key: chance.key, drawn: chance.drawn, first, second }).toMatchInlineSnapshot(`
      {
        "drawn": [
          8,
          4,
        ],
        "first": [
          48,
          867,
          144,
          574,
          308,
          720,
          652,
          524,
        ],
        "key": [
          701081458,
          -338562137,
          -721631610,
          -1208681731,
        ],
        "second": [
          616,
          485,
          485,
          549,
        ],
      }
    `)
  })

  test('keeps streams apart: draws from one do not change another', () => {
    const still = chanceOf('apart', 2)
    const busy = chanceOf('apart', 2)
    for (let i = 0; i < 100; i++) below(busy, 0, 6)
    expect(roll(busy, 1, 1_000_000)).toBe(roll(still, 1, 1_000_000))
  })

  test('gives different numbers in different streams and for different seeds', () => {
    const numbers = (seed: string, stream: number) => {
      const chance = chanceOf(seed, 3)
      return Array.from({ length: 10 }, () => below(chance, stream, 1_000_000))
    }
    const all = [numbers('a', 0), numbers('a', 1), numbers('a', 2), numbers('b', 0)].flat()
    expect(new Set(all).size).toBe(all.length)
  })

  test('rolls every side equally often (chi-square)', () => {
    const chance = chanceOf('fair', 1)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) counts[roll(chance, 0) - 1]!++
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chiSquare).toBeLessThan(20.5) // 0.1 % for five degrees of freedom
  })

  test('shuffles to every order equally often', () => {
    const chance = chanceOf('orders', 1)
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(chance, 0, [1, 2, 3, 4]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chiSquare).toBeLessThan(49.7) // 0.1 % for 23 degrees of freedom
  })

  test('a clone draws the same and does not touch the original', () => {
    const chance = chanceOf('clone', 1)
    below(chance, 0, 6)
    const other = cloneChance(chance)
    const drawn = below(other, 0, 1_000_000)
    expect(chance.drawn).toEqual([1])
    expect(below(chance, 0, 1_000_000)).toBe(drawn)
  })

  test('draws one element and leaves the rest in order', () => {
    const list = ['a', 'b', 'c', 'd']
    const taken = drawFrom(chanceOf('draw', 1), 0, list)
    expect(list).toEqual(['a', 'b', 'c', 'd'].filter(each => each !== taken))
  })
})

describe('seeds', () => {
  test('bytes become words that can be read aloud, each its own', () => {
    expect(seedFrom(Uint8Array.of(127, 0, 0, 1))).toBe('lusab-babad') // the example of the proquint proposal
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 8, maxLength: 8 }),
        fc.uint8Array({ minLength: 8, maxLength: 8 }),
        (a, b) => {
          expect(seedFrom(a) === seedFrom(b)).toBe(a.join() === b.join())
        },
      ),
    )
  })

  test('a promised seed can be checked and another one does not pass', () => {
    const promise = commitment('lusab-babad')
    expect(promise).toMatch(/^[0-9a-f]{64}$/)
    expect(verifySeed('lusab-babad', promise)).toBe(true)
    expect(verifySeed('lusab-babad', promise.toUpperCase())).toBe(true)
    expect(verifySeed('lusab-babaf', promise)).toBe(false)
  })

  test('the promise does not tell the key', () => {
    const words = chanceOf('secret', 1).key.map(word => (word >>> 0).toString(16).padStart(8, '0'))
    for (const word of words) expect(commitment('secret')).not.toContain(word)
  })

  test.each([
    [7, 'The seed must be text.'],
    ['', 'The seed must have 1 to 100 characters; this one has 0.'],
    ['x'.repeat(101), 'The seed must have 1 to 100 characters; this one has 101.'],
    [' x', 'The seed must not start or end with a space or hold control characters.'],
    ['a\nb', 'The seed must not start or end with a space or hold control characters.'],
  ])('refuses %j as a seed', (seed, message) => {
    expect(() => checkSeed(seed)).toThrow(new Fault(message))
  })

  test('takes any other text as a seed', () => {
    expect(checkSeed('Käpt’n 7')).toBe('Käpt’n 7')
    expect(checkSeed('x'.repeat(100))).toHaveLength(100)
  })
})
