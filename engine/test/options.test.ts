import { describe, expect, test } from 'vitest'
import { checkOptions, Fault, type Options, parseOptions, places, type Score, winners } from '../src/index.ts'

const options: Options = {
  short: { type: 'flag', about: 'A short game.', standard: false },
  map: { type: 'one', about: 'Which map.', of: ['north', 'south'], standard: 'north' },
  extras: { type: 'some', about: 'What else.', of: ['ships', 'mayors', 'stock'], standard: ['ships'] },
}

describe('options', () => {
  test('have their standard when nothing is said', () => {
    const standard = { short: false, map: 'north', extras: ['ships'] }
    expect(parseOptions(options, '')).toEqual(standard)
    expect(checkOptions(options, {})).toEqual(standard)
  })

  test('are written name=value with + for lists, in any order', () => {
    expect(parseOptions(options, ' short = true , map= south ,,extras=stock+mayors')).toEqual({
      short: true,
      map: 'south',
      extras: ['mayors', 'stock'],
    })
  })

  test.each([
    ['extras=all', ['ships', 'mayors', 'stock']],
    ['extras=none', []],
    ['extras=', []],
    ['extras=mayors', ['mayors']],
  ])('%s', (text, extras) => {
    expect(parseOptions(options, text).extras).toEqual(extras)
  })

  test('a flag can be switched off', () => {
    expect(parseOptions(options, 'short=false').short).toBe(false)
  })

  test.each([
    ['short', 'Options are written name=value; ‘short’ has no ‘=’.'],
    ['shirt=true', 'There is no option ‘shirt’. This game knows short, map, extras.'],
    ['short=maybe', 'The option ‘short’ is true or false, not ‘maybe’.'],
    ['map=a=b', 'The option ‘map’ is one of north, south, not ‘a=b’.'],
    ['map=true', 'The option ‘map’ is one of north, south, not ‘true’.'],
    ['=x', 'There is no option ‘’. This game knows short, map, extras.'],
    ['map=east', 'The option ‘map’ is one of north, south, not ‘east’.'],
    ['extras=ships+boats', 'The option ‘extras’ accepts ships, mayors, stock, but not ‘boats’.'],
    ['toString=1', 'There is no option ‘toString’. This game knows short, map, extras.'],
  ])('%s is refused', (text, message) => {
    expect(() => parseOptions(options, text)).toThrow(new Fault(message))
  })

  test.each([
    [null, 'The options must be an object.'],
    [[], 'The options must be an object.'],
    ['x', 'The options must be an object.'],
    [{ extras: 'ships' }, 'The option ‘extras’ is a list from ships, mayors, stock, not ‘ships’.'],
    [{ map: 3 }, 'The option ‘map’ is one of north, south, not 3.'],
    [{ short: 'true' }, 'The option ‘short’ is true or false, not ‘true’.'],
  ])('%j is refused in a record', (given, message) => {
    expect(() => checkOptions(options, given)).toThrow(new Fault(message))
  })

  test('a game without options says so', () => {
    expect(() => parseOptions({}, 'a=b')).toThrow(
      new Fault('There is no option ‘a’. This game has no options.'),
    )
  })
})

describe('places', () => {
  const score = (points: number, ...tieBreaks: number[]): Score => ({ points, sources: {}, tieBreaks })

  test('the most points win', () => {
    expect(places([score(3), score(9), score(5)])).toEqual([3, 1, 2])
    expect(winners([score(3), score(9), score(5)])).toEqual([1])
  })

  test('ties are broken in order, and what remains tied is shared', () => {
    expect(places([score(9, 1, 5), score(9, 2, 0), score(9, 1, 5), score(9, 1, 4)])).toEqual([2, 1, 2, 4])
    expect(winners([score(9, 1), score(9, 1), score(8, 7)])).toEqual([0, 1])
  })

  test('a missing tie-break counts as nothing', () => {
    expect(places([score(9, 1), score(9)])).toEqual([1, 2])
  })
})
