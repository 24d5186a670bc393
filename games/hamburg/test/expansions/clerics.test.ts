import { describe, expect, test } from 'vitest'
import { COLORS } from '../../src/colors.ts'
import type { Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { table } from '../table.ts'
import { begin, type Gain, gain, nested, PLAIN, turn } from './playing.ts'

/** Section 11.6: the cleric tiles, and those that change standard actions. */

const SHIP_TILE = 9

describe('set-up', () => {
  test('six of the twelve tiles lie at the windows, each on a side', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 150; i++) {
      const { clericTiles, clericTile } = begin(2, ['clerics', 'ships'], `clerics ${i}`).state
      expect(clericTile).toBe(-1)
      expect(clericTiles).toHaveLength(6)
      expect(new Set(clericTiles.map(side => side >> 1)).size).toBe(6)
      for (const [window, side] of clericTiles.entries()) seen.add(`${window} ${side}`)
    }
    // Every side at every window.
    expect(seen.size).toBe(6 * 24)
  })

  test('H24 the tile of the ships is only used with ships', () => {
    const tiles = Array.from(
      { length: 100 },
      (_, i) => begin(2, ['clerics'], `clerics ${i}`).state.clericTiles,
    )
    expect(tiles.every(six => six.length === 6)).toBe(true)
    const used = new Set(tiles.flat().map(side => side >> 1))
    expect(used.has(SHIP_TILE)).toBe(false)
    expect(used.size).toBe(11)
  })

  test('without the expansion there are none', () => {
    expect(begin(2, []).state).toMatchObject({ clericTiles: [], clericTile: -1 })
  })
})

const TILES = ['C01a', 'C02b', 'C03a', 'C04b', 'C05a', 'C06b']
const OTHER_SIDES = [0, 3, 4, 7, 8, 11]

describe('the tile of a season', () => {
  test('is the one at the window of the cleric', () => {
    const at = table({
      seats: [{ hand: [16] }],
      dice: { black: 2 },
      clericTiles: TILES,
      agenda: ['cleric', 'turn'],
    })
    expect(at.state).toMatchObject({ window: 1, clericTile: 3 })
  })

  test('is in force for every player', () => {
    const at = table({
      seats: [{ hand: [PLAIN.gray] }, { hand: [PLAIN.pink, 16] }],
      clericTile: 'C01a',
      agenda: ['turn', { do: 'turn', seat: 1 }],
    })
    expect(gain(at, ['play 154 money'])).toEqual({ marks: 5 })
    expect(gain(at, ['play 059 money'], 1)).toEqual({ marks: 5 })
  })

  test('is turned over in Phase IV and no longer in force', () => {
    const at = table({
      seats: [{ hand: [16] }],
      window: 1,
      clericTiles: TILES,
      clericTile: 'C02b',
      agenda: ['turn', 'seasonEnd'],
    })
    expect(at.state.clericTiles).toEqual(OTHER_SIDES)
    at.play('play 016 money')
    expect(at.state.clericTiles).toEqual(OTHER_SIDES.with(1, 2))
    expect(at.state).toMatchObject({ clericTile: -1, common: [] })
  })

  test('H25 stays the same when card 235 moves the cleric', () => {
    const at = table({
      seats: [{ hand: [PLAIN.gray], buildings: [235], workers: { gray: 1 } }],
      window: 0,
      clericTiles: TILES,
      clericTile: 'C01a',
      agenda: ['turn', 'seasonEnd'],
    }).play('activate 235')
    expect(at.state).toMatchObject({ window: 1, clericTile: 0 })
    expect(gain(at, ['play 154 money'])).toEqual({ marks: 5 })
    expect(at.state.clericTiles).toEqual(OTHER_SIDES.with(0, 1))
    expect(at.state.floor).toEqual([0, 1, 0, 0, 0, 0])
  })
})

/** What a seat needs for any action; its first segment on the left is gray and costs 1 mark. */
const ABLE: SeatDescription = {
  marks: 12,
  sites: ['pink', 'pink'],
  workers: { purple: 3, orange: 3, gray: 3, pink: 3, brown: 3 },
}

/** A side, an action with a gray card, what it brings with the tile, and without. */
const ACTIONS: readonly (readonly [string, string, Gain & { answer?: string }, Gain])[] = [
  ['C01a', 'money', { marks: 5 }, { marks: 3 }],
  ['C01b', 'money', { marks: 1 }, { marks: 3 }],
  ['C02a', 'workers', { gray: 3, pink: 1, answer: 'worker pink' }, { gray: 3 }],
  ['C02b', 'workers', { gray: 3, pink: -1, answer: 'return pink' }, { gray: 3 }],
  ['C03a', 'wall left', {}, { marks: -1 }],
  ['C03b', 'wall left', { marks: -3 }, { marks: -1 }],
  ['C05a', 'build', { marks: -7 }, { marks: -9 }],
  ['C05b', 'build', { marks: -11 }, { marks: -9 }],
  ['C08a', 'money', { marks: 5 }, { marks: 3 }],
  ['C08b', 'money', { marks: 1 }, { marks: 3 }],
  ['C11b', 'workers', { gray: 4 }, { gray: 3 }],
]

