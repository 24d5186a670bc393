import { describe, expect, test } from 'vitest'
import { inWords, isShort } from '../src/online/room/duration.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('a time in words', () => {
  test.each([
    [2 * DAY, '2 days'],
    [DAY + 4 * HOUR + 29 * MINUTE, '1 day 4 hours'],
    [2 * DAY - 10_000, '2 days'],
    [5 * HOUR + MINUTE, '5 hours 1 minute'],
    [HOUR, '1 hour'],
    [90_000, '2 minutes'],
    [1, '1 minute'],
  ])('has the two largest units of %i ms: %s', (time, said) => {
    expect(inWords(time, 'en')).toBe(said)
  })

  test('is said in every language', () => {
    expect(inWords(DAY + 2 * HOUR, 'de')).toBe('1 Tag 2 Stunden')
    expect(inWords(DAY + 2 * HOUR, 'nl')).toBe('1 dag 2 uur')
  })

  test('is short within six hours', () => {
    expect([isShort(6 * HOUR), isShort(6 * HOUR - 1)]).toEqual([false, true])
  })
})
