import { backShown, UNKNOWN, view } from '@kontor/engine'
import { expect, test } from 'vitest'
import { bruges, type Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { table } from '../table.ts'
import { happenings } from './listening.ts'

/** Section 5, phase 1: draw cards. */

const INVENTOR = 154
const SERVANT = 111

/** Seat 0 draws; then it is seat 1's turn. */
function refilling(seat: SeatDescription, given: Position = {}) {
  return table({
    seats: [seat, { hand: [37] }],
    turn: 0,
    agenda: ['refill', 'takeUp', { do: 'turn', seat: 1 }],
    ...given,
  })
}

const TOPS = [
  [3, 4],
  [1, 2],
] as const

test('T02 a hand of 1 card is filled up to 5, with a choice of pile before each card', () => {
  const at = refilling({ hand: [5] }, { tops: TOPS })
  expect(at.answers).toEqual(['pile 1', 'pile 2'])
  at.play('pile 1', 'pile 2', 'pile 1')
  expect(at.asked).toEqual({ kind: 'refill', seat: 0 })
  at.play('pile 2')
  expect(at.asked).toEqual({ kind: 'turn', seat: 1 })
  expect(at.seat().hand).toEqual([3, 5, 2, 1, 4])
})

test('T02 no drawn card is looked at before the last is drawn; of the piles only the tops show their backs', () => {
  const at = refilling({ hand: [5, 6, 7] }, { tops: TOPS })
  at.play('pile 1')
  for (const viewer of [0, 1]) {
    const { picked, piles } = view(bruges, at.state, viewer).table
    expect(picked.map(backShown)).toEqual([4])
    expect(piles.map(pile => backShown(pile.at(-1)!))).toEqual([0, 2])
    expect(piles.every(pile => pile.slice(0, -1).every(card => card === UNKNOWN))).toBe(true)
  }
  at.play('pile 1')
  expect(view(bruges, at.state, 0).table.seats[0]!.hand).toEqual([3, 5, 7, 6, 4])
  expect(view(bruges, at.state, 1).table.seats[0]!.hand.map(backShown)).toEqual([0, 1, 2, 3, 4])
})

test('players draw in order, each up to 5 before the next', () => {
  const at = table({
    first: 1,
    turn: 0,
    seats: [{ hand: [1, 2, 3, 4] }, { hand: [6, 7, 8] }, { hand: [11, 12, 13, 14, 15] }],
    agenda: ['phaseOne', 'turn'],
  })
  expect(at.asked).toEqual({ kind: 'refill', seat: 1 })
  at.play('pile 1', 'pile 1')
  expect(at.asked).toEqual({ kind: 'refill', seat: 0 })
  at.play('pile 2')
  expect(at.asked).toEqual({ kind: 'turn', seat: 0 })
  expect(at.state.seats.map(({ hand }) => hand.length)).toEqual([5, 5, 5])
})

test.each([5, 6, 7])('with %i cards in hand nothing is drawn and nothing discarded', count => {
  const at = refilling({ hand: [1, 2, 3, 4, 5, 6, 7].slice(0, count) })
  expect(at.asked).toEqual({ kind: 'turn', seat: 1 })
  expect(at.seat().hand).toHaveLength(count)
})

test('T03 the last card of a pile brings the extra stack and makes this round the last', () => {
  const at = refilling({ hand: [5, 6, 7] }, { round: 7, piles: [[1], [2, 3]] })
  const extra = at.state.extra.length
  const told = happenings(() => at.play('pile 1'))
  expect(told).toContainEqual({ kind: 'extraStack', pile: 0, last: 7 })
  expect(at.state.lastRound).toBe(7)
  expect(at.state.piles.map(({ length }) => length)).toEqual([extra, 2])
  expect(at.state.extra).toEqual([])
  expect(at.answers).toEqual(['pile 1', 'pile 2'])
})

test('T03 it does so even if nobody needs another card', () => {
  const at = refilling({ hand: [5, 6, 7, 8] }, { round: 7, piles: [[1], [2, 3]] })
  at.play('pile 1')
  expect(at.asked).toEqual({ kind: 'turn', seat: 1 })
  expect(at.state.lastRound).toBe(7)
})

test('T04 in phase 3 the last card of a pile makes the next round the last', () => {
  const at = table({
    round: 7,
    turn: 2,
    seats: [{ persons: [SERVANT], workers: { red: 1 }, hand: [5] }],
    piles: [[1], [2, 3]],
  })
  at.play('activate 111', 'pile 1')
  expect(at.state.lastRound).toBe(8)
  expect(at.state.piles[0]!.length).toBeGreaterThan(1)
})

test('T05 later the lower half of the other pile takes the place of an empty one; the last round stays', () => {
  const at = refilling(
    { hand: [5, 6, 7] },
    { round: 8, lastRound: 8, extra: false, piles: [[1], [2, 3, 4, 8, 9]] },
  )
  const told = happenings(() => at.play('pile 1'))
  expect(told).toContainEqual({ kind: 'cut', pile: 0 })
  expect(at.state.piles).toEqual([
    [2, 3],
    [4, 8, 9],
  ])
  expect(at.state.lastRound).toBe(8)
})

test('ruling 1: a single card is not cut; when all are gone nobody draws', () => {
  const at = refilling({ hand: [5, 6] }, { round: 8, lastRound: 8, extra: false, piles: [[1], [2]] })
  at.play('pile 1')
  expect(at.asked).toEqual({ kind: 'turn', seat: 1 })
  expect(at.state.piles).toEqual([[], []])
  expect(at.seat().hand).toHaveLength(4)
})

test('T21 with the Inventor a hand of 1 is filled up to 6; the sixth card may be left', () => {
  const hand = [5]
  const at = refilling({ hand, persons: [INVENTOR] })
  at.play('pile 1', 'pile 1', 'pile 1', 'pile 1')
  expect(at.answers).toEqual(['pile 1', 'pile 2', 'done'])
  at.play('pile 2')
  expect(at.seat().hand).toHaveLength(6)
  const declining = refilling({ hand, persons: [INVENTOR] })
  declining.play('pile 1', 'pile 1', 'pile 1', 'pile 1', 'done')
  expect(declining.seat().hand).toHaveLength(5)
})
