import { view } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { COLORS } from '../../src/colors.ts'
import { hamburg } from '../../src/index.ts'
import { table } from '../table.ts'
import { happenings, perColor } from './listening.ts'

/** House rulings about cards; those about phases stand with their phases. */

const NONE = perColor({})

test('H10 103 takes nothing from a player without points, and gives nothing for it', () => {
  const seats = [
    { marks: 9, hand: [103], sites: ['gray'] as const },
    { marks: 0, points: 0 },
    { marks: 0, points: 1 },
  ]
  const at = table({ seats }).play('play 103 build')
  expect(at.state.seats.map(({ marks, points }) => [marks, points])).toEqual([
    [5, 6],
    [0, 0],
    [1, 0],
  ])
})

test('H12 an instant is mandatory, unless it is worded as a choice', () => {
  const sites = ['gray'] as const
  const forced = table({ seats: [{ marks: 6, hand: [145], sites }] }).play('play 145 build')
  expect(forced.answers).toEqual(['wall left', 'wall right'])
  const free = table({ seats: [{ marks: 6, hand: [189], sites, workers: { pink: 1 } }] }).play(
    'play 189 build',
  )
  expect(free.answers).toEqual(['worker pink', 'done'])
})

test('H13 an ability may be used for no gain', () => {
  const seat = { marks: 0, hand: [37], buildings: [15], workers: { pink: 1 } }
  const at = table({ seats: [seat] }).play('activate 015')
  expect(at.seat()).toMatchObject({ marks: 0, points: 5, workers: NONE, used: [15] })
})

describe('H14 activating again', () => {
  test('H14 054 pays again for another building, never for itself', () => {
    const seat = { marks: 0, hand: [37], buildings: [54, 98], used: [98], workers: { purple: 2, pink: 1 } }
    const at = table({ seats: [seat] }).play('activate 054')
    expect(at.seat()).toMatchObject({ marks: 3, workers: perColor({ purple: 1 }), used: [98, 54] })
    const alone = { ...seat, buildings: [54], used: [] }
    expect(table({ seats: [alone] }).answers).not.toContain('activate 054')
    const poor = { ...seat, workers: { purple: 2 } }
    expect(table({ seats: [poor] }).answers).not.toContain('activate 054')
  })

  test('H47 054 needs a building that has been used this season', () => {
    const seat = { marks: 0, hand: [37], buildings: [54, 102], workers: { purple: 1 } }
    const at = table({ seats: [seat] })
    expect(at.answers).not.toContain('activate 054')
    at.play('activate 102', 'activate 054')
    expect(at.seat()).toMatchObject({ marks: 4, workers: NONE })
  })

  test('H14 036 repeats a card just played, free, once, and only if wanted', () => {
    const seat = { marks: 0, hand: [206], sites: ['gray', 'gray'] as const, buildings: [36] }
    const at = table({ seats: [seat] }).play('play 206 build')
    expect(at.answers).toEqual(['repeat 206', 'done'])
    at.play('repeat 206')
    expect(at.purse()).toEqual({ marks: 6, points: 5, workers: perColor({ pink: 2 }) })
    expect(at.asked).toBeUndefined()
    expect(
      table({ seats: [seat] })
        .play('play 206 build', 'done')
        .seat().marks,
    ).toBe(3)
  })

  test('H14 036 repeats 103 without handing out marks again', () => {
    const seat = { marks: 4, hand: [103], sites: ['gray', 'gray'] as const, buildings: [36] }
    const at = table({ seats: [seat, { marks: 0 }] }).play('play 103 build', 'repeat 103')
    expect(at.state.seats.map(({ marks, points }) => [marks, points])).toEqual([
      [0, 7],
      [1, 3],
    ])
  })

  test('H14 060 ignores markers and places none; 043 costs two workers', () => {
    const sites = ['gray', 'gray', 'gray', 'gray'] as const
    const seat = { marks: 9, hand: [60], sites, buildings: [98, 99, 43], used: [98] }
    const at = table({ seats: [seat] }).play('play 060 build')
    expect(at.answers).toEqual(expect.arrayContaining(['activate 098', 'activate 099']))
    expect(at.answers).not.toContain('activate 043')
    while (at.asked?.kind === 'activateAll') at.play(at.answers[0]!)
    expect(at.seat()).toMatchObject({ marks: 6, points: 5, workers: NONE, used: [98] })
  })

  test('H14 060 waives only the worker of 054; its target is paid', () => {
    const sites = ['gray', 'gray', 'gray'] as const
    const seat = { marks: 9, hand: [60], sites, buildings: [54, 98], used: [98], workers: { pink: 1 } }
    const at = table({ seats: [seat] }).play('play 060 build', 'activate 054')
    expect(at.seat().workers).toEqual(NONE)
    while (at.asked?.kind === 'activateAll') at.play(at.answers[0]!)
    expect(at.seat()).toMatchObject({ marks: 6, workers: NONE, used: [98] })
  })
})

