import { describe, expect, test } from 'vitest'
import { score } from '../../src/rules/scoring.ts'
import { happenings } from '../rules/listening.ts'
import { table } from '../table.ts'
import { begin, gain } from './playing.ts'

/** Section 11.2: more Hans Hummels, and three Zitronenjettes that pay marks. */

const STATUES = [
  [2, [10, 7, 5, 2]],
  [3, [10, 8, 7, 5, 4, 2]],
  [4, [10, 8, 7, 6, 5, 4, 2, 2]],
  [5, [10, 9, 8, 7, 6, 5, 4, 3, 2, 2]],
] as const

describe('set-up', () => {
  test.each(STATUES)('statues for %i players', (players, statues) => {
    const { state } = begin(players, ['hummel'])
    expect(state.statues).toEqual(statues)
    expect(state.jettes).toEqual([12, 9, 6])
  })

  test('without the expansion there are no Zitronenjettes', () => {
    expect(begin(2, []).state).toMatchObject({ statues: [9, 7, 4, 2], jettes: [] })
  })
})

/** Seat 0 can complete its left half with an orange card, for 5 marks. */
const completing = (statues: number[], jettes: number[], seat: object = {}) =>
  table({ seats: [{ hand: [107, 16], wall: [4, 0], marks: 5, ...seat }], statues, jettes })

test('T32 the Zitronenjette pays 9 marks at once, scores nothing, and the next is put out', () => {
  const at = completing([5, 2], [9, 6])
  at.play('play 107 wall left')
  expect(at.answers).toEqual(['statue hummel', 'statue jette'])
  expect(gain(at, ['statue jette'])).toEqual({ marks: 9 })
  expect(at.state).toMatchObject({ statues: [5, 2], jettes: [6] })
  expect(score(at.state)[0]!.sources).toMatchObject({ statues: 0 })
})

test('a Hans Hummel brings no marks but its points, and the next is put out', () => {
  const at = completing([5, 2], [9, 6])
  expect(gain(at, ['play 107 wall left', 'statue hummel'])).toEqual({ marks: -5 })
  expect(at.state).toMatchObject({ statues: [2], jettes: [9, 6] })
  expect(score(at.state)[0]!.sources).toMatchObject({ statues: 5 })
})

test.each([12, 9, 6])('the Zitronenjette of %i pays that many marks', marks => {
  const at = completing([2], [marks])
  expect(gain(at, ['play 107 wall left', 'statue jette'])).toEqual({ marks: marks - 5 })
})

test.each([10, 9, 8, 7, 6, 5, 4, 3, 2])('the Hans Hummel of %i scores that many points', points => {
  const at = completing([points], [6])
  at.play('play 107 wall left', 'statue hummel')
  expect(score(at.state)[0]!.sources).toMatchObject({ statues: points })
})

test('E51 the next best Zitronenjette follows: 12, 9, 6', () => {
  const at = table({
    seats: [
      { hand: [107, 16], wall: [4, 0], marks: 5 },
      { hand: [204, 17], wall: [4, 0], marks: 5 },
    ],
    expansions: ['hummel'],
    agenda: ['turn', { do: 'turn', seat: 1 }],
  })
  const heard = happenings(() =>
    at.play('play 107 wall left', 'statue jette', 'play 204 wall left', 'statue jette'),
  )
  expect(heard.filter(({ kind }) => kind === 'jette')).toMatchObject([
    { seat: 0, marks: 12 },
    { seat: 1, marks: 9 },
  ])
  expect(at.state.jettes).toEqual([6])
})

test('when one kind is used up the other is taken without a question', () => {
  const hummel = completing([5], []).play('play 107 wall left')
  expect(hummel.seat().statues).toEqual([5])
  expect(hummel.state.statues).toEqual([])
  expect(gain(completing([], [6]), ['play 107 wall left'])).toEqual({ marks: 1 })
})

test('when both are used up there is no reward', () => {
  const at = completing([], [])
  expect(gain(at, ['play 107 wall left'])).toEqual({ marks: -5 })
  expect(at.seat()).toMatchObject({ statues: [], rewarded: 1 })
})

test('a half rewards once only', () => {
  const at = table({
    seats: [{ hand: [107, 204], wall: [5, 4], marks: 9, disasters: { gray: 2 }, statues: [0] }],
    jettes: [9, 6],
    dice: { gray: 5 },
    agenda: ['raise', 'turn'],
  })
  at.play('wall left')
  expect(gain(at, ['play 107 wall left'])).toEqual({ marks: -5 })
  expect(at.seat().statues).toEqual([0])
})

test('a building that completes the half brings a statue as well', () => {
  const at = table({
    seats: [{ hand: [145, 16], sites: ['gray'], wall: [4, 5], marks: 6 }],
    statues: [5],
    jettes: [9],
  })
  expect(gain(at, ['play 145 build', 'statue jette'])).toEqual({ marks: 3 })
})

describe('H21 a Zitronenjette is a statue', () => {
  test('for card 105', () => {
    const at = completing([5], [9], { buildings: [105], workers: { gray: 1 }, marks: 9 })
    at.play('play 107 wall left', 'statue jette')
    // The third segment and the statue.
    expect(gain(at, ['activate 105'])).toEqual({ points: 2, gray: -1 })
  })

  test('for card 029', () => {
    const at = completing([5], [9], { buildings: [29] }).play('play 107 wall left', 'statue jette')
    expect(score(at.state)[0]!.sources).toMatchObject({ laurels: 4 })
  })

  test('but card 096 can only double a Hans Hummel', () => {
    const jette = completing([5], [9], { buildings: [96] }).play('play 107 wall left', 'statue jette')
    expect(score(jette.state)[0]!.sources).toMatchObject({ laurels: 0 })
    const both = completing([5], [9], { buildings: [96], statues: [4] })
    both.play('play 107 wall left', 'statue jette')
    expect(score(both.state)[0]!.sources).toMatchObject({ statues: 4, laurels: 4 })
  })
})
