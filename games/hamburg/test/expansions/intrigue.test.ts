import { describe, expect, test } from 'vitest'
import type { Color } from '../../src/colors.ts'
import { COLORS } from '../../src/colors.ts'
import { allTokens } from '../../src/state.ts'
import { perColor, seedRolling } from '../rules/listening.ts'
import { table } from '../table.ts'
import { begin, gain } from './playing.ts'

/** Section 11.3: ten special intrigue tokens, mixed with the ten others. */

test('set-up: twenty tokens, two plain ones of each colour and one of each special kind', () => {
  const { state } = begin(3, ['intrigue'])
  expect(state.tokens).toHaveLength(20)
  expect(state.tokens.toSorted((a, b) => a - b)).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  ])
  expect(begin(3, []).state.tokens).toHaveLength(10)
  expect(begin(3, ['intrigue'], 'one').state.tokens).not.toEqual(state.tokens)
})

/** Seat 0 draws this token; then its turn. */
const drawing = (token: string, seat: object = {}, given: object = {}) =>
  table({
    seats: [{ hand: [16], ...seat }, {}],
    tokens: [token],
    expansions: ['intrigue'],
    agenda: ['intrigue', 'turn'],
    ...given,
  })

describe('plain tokens', () => {
  test.each(COLORS)('%s: that disaster by 1 level', color => {
    const at = drawing(color)
    expect(at.seat().disasters).toEqual(perColor({ [color]: 1 }))
    expect(at.seat(1).disasters).toEqual(perColor({}))
    expect(at.purse()).toEqual({ marks: 5, points: 5, workers: perColor({}) })
    expect(at.state.usedTokens).toEqual([COLORS.indexOf(color)])
    expect(at.state.tokens).toHaveLength(19)
  })
})

const DOUBLES: readonly (readonly [string, Color, Color])[] = [
  ['X01', 'orange', 'pink'],
  ['X02', 'pink', 'purple'],
  ['X03', 'purple', 'gray'],
  ['X04', 'gray', 'brown'],
  ['X05', 'brown', 'orange'],
]

describe('double tokens', () => {
  test.each(DOUBLES)('%s: %s and %s by 1 level each', (token, one, other) => {
    for (const first of [one, other]) {
      const at = drawing(token)
      expect(at.answers.toSorted()).toEqual([`increase ${one}`, `increase ${other}`].toSorted())
      expect(gain(at, [`increase ${first}`])).toEqual({})
      expect(at.seat().disasters).toEqual(perColor({ [one]: 1, [other]: 1 }))
    }
  })

  test('T34 Flood and Decay', () => {
    const at = drawing('X03').play('increase purple')
    expect(at.seat().disasters).toEqual(perColor({ purple: 1, gray: 1 }))
    expect(at.state.usedTokens).toEqual([7])
  })

  test('H45 they are worked off one after the other, in the order the player chooses', () => {
    const seat = { disasters: { pink: 2, orange: 2 }, buildings: [37, 38], marks: 4 }
    const at = drawing('X01', seat).play('increase pink')
    // Unrest has struck, and Fire asks for a building.
    expect(at.asked).toEqual({ kind: 'loseBuilding', seat: 0 })
    expect(at.seat()).toMatchObject({ marks: 0, disasters: perColor({}) })
    const fire = drawing('X01', seat).play('increase orange')
    expect(fire.asked).toEqual({ kind: 'loseBuilding', seat: 0 })
    expect(fire.seat()).toMatchObject({ marks: 4, disasters: perColor({ pink: 2 }) })
    fire.play('building 037')
    expect(fire.seat()).toMatchObject({ marks: 0, disasters: perColor({}) })
  })

  test('card 151 averts each half by itself', () => {
    const at = drawing('X03', { buildings: [151], workers: { purple: 1, gray: 1 } }).play('increase gray')
    expect(at.answers).toEqual(['avert gray', 'suffer gray'])
    at.play('avert gray')
    expect(at.answers).toEqual(['avert purple', 'suffer purple'])
    at.play('suffer purple')
    expect(at.seat().disasters).toEqual(perColor({ purple: 1 }))
    expect(at.purse()).toMatchObject({ points: 5, workers: perColor({ purple: 1 }) })
  })

  test('Disease that strikes first leaves no worker to avert Fire', () => {
    const seat = { buildings: [151], disasters: { brown: 2 }, workers: { orange: 1 } }
    const at = drawing('X05', seat).play('increase brown')
    expect(at.seat()).toMatchObject({ disasters: perColor({ orange: 1 }), workers: perColor({}) })
    const fire = drawing('X05', seat).play('increase orange')
    expect(fire.answers).toEqual(['avert orange', 'suffer orange'])
  })
})

