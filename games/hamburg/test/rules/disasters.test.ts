import { describe, expect, test } from 'vitest'
import { COLORS, type Color } from '../../src/colors.ts'
import { hamburg, type Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { type Table, table } from '../table.ts'
import { perColor, told } from './listening.ts'

/** Section 8: disasters rise, strike at the third level, and start again. */

const NONE = perColor({})

/** A disaster of seat 0 rises to the third level and strikes; then it is seat 1's turn. */
function struck(color: Color, seat: SeatDescription, given: Position = {}): Table {
  return table({
    seats: [{ ...seat, disasters: { ...seat.disasters, [color]: 2 } }, { hand: [37] }],
    agenda: [{ do: 'increase', color }, 'settle', { do: 'turn', seat: 1 }],
    ...given,
  })
}

/** After a strike the level is 0 and no point was gained. */
function expectReset(at: Table) {
  expect(at.asked).toEqual({ kind: 'turn', seat: 1 })
  expect(at.seat()).toMatchObject({ disasters: NONE, striking: 0, points: 5 })
}

describe('T24 the five disasters strike and start again at 0, without a point', () => {
  test('T19 Decay: an outer segment of either half falls, the third of the other still scores', () => {
    const at = struck('gray', { wall: [2, 3] })
    expect(at.answers).toEqual(['wall left', 'wall right'])
    at.play('wall left')
    expect(at.seat()).toMatchObject({ left: 1, right: 3 })
    expect(hamburg.score(at.state)[0]!.sources.wall).toBe(3)
    expectReset(at)
    expect(hamburg.score(struck('gray', { wall: [2, 3] }).play('wall right').state)[0]!.sources.wall).toBe(0)
  })

  test('T19 Decay: the statue is kept, and rebuilding the fifth segment brings none', () => {
    const at = struck(
      'gray',
      { marks: 5, hand: [1], wall: [0, 5], statues: [9] },
      {
        statues: [7, 4],
        agenda: [{ do: 'increase', color: 'gray' }, 'settle', 'turn', { do: 'turn', seat: 1 }],
      },
    )
    expect(at.seat()).toMatchObject({ right: 4, statues: [9] })
    at.play('play 001 wall right')
    expect(at.seat()).toMatchObject({ right: 5, statues: [9] })
    expect(at.state.statues).toEqual([7, 4])
    expectReset(at)
  })

  test('T20 Fire: Ulrich discards the pink building; its orange site stays and is empty again', () => {
    const at = struck('orange', { sites: ['gray', 102], buildings: [97, 49], hand: [50] })
    expect(at.answers).toEqual(['building 097', 'building 049'])
    at.play('building 049')
    expect(at.seat()).toMatchObject({ buildings: [97], places: [0], hand: [50] })
    expect(at.seat().sites[1]).toBe(102)
    expect(at.state.discard).toEqual([49])
    expectReset(at)
  })

  test('T20 Fire: Zoo and Park are safe', () => {
    const at = struck('orange', { garden: [241, 261], sites: ['gray'] })
    expect(at.seat().garden).toEqual([241, 261])
    expectReset(at)
  })

  test('T21 Unrest: Frank loses his 5 marks', () => {
    const at = struck('pink', { marks: 5, workers: { pink: 2 } })
    expect(at.purse()).toMatchObject({ marks: 0, workers: perColor({ pink: 2 }) })
    expectReset(at)
  })

  test('T22 Disease: Alex loses all workers', () => {
    const at = struck('brown', { marks: 5, workers: { pink: 2, purple: 1, brown: 1, orange: 2 } })
    expect(at.purse()).toMatchObject({ marks: 5, workers: NONE })
    expectReset(at)
  })

  test('T23 Flood: the site goes to the discard pile, the building on it back to the hand', () => {
    const at = struck('purple', { sites: [145], buildings: [97] })
    expect(at.seat()).toMatchObject({ sites: [], buildings: [], places: [], hand: [97] })
    expect(at.state.discard).toEqual([145])
    expectReset(at)
  })

  test('T23 Flood: one of several sites, empty or not, of the player’s choice', () => {
    const at = struck('purple', { sites: [145, 146, 49], buildings: [97, 98] })
    expect(at.answers).toEqual(['site 1 gray', 'site 2 gray', 'site 3 pink'])
    at.play('site 1 gray')
    expect(at.seat()).toMatchObject({ sites: [146, 49], buildings: [98], places: [0], hand: [97] })
    expectReset(at)
    const empty = struck('purple', { sites: [145, 146, 49], buildings: [97, 98] }).play('site 3 pink')
    expect(empty.seat()).toMatchObject({ sites: [145, 146], buildings: [97, 98], hand: [] })
  })

  test.each(COLORS)('nothing happens where there is nothing to lose: %s', color => {
    const at = struck(color, { marks: 0 })
    expectReset(at)
    expect(at.state.discard).toEqual([])
  })

  test.each([0, 1])('nothing strikes below the third level: from %i', level => {
    const seat = { marks: 5, disasters: { pink: level } }
    const at = table({
      seats: [seat],
      agenda: [{ do: 'increase', color: 'pink' }, 'settle', { do: 'turn', seat: 1 }],
    })
    expect(at.seat()).toMatchObject({ marks: 5, disasters: perColor({ pink: level + 1 }) })
  })
})

describe('several disasters', () => {
  const dice = { purple: 5, orange: 1, gray: 3, pink: 6, brown: 5 }
  const seat = {
    marks: 5,
    workers: { gray: 1 },
    sites: [145],
    disasters: { purple: 2, pink: 2, brown: 1 },
  } as const

  test('all dice raise their levels first; then the player resolves in any order', () => {
    const at = table({
      seats: [seat, {}],
      dice,
      agenda: ['raise', { do: 'raise', seat: 1 }, 'turn'],
    })
    expect(at.answers).toEqual(['resolve purple', 'resolve pink'])
    expect(at.seat(0).disasters).toEqual(perColor({ purple: 3, pink: 3, brown: 2 }))
    expect(at.seat(1).disasters).toEqual(NONE)
    expect(told(() => at.play('resolve pink'))).toEqual([
      'struck 0',
      'lostMoney 0',
      'struck 0',
      'lostSite 0',
      'increased 1',
      'increased 1',
      'increased 1',
    ])
    expect(at.seat(0)).toMatchObject({ marks: 0, sites: [], disasters: perColor({ brown: 2 }) })
  })
})

describe('with cards', () => {
  test('T50 151 averts an increase for a worker of its colour, without a point; not without one', () => {
    const given = (workers: SeatDescription['workers']): Position => ({
      seats: [{ buildings: [151], workers: workers ?? {}, disasters: { purple: 1 } }, { hand: [37] }],
      tokens: ['purple'],
      agenda: ['intrigue', { do: 'turn', seat: 1 }],
    })
    const at = table(given({ purple: 1 }))
    expect(at.answers).toEqual(['avert purple', 'suffer purple'])
    at.play('avert purple')
    expect(at.seat()).toMatchObject({ points: 5, workers: NONE, disasters: perColor({ purple: 1 }) })
    expect(
      table(given({ purple: 1 }))
        .play('suffer purple')
        .seat().disasters,
    ).toEqual(perColor({ purple: 2 }))
    const poor = table(given({ gray: 3 }))
    expect(poor.asked).toEqual({ kind: 'turn', seat: 1 })
    expect(poor.seat().disasters).toEqual(perColor({ purple: 2 }))
  })

  test('H05 151 and 165 work on every increase, also one that 178 brings', () => {
    const active = { marks: 3, hand: [178], sites: ['gray'], disasters: { pink: 1 } } as const
    const seats = [
      active,
      { buildings: [151], workers: { pink: 1 } },
      { marks: 5, buildings: [165], disasters: { pink: 2 } },
      { marks: 5, disasters: { pink: 2 } },
    ]
    const at = table({ seats }).play('play 178 build')
    expect(at.asked).toEqual({ kind: 'avert', seat: 1 })
    at.play('avert pink')
    expect(at.state.seats.map(({ disasters }) => disasters[3])).toEqual([0, 0, 3, 0])
    expect(at.state.seats.map(({ marks }) => marks)).toEqual([0, 5, 5, 0])
  })

  test('H44 with 165 the level stops at 3 and the fourth increase strikes', () => {
    const given = (level: number): Position => ({
      seats: [{ marks: 5, buildings: [165], disasters: { pink: level } }, { hand: [37] }],
      dice: { pink: 5 },
      agenda: ['raise', { do: 'turn', seat: 1 }],
    })
    expect(table(given(2)).seat()).toMatchObject({ marks: 5, disasters: perColor({ pink: 3 }) })
    expect(table(given(3)).seat()).toMatchObject({ marks: 0, disasters: NONE, points: 5 })
  })

  test('H16 without 165 a level of 3 waits for the next increase', () => {
    const at = table({
      seats: [{ marks: 5, hand: [37], buildings: [165], disasters: { pink: 3 } }, { hand: [38] }],
      agenda: [
        'loseBuilding',
        'settle',
        'turn',
        { do: 'increase', color: 'pink' },
        'settle',
        { do: 'turn', seat: 1 },
      ],
    })
    expect(at.seat()).toMatchObject({ marks: 5, buildings: [], disasters: perColor({ pink: 3 }) })
    at.play('play 037 workers')
    expect(at.seat()).toMatchObject({ marks: 0, disasters: NONE })
  })

  test('H15 Flood on a site with two buildings returns both', () => {
    const at = table({
      seats: [
        { marks: 0, hand: [37, 38], sites: [145, 49], buildings: [192], disasters: { purple: 2 } },
        { hand: [39] },
      ],
      agenda: ['turn', 'turn', { do: 'increase', color: 'purple' }, 'settle', { do: 'turn', seat: 1 }],
    })
    at.play('play 037 build', 'site 2 pink', 'play 038 build', 'site 2 pink')
    expect(at.seat()).toMatchObject({ buildings: [192, 37, 38], places: [0, 1, 1] })
    at.play('site 2 pink')
    expect(at.seat()).toMatchObject({ buildings: [192], places: [0], hand: [37, 38], sites: [145] })
    expect(at.state.discard).toEqual([49])
  })

  test('H32 Fire may take a building under a Zoo card, Flood cannot', () => {
    const seat = { sites: [145], buildings: [97], garden: [241], under: [147] } as const
    expect(struck('orange', seat).answers).toEqual(['building 097', 'building 147'])
    const flooded = struck('purple', seat)
    expect(flooded.seat()).toMatchObject({ sites: [], buildings: [147], hand: [97] })
  })
})

test('T24 reductions by a card or action score a point for each level, up to what is there', () => {
  const seat = { marks: 9, hand: [149], sites: ['gray'], disasters: { pink: 1, gray: 1 } } as const
  const at = table({ seats: [seat] }).play('play 149 build', 'reduce pink', 'reduce gray')
  expect(at.seat()).toMatchObject({ points: 7, disasters: NONE })
})
