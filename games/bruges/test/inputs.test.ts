import { describe, expect, test } from 'vitest'
import { namesDiffer, toldOf } from '../../common/test/inputs.ts'
import { bruges, type Position, position } from '../src/index.ts'

const told = (given: Position, seat = 0) => toldOf(bruges, position(bruges, given), seat)

describe('what a network is told of Bruges', () => {
  test('has a name for each place', () => {
    expect(namesDiffer(bruges)).toBe(true)
  })

  test('is the time, the dice and the task under way', () => {
    expect(
      told({
        round: 4,
        turn: 2,
        lastRound: 6,
        dice: { blue: 3 },
        players: 3,
        limitedWorkers: true,
        seats: [{ hand: [100] }],
      }),
    ).toMatchObject({
      'round 4': 1,
      'turn 2': 1,
      'rounds to the last 2': 1,
      'seats 3': 1,
      'die 3': 1,
      'limited workers': 1,
      'task 0: mine turn': 1,
    })
  })

  test('is what everybody has, from the seat on that looks', () => {
    const seats = [
      { guilders: 3, canals: [2, 0] as const },
      { workers: { red: 2 }, reputation: 5 },
    ]
    expect(told({ seats })).toMatchObject({
      'me: guilders 2': 1,
      'me: left 2': 1,
      'me: ahead 2': 1,
      'rival 1: workers 21': 1,
      'rival 1: reputation 5': 1,
      'rival 1: behind 2': 1,
    })
    expect(told({ seats }, 1)).toMatchObject({ 'rival 1: guilders 2': 1, 'me: reputation 5': 1 })
  })

  test('is the own hand by card, that of others by colour; persons and who is used', () => {
    const seats = [
      { hand: [100], persons: [12] },
      { hand: [37], persons: [40] },
    ]
    const mine = told({ seats })
    expect(mine).toMatchObject({
      'my hand 100': 1,
      'rival 1: hand 1': 1,
      'my person 12': 1,
      "a rival's person 40": 1,
    })
    expect(mine).not.toHaveProperty(['my hand 37'])
    expect(told({ seats }, 1)).toHaveProperty(['my hand 37'])
  })
})
