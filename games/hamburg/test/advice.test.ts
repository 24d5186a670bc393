import { expect, test } from 'vitest'
import { hamburg } from '../src/index.ts'

test('stock exchange and cleric tiles together are allowed, and advised against in every language', () => {
  for (const language of ['en', 'de', 'nl'] as const) {
    expect(hamburg.advice?.({ expansions: ['ships', 'stock', 'clerics'] }, language)).toMatch(/^[A-Z].+\.$/)
    expect(hamburg.advice?.({ expansions: ['ships', 'stock'] }, language)).toBeUndefined()
    expect(hamburg.advice?.({ expansions: ['clerics'] }, language)).toBeUndefined()
  }
})