describe('H18 the others suffer clockwise from the active player', () => {
  const active = (hand: readonly number[]) => ({ marks: 9, hand, sites: ['gray'] as const })

  test('H18 each decides in turn', () => {
    const at = table({
      seats: [{ hand: [1, 2] }, { hand: [3, 4] }, active([13]), { hand: [5, 6] }],
      agenda: [{ do: 'turn', seat: 2 }],
    }).play('play 013 build')
    const asked: number[] = []
    while (at.asked) {
      asked.push(at.asked.seat)
      at.play(at.answers[0]!)
    }
    expect(asked).toEqual([3, 0, 1])
  })

  test.each([
    [171, 'paidMoney'],
    [175, 'fellBack'],
    [169, 'stole'],
  ] as const)('H18 also where nobody decides: %i', (card, kind) => {
    const victim = (hand: readonly number[]) => ({ marks: 3, hall: 2, hand })
    const at = table({
      seats: [victim([1]), victim([2]), active([card]), victim([3])],
      agenda: [{ do: 'turn', seat: 2 }],
    })
    const heard = happenings(() => at.play(`play ${card} build`))
    const victims = heard.flatMap(event => {
      if (event.kind === 'stole') return [event.from]
      return event.kind === kind && 'seat' in event && event.seat !== 2 ? [event.seat] : []
    })
    expect(victims).toEqual([3, 0, 1])
  })
})

test.each([
  [67, [66]],
  [55, []],
  [83, []],
  [90, []],
])('H31 066 lies in the discard pile as an Art card: %i finds %j', (search, found) => {
  const seat = { marks: 12, hand: [search], sites: ['gray', 'gray'] as const }
  const at = table({ seats: [seat], discard: [66] }).play(`play ${String(search).padStart(3, '0')} build`)
  expect(at.seat().buildings).toEqual([search, ...found])
})

test('166 reduces after the lightning of what was built', () => {
  const seat = {
    marks: 9,
    hand: [147],
    buildings: [166],
    sites: ['gray', 'gray'] as const,
    disasters: { gray: 1 },
  }
  const at = table({ seats: [seat] }).play('play 147 build')
  // 147 has the level for itself; nothing is left for 166.
  expect(at.answers).toContain('reduce gray')
})

test('H33 without 192 second buildings stay, and there are no new ones', () => {
  const seat = { hand: [37, 38, 39, 40], sites: ['gray', 'pink'] as const, buildings: [192] }
  const at = table({
    seats: [seat],
    agenda: ['turn', 'turn', 'loseBuilding', 'turn', 'turn'],
  }).play('play 037 build', 'site 2 pink', 'play 038 build', 'site 2 pink', 'building 192')
  expect(at.seat()).toMatchObject({ buildings: [37, 38], places: [1, 1] })
  at.play('play 039 build')
  expect(at.seat()).toMatchObject({ buildings: [37, 38, 39], places: [1, 1, 0] })
  expect(at.answers).not.toContain('play 040 build')
})

