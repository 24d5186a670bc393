import { expect, test } from 'vitest'
import { spotOf, spotsAsked } from '../../src/boards/amsterdam/spots.ts'
import { questions } from './golden.ts'

/** Answers that are about no piece: they end or decline something, load everything, or take a figure off the board. */
const NOWHERE = /^(done|load all|(foreman|messenger|trader) leaves)$/

test('every answer of every golden game is about a piece, or ends or declines something', () => {
  const lost = new Set<string>()
  for (const { asked } of questions())
    for (const { name, about } of asked.answers)
      if (spotOf(about) === undefined && !NOWHERE.test(name)) lost.add(name)
  expect([...lost]).toEqual([])
})

test('what can be chosen is exactly what is asked, and nothing while another seat is asked', () => {
  for (const { asked } of questions()) {
    const found = [...spotsAsked(asked).answers.values()].flat().map(({ choice }) => choice)
    const expected = asked.answers.filter(({ name }) => !NOWHERE.test(name)).map(({ choice }) => choice)
    expect(new Set(found)).toEqual(new Set(expected))
    expect(spotsAsked({ ...asked, mine: false }).answers.size).toBe(0)
  }
})

test('a piece that cannot be chosen says why, and one that can does not', () => {
  let barred = 0
  for (const { asked } of questions()) {
    const { answers, reasons } = spotsAsked(asked)
    barred += reasons.size
    for (const spot of reasons.keys()) expect(answers.has(spot)).toBe(false)
  }
  expect(barred).toBeGreaterThan(100)
})

test.each([
  [{ verb: 'sail', piece: 'berth', place: 4 }, 'berth 4'],
  [{ verb: 'move', piece: 'foreman', place: 4 }, 'berth 4'],
  [{ verb: 'move', piece: 'messenger', place: 7 }, 'block 7'],
  [{ verb: 'load', piece: 'good', place: 2 }, 'storage 2'],
  [{ verb: 'deliver', piece: 'good', place: 2 }, 'cargo 2'],
  [{ verb: 'sell', piece: 'good', place: 2 }, 'stall 2'],
  [{ verb: 'board', piece: 'docker', color: 1 }, 'waiting 1'],
  [{ verb: 'land', piece: 'docker', color: 1 }, 'crew 1'],
  [{ verb: 'choose', piece: 'die', color: 3, place: 1 }, 'die 3'],
  [{ verb: 'activate', piece: 'card', card: 16 }, 'card 16'],
  [{ verb: 'done' }, undefined],
])('%j is about %s', (about, spot) => {
  expect(spotOf(about)).toBe(spot)
})
