import { describe, expect, test } from 'vitest'
import { countIn, listIn, percentIn, quotedIn } from '../src/typography.ts'

const LANGUAGES = ['en', 'de', 'nl'] as const
const inAll = (say: (language: (typeof LANGUAGES)[number]) => string) => LANGUAGES.map(say)

describe('the signs of each language', () => {
  test('a percent sign stands apart in German only, and its space is not broken', () =>
    expect(inAll(language => percentIn(40, language))).toEqual(['40%', '40\u00a0%', '40%']))

  test('quotation marks', () =>
    expect(inAll(language => quotedIn('Zoo', language))).toEqual(['‘Zoo’', '„Zoo“', '‘Zoo’']))

  test('names in a row need no comma before the last', () =>
    expect(inAll(language => listIn(['Anna', 'Ben', 'Cleo'], language))).toEqual([
      'Anna, Ben and Cleo',
      'Anna, Ben und Cleo',
      'Anna, Ben en Cleo',
    ]))

  test('one thing is one, none and many are many, and thousands are set apart', () => {
    expect([0, 1, 2, 1200].map(count => countIn(count, 'point', 'points', 'en'))).toEqual([
      '0 points',
      '1 point',
      '2 points',
      '1,200 points',
    ])
    expect(countIn(1200, 'Punkt', 'Punkte', 'de')).toBe('1.200 Punkte')
    expect(countIn(-1, 'punt', 'punten', 'nl')).toBe('−1 punt')
  })
})
