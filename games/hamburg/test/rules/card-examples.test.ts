import { describe, expect, test } from 'vitest'
import { hamburg, type Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { table } from '../table.ts'
import { perColor } from './listening.ts'

/** The card examples of section 13. Each card's own tests are in test/cards. */

const NONE = perColor({})

function laurels(seat: SeatDescription) {
  return hamburg.score(table({ seats: [seat, { hand: [37] }], agenda: [{ do: 'turn', seat: 1 }] }).state)[0]!
    .sources.laurels!
}

describe('card examples', () => {
  test('T39 071: three Civic, two Police and one Emigration building are 3 points, Zoo and Park none', () => {
    const others = { buildings: [1, 2, 3, 157, 158, 217], garden: [241, 261] }
    const itself = laurels({ buildings: [71] })
    expect(laurels({ ...others, buildings: [...others.buildings, 71] }) - itself).toBe(3)
    expect(itself).toBe(1)
  })

  test('T40 087: 3 marks if 3 is the sole most frequent number, none if 4 and 6 tie', () => {
    const marks = (dice: Position['dice']) => {
      const given = { seats: [{ marks: 0, buildings: [87] }], dice: dice ?? {} }
      return table({ ...given, agenda: [{ do: 'window', phase: 'II' }] })
        .play('activate 087')
        .seat().marks
    }
    expect(marks({ purple: 3, orange: 3, gray: 3, pink: 6, brown: 6, black: 1 })).toBe(3)
    expect(marks({ purple: 4, orange: 4, gray: 6, pink: 6, brown: 1, black: 3 })).toBe(0)
  })

  test('T41 155: pink 2, brown 1, orange 1, purple 1 are 5 points', () => {
    expect(laurels({ buildings: [155], disasters: { pink: 2, brown: 1, orange: 1, purple: 1 } })).toBe(5)
  })

  test('T42 189: a gray worker becomes a cleric on the gray floor space, for everybody', () => {
    const at = table({
      seats: [
        { marks: 6, hand: [189], sites: ['pink'], workers: { gray: 2 } },
        { buildings: [145, 146, 147] },
      ],
      window: 5,
      agenda: ['turn', { do: 'turn', seat: 1 }, 'majorities'],
    }).play('play 189 build', 'worker gray')
    expect(at.state.floor).toEqual([0, 0, 1, 0, 0, 1])
    expect(at.seat().workers).toEqual(perColor({ gray: 1 }))
    expect(hamburg.score(at.state).map(({ sources }) => sources.clerics)).toEqual([1, 3])
  })

  test('T43 232: with a black 1 a segment of 5 costs 1', () => {
    const seat = { marks: 1, hand: [37], wall: [0, 4] as const, buildings: [232] }
    const at = table({ seats: [seat], dice: { black: 1 } }).play('play 037 wall right')
    expect(at.seat()).toMatchObject({ marks: 0, right: 5 })
  })

  test('T44 234: with a black 4 the top 4 cards are taken, then any 4 discarded, the last on top', () => {
    const at = table({
      seats: [{ hand: [37], buildings: [234], workers: { pink: 1 } }],
      discard: [98, 193, 145, 49, 97],
      dice: { black: 4 },
    }).play('activate 234', 'discard 037', 'discard 193', 'discard 145', 'discard 049')
    expect(at.seat().hand).toEqual([97])
    expect(at.state.discard).toEqual([98, 37, 193, 145, 49])
  })

  test('T45 237: black, brown and purple 4 bring a brown and a purple worker', () => {
    const at = table({
      seats: [{ buildings: [237] }],
      dice: { black: 4, brown: 4, purple: 4 },
      agenda: [{ do: 'window', phase: 'II' }],
    }).play('activate 237')
    expect(at.seat().workers).toEqual(perColor({ brown: 1, purple: 1 }))
  })

  test('T46 240: with 1 + 2 + 1 and a black 5 the owner pays 4, everybody else 9', () => {
    const at = table({
      seats: [{ marks: 9, buildings: [240] }, { marks: 9 }, { marks: 9 }],
      dice: { purple: 1, orange: 2, brown: 1, black: 5 },
      round: 0,
      agenda: ['hall', { do: 'hall', seat: 1 }, { do: 'hall', seat: 2 }],
    }).play('advance', 'advance', 'advance')
    expect(at.state.seats.map(({ marks }) => marks)).toEqual([5, 0, 0])
  })

  test('T47 224: a pink card as a brown site costs a gray and a brown worker and stays pink', () => {
    const seat = { hand: [49], buildings: [224], workers: { gray: 1, brown: 1 } }
    const at = table({ seats: [seat] }).play('play 049 recolour', 'as brown site')
    expect(at.seat().workers).toEqual(NONE)
    expect(at.seat().sites.at(-1)).toBe(49)
  })

  test('T48 088: a full set left after paying brings 1 point and 5 marks', () => {
    const after = (orange: number) => {
      const workers = { purple: 1, orange, gray: 1, pink: 1, brown: 1 }
      return table({ seats: [{ marks: 0, hand: [37], buildings: [88], workers }] })
        .play('activate 088')
        .purse()
    }
    expect(after(2)).toEqual({ marks: 5, points: 6, workers: [1, 1, 1, 1, 1] })
    expect(after(1)).toEqual({ marks: 0, points: 5, workers: [1, 0, 1, 1, 1] })
  })

  test('T49 103: four opponents and 2 marks: the owner picks two, who get 1 mark for 1 point', () => {
    const other = { marks: 0, points: 7 }
    const seats = [{ marks: 5, hand: [103], sites: ['gray'] as const }, other, other, other, other]
    const at = table({ seats }).play('play 103 build')
    expect(at.answers).toEqual(['from 2', 'from 3', 'from 4', 'from 5'])
    at.play('from 5', 'from 3')
    expect(at.state.seats.map(({ marks }) => marks)).toEqual([0, 0, 1, 0, 1])
    expect(at.state.seats.map(({ points }) => points)).toEqual([7, 7, 6, 7, 6])
    expect(at.asked).toBeUndefined()
  })

  test('T50 151: without a purple worker before the token nothing is averted', () => {
    const at = table({
      seats: [{ buildings: [151], workers: { gray: 1 } }],
      tokens: ['purple'],
      agenda: ['intrigue', { do: 'turn', seat: 1 }],
    })
    expect(at.seat().disasters).toEqual(perColor({ purple: 1 }))
  })

  test('T51 168: the standard action takes 2 levels for 2 points, 1 level for 1', () => {
    const after = (brown: number) =>
      table({ seats: [{ hand: [1], buildings: [168], disasters: { brown } }] })
        .play('play 001 decrease')
        .seat()
    expect(after(2)).toMatchObject({ points: 7, disasters: NONE })
    expect(after(1)).toMatchObject({ points: 6, disasters: NONE })
  })

  test('T52 178: without a raised disaster nobody increases anything', () => {
    const seats = [{ marks: 3, hand: [178], sites: ['gray'] as const }, { disasters: { pink: 1 } }, {}]
    const at = table({ seats }).play('play 178 build')
    expect(at.state.seats.map(({ disasters }) => disasters)).toEqual([NONE, perColor({ pink: 1 }), NONE])
    expect(at.seat().points).toBe(5)
  })

  test('T53 085: the one coloured token of an opponent turns back, and can be won again', () => {
    const at = table({
      seats: [
        { marks: 6, hand: [85], sites: ['gray'] },
        { hall: 3, majorities: ['hall'], hand: [37] },
      ],
      agenda: ['turn', { do: 'turn', seat: 1 }, 'majorities'],
    }).play('play 085 build')
    expect(at.seat(1).majorities).toBe(0)
    at.play('play 037 money')
    expect(at.seat(1).majorities).toBe(1)
  })
})
