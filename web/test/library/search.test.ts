import type { Language } from '@kontor/engine/presentation'
import { hamburg } from '@kontor/hamburg'
import { describe, expect, test } from 'vitest'
import {
  type Entry,
  found,
  foundWithout,
  indexed,
  offersOf,
  paramsOf,
  type Wanted,
  wantedIn,
} from '../../src/library/search.ts'

const faces = (language: Language) => [
  ...hamburg.library!.cards(language),
  ...hamburg.library!.tiles!(language),
]
const [DE, NL] = [faces('de'), faces('nl')]
const ENTRIES: readonly Entry[] = faces('en').map((en, i) => ({ en, de: DE[i]!, nl: NL[i]! }))
const CARDS = indexed(ENTRIES)

const wanted = (text: string, facets: Wanted['facets'] = {}): Wanted => ({ text, facets })
const numbers = (sought: Wanted) => found(CARDS, sought).map(({ en }) => en.number)

describe('searching the library', () => {
  test('nothing asked for finds everything', () => {
    expect(numbers(wanted('  '))).toHaveLength(ENTRIES.length)
  })

  test.each(['mauerstein', 'MUURSTEEN', 'wall segment'])('%s finds cards', text => {
    expect(numbers(wanted(text)).length).toBeGreaterThan(0)
  })

  test('a word is found in every language at once', () => {
    const [worker, arbeiter, arbeider] = ['worker', 'Arbeiter', 'arbeider'].map(text => numbers(wanted(text)))
    expect(worker!.length).toBeGreaterThan(50)
    for (const number of arbeider!) expect(arbeiter).toContain(number)
    expect(arbeiter).toContain(15)
    expect(worker).toContain(15)
  })

  test('words of different languages may be mixed, and all must be there', () => {
    const both = numbers(wanted('rosa worker'))
    expect(both).toContain(15)
    expect(both.every(number => numbers(wanted('rosa')).includes(number))).toBe(true)
    expect(numbers(wanted('rosa worker nonsense'))).toEqual([])
  })

  test('accents and capitals do not matter', () => {
    expect(numbers(wanted('BORSE'))).toEqual(numbers(wanted('Börse')))
    expect(numbers(wanted('gebaude')).length).toBeGreaterThan(0)
  })

  test('a number finds its card, and a code its tile', () => {
    expect(numbers(wanted('037'))).toEqual([37])
    expect(numbers(wanted('C12b'))).toEqual([423])
  })

  test('values narrow it down together', () => {
    const pink = numbers(wanted('', { color: 'pink' }))
    const pinkZoo = numbers(wanted('', { color: 'pink', category: 'Zoo' }))
    expect(pinkZoo).toEqual([257, 258, 259, 260])
    expect(pink).toEqual(expect.arrayContaining(pinkZoo))
    expect(numbers(wanted('', { cost: '12', activation: 'No ability' })).length).toBe(5)
  })

  test('tiles have no cost, so no cost finds them', () => {
    const free = found(CARDS, wanted('', { cost: '0' }))
    expect(free.length).toBeGreaterThan(0)
    expect(free.every(({ en }) => en.number <= 280)).toBe(true)
  })

  test('expansions have their tiles, the base game the rest', () => {
    expect(numbers(wanted('', { expansion: 'Mayors' }))).toHaveLength(10)
    expect(numbers(wanted('', { expansion: 'base' }))).toHaveLength(285)
  })

  test('a facet offers what would be found, in words of the language, with how many', () => {
    const sought = wanted('', { category: 'Zoo', color: 'pink' })
    const offers = offersOf(foundWithout(CARDS, sought, 'color'), 'color', 'de')
    expect(offers).toHaveLength(5)
    expect(offers).toContainEqual({ key: 'pink', name: 'Rosa', count: 4 })
    const costs = offersOf(ENTRIES, 'cost', 'nl').map(({ key }) => key)
    expect(costs).toEqual(['0', '3', '6', '9', '12'])
  })

  test('what is looked for stands in the address and comes back from it', () => {
    const sought = wanted('rosa & worker', { color: 'pink', activation: 'Phase III' })
    const params = new URLSearchParams(paramsOf(sought, 15).toString())
    expect(wantedIn(params)).toEqual(sought)
    expect(params.get('card')).toBe('15')
    expect(paramsOf(wanted('')).toString()).toBe('')
  })
})
