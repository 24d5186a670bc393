import { describe, expect, test } from 'vitest'
import { COLORS } from '../../src/colors.ts'
import type { Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { perColor } from '../rules/listening.ts'
import { table } from '../table.ts'
import { gain, nested, PLAIN, turn } from './playing.ts'

/** Tiles of several expansions and cards that have a say in the same thing. */

describe('one action, changed by card, mayor, stock and cleric tile', () => {
  const money = (tile: [string, number], clericTile: string, gray: number, seat: SeatDescription = {}) =>
    gain(turn({ hand: [PLAIN.gray, 16], ...seat }, { stock: tile, clericTile, dice: { gray } }), [
      'play 154 money',
    ])

  test('Take money: the die, 139, M10, B01 and C01a together', () => {
    expect(money(['S01', 3], 'C01a', 4, { mayor: 'M10', buildings: [139] })).toEqual({
      marks: 4 + 3 + 2 + 3 + 2,
    })
  })

  test('H08 Take money: only the sum is never below 0', () => {
    expect(money(['S01', 6], 'C08b', 1, { mayor: 'M10' })).toEqual({})
    expect(money(['S01', 6], 'C08b', 1, { buildings: [139] })).toEqual({})
    expect(money(['S01', 6], 'C08b', 1, { mayor: 'M10', buildings: [139] })).toEqual({ marks: 2 })
  })

  test('Take workers: B03, card 034 and C02b', () => {
    const at = turn(
      { hand: [PLAIN.gray, 16], buildings: [34], workers: { brown: 1 } },
      { stock: ['S02', 3], clericTile: 'C02b' },
    )
    expect(gain(at, ['play 154 workers', 'worker pink', 'return brown'])).toEqual({
      gray: 5,
      pink: 1,
      brown: -1,
    })
  })

  test('Take workers: B04 is paid, C11b brings one more', () => {
    const at = turn({ hand: [PLAIN.gray, 16] }, { stock: ['S02', 6], clericTile: 'C11b' })
    expect(gain(at, ['play 154 workers'])).toEqual({ gray: 4, marks: -2 })
  })

  test('Decrease: card 168, M02 and B07', () => {
    const at = turn(
      { hand: [PLAIN.gray, 16], mayor: 'M02', buildings: [168], disasters: { gray: 2 } },
      { stock: ['S04', 3] },
    )
    expect(gain(at, ['play 154 decrease'])).toEqual({ points: 4 + 2 })
  })

  test('Play a site: card 070, M08 and B09', () => {
    const at = turn(
      { hand: [PLAIN.gray, 16], mayor: 'M08', buildings: [70], disasters: { gray: 1 }, workers: { gray: 1 } },
      { stock: ['S05', 3] },
    )
    expect(gain(at, ['play 154 site', 'reduce gray'])).toEqual({ gray: -1, points: 1 + 2 + 1 })
  })

  test('Construct a building: half, then 132, C05 and B11 or B12, then never below 0', () => {
    const price = (stock: [string, number], clericTile: string, card = 107, buildings = [182, 132]) => {
      const sites = [...buildings, 0].map(() => 'gray' as const)
      const at = turn({ hand: [card, 16], marks: 20, sites, buildings }, { stock, clericTile })
      return 0 - (gain(at, [`play ${card} build`]).marks ?? 0)
    }
    expect(price(['S06', 6], 'C05b')).toBe(5 - 3 + 2 + 3)
    expect(price(['S06', 3], 'C05b')).toBe(5 - 3 + 2 - 3)
    expect(price(['S06', 3], 'C05a')).toBe(0)
    expect(price(['S06', 6], 'C05a')).toBe(5 - 3 - 2 + 3)
    // A building of cost 3: the flat amounts are added up before the floor.
    expect(price(['S06', 6], 'C05b', 110, [132])).toBe(3 - 3 + 2 + 3)
    expect(price(['S06', 4], 'C05a', 110, [132])).toBe(0)
  })

  test('B14 besides C05b and M07, whose 2 marks make up for each other', () => {
    const at = turn(
      { hand: [49, 16], mayor: 'M07', sites: ['gray'], workers: { pink: 2 } },
      { stock: ['S07', 6], clericTile: 'C05b' },
    )
    expect(gain(at, ['play 049 build'])).toEqual({ pink: -2, points: 1 })
  })

  test('an action that a building gave knows card and mayor only', () => {
    const given = { stock: ['S01', 3] as const, clericTile: 'C01a', dice: { gray: 4 } }
    const at = nested(PLAIN.gray, { mayor: 'M10', buildings: [139] }, given)
    expect(gain(at, ['play 154 money'])).toEqual({ marks: 4 + 3 + 2 })
    expect(at.state.tracker).toBe(2)
  })

  test('a building constructed by an action is cheaper, but the action it gives is not changed', () => {
    const at = turn(
      { hand: [1, 16], sites: ['gray', 'pink'], marks: 9 },
      { stock: ['S06', 3], clericTile: 'C05a', piles: { pink: [PLAIN.pink] } },
    )
    at.play('play 001 build', 'site 1 gray', 'deck pink')
    expect(at.purse().marks).toBe(9)
    expect(gain(at, ['play 059 build'])).toEqual({ marks: -9 })
    expect(at.state.tracker).toBe(3)
  })
})

describe('the price of a wall segment', () => {
  /** The first segment on the left (gray, 1 mark) or the fourth on the left (purple, 4 marks). */
  const price = (seat: SeatDescription, given: Position, fourth = false) => {
    const [card, wall] = fourth ? [PLAIN.purple, [3, 5] as const] : [PLAIN.gray, [0, 5] as const]
    const at = turn({ hand: [card, 16], marks: 20, wall, ...seat }, given)
    return 0 - (gain(at, [`play ${card} wall left`]).marks ?? 0)
  }

  test('H08 M09 with C03 and B16', () => {
    expect(price({ mayor: 'M09' }, { clericTile: 'C03b', stock: ['S08', 6] }, true)).toBe(2 + 2 + 3)
    expect(price({ mayor: 'M09' }, { clericTile: 'C03a', stock: ['S08', 5] })).toBe(2 - 2 + 2)
    expect(price({ mayor: 'M09' }, { clericTile: 'C03a', stock: ['S03', 1] })).toBe(0)
  })

  test('H08 B19 makes the base 0; C03b still comes on top', () => {
    expect(price({}, { clericTile: 'C03b', stock: ['S10', 2] }, true)).toBe(2)
    expect(price({ mayor: 'M09' }, { stock: ['S10', 2] }, true)).toBe(0)
    expect(price({ mayor: 'M09' }, { stock: ['S10', 1] }, true)).toBe(2)
  })

  test('B20 with M09 and with 232', () => {
    expect(price({ mayor: 'M09' }, { stock: ['S10', 5] }, true)).toBe(3)
    expect(price({ buildings: [232] }, { stock: ['S10', 5], dice: { black: 1 } }, true)).toBe(2)
  })

  test('232 with M09: whichever is less; tiles come on top', () => {
    const seat = { mayor: 'M09', buildings: [232] }
    expect(price(seat, { dice: { black: 1 } }, true)).toBe(1)
    expect(price(seat, { dice: { black: 6 } }, true)).toBe(2)
    expect(price(seat, { dice: { black: 1 }, stock: ['S08', 6], clericTile: 'C03b' }, true)).toBe(1 + 3 + 2)
  })

  test.each([
    ['B16', ['S08', 6]],
    ['B20', ['S10', 6]],
    ['B19', ['S10', 2]],
  ] as const)('108 is free whatever %s and C03b say', (_, stock) => {
    expect(price({ buildings: [108], marks: 0 }, { stock, clericTile: 'C03b' })).toBe(0)
  })

  test('108 with C03a brings no marks', () => {
    expect(price({ buildings: [108], marks: 0 }, { clericTile: 'C03a' })).toBe(0)
  })

  test('H48 062 at twice the base, 145 free: neither 108 nor tiles; 232 and M09 do help', () => {
    const tiles = { stock: ['S08', 6] as const, clericTile: 'C03b', dice: { black: 1 } }
    const double = (buildings: number[], mayor?: string) => {
      const seat = { hand: [16], marks: 20, wall: [3, 5] as const, workers: { orange: 1 }, buildings }
      return gain(turn({ ...seat, ...(mayor ? { mayor } : {}) }, tiles), ['activate 062']).marks
    }
    expect(double([62, 108])).toBe(-8)
    expect(double([62], 'M09')).toBe(-4)
    expect(double([62, 232])).toBe(-2)
    const free = turn({ hand: [145, 16], sites: ['gray'], marks: 6, wall: [3, 5] }, tiles)
    expect(gain(free, ['play 145 build'])).toEqual({ marks: -6 })
    expect(free.state.tracker).toBe(5)
  })
})

describe('the price of an advance: 125, C04, 240 and M05', () => {
  /** Low dice: pink 1, gray 2, and black. */
  const price = (black: number, clericTile: string, seat: SeatDescription, taxed: boolean) => {
    const at = table({
      seats: [{ hand: [16], marks: 20, ...seat }, taxed ? { buildings: [240] } : {}],
      dice: { pink: 1, gray: 2, black },
      clericTile,
      round: 0,
      agenda: ['hall', 'turn'],
    })
    return 0 - (gain(at, ['advance']).marks ?? 0)
  }

  test('H08 125 and C04 change the sum, then 240 adds the black die', () => {
    expect(price(2, 'C04b', { buildings: [125] }, true)).toBe(5 - 2 + 2 + 2)
    expect(price(2, 'C04a', { buildings: [125] }, true)).toBe(5 - 2 - 2 + 2)
    expect(price(6, 'C04a', { buildings: [125] }, true)).toBe(0 + 6)
    expect(price(6, 'C04a', { buildings: [125] }, false)).toBe(0)
  })

  test('M05 leaves out the black die twice', () => {
    expect(price(2, 'C04b', { mayor: 'M05' }, true)).toBe(3 + 2)
    expect(price(2, 'C04b', { mayor: 'M05', buildings: [125] }, true)).toBe(3 - 2 + 2)
    expect(price(2, 'C04a', { mayor: 'M05', buildings: [125] }, true)).toBe(0)
  })

  test('H20 with only the black die low, M05 pays just C04b', () => {
    const at = table({
      seats: [{ hand: [16], marks: 20, mayor: 'M05' }],
      dice: { black: 1 },
      clericTile: 'C04b',
      round: 0,
      agenda: ['hall', 'turn'],
    })
    expect(gain(at, ['advance'])).toEqual({ marks: -2 })
  })
})

describe('activating again: M04, 054 and 060', () => {
  const seat = { mayor: 'M04', hand: [16], buildings: [98, 54] }

  test('054 and M04 can both activate the same building again, each time for its price', () => {
    const at = turn({ ...seat, workers: { pink: 3, purple: 1 } }).play('activate 098', 'activate 054')
    expect(at.purse()).toMatchObject({ marks: 11, workers: perColor({ pink: 1 }) })
    expect(gain(at, ['activate 304'])).toEqual({ marks: 3, pink: -1 })
    expect(at.answers.filter(answer => answer.startsWith('activate'))).toEqual([])
  })

  test('M04 may also activate 054 itself again', () => {
    const at = turn({ ...seat, workers: { pink: 3, purple: 2 } }).play(
      'activate 098',
      'activate 054',
      'activate 304',
    )
    expect(at.answers).toEqual(['activate 098', 'activate 054'])
    expect(gain(at, ['activate 054'])).toEqual({ marks: 3, pink: -1, purple: -1 })
  })

  test('H14 054 does not activate itself', () => {
    const at = turn({ ...seat, workers: { purple: 2 } })
    expect(at.answers).not.toContain('activate 054')
  })

  test('H14 060 ignores markers and places none, so M04 finds nothing that was used', () => {
    const at = turn({ mayor: 'M04', hand: [60, 16], buildings: [98], sites: ['gray', 'gray'], marks: 9 })
    expect(gain(at, ['play 060 build'])).toEqual({ marks: -9 + 3 })
    expect(at.seat().used).toEqual([])
    expect(at.answers).not.toContain('activate 304')
  })

  test('H14 060 fires 054 without its worker; what 054 activates again is paid', () => {
    const at = turn({
      mayor: 'M04',
      hand: [60, 16],
      buildings: [98, 54],
      used: [98],
      sites: ['gray', 'gray', 'gray'],
      marks: 9,
      workers: { pink: 1 },
    })
    at.play('play 060 build')
    expect(at.answers).toEqual(['activate 098', 'activate 054'])
    expect(gain(at, ['activate 054'])).toEqual({ marks: 3 + 3, pink: -1 })
    expect(at.seat().used).toEqual([98])
  })
})

describe('the gray ship', () => {
  /** Both next segments are purple: the right one for 1 mark, the left one for 4. */
  const sailing = (given: Position, seat: SeatDescription = {}) =>
    turn(
      { hand: [PLAIN.purple, 16], marks: 12, wall: [3, 0], workers: { purple: 2 }, ...seat },
      { ships: ['gray'], piles: { purple: [205] }, ...given },
    )

  test('H11 its action is changed by stock and cleric tile', () => {
    const at = sailing({ clericTile: 'C01a', stock: ['S01', 3] }).play('play 204 wall right', 'ship gray')
    expect(gain(at, ['play 205 money'])).toEqual({ marks: 3 + 2 + 3 })
    expect(at.state.tracker).toBe(3)
  })

  test('H11 the tracker has moved by the segment before: the next step counts', () => {
    const at = sailing({ stock: ['S03', 3] }, { points: 10 })
    expect(gain(at, ['play 204 wall right', 'ship gray'])).toEqual({ marks: -1, points: 2, purple: -1 })
    expect(at.state.tracker).toBe(3)
    expect(gain(at, ['play 205 wall left'])).toEqual({ marks: -4, points: -1 })
    expect(at.state.tracker).toBe(4)
  })

  test('H11 after the last step of a tile the next tile counts, and only for its own action', () => {
    const at = sailing({ stock: ['S03', 6] }, { points: 10 }).play('play 204 wall right', 'ship gray')
    expect(at.state).toMatchObject({ stockTile: [9], tracker: 0, stockUsed: [2] })
    const other = sailing({ stock: ['S03', 6] }, { points: 10 }).play('play 204 wall right', 'ship gray')
    expect(gain(at, ['play 205 wall left'])).toEqual({ marks: -4 })
    expect(at.state).toMatchObject({ stockTile: [9], tracker: 1 })
    expect(gain(other, ['play 205 money'])).toEqual({ marks: 3 })
    expect(other.state).toMatchObject({ stockTile: [9], tracker: 0 })
  })

  test('H09 H11 what a tile asks for its action must be paid', () => {
    const at = sailing({ stock: ['S02', 6] }, { marks: 2 }).play('play 204 wall right', 'ship gray')
    expect(at.answers).not.toContain('play 205 workers')
    expect(at.answers).toContain('play 205 money')
  })
})

test('a ship comes after card 150 and B05, and after the statue', () => {
  const at = turn(
    {
      hand: [PLAIN.orange, 16],
      marks: 5,
      wall: [4, 0],
      workers: { orange: 1 },
      buildings: [150],
      disasters: { orange: 1 },
    },
    { ships: ['purple'], stock: ['S03', 3], jettes: [9], statues: [5] },
  ).play('play 107 wall left')
  expect(at.asked?.kind).toBe('takeStatue')
  expect(gain(at, ['statue jette'])).toEqual({ marks: 9, points: 3 })
  expect(at.asked?.kind).toBe('ship')
  expect(gain(at, ['ship purple'])).toEqual({ marks: 4, orange: -1 })
})

test("another player's card 091 pays for a segment built by the gray ship, too", () => {
  const at = table({
    seats: [
      { hand: [PLAIN.purple, 16], marks: 12, wall: [3, 0], workers: { purple: 1 } },
      { buildings: [91] },
    ],
    ships: ['gray'],
    piles: { purple: [205] },
  }).play('play 204 wall right', 'ship gray', 'play 205 wall left')
  expect(at.purse(1).workers).toEqual(perColor({ purple: 2 }))
})

test('190 puts a building of cost 0 under a Zoo card: M07 pays', () => {
  const at = turn({ hand: [49, 16], mayor: 'M07', buildings: [190], garden: [257], workers: { pink: 1 } })
  expect(gain(at, ['activate 190'])).toEqual({ points: 1, marks: 2, pink: -1 })
  expect(at.seat().buildings).toEqual([190, 49])
})

test('H26 C09 gives M01 five cards; Phase I then refills to 7', () => {
  const at = table({
    seats: [{ mayor: 'M01', hand: [1, 2, 3, 4, 5, 6, 7] }],
    dice: { black: 1 },
    clericTiles: ['C09a', 'C01a', 'C02a', 'C03a', 'C04a', 'C05a'],
    agenda: ['cleric', 'refill', 'takeUp', 'turn'],
  })
  expect(at.seat().hand).toHaveLength(5)
  at.play('deck gray', 'deck gray')
  expect(at.asked?.kind).toBe('turn')
  expect(at.seat().hand).toHaveLength(7)
})

test('M03 gets a worker for each half of a double token', () => {
  const at = table({
    seats: [{ mayor: 'M03', hand: [16] }],
    tokens: ['X04'],
    agenda: ['intrigue', 'turn'],
  }).play('increase brown')
  expect(at.purse().workers).toEqual(perColor({ gray: 1, brown: 1 }))
})

test('M05 whoever skips a gift token gets no gift', () => {
  const at = table({
    seats: [{ mayor: 'M05', hand: [16] }],
    tokens: ['X09'],
    agenda: ['intrigue', 'turn'],
  })
  expect(gain(at, ['skip token'])).toEqual({})
  expect(at.seat().disasters).toEqual(perColor({}))
})

test('M06 and card 095 both follow a majority', () => {
  const at = table({
    seats: [{ mayor: 'M06', marks: 0, hall: 1, buildings: [95] }, { buildings: [37] }],
    agenda: [{ do: 'majorities', due: true }],
    window: 2,
  })
  expect(at.purse()).toMatchObject({ marks: 5, workers: COLORS.map(() => 1) })
})

test('a site by 224 in another colour: M08 and B18 count, the fee and two workers are paid', () => {
  const at = turn(
    { hand: [PLAIN.brown, 16], mayor: 'M08', buildings: [224], workers: { gray: 1, pink: 1 } },
    { stock: ['S09', 6] },
  ).play('play 011 recolour')
  expect(gain(at, ['as pink site'])).toEqual({ gray: -1, pink: -1, marks: -3, points: 1 })
})
