import { expect, test } from 'vitest'
import { cited, citedIn, same } from '../src/phrase.ts'

test('a sentence cited after a colon keeps its capital in English and German, and in Dutch where another follows', () => {
  expect(cited({ en: 'Take 2 marks.', de: 'Nimm 2 Mark.', nl: 'Neem 2 mark.' })).toEqual({
    en: 'Take 2 marks.',
    de: 'Nimm 2 Mark.',
    nl: 'neem 2 mark.',
  })
  const two = 'Trek 1 kaart. Schud daarna de stapel.'
  expect(cited(same(two)).nl).toBe(two)
  expect(citedIn('‘Geld nemen’: 2 mark meer.', 'nl')).toBe('‘Geld nemen’: 2 mark meer.')
})
