import { describe, expect, test } from 'vitest'
import { namesDiffer, toldOf } from '../../common/test/inputs.ts'
import { hamburg, type Position, position } from '../src/index.ts'

const told = (given: Position, seat = 0) => toldOf(hamburg, position(hamburg, given), seat)

describe('what a network is told of Hamburg', () => {
  test('has a name for each place', () => {
    expect(namesDiffer(hamburg)).toBe(true)
  })

  test('is the time, the dice and the task under way', () => {
    const seats = [{ hand: [193] }]
    expect(told({ season: 3, round: 2, dice: { gray: 5 }, players: 3, seats })).toMatchObject({
      'season 3': 1,
      'round 2': 1,
      'seats 3': 1,
      'die 19': 1,
      'task 0: mine turn': 1,
    })
    expect(told({ seats }, 1)).toMatchObject({ "task 0: another's turn": 1 })
  })

  test('is what everybody has, from the seat on that looks', () => {
    const seats = [
      { marks: 3, wall: [2, 0] as const },
      { workers: { pink: 2 }, disasters: { brown: 1 } },
    ]
    expect(told({ seats })).toMatchObject({
      'me: marks 2': 1,
      'me: left 2': 1,
      'rival 1: workers 16': 1,
      'rival 1: disaster 12': 1,
    })
    expect(told({ seats })).not.toHaveProperty(['me: marks 3'])
    expect(told({ seats }, 1)).toMatchObject({ 'rival 1: marks 2': 1, 'me: workers 16': 1 })
  })

  test('is the own hand by card, that of others by colour', () => {
    const seats = [{ hand: [193] }, { hand: [37] }]
    const mine = told({ seats })
    expect(mine).toMatchObject({ 'my hand 193': 1, 'me: hand 1': 1, 'rival 1: hand 1': 1 })
    expect(mine).not.toHaveProperty(['my hand 37'])
    expect(told({ seats }, 1)).toHaveProperty(['my hand 37'])
  })

  test('is what has been built and used', () => {
    expect(told({ seats: [{ buildings: [12] }, { buildings: [40], garden: [] }] })).toMatchObject({
      'my building 12': 1,
      "a rival's building 40": 1,
    })
  })

  test('is what expansions bring', () => {
    expect(told({ expansions: ['ships', 'hummel'], ships: ['pink'], jettes: [9, 6] })).toMatchObject({
      'expansion 3': 1,
      'ship 3': 1,
      'money statues 2': 1,
    })
    expect(told({ seats: [{ mayor: 'M03' }], expansions: ['mayors'] })).toMatchObject({ 'me: mayor 2': 1 })
    expect(told({ clericTile: 'C02a' })).toHaveProperty(['cleric 2'])
  })

  test('is the game alone', () => {
    expect(told({ players: 1 })).toMatchObject({ alone: 1, 'rival 1: is TOM': 1 })
  })
})
