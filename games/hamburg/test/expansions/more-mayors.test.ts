import { describe, expect, test } from 'vitest'
import { seedRolling } from '../rules/listening.ts'
import { table } from '../table.ts'
import { gain, nested, PLAIN, turn } from './playing.ts'

/** Section 11.1: what the mayors M06 to M10 can do. */

describe('M06 Weber: 5 marks for a majority', () => {
  const majorities = (seat: object, other: object = {}) =>
    table({
      seats: [{ mayor: 'M06', hand: [16], marks: 0, ...seat }, other],
      agenda: [{ do: 'majorities', due: true }],
      window: 2,
      seed: seedRolling({ black: 3 }),
    })

  test('each time a token is turned', () => {
    expect(majorities({ hall: 1, wall: [1, 0], points: 5 }).purse().marks).toBe(10)
    expect(majorities({ hall: 1 }, { hall: 1 }).purse().marks).toBe(0)
  })

  test('not for a token that is coloured already, nor for others', () => {
    expect(majorities({ hall: 1, majorities: ['hall'] }).purse().marks).toBe(0)
    const other = majorities({}, { hall: 1, marks: 0 })
    expect([other.purse(0).marks, other.purse(1).marks]).toEqual([0, 0])
  })

  test('E44 again after card 085 turned it back', () => {
    const at = table({
      seats: [
        { hand: [85, 16], sites: ['pink'], marks: 6 },
        { mayor: 'M06', marks: 0, hall: 1, majorities: ['hall'] },
      ],
      agenda: ['turn', { do: 'majorities', due: true }],
      window: 2,
    })
    at.play('play 085 build')
    expect(at.state.season).toBe(2)
    expect(at.seat(1)).toMatchObject({ marks: 5, majorities: 1 })
  })
})

describe('M07 Versmann: buildings of printed cost 0', () => {
  const seat = { mayor: 'M07', sites: ['gray'] as const }

  test('constructing one brings 1 point and 2 marks', () => {
    expect(gain(turn({ ...seat, hand: [49, 16] }), ['play 049 build'])).toEqual({ points: 1, marks: 2 })
  })

  test('together with its own instant ability', () => {
    const at = turn({ ...seat, hand: [206, 16] })
    expect(gain(at, ['play 206 build'])).toEqual({ points: 1, marks: 5, pink: 1 })
  })

  test('not for one that only becomes free', () => {
    const at = turn({ mayor: 'M07', sites: ['gray', 'gray'], hand: [15, 16], buildings: [132] })
    expect(gain(at, ['play 015 build'])).toEqual({})
  })

  test('H07 not for a Zoo or Park card', () => {
    const at = turn({ mayor: 'M07', sites: ['gray'], hand: [261, 16], buildings: [132] })
    expect(gain(at, ['play 261 build'])).toEqual({})
    expect(at.seat().garden).toEqual([261])
  })

  test('also by a search card and by an action that a building gave', () => {
    const found = turn({ ...seat, sites: ['gray', 'pink'], hand: [83, 16], marks: 6 }, { discard: [74] })
    expect(gain(found, ['play 083 build', 'site 1 gray'])).toEqual({ points: 1, marks: -4 })
    expect(found.seat().buildings).toEqual([83, 74])
    const given = nested(49, { mayor: 'M07', sites: ['gray', 'pink'] })
    expect(gain(given, ['play 049 build'])).toEqual({ points: 1, marks: 2 })
  })

  test('not for what another player constructs', () => {
    const at = table({ seats: [{ sites: ['gray'], hand: [49, 16] }, { mayor: 'M07' }] })
    expect(gain(at, ['play 049 build'], 1)).toEqual({})
  })
})

describe('M08 Versmann: a point for each site', () => {
  test('by the standard action', () => {
    const at = turn({ mayor: 'M08', hand: [11, 16], workers: { brown: 1 } })
    expect(gain(at, ['play 011 site'])).toEqual({ points: 1, brown: -1 })
  })

  test('by buildings: 032 and 219', () => {
    const two = turn({ mayor: 'M08', hand: [32, 16], sites: ['gray'], marks: 6 })
    expect(gain(two, ['play 032 build', 'deck gray', 'deck pink'])).toEqual({ points: 2, marks: -6 })
    const one = turn({ mayor: 'M08', hand: [16], buildings: [219], workers: { brown: 1, gray: 1, pink: 1 } })
    expect(gain(one, ['activate 219', 'deck gray'])).toEqual({ points: 1, brown: -1, gray: -1 })
  })

  test('by an action that a building gave', () => {
    const at = nested(PLAIN.gray, { mayor: 'M08', workers: { gray: 1 } })
    expect(gain(at, ['play 154 site'])).toEqual({ points: 1, gray: -1 })
  })

  test('not for another player', () => {
    const at = table({ seats: [{ hand: [11, 16], workers: { brown: 1 } }, { mayor: 'M08' }] })
    expect(gain(at, ['play 011 site'], 1)).toEqual({})
  })
})

