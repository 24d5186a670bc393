import { expect, test } from 'vitest'
import { hamburg } from '../../src/index.ts'

test.each([
  ['play 037 wall left', 'en', /: Build a wall segment, left$/],
  ['play 037 wall right', 'de', /: Mauerstein bauen, rechts$/],
  ['play 037 build', 'nl', /: Gebouw bouwen$/],
  ['activate 037', 'de', /: Aktivieren$/],
  ['advance', 'nl', /^Vooruitgaan op het stadhuisplein$/],
] as const)('what cannot be answered is said in words: %s in %s', (name, language, said) => {
  expect(hamburg.refused!(name, language)).toMatch(said)
})
