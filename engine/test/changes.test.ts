import { describe, expect, test } from 'vitest'
import { Fault, withChanges } from '../src/index.ts'

const view = {
  viewer: 0,
  table: {
    round: 1,
    seats: [
      { points: 3, hand: [4, 5] },
      { points: 0, hand: [-1] },
    ],
  },
}

describe('changes of a view', () => {
  test('put new values at their paths and leave the rest', () => {
    const changes = { 'table.round': 2, 'table.seats.1.hand': [-1, -1], 'table.seats.1.points': 7 }
    const after = withChanges(view, changes)
    expect(after).toEqual({
      viewer: 0,
      table: { round: 2, seats: [view.table.seats[0], { points: 7, hand: [-1, -1] }] },
    })
    expect(after.table.seats[0]).toBe(view.table.seats[0])
  })

  test('leave the earlier view as it is', () => {
    const before = structuredClone(view)
    withChanges(view, { 'table.seats.0.points': 9, 'table.seats.0.hand': [] })
    expect(view).toEqual(before)
  })

  test('are refused if they lead nowhere', () => {
    expect(() => withChanges(view, { 'table.ships.0.goods': 1 })).toThrow(
      new Fault("The view has nothing at 'table.ships.0.goods'."),
    )
  })
})
