import { describe, expect, test } from 'vitest'
import { colorOf } from '../../src/cards/cardfile.ts'
import { COLORS } from '../../src/colors.ts'
import type { Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { perColor, seedRolling } from '../rules/listening.ts'
import { table } from '../table.ts'
import { gain, PLAIN, turn } from './playing.ts'

/** Section 11.6: the cleric tiles that change the course of a season: City Hall, rounds, hands, ships, disasters. */

describe('C04', () => {
  const hall = (clericTile: string, dice: Position['dice'], marks = 9) =>
    table({
      seats: [{ hand: [16], marks }],
      dice: dice ?? {},
      clericTile,
      round: 0,
      agenda: ['hall', 'turn'],
    })

  test('T38 C04a with 1, 2, 2: 3 marks for 1 space', () => {
    const at = hall('C04a', { purple: 1, gray: 2, black: 2 })
    expect(gain(at, ['advance'])).toEqual({ marks: -3 })
    expect(at.seat().hall).toBe(1)
  })

  test('C04a: never below 0, and no advance without a 1 or 2', () => {
    expect(gain(hall('C04a', { pink: 1 }, 0), ['advance'])).toEqual({})
    expect(hall('C04a', {}).asked?.kind).toBe('turn')
  })

  test('C04b: 2 marks more, and no advance without a 1 or 2', () => {
    expect(gain(hall('C04b', { pink: 1 }), ['advance'])).toEqual({ marks: -3 })
    expect(hall('C04b', { pink: 1 }, 2).asked?.kind).toBe('turn')
    expect(hall('C04b', {}).asked?.kind).toBe('turn')
  })

  test('H04 the price of card 002 and of the pink ship is not changed', () => {
    for (const clericTile of ['C04a', 'C04b']) {
      const card = table({
        seats: [{ hand: [16], marks: 9, buildings: [2] }],
        clericTile,
        round: 0,
        agenda: [{ do: 'window', phase: 'II', atHall: true }, 'turn'],
      })
      expect(gain(card, ['activate 002'])).toEqual({ marks: -4 })
      const ship = turn(
        { hand: [PLAIN.gray, 16], marks: 9, workers: { gray: 1 } },
        { clericTile, ships: ['pink'] },
      )
      expect(gain(ship, ['play 154 wall left', 'ship pink'])).toEqual({ marks: -4, gray: -1 })
    }
  })
})

describe('C06', () => {
  const HANDS = [{ hand: [1, 2, 3, 4, 5, 6] }, { hand: [7, 8, 9, 10, 11, 12] }]
  const roundsPlayed = (clericTile?: string) => {
    const at = table({ seats: HANDS, ...(clericTile ? { clericTile } : {}), agenda: ['rounds'] })
    while (at.asked) at.play(at.answers.find(answer => answer.endsWith('money'))!)
    expect(at.seat(0).hand.length).toBe(at.seat(1).hand.length)
    return [6 - at.seat().hand.length, at.state.round]
  }

  test('C06a: 5 rounds, C06b: 3 rounds, otherwise 4', () => {
    expect([roundsPlayed('C06a'), roundsPlayed('C06b'), roundsPlayed()]).toEqual([
      [5, 5],
      [3, 3],
      [4, 4],
    ])
  })

  test.each(['C06a', 'C06b'])('E37 %s: hands are still refilled to 5', clericTile => {
    const at = table({
      seats: [{ hand: [1, 2, 3] }],
      clericTile,
      agenda: ['refill', 'takeUp', 'turn'],
    })
    at.play('deck gray', 'deck gray')
    expect(at.asked?.kind).toBe('turn')
  })
})

describe('C09', () => {
  const HANDS = [
    { hand: [1, 2, 97] },
    { hand: [3, 4, 5, 6, 145], disasters: { gray: 2 }, wall: [1, 1] as const },
  ]
  const deployed = (side: string, given: Position = {}) =>
    table({
      seats: HANDS,
      dice: { black: 1 },
      clericTiles: [side, 'C01a', 'C02a', 'C03a', 'C04a', 'C05a'],
      agenda: ['cleric', 'turn'],
      ...given,
    })
  const handColors = ({ state }: ReturnType<typeof table>, seat: number) =>
    state.seats[seat]!.hand.map(card => COLORS[colorOf(card)])

  test('C09a: everybody discards the hand and draws one card of each colour', () => {
    const at = deployed('C09a')
    expect([handColors(at, 0), handColors(at, 1)]).toEqual([COLORS, COLORS])
    expect(at.state.discard.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 97, 145])
  })

  test('H26 C09a: an empty pile yields nothing', () => {
    const at = deployed('C09a', { emptyPiles: ['gray'] })
    expect(handColors(at, 0)).toEqual(COLORS.filter(color => color !== 'gray'))
  })

  test('E38 C09b: 3 cards of one pile and 2 of another, in turn order', () => {
    const at = deployed('C09b', { first: 1 })
    expect(at.asked).toEqual({ kind: 'newHand', seat: 1 })
    at.play('deck gray')
    expect(at.answers).toEqual(['deck purple', 'deck orange', 'deck pink', 'deck brown'])
    at.play('deck pink')
    expect(handColors(at, 1)).toEqual(['gray', 'gray', 'gray', 'pink', 'pink'])
    expect(at.asked).toEqual({ kind: 'newHand', seat: 0 })
    at.play('deck brown', 'deck purple')
    expect(handColors(at, 0)).toEqual(['purple', 'purple', 'brown', 'brown', 'brown'])
    expect(at.state.discard).toHaveLength(8)
  })

  test('H26 it happens with the cleric, before the disasters', () => {
    const at = table({
      seats: HANDS,
      clericTiles: Array.from({ length: 6 }, () => 'C09a'),
      round: 0,
      seed: seedRolling({ gray: 5 }),
      agenda: ['roll', 'turn'],
    })
    expect(at.asked).toEqual({ kind: 'loseWall', seat: 1 })
    expect([handColors(at, 0), handColors(at, 1)]).toEqual([COLORS, COLORS])
  })
})

