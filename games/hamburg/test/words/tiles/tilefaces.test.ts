import type { Language } from '@kontor/engine/presentation'
import { expect, test } from 'vitest'
import { FIRST_SHIP, FIRST_TOKEN, IN_PLAY } from '../../../src/cards/tiles.ts'
import { library } from '../../../src/picture/library.ts'
import { aboutOption, textOfTile } from '../../../src/words/index.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']
const CARDS = 280

test.each(LANGUAGES)(
  'every tile that can be in play has a face, and it says what the tile says (%s)',
  language => {
    const faces = library.tiles!(language)
    const numbers = Object.keys(IN_PLAY).map(Number)
    expect(faces.map(({ number }) => number)).toEqual(numbers.filter(number => number > CARDS))
    for (const { number, text } of faces) expect(text).toBe(textOfTile(number, language))
  },
)

test.each([[[]], [['mayors']], [['ships', 'stock']], [['intrigue', 'clerics']]])(
  'with options only the tiles of the expansions in play have one: %j',
  expansions => {
    const names = expansions.map(name => aboutOption('expansions', name, 'en').name)
    const inPlay = library.tiles!('en').filter(
      ({ expansion }) => expansion === undefined || names.includes(expansion),
    )
    expect(library.tiles!('en', { expansions })).toEqual(inPlay)
  },
)

test('no two faces have one number', () => {
  const numbers = [...library.cards('en'), ...library.tiles!('en')].map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('colours and drawings have the same names in every language', () => {
  const ids = (language: Language) => library.cards(language).map(({ tint, emblem }) => `${tint} ${emblem}`)
  expect(ids('de')).toEqual(ids('en'))
  expect(ids('nl')[0]).toBe('brown civic')
})

test('a ship has its colour, and a token shows what it raises before its gift', () => {
  const faces = new Map(library.tiles!('en').map(face => [face.number, face]))
  expect(faces.get(FIRST_SHIP + 5)!.tint).toBe('black')
  expect(faces.get(FIRST_TOKEN + 11)!.icons).toEqual(['disaster-pink', 'increase-1', 'points-1'])
})