describe('gift tokens', () => {
  test('X06 Fire, then a card of any pile', () => {
    const at = drawing('X06')
    expect(at.seat().disasters).toEqual(perColor({ orange: 1 }))
    expect(at.answers).toEqual(COLORS.map(color => `deck ${color}`))
    at.play('deck pink')
    expect(at.seat().hand).toHaveLength(2)
    expect(at.asked?.kind).toBe('turn')
  })

  test('T33 X07 Unrest, then 1 point', () => {
    const at = drawing('X07')
    expect(at.seat()).toMatchObject({ disasters: perColor({ pink: 1 }), points: 6 })
  })

  test('X08 Flood, then a worker of any colour', () => {
    const at = drawing('X08')
    expect(at.answers).toEqual(COLORS.map(color => `worker ${color}`))
    expect(gain(at, ['worker brown'])).toEqual({ brown: 1 })
    expect(at.asked?.kind).toBe('turn')
    expect(at.seat().disasters).toEqual(perColor({ purple: 1 }))
  })

  test('X09 Decay, then 2 marks', () => {
    const at = drawing('X09')
    expect(at.seat()).toMatchObject({ disasters: perColor({ gray: 1 }), marks: 7, points: 5 })
  })

  test('X10 Disease, then another disaster down without a point', () => {
    const at = drawing('X10', { disasters: { pink: 1, gray: 2, brown: 1 } })
    expect(at.answers).toEqual(['reduce gray', 'reduce pink', 'done'])
    expect(gain(at, ['reduce gray'])).toEqual({})
    expect(at.seat().disasters).toEqual(perColor({ pink: 1, gray: 1, brown: 2 }))
    const alone = drawing('X10')
    expect(alone.asked?.kind).toBe('turn')
    expect(alone.seat().disasters).toEqual(perColor({ brown: 1 }))
    const mayor = drawing('X10', { mayor: 'M02', disasters: { pink: 1 } })
    expect(gain(mayor, ['reduce pink'])).toEqual({})
  })

  test('what the token triggers strikes before its gift comes', () => {
    const marks = drawing('X09', { disasters: { gray: 2 }, wall: [1, 1] })
    expect(marks.asked).toEqual({ kind: 'loseWall', seat: 0 })
    expect(marks.purse().marks).toBe(5)
    expect(gain(marks, ['wall left'])).toEqual({ marks: 2 })
    const point = drawing('X07', { disasters: { pink: 2 }, marks: 4 })
    expect(point.purse()).toMatchObject({ marks: 0, points: 6 })
  })

  test('T50 without a purple worker card 151 cannot avert; then the worker of the gift comes', () => {
    const at = drawing('X08', { buildings: [151] })
    expect(at.asked?.kind).toBe('anyWorker')
    expect(at.seat().disasters).toEqual(perColor({ purple: 1 }))
    expect(gain(at, ['worker purple'])).toEqual({ purple: 1 })
    expect(at.seat().disasters).toEqual(perColor({ purple: 1 }))
  })

  test('whoever averts still gets the gift', () => {
    const at = drawing('X09', { buildings: [151], workers: { gray: 1 } })
    expect(gain(at, ['avert gray'])).toEqual({ gray: -1, marks: 2 })
    expect(at.seat().disasters).toEqual(perColor({}))
  })
})

describe('card 231: disasters of the own choice', () => {
  test('for a double token any two, also twice the same, one after the other', () => {
    const at = drawing('X01', { buildings: [231], disasters: { pink: 1 }, marks: 4 })
    at.play('increase pink')
    expect(at.answers).toEqual(COLORS.map(color => `increase ${color}`))
    at.play('increase pink')
    expect(at.seat()).toMatchObject({ marks: 0, disasters: perColor({}) })
    const different = drawing('X01', { buildings: [231] }).play('increase gray', 'increase brown')
    expect(different.seat().disasters).toEqual(perColor({ gray: 1, brown: 1 }))
  })

  test('the gift still comes', () => {
    const at = drawing('X07', { buildings: [231] })
    expect(gain(at, ['increase gray'])).toEqual({ points: 1 })
    expect(at.seat().disasters).toEqual(perColor({ gray: 1 }))
  })
})

