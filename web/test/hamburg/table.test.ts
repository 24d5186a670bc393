import { expect, test } from 'vitest'
import {
  diceShown,
  hallPrice,
  lookFrom,
  phaseOf,
  roundsOf,
  type Table,
} from '../../src/boards/hamburg/table.ts'
import { othersOf } from '../../src/boards/pieces/foreseen.ts'
import type { BoardProps } from '../../src/worker/scene.ts'
import { questions } from './golden.ts'

const PHASES: Readonly<Record<string, number>> = { refill: 0, hall: 1, avert: 1, turn: 2, ship: 2 }

test('the phase is read off what is still to be done', () => {
  const seen = new Set<string>()
  for (const { asked, table } of questions()) {
    const phase = PHASES[asked.kind]
    if (phase === undefined) continue
    expect([asked.kind, phaseOf(table)]).toEqual([asked.kind, phase])
    seen.add(asked.kind)
  }
  expect(seen).toContain('turn')
})

test('a season has as many rounds as were and are to come', () => {
  const found = new Set<number>()
  for (const { asked, table } of questions()) if (asked.kind === 'turn') found.add(roundsOf(table))
  expect(found).toContain(4)
  for (const rounds of found) expect([3, 4, 5]).toContain(rounds)
})

test('a step at the City Hall costs the sum of all 1s and 2s', () => {
  const table = { ...firstTable(), agenda: [] }
  expect(hallPrice({ ...table, dice: [1, 2, 2, 3, 6, 1] })).toBe(6)
  expect(hallPrice({ ...table, dice: [3, 4, 5, 6, 6, 6] })).toBe(0)
})

test('before the roll of a season the dice of the last one are not shown', () => {
  let hidden = 0
  for (const { asked, table } of questions()) {
    if (asked.kind === 'refill') {
      expect(diceShown(table)).toEqual(table.dice.map(() => 0))
      expect(hallPrice(table)).toBe(0)
      if (table.dice.some(pips => pips > 0)) hidden++
    } else if (asked.kind === 'turn') expect(diceShown(table)).toEqual(table.dice)
  }
  expect(hidden).toBeGreaterThan(0)
})

function firstTable(): Table {
  const [first] = questions()
  return first!.table
}

/** What a board is given at the first golden question, with a foresight. */
function props(table: Table, more: Partial<BoardProps> = {}): BoardProps {
  const scene = {
    game: 'hamburg',
    names: [],
    viewer: 1,
    version: 0,
    table,
    asked: undefined,
    scores: [],
    over: false,
    zones: [],
  }
  return {
    scene,
    faces: new Map(),
    language: 'en',
    foresight: undefined,
    section: undefined,
    pace: 1,
    regarded: undefined,
    choose: () => undefined,
    regard: () => undefined,
    look: () => undefined,
    ...more,
  }
}

test('what the regarded answer changes is drawn from a table of its own; the true one stays', () => {
  const table = firstTable()
  const changes = [
    { path: ['seats', 0, 'marks'], before: table.seats[0]!.marks, after: 99 },
    { path: ['discard'], before: table.discard, after: [1, 2, 3] },
  ]
  const foresight = { choice: 7, changes, lines: [] }
  const look = lookFrom(props(table, { foresight, regarded: 7 }))
  expect(look.next.seats[0]!.marks).toBe(99)
  expect(look.next.discard).toEqual([1, 2, 3])
  expect(look.table.seats[0]!.marks).not.toBe(99)
  expect(lookFrom(props(table, { foresight, regarded: 8 })).next).toBe(table)
})

test('the others stand in turn order after the viewer', () => {
  const table = firstTable()
  const seats = [table.seats[0]!, table.seats[0]!, table.seats[0]!, table.seats[0]!]
  const given = props({ ...table, seats })
  expect(othersOf(lookFrom(given))).toEqual([2, 3, 0])
})