test('H34 a search card stands on a site first, so it needs a second one or 192', () => {
  const seat = { marks: 6, hand: [5], sites: ['pink'] as const }
  const one = table({ seats: [seat], discard: [6, 1, 249] }).play('play 005 build')
  expect(one.seat().buildings).toEqual([5])
  const two = table({ seats: [{ ...seat, sites: ['pink', 'pink'] }], discard: [6, 1, 249] }).play(
    'play 005 build',
  )
  expect(two.answers).toEqual(['build 006', 'build 001'])
})

test('H35 189 takes a worker of one of the five colours, or none', () => {
  const workers = { purple: 1, orange: 1, gray: 1, pink: 1, brown: 1 }
  const at = table({ seats: [{ marks: 6, hand: [189], sites: ['gray'], workers }] }).play('play 189 build')
  expect(at.answers).toEqual([...COLORS.map(color => `worker ${color}`), 'done'])
  at.play('done')
  expect(at.seat().workers).toEqual([1, 1, 1, 1, 1])
  expect(at.state.guests).toEqual([])
})

test.each([
  [0, 1],
  [5, 4],
])('H36 235 moves the cleric from window %i only to %i', (from, to) => {
  const seat = { hand: [37], buildings: [235], workers: { gray: 1 } }
  expect(table({ seats: [seat], window: from }).play('activate 235').state.window).toBe(to)
})

describe('H37 the discard pile', () => {
  test('H37 is ordered and public', () => {
    const at = table({ seats: [{ hand: [37] }], discard: [1, 97, 145] }).play('play 037 money')
    expect(view(hamburg, at.state, 1).table.discard).toEqual([1, 97, 145, 37])
  })

  test('H37 whoever discards several cards chooses their order; 028 discards as many as it found', () => {
    const seat = { marks: 3, hand: [28, 1, 2], sites: ['gray'] as const }
    const at = table({ seats: [seat], emptyPiles: COLORS, piles: { gray: [145], pink: [49] } })
    at.play('play 028 build', 'deck gray', 'discard 002', 'discard 145')
    expect(at.seat().hand).toEqual([49, 1])
    expect(at.state.discard.slice(-2)).toEqual([2, 145])
    expect(at.asked).toBeUndefined()
  })
})

test('H40 a building that returns to the hand loses its marker; built again it is fresh', () => {
  const at = table({
    seats: [
      { marks: 6, sites: ['gray', 'gray'], buildings: [102], used: [102] },
      { marks: 9, hand: [177], sites: ['gray'] },
    ],
    agenda: [{ do: 'turn', seat: 1 }, 'turn'],
  }).play('play 177 build', 'site 1 gray')
  expect(at.seat()).toMatchObject({ hand: [102], buildings: [], used: [] })
  at.play('play 102 build', 'activate 102')
  expect(at.seat()).toMatchObject({ marks: 2, buildings: [102], used: [102] })
})

test('H46 going back or losing a segment takes nothing away that was gained earlier', () => {
  const at = table({
    seats: [
      { marks: 6, hand: [175], sites: ['gray'] },
      { marks: 3, points: 20, hall: 9, majorities: ['hall'], workers: { pink: 1 } },
      { hall: 0 },
    ],
  }).play('play 175 build')
  expect(at.seat(1)).toMatchObject({
    hall: 8,
    points: 20,
    marks: 3,
    majorities: 1,
    workers: perColor({ pink: 1 }),
  })
  expect(at.seat(2).hall).toBe(0)
  const wall = table({
    seats: [
      { marks: 6, hand: [173], sites: ['gray'] },
      { points: 20, wall: [0, 5], statues: [9] },
    ],
  }).play('play 173 build')
  expect(wall.seat(1)).toMatchObject({ right: 4, points: 20, statues: [9] })
})
