import { backShown, view } from '@kontor/engine'
import { expect, test } from 'vitest'
import { bruges } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { table } from '../table.ts'
import { happenings, perColor } from './listening.ts'

/** Section 7: the six actions. */

const PRINCE = 1

function turn(seat: SeatDescription, given = {}) {
  return table({ seats: [seat], ...given })
}

test('a blue card takes 2 blue workers', () => {
  const at = turn({ hand: [3] }).play('play 003 workers')
  expect(at.seat().workers).toEqual(perColor({ blue: 2 }))
  expect(at.state.discard).toEqual([3])
  expect(at.seat().hand).toEqual([])
})

test('T10 a yellow card takes as many guilders as the yellow die shows', () => {
  const at = turn({ hand: [2], guilders: 1 }, { dice: { yellow: 6 } }).play('play 002 guilders')
  expect(at.seat().guilders).toBe(7)
  expect(at.state.discard).toEqual([2])
})

test('T11 a brown card discards a brown threat marker for a point', () => {
  const at = turn({ hand: [5], threats: { brown: 1 } }).play('play 005 threat')
  expect(at.seat()).toMatchObject({ threats: perColor({}), points: 6 })
})

test('a threat can be discarded only in the colour of the card', () => {
  expect(turn({ hand: [5], threats: { red: 2 } }).answers).not.toContain('play 005 threat')
})

test('T12 a blue card builds the first blue space of a canal for 1 guilder', () => {
  const at = turn({ hand: [3], guilders: 1 }).play('play 003 canal left')
  expect(at.seat()).toMatchObject({ guilders: 0, left: 1, right: 0 })
  expect(at.state.discard).toEqual([3])
})

test('only the open spaces can be built: the first of each canal, then the next', () => {
  const ways = (canals: readonly [number, number], hand: number) =>
    turn({ hand: [hand], guilders: 9, canals }).answers.filter(name => name.includes('canal'))
  // Seat 0: blue, brown, yellow, purple, red to the left; yellow, purple, red, blue, brown to the right.
  expect(ways([0, 0], 3)).toEqual(['play 003 canal left'])
  expect(ways([0, 0], 2)).toEqual(['play 002 canal right'])
  expect(ways([2, 0], 2)).toEqual(['play 002 canal left', 'play 002 canal right'])
  expect(ways([0, 0], 5)).toEqual([])
  expect(ways([1, 0], 5)).toEqual(['play 005 canal left'])
  expect(ways([5, 5], 3)).toEqual([])
})

test.each([0, 1, 2, 3, 4])('after %i tiles the next one costs a guilder more', built => {
  const cards = [3, 5, 2, 1, 4]
  const name = `play 00${cards[built]} canal left`
  const poor = { hand: [cards[built]!], guilders: built, canals: [built, 4] } as const
  expect(turn(poor).answers).not.toContain(name)
  const at = turn({ ...poor, guilders: built + 1 }).play(name)
  expect(at.seat()).toMatchObject({ guilders: 0, left: built + 1 })
})

test('T14 the fifth tile brings the top statue, the next completed canal of anybody the next one', () => {
  const at = table({
    seats: [
      { hand: [4, 3], guilders: 9, canals: [4, 4] },
      { hand: [8], guilders: 9, canals: [4, 0] },
    ],
    agenda: ['turn', { do: 'turn', seat: 1 }, 'turn'],
  })
  at.play('play 004 canal left')
  expect(at.seat(0).statues).toEqual([7])
  at.play('play 008 canal left')
  expect(at.seat(1).statues).toEqual([6])
  expect(at.state.statues).toEqual([5, 4, 3, 2])
})

test('completing a canal when the stack is empty brings nothing', () => {
  const at = table({ seats: [{ hand: [4], guilders: 9, canals: [4, 0] }], statues: [] })
  at.play('play 004 canal left')
  expect(at.seat()).toMatchObject({ left: 5, statues: [] })
})

test('T15 a purple card and a purple worker make a purple house', () => {
  const at = turn({ hand: [6], workers: { purple: 1 } }).play('play 006 house')
  expect(at.seat()).toMatchObject({ houses: [6], workers: perColor({}), hand: [] })
  expect(at.state.discard).toEqual([])
})

test('a house needs a worker of the colour of the card', () => {
  expect(turn({ hand: [6], workers: { red: 3 } }).answers).not.toContain('play 006 house')
})

test('the front of a house is seen by nobody, and told to its owner alone', () => {
  const at = turn({ hand: [6], workers: { purple: 1 } })
  const used = happenings(() => at.play('play 006 house')).find(({ kind }) => kind === 'used')
  expect(used).toMatchObject({ card: 0, secret: { to: 0, card: 6 } })
  for (const viewer of [0, 1]) {
    expect(view(bruges, at.state, viewer).table.seats[0]!.houses.map(backShown)).toEqual([3])
  }
})

test('T16 with an empty house and 9 guilders the Prince is recruited', () => {
  const at = turn({ hand: [PRINCE], guilders: 9, houses: ['red'] }).play('play 001 recruit')
  expect(at.seat()).toMatchObject({ guilders: 0, persons: [PRINCE], places: [0], hand: [] })
  expect(bruges.score(at.state)[0]!.sources.persons).toBe(3)
})

test('a person needs an empty house and the price', () => {
  const name = 'play 001 recruit'
  expect(turn({ hand: [PRINCE], guilders: 9 }).answers).not.toContain(name)
  expect(turn({ hand: [PRINCE], guilders: 8, houses: ['red'] }).answers).not.toContain(name)
  expect(turn({ hand: [PRINCE], guilders: 9, persons: [2], houses: ['red'] }).answers).not.toContain(name)
})

test('with empty houses of several colours the player chooses one', () => {
  const at = turn({ hand: [PRINCE], guilders: 9, houses: ['red', 'blue', 'red'] }).play('play 001 recruit')
  expect(at.asked).toEqual({ kind: 'chooseHouse', seat: 0 })
  expect(at.answers).toEqual(['house 1 red', 'house 2 blue'])
  at.play('house 2 blue')
  expect(at.seat()).toMatchObject({ persons: [PRINCE], places: [1], guilders: 0 })
  expect(at.state.announced).toEqual([])
})

test('workers and guilders can always be taken', () => {
  expect(turn({ hand: [PRINCE], guilders: 0 }).answers).toEqual(['play 001 workers', 'play 001 guilders'])
})

test('a card must be played, and only one', () => {
  const at = turn({ hand: [3, 4], persons: [96] })
  expect(at.answers).not.toContain('done')
  at.play('play 003 workers')
  expect(at.answers).toEqual(['activate 096', 'done'])
})

test('a player without cards may still activate persons', () => {
  const at = turn({ hand: [], persons: [96] })
  expect(at.answers).toEqual(['activate 096', 'done'])
})

test('ruling 34: with ten workers of each colour one takes as many as there are', () => {
  const at = table({
    limitedWorkers: true,
    seats: [{ hand: [3] }, { workers: { blue: 9 } }],
  })
  at.play('play 003 workers')
  expect(at.seat().workers).toEqual(perColor({ blue: 1 }))
})
