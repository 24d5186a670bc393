import { view, WATCHER } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { COLORS, type Color } from '../../src/colors.ts'
import { moveTracker } from '../../src/expansions/stock/tracker.ts'
import { hamburg } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { happenings, perColor } from '../rules/listening.ts'
import { table } from '../table.ts'
import { begin, type Gain, gain, nested, PLAIN, turn } from './playing.ts'

/** Section 11.5: the stock exchange. B01 to B20 are the sides of the tiles S01 to S10, green before red. */

describe('set-up', () => {
  test('ten tiles, one of them in play with its green side, the tracker on space 1', () => {
    const { state } = begin(3, ['stock'])
    expect(state.stockTile).toHaveLength(1)
    expect([...state.stock, ...state.stockTile].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(state).toMatchObject({ tracker: 0, stockUsed: [] })
    const tops = Array.from({ length: 100 }, (_, i) => begin(2, ['stock'], `stock ${i}`).state.stockTile[0])
    expect(new Set(tops).size).toBe(10)
  })

  test('the tiles to come are hidden, the one in play is not', () => {
    const { state } = begin(2, ['stock'])
    const other = { ...state, stock: state.stock.toReversed() }
    for (const viewer of [0, 1, WATCHER]) {
      expect(view(hamburg, state, viewer)).toEqual(view(hamburg, other, viewer))
      expect(view(hamburg, state, viewer).table.stockTile).toEqual(state.stockTile)
    }
  })

  test('without the expansion there are none', () => {
    expect(begin(2, []).state).toMatchObject({ stock: [], stockTile: [], common: [] })
  })
})

/** What a seat needs for any action with gray card 154; its first segment on the left is gray and costs 1. */
const ABLE: SeatDescription = {
  hand: [PLAIN.gray, 16],
  marks: 12,
  sites: ['pink', 'pink'],
  workers: { purple: 3, orange: 3, gray: 3, pink: 3, brown: 3 },
  disasters: { gray: 2 },
}
const WAYS = {
  money: { gain: { marks: 3 } },
  workers: { gain: { gray: 3 } },
  'wall left': { gain: { marks: -1 } },
  decrease: { gain: { points: 1 } },
  site: { gain: { gray: -1 } },
  build: { gain: { marks: -9 } },
} as const
type Way = keyof typeof WAYS

/** A side: its tile, the first of its spaces, the action, and what each step brings (with an answer more). */
type Side = readonly [
  side: string,
  tile: string,
  space: number,
  way: Way,
  steps: (Gain & { answer?: string })[],
]

const SIDES: readonly Side[] = [
  ['B01', 'S01', 1, 'money', [{ marks: 4 }, { marks: 5 }, { marks: 6 }]],
  ['B02', 'S01', 4, 'money', [{ marks: 2 }, { marks: 1 }, { marks: 1 }]],
  ['B03', 'S02', 1, 'workers', [{ gray: 3 }, { gray: 4 }, { gray: 5 }]],
  ['B04', 'S02', 4, 'workers', [1, 1, 2].map(fee => ({ gray: 3, marks: -fee }))],
  ['B05', 'S03', 1, 'wall left', [1, 1, 2].map(points => ({ marks: -1, points }))],
  ['B06', 'S03', 4, 'wall left', [1, 1, 2].map(lost => ({ marks: -1, points: -lost }))],
  ['B07', 'S04', 1, 'decrease', [{ points: 1 }, { points: 2 }, { points: 3 }]],
  ['B08', 'S04', 4, 'decrease', [1, 1, 2].map(fee => ({ points: 1, marks: -fee }))],
  ['B09', 'S05', 1, 'site', [1, 1, 2].map(points => ({ gray: -1, points }))],
  [
    'B10',
    'S05',
    4,
    'site',
    [
      { gray: -2 },
      { gray: -1, purple: -1, answer: 'worker purple' },
      { gray: -1, pink: -1, answer: 'worker pink' },
    ],
  ],
  ['B11', 'S06', 1, 'build', [{ marks: -8 }, { marks: -7 }, { marks: -6 }]],
  ['B12', 'S06', 4, 'build', [{ marks: -10 }, { marks: -11 }, { marks: -12 }]],
  [
    'B13',
    'S07',
    1,
    'workers',
    [
      { gray: 3, purple: 1 },
      { gray: 4, answer: 'worker gray' },
      { gray: 3, orange: 1, answer: 'worker orange' },
    ],
  ],
  ['B14', 'S07', 4, 'build', [{ marks: -9 }, { marks: -9, gray: -1 }, { marks: -9, gray: -2 }]],
  ['B15', 'S08', 1, 'money', [1, 2, 3].map(gray => ({ marks: 3, gray }))],
  ['B16', 'S08', 4, 'wall left', [{ marks: -2 }, { marks: -3 }, { marks: -4 }]],
  ['B17', 'S09', 1, 'decrease', [1, 2, 3].map(marks => ({ points: 1, marks }))],
  ['B18', 'S09', 4, 'site', [1, 2, 3].map(fee => ({ gray: -1, marks: -fee }))],
  ['B19', 'S10', 1, 'wall left', [{ marks: -1 }, {}, { marks: -1 }]],
  ['B20', 'S10', 4, 'wall left', [{ marks: -1 }, { marks: -1 }, { marks: -2 }]],
]

describe.each(SIDES)('%s (%s)', (_, tile, first, way, steps) => {
  const number = Number(tile.slice(1)) - 1

  test.each([0, 1, 2])('step %i changes the action; then the tracker moves', step => {
    const { answer, ...expected } = steps[step]!
    const at = turn(ABLE, { stock: [tile, first + step] })
    expect(gain(at, [`play 154 ${way}`, ...(answer ? [answer] : [])])).toEqual(expected)
    expect(at.asked?.kind).toBe('turn')
    expect(at.state.tracker).toBe((first + step) % 6)
    expect(at.state.stockTile).toEqual(first + step === 6 ? [number === 9 ? 8 : 9] : [number])
  })

  test.each([0, 1, 2])('step %i does not change an action that a building gave', step => {
    const at = nested(PLAIN.gray, { ...ABLE, hand: [16] }, { stock: [tile, first + step] })
    expect(gain(at, [`play 154 ${way}`])).toEqual(WAYS[way].gain)
    expect(at.state).toMatchObject({ tracker: first + step - 1, stockTile: [number] })
  })

  test('no other action is changed, and the tracker stays', () => {
    for (const other of Object.keys(WAYS) as Way[]) {
      if (other === way) continue
      const at = turn(ABLE, { stock: [tile, first + 2] })
      expect(gain(at, [`play 154 ${other}`])).toEqual(WAYS[other].gain)
      expect(at.state.tracker).toBe(first + 1)
    }
  })
})

test('T37 B03 on space 3: 3 + 2 workers, the tracker on 4, the tile turned to red', () => {
  const at = turn({ hand: [PLAIN.purple, 16], marks: 5 }, { stock: ['S02', 3] })
  const heard = happenings(() => at.play('play 204 workers'))
  expect(at.purse().workers).toEqual(perColor({ purple: 5 }))
  expect(at.state).toMatchObject({ tracker: 3, stockTile: [1] })
  expect(heard.filter(({ kind }) => kind === 'stock')).toEqual([{ kind: 'stock', side: 3, step: 0 }])
})

describe('choices and colours', () => {
  test.each([
    [2, ['pink', 'gray']],
    [3, ['orange', 'brown']],
  ] as const)('H23 B13 on space %i: either colour', (space, colors) => {
    for (const color of colors) {
      const at = turn({ hand: [PLAIN.purple, 16] }, { stock: ['S07', space] }).play('play 204 workers')
      expect(at.answers.toSorted()).toEqual(colors.map(each => `worker ${each}`).toSorted())
      expect(gain(at, [`worker ${color}`])).toEqual({ [color]: 1 })
    }
  })

  test.each([
    [5, ['purple', 'brown']],
    [6, ['orange', 'pink']],
  ] as const)('H23 B10 on space %i: either colour, the only one without a question', (space, colors) => {
    for (const color of colors) {
      const workers = { gray: 1, [colors[0]]: 1, [colors[1]]: 1 }
      const at = turn({ hand: [PLAIN.gray, 16], workers }, { stock: ['S05', space] }).play('play 154 site')
      expect(at.answers).toEqual(colors.map(each => `worker ${each}`))
      expect(gain(at, [`worker ${color}`])).toEqual({ [color]: -1 })
      const one = turn(
        { hand: [PLAIN.gray, 16], workers: { gray: 1, [color]: 1 } },
        { stock: ['S05', space] },
      )
      expect(gain(one, ['play 154 site'])).toEqual({ gray: -1, [color]: -1 })
    }
  })

  /** How far the left half must stand so that its next segment has a colour, for seat 0. */
  const LEFT: Record<Color, number> = { gray: 0, pink: 1, brown: 2, purple: 3, orange: 4 }
  const price = (color: Color, tile: string, space: number) => {
    const at = turn({ hand: [PLAIN[color], 16], marks: 9, wall: [LEFT[color], 5] }, { stock: [tile, space] })
    const card = String(PLAIN[color]).padStart(3, '0')
    const { marks = 0 } = gain(at, [`play ${card} wall left`])
    // H23: the tracker moves whether the colour matched or not.
    expect(at.state.tracker).toBe(space % 6)
    return -marks - LEFT[color] - 1
  }

  test.each([
    [1, ['orange']],
    [2, ['purple', 'gray']],
    [3, ['pink', 'brown']],
  ] as const)('H23 B19 on space %i: segments of %j are free, the others are not', (space, free) => {
    const changes = COLORS.map(color => price(color, 'S10', space))
    const all = COLORS.map(color => (free.some(each => each === color) ? -1 - LEFT[color] : 0))
    expect(changes).toEqual(all)
  })

  test.each([
    [4, ['brown']],
    [5, ['purple', 'pink']],
    [6, ['orange', 'gray']],
  ] as const)('E41 B20 on space %i: segments of %j cost 1 mark more', (space, dear) => {
    const changes = COLORS.map(color => price(color, 'S10', space))
    expect(changes).toEqual(COLORS.map(color => (dear.some(each => each === color) ? 1 : 0)))
  })

  test('E39 B14 asks for workers of the colour of the card, not of the site', () => {
    const at = turn({ ...ABLE, hand: [PLAIN.brown, 16] }, { stock: ['S07', 6] })
    expect(gain(at, ['play 011 build'])).toEqual({ marks: -9, brown: -2 })
  })

  test('E40 B15 gives workers of the colour of the die', () => {
    const at = turn({ hand: [PLAIN.pink, 16] }, { stock: ['S08', 3], dice: { pink: 5 } })
    expect(gain(at, ['play 059 money'])).toEqual({ marks: 5, pink: 3 })
  })

  test('H07 B11, B12 and B14 also count for Zoo and Park cards', () => {
    const zoo = (tile: string, space: number) =>
      gain(turn({ hand: [242, 16], marks: 9, workers: { gray: 3 } }, { stock: [tile, space] }), [
        'play 242 build',
      ])
    expect([zoo('S06', 3), zoo('S06', 6), zoo('S07', 6)]).toEqual([
      { marks: -3 },
      { marks: -9 },
      { marks: -6, gray: -2 },
    ])
  })
})

describe('limits', () => {
  test('B02 never takes more than the die shows', () => {
    const at = turn({ hand: [PLAIN.gray, 16] }, { stock: ['S01', 5], dice: { gray: 1 } })
    expect(gain(at, ['play 154 money'])).toEqual({})
  })

  test('H10 B06 takes no more points than there are', () => {
    const at = turn({ hand: [PLAIN.gray, 16], points: 1 }, { stock: ['S03', 6] })
    expect(gain(at, ['play 154 wall left'])).toEqual({ marks: -1, points: -1 })
  })

  test('H23 B07 needs a level that was reduced; the tracker moves all the same', () => {
    const at = turn({ hand: [PLAIN.gray, 16] }, { stock: ['S04', 3] })
    expect(gain(at, ['play 154 decrease'])).toEqual({})
    expect(at.state.tracker).toBe(3)
  })

  test('B08 and B17 do not', () => {
    const pay = turn({ hand: [PLAIN.gray, 16] }, { stock: ['S04', 6] })
    expect(gain(pay, ['play 154 decrease'])).toEqual({ marks: -2 })
    const take = turn({ hand: [PLAIN.gray, 16] }, { stock: ['S09', 3] })
    expect(gain(take, ['play 154 decrease'])).toEqual({ marks: 3 })
  })

  test('B11 never gives marks', () => {
    const at = turn({ hand: [164, 16], sites: ['pink'] }, { stock: ['S06', 3] })
    expect(gain(at, ['play 164 build'])).toEqual({})
  })
})

/** H09: the means that just suffice for an action on a space, and what is missing if they do not. */
const JUST: readonly (readonly [string, number, Way, number, Partial<Record<Color, number>>])[] = [
  ['S02', 4, 'workers', 1, {}],
  ['S02', 6, 'workers', 2, {}],
  ['S04', 5, 'decrease', 1, {}],
  ['S04', 6, 'decrease', 2, {}],
  ['S05', 4, 'site', 0, { gray: 2 }],
  ['S05', 5, 'site', 0, { gray: 1, brown: 1 }],
  ['S05', 6, 'site', 0, { gray: 1, orange: 1 }],
  ['S06', 4, 'build', 10, {}],
  ['S06', 6, 'build', 12, {}],
  ['S07', 5, 'build', 9, { gray: 1 }],
  ['S07', 6, 'build', 9, { gray: 2 }],
  ['S08', 4, 'wall left', 2, {}],
  ['S08', 6, 'wall left', 4, {}],
  ['S09', 4, 'site', 1, { gray: 1 }],
  ['S09', 6, 'site', 3, { gray: 1 }],
  ['S10', 6, 'wall left', 2, {}],
]

test.each(JUST)(
  'H09 %s on space %i: %s needs %i marks and workers %j',
  (tile, space, way, marks, workers) => {
    const hand = [PLAIN.gray, 16]
    const sites = ['pink'] as const
    const answers = (means: SeatDescription) =>
      turn({ hand, sites, ...means }, { stock: [tile, space] }).answers
    expect(answers({ marks, workers })).toContain(`play 154 ${way}`)
    if (marks > 0) expect(answers({ marks: marks - 1, workers })).not.toContain(`play 154 ${way}`)
    for (const color of Object.keys(workers) as Color[]) {
      const fewer = { ...workers, [color]: workers[color]! - 1 }
      expect(answers({ marks, workers: fewer })).not.toContain(`play 154 ${way}`)
    }
    // A building's action is not concerned.
    const given = nested(
      PLAIN.gray,
      { sites: ['pink', 'pink'], marks: 9, workers: { gray: 1 } },
      { stock: [tile, space] },
    )
    expect(given.answers).toContain(`play 154 ${way}`)
  },
)

test('H09 with card 224 the gray worker for the colour counts, too', () => {
  const recolouring = (gray: number) => {
    const seat = { hand: [PLAIN.brown, 16], buildings: [224], workers: { gray, pink: 1 } }
    return turn(seat, { stock: ['S05', 4] }).play('play 011 recolour')
  }
  expect(recolouring(1).answers).not.toContain('as pink site')
  expect(gain(recolouring(2), ['as pink site'])).toEqual({ gray: -2, pink: -1 })
})

describe('the course of a tile', () => {
  test.each([
    ['S07', 'workers', 'build', { marks: -9 }, { gray: 3 }],
    ['S08', 'money', 'wall left', { marks: -2 }, { marks: 3 }],
    ['S09', 'decrease', 'site', { gray: -1, marks: -1 }, { points: 1 }],
  ] as const)('%s turns to another action: from %s to %s', (tile, green, red, changed, unchanged) => {
    const second = { seats: [{ ...ABLE, hand: [PLAIN.gray, 155, 16] }], stock: [tile, 3] as const }
    const agenda = ['turn', 'turn'] as const
    const at = table({ ...second, agenda }).play(`play 155 ${green}`)
    if (tile === 'S07') at.play('worker orange')
    expect(at.state.tracker).toBe(3)
    expect(gain(at, [`play 154 ${red}`])).toEqual(changed)
    expect(at.state.tracker).toBe(4)
    const again = table({ ...second, agenda }).play(`play 155 ${green}`)
    if (tile === 'S07') again.play('worker orange')
    expect(gain(again, [`play 154 ${green}`])).toEqual(unchanged)
    expect(again.state.tracker).toBe(3)
  })

  test('after space 6 the tile is removed and the next shows its green side', () => {
    const at = turn({ hand: [PLAIN.gray, PLAIN.pink, 16] }, { stock: ['S01', 6] })
    expect(gain(at, ['play 154 money'])).toEqual({ marks: 1 })
    expect(at.state).toMatchObject({ tracker: 0, stockTile: [9], stockUsed: [0] })
    expect(at.state.stock).toHaveLength(8)
    expect(gain(at, ['play 059 money'])).toEqual({ marks: 3 })
  })

  test('H23 ten tiles have sixty steps; then there are no more effects', () => {
    const at = turn({ hand: [PLAIN.gray, 16] }, { stock: ['S01', 1] })
    for (let i = 0; i < 60; i++) {
      expect(at.state.stockTile).toHaveLength(1)
      expect(at.state.tracker).toBe(i % 6)
      moveTracker(at.state)
    }
    expect(at.state).toMatchObject({ stock: [], stockTile: [], tracker: 0, common: [] })
    expect(new Set(at.state.stockUsed).size).toBe(10)
    const version = at.state.stockUsed
    expect(gain(at, ['play 154 money'])).toEqual({ marks: 3 })
    expect(at.state).toMatchObject({ stockTile: [], tracker: 0, stockUsed: version })
  })

  test("every player's action counts, and a tile stays over the end of a season", () => {
    const at = table({
      seats: [{ hand: [PLAIN.gray] }, { hand: [PLAIN.pink, 16] }],
      stock: ['S01', 2],
      window: 1,
      agenda: ['turn', 'seasonEnd'],
    })
    expect(gain(at, ['play 154 money'])).toEqual({ marks: 5 })
    expect(at.state).toMatchObject({ season: 2, tracker: 2, stockTile: [0] })
    const other = table({
      seats: [{ hand: [PLAIN.gray] }, { hand: [PLAIN.pink, 16] }],
      stock: ['S01', 2],
      agenda: ['turn', { do: 'turn', seat: 1 }],
    }).play('play 154 money')
    expect(gain(other, ['play 059 money'], 1)).toEqual({ marks: 6 })
  })
})
