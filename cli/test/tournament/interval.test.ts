import { below, chanceOf } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { independentGames, intervalOf, wilson } from '../../src/tournament/interval.ts'

describe("Wilson's interval", () => {
  test.each([
    [0.8, 10, 0.4902, 0.9433],
    [0.5, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [1, 10, 0.7225, 1],
  ])('of %d in %d games', (share, games, low, high) => {
    const found = wilson(share, games)
    expect(found.low).toBeCloseTo(low, 4)
    expect(found.high).toBeCloseTo(high, 4)
  })
})

describe('games of one deal', () => {
  const deals = (length: number, share: (deal: number) => number) =>
    Array.from({ length }, (_, deal) => share(deal))

  test('that differ as independent ones do count as about so many', () => {
    expect(independentGames([0, 0.5, 0.5, 1], 2)).toBeCloseTo(7)
    const binomial = [0, ...deals(4, () => 0.25), ...deals(6, () => 0.5), ...deals(4, () => 0.75), 1]
    const many = deals(1600, deal => binomial[deal % 16]!)
    expect(independentGames(many, 4)).toBeCloseTo(6400, -2)
  })

  test('that always fall alike count as one', () => {
    expect(
      independentGames(
        deals(100, deal => deal % 2),
        4,
      ),
    ).toBeCloseTo(102, 0)
  })

  test('that make up for each other tell more, but few of them feign no certainty', () => {
    expect(
      independentGames(
        deals(100, () => 0.5),
        2,
      ),
    ).toBeCloseTo(5150)
    expect(independentGames([0.5], 2)).toBeCloseTo(2)
    expect(independentGames([0.5, 0.5, 0.5], 2)).toBeCloseTo(9)
  })

  test('that all are won count as they are', () => {
    expect(
      independentGames(
        deals(5, () => 1),
        2,
      ),
    ).toBe(10)
    expect(
      intervalOf(
        deals(5, () => 1),
        2,
      ),
    ).toEqual(wilson(1, 10))
  })

  test.each([
    ['independent', 0],
    ['half alike', 2],
  ])('%s: the interval holds the truth 95 times in 100', (_, alike) => {
    const chance = chanceOf('coverage', 1)
    const wins = () => below(chance, 0, 10) < 3
    let held = 0
    for (let i = 0; i < 2000; i++) {
      const shares = deals(30, () => {
        const first = wins()
        const won = Array.from({ length: 4 }, (_, game) => (game < alike ? first : wins()))
        return won.filter(each => each).length / 4
      })
      const { low, high } = intervalOf(shares, 4)
      if (low <= 0.3 && 0.3 <= high) held++
    }
    expect(held / 2000).toBeGreaterThan(0.93)
    expect(held / 2000).toBeLessThan(0.97)
  })
})
