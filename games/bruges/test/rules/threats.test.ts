import { expect, test } from 'vitest'
import type { Color } from '../../src/colors.ts'
import type { Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { table } from '../table.ts'
import { happenings, perColor, seedRolling, type Wanted } from './listening.ts'

/** Section 6: the third marker of a colour strikes. */

const SHIELD_BEARER = 72

function rolling(wanted: Wanted, seats: readonly SeatDescription[], given: Position = {}) {
  return table({ seats, turn: 0, seed: seedRolling(wanted), agenda: ['roll', 'turn'], ...given })
}

/** Seat 0 takes a marker of a colour of which it has two. */
function struck(color: Color, seat: SeatDescription) {
  return table({
    seats: [{ threats: { [color]: 2 }, hand: [1], ...seat }],
    agenda: [{ do: 'threat', color }, 'settle', 'turn'],
  })
}

test('T30 two events of one roll strike in the order of the player; markers go back without points', () => {
  const at = rolling({ red: 5, yellow: 6 }, [
    { threats: { red: 2, yellow: 2 }, houses: ['blue', 'red'], guilders: 7, hand: [1] },
  ])
  expect(at.asked).toEqual({ kind: 'settle', seat: 0 })
  expect(at.answers).toEqual(['resolve yellow', 'resolve red'])
  at.play('resolve red', 'house 2 red')
  expect(at.seat().houses).toHaveLength(1)
  expect(at.asked?.kind).toBe('turn')
  expect(at.seat()).toMatchObject({ guilders: 0, points: 5, threats: perColor({}) })
})

test('a flood takes all workers', () => {
  const at = struck('blue', { workers: { blue: 2, red: 3 } })
  expect(at.seat().workers).toEqual(perColor({}))
})

test('T31 a fire discards a house, and who lives in it goes back to the hand', () => {
  const at = struck('red', { persons: [2], houses: [3, 4], hand: [] })
  expect(at.answers).toEqual(['house 1 blue', 'house 2 red'])
  at.play('house 1 blue')
  expect(at.seat()).toMatchObject({ houses: [4], persons: [], places: [], hand: [2] })
  expect(at.state.discard).toEqual([3])
})

test('whoever lives in a later house stays there when an earlier one burns', () => {
  const at = struck('red', { persons: [2, 6], houses: [3, 4] })
  at.play('house 1 blue')
  expect(at.seat()).toMatchObject({ houses: [4], persons: [6], places: [0] })
})

test('T32 a fire may take the outermost tile of a canal; the statue stays, and there is no second one', () => {
  const at = struck('red', { canals: [5, 2], statues: [7], hand: [4], guilders: 9 })
  expect(at.answers).toEqual(['canal left', 'canal right'])
  at.play('canal left')
  expect(at.seat()).toMatchObject({ left: 4, right: 2, statues: [7] })
  at.play('play 004 canal left')
  expect(at.seat()).toMatchObject({ left: 5, statues: [7] })
})

test('a fire may take a house or a tile, and nothing from whoever has neither', () => {
  expect(struck('red', { houses: [3], canals: [1, 0] }).answers).toEqual(['house 1 blue', 'canal left'])
  expect(struck('red', {}).seat()).toMatchObject({ threats: perColor({}), points: 5, hand: [1] })
})

test('T33 an intrigue takes 3 points, but never more than there are', () => {
  expect(struck('purple', { points: 2 }).seat().points).toBe(0)
  expect(struck('purple', { points: 9 }).seat().points).toBe(6)
})

test('T34 a plague without persons does nothing; the markers go back', () => {
  expect(struck('brown', {}).seat()).toMatchObject({ threats: perColor({}), points: 5 })
})

test('a plague discards a person of choice; the house stays', () => {
  const at = struck('brown', { persons: [2, 6], houses: [3, 4] })
  expect(at.answers).toEqual(['person 002', 'person 006'])
  at.play('person 002')
  expect(at.seat()).toMatchObject({ persons: [6], places: [1], houses: [3, 4] })
  expect(at.state.discard).toEqual([2])
})

test('a robbery takes all guilders, and the log tells of a loss, not of a payment', () => {
  const told = happenings(() => expect(struck('yellow', { guilders: 12 }).seat().guilders).toBe(0))
  expect(told).toContainEqual({ kind: 'lostMoney', seat: 0, n: 12, because: 0 })
  expect(told.map(({ kind }) => kind)).not.toContain('paidMoney')
})

test('the next marker of the colour counts as the first again', () => {
  const at = table({
    seats: [{ threats: { purple: 2 }, points: 9, hand: [1] }],
    agenda: [
      { do: 'threat', color: 'purple' },
      'settle',
      { do: 'threat', color: 'purple' },
      'settle',
      'turn',
    ],
  })
  expect(at.seat()).toMatchObject({ points: 6, threats: perColor({ purple: 1 }) })
})

test('T35 one marker in the supply is enough: each player returns three before the next takes one', () => {
  const threats = { blue: 2 }
  const workers = { red: 1 }
  const at = rolling({ blue: 5 }, [
    { threats, workers, hand: [1] },
    { threats, workers },
    { threats, workers },
    { threats, workers },
  ])
  for (const seat of [0, 1, 2, 3]) {
    expect(at.seat(seat)).toMatchObject({ threats: perColor({}), workers: perColor({}) })
  }
})

test('players suffer in order: the first before the second takes a marker', () => {
  const threats = { brown: 2 }
  const at = rolling({ brown: 6 }, [
    { threats, persons: [2, 6], hand: [1] },
    { threats, persons: [3, 7] },
  ])
  expect(at.asked).toEqual({ kind: 'losePerson', seat: 0 })
  expect(at.seat(1).threats).toEqual(perColor({ brown: 2 }))
  at.play('person 002')
  expect(at.asked).toEqual({ kind: 'losePerson', seat: 1 })
})

test('ruling 22: the Shield Bearer takes a worker instead of a marker, also of the third', () => {
  const at = struck('yellow', { persons: [SHIELD_BEARER], workers: { yellow: 1 }, guilders: 7 })
  expect(at.answers).toEqual(['avert yellow', 'suffer yellow'])
  at.play('avert yellow')
  expect(at.seat()).toMatchObject({
    guilders: 7,
    workers: perColor({}),
    threats: perColor({ yellow: 2 }),
  })
  const suffering = struck('yellow', { persons: [SHIELD_BEARER], workers: { yellow: 1 }, guilders: 7 })
  suffering.play('suffer yellow')
  expect(suffering.seat()).toMatchObject({ guilders: 0, workers: perColor({ yellow: 1 }) })
})

test('what strikes is told before what it takes', () => {
  const told = happenings(() => struck('purple', { points: 9 }))
  expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['threatened', 'struck', 'lostPoints']))
  const kinds = told.map(({ kind }) => kind)
  expect(kinds.indexOf('struck')).toBeLessThan(kinds.indexOf('lostPoints'))
})
