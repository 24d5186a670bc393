import type { About } from '@kontor/engine'
import { expect, test } from 'vitest'
import { hamburg } from '../../../src/index.ts'

test.each<[About, 'en' | 'de' | 'nl', string]>([
  [{ verb: 'play', card: 37, use: 'wall', piece: 'wall', place: 0 }, 'en', 'Build a wall segment, left'],
  [{ verb: 'play', card: 37, use: 'wall', piece: 'wall', place: 1 }, 'de', 'Mauerstein bauen, rechts'],
  [{ verb: 'play', card: 37, use: 'build', piece: 'card' }, 'nl', 'Gebouw bouwen'],
  [{ verb: 'activate', card: 37, piece: 'card' }, 'de', 'Aktivieren'],
  [{ verb: 'advance', piece: 'hall' }, 'nl', 'Vooruitgaan op het stadhuisplein'],
])('what cannot be answered is said in words below its card: %j in %s', (about, language, said) => {
  expect(hamburg.words.refused!(about, language)).toBe(said)
})