describe('H38 card 236', () => {
  const played = (token: string, owner: object, ...others: object[]) =>
    table({
      seats: [{ hand: [236, 16], sites: ['gray', 'gray'], marks: 3, ...owner }, ...others],
      tokens: [token],
      expansions: ['intrigue'],
    }).play('play 236 build')

  test('the others get no gift, and nor does the owner', () => {
    const at = played('X07', {}, {}, {})
    expect(at.state.seats.map(({ points }) => points)).toEqual([5, 5, 5])
    expect(at.state.seats.map(({ disasters }) => disasters)).toEqual([
      perColor({}),
      perColor({ pink: 1 }),
      perColor({ pink: 1 }),
    ])
    expect(at.state.usedTokens).toEqual([11])
  })

  test('a double token raises both, in the order each victim chooses', () => {
    const at = played('X03', {}, {}, {})
    expect(at.asked).toEqual({ kind: 'doubleIntrigue', seat: 1 })
    at.play('increase gray')
    expect(at.asked).toEqual({ kind: 'doubleIntrigue', seat: 2 })
    at.play('increase purple')
    expect(at.state.seats.map(({ disasters }) => disasters)).toEqual([
      perColor({}),
      perColor({ purple: 1, gray: 1 }),
      perColor({ purple: 1, gray: 1 }),
    ])
  })

  test("the owner's card 231 does not apply, nor does a victim's, nor the mayor M05", () => {
    for (const [mine, other] of [
      [[231], [37]],
      [[37], [231]],
    ]) {
      const at = played('pink', { buildings: mine }, { buildings: other, mayor: 'M05' })
      expect(at.seat(1).disasters).toEqual(perColor({ pink: 1 }))
    }
  })

  test("a victim's 151 and 165 work as usual, and so does M03; the owner's 187 pays", () => {
    const avert = played('gray', {}, { buildings: [151], workers: { gray: 1 } })
    expect(avert.asked).toEqual({ kind: 'avert', seat: 1 })
    expect(gain(avert, ['avert gray'], 1)).toEqual({ gray: -1 })
    const third = played(
      'pink',
      { buildings: [187] },
      { buildings: [165], mayor: 'M03', disasters: { pink: 2 } },
    )
    expect(third.seat(1)).toMatchObject({
      marks: 5,
      disasters: perColor({ pink: 3 }),
      workers: perColor({ pink: 1 }),
    })
    expect(third.purse(0).points).toBe(6)
  })
})

test('E49 in Phase II each player draws a token of their own, in turn order', () => {
  const at = table({
    seats: [{ hand: [16] }, {}, {}],
    tokens: ['X09', 'X07', 'gray'],
    expansions: ['intrigue'],
    round: 0,
    seed: seedRolling({ black: 5 }),
    agenda: ['roll', { do: 'round', round: 1 }],
  })
  expect(at.state.seats.map(({ disasters }) => disasters)).toEqual([
    perColor({ gray: 1 }),
    perColor({ pink: 1 }),
    perColor({ gray: 1 }),
  ])
  expect(at.state.seats.map(({ marks, points }) => [marks, points])).toEqual([
    [5, 5],
    [5, 6],
    [7, 5],
  ])
})

test('E03 when all twenty have been drawn they are mixed anew', () => {
  const draws = Array.from({ length: 21 }, () => ({ do: 'intrigue', seat: 1 }) as const)
  const at = table({
    seats: [{ hand: [16] }, { buildings: [231] }],
    expansions: ['intrigue'],
    agenda: [...draws, 'turn'],
  })
  for (let i = 0; i < 200 && at.asked?.seat === 1; i++) at.play(at.answers[0]!)
  expect(at.asked?.kind).toBe('turn')
  expect(at.state.usedTokens).toHaveLength(1)
  expect([...at.state.tokens, ...at.state.usedTokens].toSorted((a, b) => a - b)).toEqual(
    [...allTokens(true)].toSorted((a, b) => a - b),
  )
})
