import { backShown, view } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { colorOf } from '../../src/cards/cardfile.ts'
import { COLORS } from '../../src/colors.ts'
import { hamburg, type Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { table } from '../table.ts'

/** Section 4: refill the hand, then the income of Parks and Phase I buildings. */

/** Seat 0 refills; then it is seat 1's turn. */
function refilling(seat: SeatDescription, given: Position = {}) {
  return table({
    seats: [seat, { hand: [37] }],
    agenda: ['refill', 'takeUp', 'income', { do: 'turn', seat: 1 }],
    ...given,
  })
}

const TOPS = { purple: [193, 194], orange: [97], gray: [145], pink: [49], brown: [1] } as const

test('T01 a hand of 1 card is refilled to 5 with the top cards of any piles', () => {
  const at = refilling({ hand: [205] }, { piles: TOPS })
  expect(at.answers).toEqual(COLORS.map(color => `deck ${color}`))
  at.play('deck purple', 'deck gray', 'deck purple')
  expect(at.asked).toEqual({ kind: 'refill', seat: 0 })
  at.play('deck pink')
  expect(at.asked).toEqual({ kind: 'turn', seat: 1 })
  expect(at.seat().hand).toEqual([193, 194, 205, 145, 49])
  expect(at.state.piles.map(pile => pile.at(-1))).toEqual([
    expect.any(Number),
    97,
    expect.any(Number),
    expect.any(Number),
    1,
  ])
})

test('refilling is mandatory', () => {
  const at = refilling({ hand: [205] })
  expect(at.answers).not.toContain('done')
})

test('no drawn card is looked at before the last is drawn', () => {
  const at = refilling({ hand: [205, 206] }, { piles: TOPS })
  for (const [deck, seen] of [
    ['deck purple', [0]],
    ['deck gray', [0, 2]],
  ] as const) {
    at.play(deck)
    for (const viewer of [0, 1]) {
      const { table: shown } = view(hamburg, at.state, viewer)
      expect(shown.picked.map(backShown)).toEqual(seen)
    }
    expect(at.seat().hand).toEqual([205, 206])
  }
  at.play('deck brown')
  expect(view(hamburg, at.state, 0).table.seats[0]!.hand).toEqual([194, 205, 206, 145, 1])
  expect(view(hamburg, at.state, 1).table.seats[0]!.hand.map(backShown)).toEqual([0, 0, 0, 2, 4])
  expect(at.state.picked).toEqual([])
})

test('players refill in turn order, each before the next', () => {
  const at = table({
    first: 1,
    seats: [{ hand: [205, 206, 207, 208] }, { hand: [209, 210, 211] }, { hand: [1, 2, 3, 4, 5] }],
    agenda: ['phaseOne', 'turn'],
  })
  expect(at.asked).toEqual({ kind: 'refill', seat: 1 })
  at.play('deck gray', 'deck gray')
  expect(at.asked).toEqual({ kind: 'refill', seat: 0 })
  expect(at.seat(1).hand).toHaveLength(5)
  at.play('deck gray')
  expect(at.asked).toEqual({ kind: 'turn', seat: 0 })
  expect(at.state.seats.map(({ hand }) => hand.length)).toEqual([5, 5, 5])
})

test.each([5, 6, 7])('H02 with %i cards in hand nothing is drawn and nothing discarded', count => {
  const hand = [205, 206, 207, 208, 209, 210, 211].slice(0, count)
  const at = refilling({ hand })
  expect(at.asked).toEqual({ kind: 'turn', seat: 1 })
  expect(at.seat().hand).toEqual(hand)
  expect(at.state.discard).toEqual([])
})

describe('empty piles', () => {
  test('an empty pile is not offered', () => {
    const at = refilling({ hand: [205] }, { emptyPiles: ['gray', 'pink'] })
    expect(at.answers).toEqual(['deck purple', 'deck orange', 'deck brown'])
  })

  test('a pile that runs out during the refill is offered no longer', () => {
    const at = refilling({ hand: [205] }, { emptyPiles: COLORS, piles: TOPS })
    at.play('deck gray')
    expect(at.answers).toEqual(['deck purple', 'deck orange', 'deck pink', 'deck brown'])
  })

  test('if all are empty the hand stays short, and the discard pile is never recycled', () => {
    const at = refilling({ hand: [205] }, { emptyPiles: COLORS, piles: { gray: [145] } })
    expect(at.asked).toEqual({ kind: 'turn', seat: 1 })
    expect(at.seat().hand).toEqual([205, 145])
    expect(at.state.piles.flat()).toEqual([])
    expect(at.state.discard).toHaveLength(277)
  })
})

describe('income', () => {
  test('Parks pay after the refill, beyond the limit of the hand', () => {
    const at = refilling(
      { marks: 0, hand: [205, 206, 207, 208], garden: [261, 262, 263, 264, 241] },
      { piles: TOPS },
    ).play('deck orange')
    expect(at.purse()).toEqual({ marks: 1, points: 6, workers: [0, 0, 1, 0, 0] })
    expect(at.seat().hand).toEqual([205, 206, 207, 208, 97, 145])
  })

  test('033 draws a card of any pile, beyond the limit, once and if its owner wants', () => {
    const seat = { hand: [205, 206, 207, 208, 209], buildings: [33] }
    const at = refilling(seat, { piles: TOPS })
    expect(at.answers).toEqual(['activate 033', 'done'])
    at.play('activate 033', 'deck pink')
    expect(at.seat()).toMatchObject({ hand: [205, 206, 207, 208, 209, 49], used: [33] })
    expect(at.asked).toEqual({ kind: 'turn', seat: 1 })
    expect(refilling(seat).play('done').seat().hand).toHaveLength(5)
  })

  test('buildings of other phases cannot be used in Phase I', () => {
    const at = refilling({ hand: [205, 206, 207, 208, 209], buildings: [102, 237, 4, 121] })
    expect(at.asked).toEqual({ kind: 'turn', seat: 1 })
  })

  test('a Park that is a site or lies in the hand pays nothing', () => {
    const at = refilling({ marks: 0, hand: [205, 206, 207, 208, 261], sites: [265] })
    expect(at.seat().marks).toBe(0)
  })
})

test('the colours of hands are public, the fronts are their owner’s', () => {
  const at = table({ seats: [{ hand: [1, 97] }, { hand: [145] }] })
  const { table: shown } = view(hamburg, at.state, 1)
  expect(shown.seats[0]!.hand.map(backShown)).toEqual([97, 1].map(colorOf))
  expect(shown.seats[1]!.hand).toEqual([145])
})