describe.each(ACTIONS)('%s', (clericTile, way, { answer, ...expected }, plain) => {
  test(`changes the action: ${way}`, () => {
    const at = turn({ ...ABLE, hand: [PLAIN.gray, 16] }, { clericTile })
    expect(gain(at, [`play 154 ${way}`, ...(answer ? [answer] : [])])).toEqual(expected)
    expect(at.asked?.kind).toBe('turn')
  })

  test('does not change an action that a building gave', () => {
    const at = nested(PLAIN.gray, ABLE, { clericTile })
    expect(gain(at, [`play 154 ${way}`])).toEqual(plain)
    expect(at.asked?.kind).toBe('turn')
  })
})

describe('tiles for some colours', () => {
  const BRIGHT = [1, 1, 0, 1, 0]
  const DARK = [0, 0, 1, 0, 1]
  const each = (clericTile: string, way: string, given: Position = {}) =>
    COLORS.map(color => {
      const card = String(PLAIN[color]).padStart(3, '0')
      const at = turn({ hand: [PLAIN[color], 16] }, { clericTile, ...given })
      const brought = gain(at, [`play ${card} ${way}`])
      return way === 'money' ? (brought.marks ?? 0) - 3 : (brought[color] ?? 0) - 3
    })

  test.each([
    ['C07a', 'money', BRIGHT, 2],
    ['C07b', 'money', BRIGHT, -2],
    ['C08a', 'money', DARK, 2],
    ['C08b', 'money', DARK, -2],
    ['C11a', 'workers', BRIGHT, 1],
    ['C11b', 'workers', DARK, 1],
  ] as const)('E36 %s: %s in its colours only', (clericTile, way, colors, change) => {
    expect(each(clericTile, way)).toEqual(colors.map(n => (n === 0 ? 0 : change)))
  })

  test.each(['C07a', 'C07b', 'C11a'])('%s does not change an action that a building gave', clericTile => {
    const at = nested(PLAIN.pink, {}, { clericTile })
    const way = clericTile === 'C11a' ? 'workers' : 'money'
    expect(gain(at, [`play 059 ${way}`])).toEqual(way === 'money' ? { marks: 3 } : { pink: 3 })
  })
})

describe('limits', () => {
  test.each(['C01b', 'C08b'])('%s: never below 0', clericTile => {
    const at = turn({ hand: [PLAIN.gray, 16] }, { clericTile, dice: { gray: 1 } })
    expect(gain(at, ['play 154 money'])).toEqual({})
  })

  test('C02b: one of the three just taken can go back', () => {
    const at = turn({ hand: [PLAIN.gray, 16] }, { clericTile: 'C02b' })
    expect(gain(at, ['play 154 workers'])).toEqual({ gray: 2 })
  })

  test.each(COLORS)('C02a: the additional worker may be %s', color => {
    const at = turn({ hand: [PLAIN.gray, 16] }, { clericTile: 'C02a' }).play('play 154 workers')
    expect(gain(at, [`worker ${color}`])).toEqual({ [color]: 1 })
  })

  test('C03a and C05a: never below 0', () => {
    const second = turn({ hand: [PLAIN.pink, 16], wall: [1, 5] }, { clericTile: 'C03a' })
    expect(gain(second, ['play 059 wall left'])).toEqual({})
    const free = turn({ hand: [164, 16], sites: ['pink'] }, { clericTile: 'C05a' })
    expect(gain(free, ['play 164 build'])).toEqual({})
  })

  test('H07 C05 also counts for Zoo and Park cards', () => {
    const zoo = (clericTile: string) =>
      gain(turn({ hand: [242, 16], marks: 9 }, { clericTile }), ['play 242 build'])
    expect([zoo('C05a'), zoo('C05b')]).toEqual([{ marks: -4 }, { marks: -8 }])
  })

  test('H09 what C03b and C05b ask must be paid', () => {
    const answers = (marks: number, clericTile: string) =>
      turn({ hand: [PLAIN.gray, 16], sites: ['pink'], marks }, { clericTile }).answers
    expect(answers(3, 'C03b')).toContain('play 154 wall left')
    expect(answers(2, 'C03b')).not.toContain('play 154 wall left')
    expect(answers(11, 'C05b')).toContain('play 154 build')
    expect(answers(10, 'C05b')).not.toContain('play 154 build')
  })

  test('C03 does not change segments that buildings build', () => {
    const at = turn(
      { hand: [16], buildings: [62], marks: 9, workers: { orange: 1 }, wall: [1, 5] },
      { clericTile: 'C03b' },
    )
    expect(gain(at, ['activate 062'])).toEqual({ marks: -4, orange: -1 })
  })
})