describe('M09 Mönckeberg: every segment costs 2', () => {
  const built = (left: number, card: number) =>
    gain(turn({ mayor: 'M09', marks: 9, hand: [card, 16], wall: [left, 5] }), [
      `play ${String(card).padStart(3, '0')} wall left`,
    ]).marks

  test('the first as the fifth', () => {
    expect([
      built(0, PLAIN.gray),
      built(1, PLAIN.pink),
      built(3, PLAIN.purple),
      built(4, PLAIN.orange),
    ]).toEqual([-2, -2, -2, -2])
  })

  test('whoever has only 1 mark cannot build the first one', () => {
    const at = turn({ mayor: 'M09', marks: 1, hand: [PLAIN.gray, 16] })
    expect(at.answers).not.toContain('play 154 wall left')
  })

  test('H08 H48 twice of it is 4, free stays free', () => {
    const double = turn({
      mayor: 'M09',
      marks: 9,
      hand: [16],
      wall: [4, 5],
      buildings: [62],
      workers: { orange: 1 },
    })
    expect(gain(double, ['activate 062'])).toEqual({ marks: -4, orange: -1 })
    expect(double.seat().left).toBe(5)
    const free = turn({ mayor: 'M09', marks: 6, hand: [145, 16], sites: ['gray'], wall: [0, 5] })
    expect(gain(free, ['play 145 build'])).toEqual({ marks: -6 })
    expect(free.seat().left).toBe(1)
  })

  test('H48 the black die with card 232 if it shows less', () => {
    const prices = [1, 2, 5].map(black =>
      gain(turn({ mayor: 'M09', marks: 9, hand: [PLAIN.gray, 16], buildings: [232] }, { dice: { black } }), [
        'play 154 wall left',
      ]),
    )
    expect(prices).toEqual([{ marks: -1 }, { marks: -2 }, { marks: -2 }])
  })

  test('also in an action that a building gave, not for another player', () => {
    const at = nested(PLAIN.orange, { mayor: 'M09', marks: 9, wall: [4, 5] })
    expect(gain(at, ['play 107 wall left'])).toEqual({ marks: -2 })
    const other = table({ seats: [{ marks: 9, hand: [PLAIN.orange, 16], wall: [4, 5] }, { mayor: 'M09' }] })
    expect(gain(other, ['play 107 wall left'])).toEqual({ marks: -5 })
  })
})

describe('M10 Mönckeberg: 2 marks more', () => {
  test('by the own standard action Take money', () => {
    const at = turn({ mayor: 'M10', hand: [PLAIN.gray, 16] }, { dice: { gray: 4 } })
    expect(gain(at, ['play 154 money'])).toEqual({ marks: 6 })
  })

  test('with card 139 besides', () => {
    const at = turn({ mayor: 'M10', hand: [PLAIN.gray, 16], buildings: [139] }, { dice: { gray: 4 } })
    expect(gain(at, ['play 154 money'])).toEqual({ marks: 9 })
  })

  test('also if a building gave the action, but not for marks of buildings', () => {
    const given = nested(PLAIN.gray, { mayor: 'M10' }, { dice: { gray: 4 } })
    expect(gain(given, ['play 154 money'])).toEqual({ marks: 6 })
    const building = turn({ mayor: 'M10', hand: [16], buildings: [102] })
    expect(gain(building, ['activate 102'])).toEqual({ marks: 2 })
  })

  test('not for another player', () => {
    const at = table({ seats: [{ hand: [PLAIN.gray, 16] }, { mayor: 'M10' }], dice: { gray: 4 } })
    expect(gain(at, ['play 154 money'])).toEqual({ marks: 4 })
    expect(at.purse(1).marks).toBe(5)
  })
})
