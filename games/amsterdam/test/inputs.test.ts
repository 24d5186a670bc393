import { describe, expect, test } from 'vitest'
import { namesDiffer, toldOf } from '../../common/test/inputs.ts'
import { amsterdam, type Position, position } from '../src/index.ts'

const told = (given: Position, seat = 0) => toldOf(amsterdam, position(amsterdam, given), seat)

describe('what a network is told of Amsterdam', () => {
  test('has a name for each place', () => {
    expect(namesDiffer(amsterdam)).toBe(true)
  })

  test('is the time, the dice, the market and the task under way', () => {
    expect(
      told({ round: 5, dice: { gray: 3 }, tile: 7, players: 3, seats: [{ supply: { gray: 4 }, gulden: 9 }] }),
    ).toMatchObject({
      'round 5': 1,
      'die 10': 1,
      'tile 7': 1,
      'seats 3': 1,
      'task 0: mine turn': 1,
    })
  })

  test('is what everybody has, from the seat on that looks', () => {
    const seats = [
      { gulden: 3, amstel: 4, supply: { gray: 2 }, wheel: [{}, { pink: 1 }] },
      { storage: { beer: 1 }, crew: ['white' as const], magazine: 'black' as const, penalties: 2 },
    ]
    expect(told({ seats })).toMatchObject({
      'me: gulden 2': 1,
      'me: amstel 4': 1,
      'me: supply 5': 1,
      'me: wheel 30': 1,
      'rival 1: storage 0': 1,
      'rival 1: crew 1': 1,
      'rival 1: magazine 5': 1,
      'rival 1: penalties 2': 1,
    })
    expect(told({ seats }, 1)).toMatchObject({ 'rival 1: gulden 2': 1, 'me: storage 0': 1 })
  })

  test('is where the cards are, and what was done in the own turn', () => {
    const given = {
      seats: [
        { inactive: [12], active: [20] },
        { inactive: [30], active: [40] },
      ],
      display: [50],
      turn: { shipSteps: 2, blocks: 1 },
    }
    expect(told(given)).toMatchObject({
      'my inactive 12': 1,
      'my active 20': 1,
      "a rival's inactive 30": 1,
      "a rival's active 40": 1,
      'display 50': 1,
      'steps of the ship 1': 1,
      'blocks bought 0': 1,
    })
    expect(told(given, 1)).not.toHaveProperty(['steps of the ship 1'])
  })

  test('is the map, the harbour and what expansions bring', () => {
    expect(
      told({
        depot: ['white'],
        large: { tulips: 2 },
        small: ['beer', undefined],
        districts: ['jordaan'],
        piers: [['white', 'white']],
        expansions: ['trader'],
        trader: 'cheese',
      }),
    ).toMatchObject({
      'depot 1': 1,
      'large warehouse 5': 1,
      'small warehouse': 0.25,
      'small good 0': 1,
      'district scored 3': 1,
      'worker on pier 1': 2,
      'expansion 2': 1,
      'trader 2': 1,
    })
  })

  test('is the own missions, of others only those that lie open', () => {
    const given = { seats: [{ missions: [3] }, { missions: [5] }], expansions: ['missions' as const] }
    expect(told(given)).toHaveProperty(['my mission 3'])
    expect(told(given)).not.toHaveProperty(["a rival's mission 5"])
    expect(told(given, 1)).toHaveProperty(['my mission 5'])
  })

  test('is the game alone', () => {
    expect(told({ players: 1, triples: [4] })).toMatchObject({
      alone: 1,
      'rival 1: is TOM': 1,
      'triple 3': 1,
    })
  })
})
