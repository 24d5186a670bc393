import { expect, test } from 'vitest'
import { bruges, type Position, position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { table } from '../table.ts'
import { perColor, seedRolling, type Wanted } from './listening.ts'

/** Section 5, phase 2: threat markers and a step on the reputation track. */

const EARL = 13
const NOTARY = 42
const PREACHER = 85
const ABBOT = 84

function rolling(wanted: Wanted, seats: readonly SeatDescription[], given: Position = {}) {
  return table({
    seats,
    turn: 0,
    seed: seedRolling(wanted),
    agenda: ['roll', 'turn'],
    ...given,
  })
}

/** Seat 0 may take a step with these dice. */
function stepping(dice: Position['dice'], seat: SeatDescription) {
  return table({
    seats: [{ hand: [1], ...seat }],
    turn: 0,
    agenda: ['step', 'turn'],
    dice: dice ?? {},
  })
}

test('T06 everybody, the start player too, takes a marker of each colour whose die shows a 5 or 6', () => {
  const at = rolling({ yellow: 5, brown: 6 }, [{ hand: [1] }, {}, {}])
  for (const seat of [0, 1, 2]) expect(at.seat(seat).threats).toEqual(perColor({ yellow: 1, brown: 1 }))
})

test('T07 a step costs the sum of all 1s and 2s: 3 for a 1 and a 2', () => {
  const at = rolling({ purple: 1, red: 2 }, [{ guilders: 5, hand: [1] }, { guilders: 3 }, { guilders: 2 }])
  expect(at.asked).toEqual({ kind: 'step', seat: 0 })
  expect(at.answers).toEqual(['advance', 'done'])
  at.play('done')
  expect(at.asked).toEqual({ kind: 'step', seat: 1 })
  at.play('advance')
  expect(at.seat(1)).toMatchObject({ guilders: 0, reputation: 1 })
  // The third player cannot pay and is not asked.
  expect(at.asked?.kind).toBe('turn')
  expect(at.seat(0)).toMatchObject({ guilders: 5, reputation: 0 })
  expect(at.seat(2)).toMatchObject({ guilders: 2, reputation: 0 })
})

test('T08 without a 1 or 2 there are no steps', () => {
  const at = stepping({ blue: 3, brown: 3, yellow: 4, purple: 5, red: 6 }, { guilders: 20 })
  expect(at.asked?.kind).toBe('turn')
  expect(at.seat()).toMatchObject({ guilders: 20, reputation: 0 })
})

test('T09 1, 1, 2, 2, 2 make a price of 8', () => {
  const dice = { blue: 1, brown: 1, yellow: 2, purple: 2, red: 2 }
  expect(stepping(dice, { guilders: 7 }).asked?.kind).toBe('turn')
  const at = stepping(dice, { guilders: 8 })
  at.play('advance')
  expect(at.seat()).toMatchObject({ guilders: 0, reputation: 1 })
})

test('T45 the Earl buys a step for 4 only when no die shows a 1 or 2', () => {
  const at = stepping({}, { guilders: 4, persons: [EARL] })
  at.play('advance')
  expect(at.seat()).toMatchObject({ guilders: 0, reputation: 1 })
  expect(stepping({}, { guilders: 3, persons: [EARL] }).asked?.kind).toBe('turn')
  const rolled = stepping({ blue: 2 }, { guilders: 4, persons: [EARL] })
  rolled.play('advance')
  expect(rolled.seat().guilders).toBe(2)
})

test('T46 with the Notary a rolled price of 1 becomes 0; without a 1 or 2 there is no step', () => {
  const at = stepping({ blue: 1 }, { guilders: 0, persons: [NOTARY] })
  at.play('advance')
  expect(at.seat()).toMatchObject({ guilders: 0, reputation: 1 })
  expect(stepping({}, { guilders: 20, persons: [NOTARY] }).asked?.kind).toBe('turn')
})

test("ruling 12: the Notary does not lower the Earl's price", () => {
  const at = stepping({}, { guilders: 4, persons: [EARL, NOTARY] })
  at.play('advance')
  expect(at.seat().guilders).toBe(0)
})

test('ruling 11: on the last space no step is bought, and nothing follows', () => {
  const at = stepping({ blue: 1 }, { guilders: 9, reputation: 10, persons: [ABBOT] })
  expect(at.asked?.kind).toBe('turn')
  expect(at.seat()).toMatchObject({ guilders: 9, points: 5, reputation: 10 })
})

test('ruling 15: Preacher and Abbot both follow a step', () => {
  const at = stepping({ blue: 1 }, { persons: [PREACHER, ABBOT], threats: { red: 1, blue: 1 } })
  at.play('advance')
  expect(at.answers).toEqual(['threat blue', 'threat red', 'done'])
  at.play('threat red')
  expect(at.seat()).toMatchObject({ points: 7, threats: perColor({ blue: 1 }) })
})

test.each([
  [{ dice: {}, seats: [{ guilders: 9 }] }, { kind: 'noLowDie' }],
  [
    { dice: { blue: 2 }, seats: [{ guilders: 1 }] },
    { kind: 'needsGuilders', n: 2, has: 1 },
  ],
  [{ dice: { blue: 2 }, seats: [{ reputation: 10 }] }, { kind: 'lastSpace' }],
] satisfies [Position, object][])('it is said why there is no step: %j', (given, reason) => {
  const state = position(bruges, given)
  expect(bruges.steps.step.why?.(state, { kind: 'step', seat: 0, card: 0, color: -1, count: 0 })).toEqual([
    { name: 'advance', about: { verb: 'advance', piece: 'reputation' }, reason },
  ])
})