describe('C10', () => {
  const ships = (clericTile: string, dice: Position['dice']) =>
    table({
      seats: [{ hand: [16] }],
      expansions: ['ships'],
      clericTile,
      dice: dice ?? {},
      agenda: ['raiseShips', 'turn'],
    }).state.ships

  test('C10a: all six ships, C10b: none, whatever the dice show', () => {
    const low = { purple: 1, orange: 1, gray: 2, pink: 5, brown: 6, black: 1 }
    expect([ships('C10a', low), ships('C10a', {}), ships('C10b', low), ships('C10b', {})]).toEqual([
      63, 63, 0, 0,
    ])
  })
})

describe('C12', () => {
  const high = { purple: 5, orange: 6, gray: 5, pink: 6, brown: 5, black: 6 }
  const raised = (clericTile: string) =>
    table({
      seats: [{ hand: [16] }],
      clericTile,
      dice: high,
      agenda: ['raise', 'turn'],
    }).seat().disasters

  test('C12a: orange, pink and purple do not rise by the dice', () => {
    expect(raised('C12a')).toEqual(perColor({ gray: 1, brown: 1 }))
  })

  test('C12b: brown and gray do not rise by the dice', () => {
    expect(raised('C12b')).toEqual(perColor({ purple: 1, orange: 1, pink: 1 }))
  })

  const drawn = (clericTile: string, token: string, seat: SeatDescription = {}) =>
    table({
      seats: [{ hand: [16], ...seat }],
      clericTile,
      tokens: [token],
      agenda: ['intrigue', 'turn'],
    })

  test('H42 C12a: nor by tokens, which are drawn all the same', () => {
    const purple = drawn('C12a', 'purple')
    expect(purple.seat().disasters).toEqual(perColor({}))
    expect(purple.state.usedTokens).toEqual([0])
    expect(drawn('C12a', 'gray').seat().disasters).toEqual(perColor({ gray: 1 }))
    expect(drawn('C12a', 'X03').seat().disasters).toEqual(perColor({ gray: 1 }))
  })

  test('H42 C12b: no tokens are drawn, and the mayor M05 is not asked', () => {
    const at = drawn('C12b', 'pink', { mayor: 'M05' })
    expect(at.asked?.kind).toBe('turn')
    expect(at.state.usedTokens).toEqual([])
    expect(at.seat().disasters).toEqual(perColor({}))
  })

  test('H42 increases by buildings still count: 178 and 236', () => {
    const passed = table({
      seats: [{ hand: [178, 16], sites: ['gray'], disasters: { pink: 1 } }, {}],
      clericTile: 'C12a',
    }).play('play 178 build')
    expect(passed.seat(1).disasters).toEqual(perColor({ pink: 1 }))
    for (const [clericTile, token, expected] of [
      ['C12a', 'pink', { pink: 1 }],
      ['C12b', 'gray', { gray: 1 }],
    ] as const) {
      const at = table({
        seats: [{ hand: [236, 16], sites: ['gray'] }, {}],
        clericTile,
        tokens: [token],
      }).play('play 236 build')
      expect(at.seat(1).disasters).toEqual(perColor(expected))
    }
  })

  test('the mayor M03 gets nothing for what does not rise, and card 151 is not asked', () => {
    const at = table({
      seats: [{ hand: [16], mayor: 'M03', buildings: [151], workers: { pink: 1 } }],
      clericTile: 'C12a',
      dice: { pink: 5 },
      agenda: ['raise', 'turn'],
    })
    expect(at.asked?.kind).toBe('turn')
    expect(at.purse().workers).toEqual(perColor({ pink: 1 }))
  })
})
