import { namesOf, newRecord, openSession, playNamed, view } from '@kontor/engine'
import { expect, test } from 'vitest'
import { hamburg } from '../../src/index.ts'
import type { Expansion } from '../../src/state.ts'
import { perColor, seedRolling } from '../rules/listening.ts'
import { solo, TOM, YOU } from './opponent.ts'

/** The solo game before its first season, and its Phase I. */

const ONE_EACH = [1, 1, 1, 1, 1]

function begin(expansions: readonly Expansion[] = [], seed = 'solo') {
  return openSession(hamburg, newRecord(hamburg, { seats: ['you'], seed, options: { expansions } }))
}

test('section 12 you and TOM start with 5 marks and a worker of each colour, H27 and 5 points', () => {
  const { state } = begin()
  expect(state.solo).toBe(true)
  expect(state.seats).toHaveLength(2)
  for (const { marks, points, workers, hall, statues } of state.seats) {
    expect({ marks, points, workers, hall, statues }).toEqual({
      marks: 5,
      points: 5,
      workers: ONE_EACH,
      hall: 0,
      statues: [],
    })
  }
})

test('section 12 statues are those for 2 players', () => {
  expect(begin().state.statues).toEqual([9, 7, 4, 2])
  expect(begin(['hummel']).state).toMatchObject({ statues: [10, 7, 5, 2], jettes: [12, 9, 6] })
})

test('section 12 only you are ever asked, and TOM is no player of the record', () => {
  const session = begin()
  expect(session.begun.seats).toEqual(['you'])
  expect(hamburg.automata?.(1)).toEqual(['TOM'])
  expect(hamburg.automata?.(2)).toEqual([])
  expect(session.question?.seat).toBe(YOU)
})

test('section 12 in Phase I TOM draws no cards, you draw yours', () => {
  const session = begin()
  expect(session.question).toMatchObject({ seat: YOU, task: { kind: 'refill' } })
  while (session.question?.task.kind === 'refill') {
    playNamed(session, namesOf(hamburg, session.state, session.question)[0]!)
  }
  expect(session.state.seats.map(({ hand }) => hand.length)).toEqual([5, 0])
})

test('section 12 there is no change of first player: TOM stays first in what goes in turn order (H27)', () => {
  expect(begin().state.first).toBe(TOM)
  const at = solo({ first: TOM, agenda: ['seasonEnd'], season: 1, you: { hand: [37] } })
  expect(at.state).toMatchObject({ season: 2, first: TOM })
})

test("H28 TOM's Parks give marks, workers and points, but no cards", () => {
  const garden = [261, 270, 276, 263, 241]
  const at = solo({ tom: { garden }, agenda: [{ do: 'income', seat: TOM }] })
  expect(at.purse(TOM)).toEqual({ marks: 6, points: 6, workers: perColor({ brown: 1 }) })
  expect(at.seat(TOM).hand).toEqual([])
  const yours = solo({ you: { garden }, agenda: [{ do: 'income', seat: YOU }] })
  expect(yours.seat(YOU).hand).toHaveLength(1)
})

test('H28 122 adds a mark to each of his Parks that gives marks; 033 is not used', () => {
  const at = solo({
    tom: { garden: [261, 265, 270], buildings: [122, 33] },
    agenda: [{ do: 'income', seat: TOM }],
  })
  expect(at.seat(TOM)).toMatchObject({ marks: 9, hand: [], used: [] })
})

test('section 12 his Parks pay in every season of a game', () => {
  const seed = seedRolling({ black: 3 })
  const at = solo({
    tom: { garden: [261] },
    you: { hand: [37, 38, 39, 40, 41] },
    agenda: ['season'],
    seed,
  })
  // The Park's mark, then as many as the black die shows; then he has acted.
  expect(at.state.season).toBe(2)
  expect(at.seat(TOM).hand).toEqual([])
  expect(at.asked).toEqual({ kind: 'turn', seat: YOU })
})

test('section 1 the fronts of his sites are hidden from you', () => {
  const { state } = solo({ tom: { sites: [16] } })
  expect(view(hamburg, state, YOU).table).not.toMatchObject({ seats: [{}, { sites: [16] }] })
})
