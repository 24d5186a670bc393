import { expect, test } from 'vitest'
import { hamburg } from '../src/index.ts'

test('stock exchange and cleric tiles together are allowed, and advised against in every language', () => {
  for (const [language, said] of [
    ['en', /stock exchange and the cleric tiles both change the standard actions/],
    ['de', /Börse und Geistlichenplättchen verändern beide die Basisaktionen/],
    ['nl', /beurs en de geestelijkenfiches veranderen allebei de basisacties/],
  ] as const) {
    expect(hamburg.words.advice?.({ expansions: ['ships', 'stock', 'clerics'] }, language)).toMatch(said)
    expect(hamburg.words.advice?.({ expansions: ['ships', 'stock'] }, language)).toBeUndefined()
    expect(hamburg.words.advice?.({ expansions: ['clerics'] }, language)).toBeUndefined()
  }
})
