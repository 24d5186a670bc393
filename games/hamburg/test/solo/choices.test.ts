import { describe, expect, test } from 'vitest'
import { UNDER } from '../../src/state.ts'
import { happenings, perColor } from '../rules/listening.ts'
import { activates, constructs, die, type Solo, solo, strikes, TOM, YOU } from './opponent.ts'

/** How TOM decides: his losses (H29), his buildings and everything else that would be asked (H30, E22). */

const NONE = perColor({})

describe('H29 what TOM loses', () => {
  test('H29 of his buildings the cheapest, the leftmost on a tie', () => {
    const cheapest = strikes(['orange'], { buildings: [204, 102, 3, 107] })
    expect(cheapest.seat(TOM)).toMatchObject({ buildings: [204, 102, 107], places: [0, 1, 3] })
    expect(cheapest.state.discard.at(-1)).toBe(3)
    const tied = strikes(['orange'], { buildings: [204, 3, 14, 107] })
    expect(tied.seat(TOM).buildings).toEqual([204, 14, 107])
  })

  test('H29 leftmost is where it stands, not when it came', () => {
    const tom = { marks: 3, sites: ['gray', 'gray'] as const, buildings: [102, 14] }
    const at = solo({
      tom,
      piles: { brown: [3] },
      dice: { brown: 5 },
      agenda: [
        { do: 'loseBuilding', seat: TOM },
        { do: 'tomDie', seat: TOM, color: 'brown' },
        { do: 'loseBuilding', seat: TOM },
      ],
    })
    // 014 has gone first, then 003 came to its site.
    expect(at.seat(TOM)).toMatchObject({ buildings: [102], places: [0] })
    const left = solo({
      tom: { ...tom, buildings: [14, 15] },
      piles: { brown: [3] },
      dice: { brown: 5 },
      agenda: [
        { do: 'loseBuilding', seat: TOM },
        { do: 'tomDie', seat: TOM, color: 'brown' },
        { do: 'loseBuilding', seat: TOM },
      ],
    })
    expect(left.seat(TOM)).toMatchObject({ buildings: [15], places: [1] })
    expect(left.state.discard.slice(-2)).toEqual([14, 3])
  })

  test('H29 of his sites an empty one first', () => {
    const at = strikes(['purple'], { sites: [16, 17, 18], buildings: [37] })
    expect(at.seat(TOM)).toMatchObject({ sites: [16, 18], buildings: [37], places: [0] })
    expect(at.state.discard.at(-1)).toBe(17)
  })

  test('H29 otherwise the one with the cheapest building, which is discarded: he has no hand', () => {
    const at = strikes(['purple'], { sites: [16, 17, 18], buildings: [204, 3, 107] })
    expect(at.seat(TOM)).toMatchObject({ sites: [16, 18], buildings: [204, 107], places: [0, 1], hand: [] })
    expect(at.state.discard.slice(-2).toSorted()).toEqual([17, 3].toSorted())
  })

  test('H29 two buildings on one site count together', () => {
    const at = solo({
      tom: { marks: 3, buildings: [192, 204] },
      piles: { brown: [3] },
      dice: { brown: 5 },
      agenda: [
        { do: 'tomDie', seat: TOM, color: 'brown' },
        { do: 'loseSite', seat: TOM },
      ],
    })
    // 003 has joined 192, for 9 and 3 marks; 204 for 9 goes.
    expect(at.seat(TOM)).toMatchObject({ buildings: [192, 3], places: [0, 0] })
  })

  test('H29 of his wall a segment that costs no points, of the cheaper half first', () => {
    const wall = (left: number, right: number) => {
      const mine = strikes(['gray'], { wall: [left, right] }).seat(TOM)
      return [mine.left, mine.right]
    }
    expect(wall(3, 5)).toEqual([3, 4])
    expect(wall(4, 3)).toEqual([3, 3])
    expect(wall(4, 2)).toEqual([4, 1])
    expect(wall(1, 2)).toEqual([0, 2])
    expect(wall(2, 2)).toEqual([1, 2])
    expect(wall(3, 3)).toEqual([2, 3])
    expect(wall(3, 0)).toEqual([2, 0])
    expect(wall(0, 0)).toEqual([0, 0])
  })

  test('section 8: all his marks, all his workers, his level back to 0 without a point', () => {
    const at = strikes(['pink', 'brown'], { marks: 7, workers: { gray: 2, pink: 1 } })
    expect(at.seat(TOM)).toMatchObject({ marks: 0, points: 5, workers: NONE, disasters: NONE })
  })

  test('E22 a fire before a flood, so that the flood takes the site that the fire has emptied', () => {
    const at = strikes(['purple', 'orange'], { sites: [16, 17], buildings: [3, 204] })
    expect(at.seat(TOM)).toMatchObject({ sites: [17], buildings: [204], places: [0] })
  })

  test('E22 151 averts, 165 bears three levels, 231 raises what is lowest', () => {
    const averted = strikes(['pink'], { buildings: [151], workers: { pink: 1 } })
    expect(averted.seat(TOM)).toMatchObject({ marks: 5, points: 5, workers: NONE })
    expect(averted.seat(TOM).disasters).toEqual(perColor({ pink: 2 }))
    expect(strikes(['pink'], { buildings: [165] }).seat(TOM)).toMatchObject({ marks: 5 })
    const disasters = { purple: 2, orange: 1, gray: 2, pink: 0, brown: 2 }
    const at = solo({
      tom: { buildings: [231], disasters },
      tokens: ['brown'],
      agenda: [{ do: 'intrigue', seat: TOM }],
    })
    expect(at.seat(TOM).disasters).toEqual([2, 1, 2, 1, 2])
  })
})

describe('H30 which buildings TOM activates', () => {
  test('section 12: those whose worker cost he can pay, from left to right, with a marker', () => {
    const at = activates({ marks: 0, buildings: [98, 130, 101], workers: { pink: 1 } })
    expect(at.seat(TOM)).toMatchObject({ marks: 3, points: 5, workers: NONE, used: [98] })
    const other = activates({ marks: 0, buildings: [130, 98, 101], workers: { pink: 1 } })
    expect(other.seat(TOM)).toMatchObject({ marks: 2, points: 6, used: [130] })
  })

  test('section 12: left to right is where they stand, not when they came', () => {
    const at = solo({
      tom: { marks: 9, sites: ['gray', 'gray'], buildings: [14, 130], workers: { pink: 1 } },
      piles: { orange: [98] },
      dice: { orange: 5 },
      agenda: [
        { do: 'loseBuilding', seat: TOM },
        { do: 'tomDie', seat: TOM, color: 'orange' },
        { do: 'tomActivates', seat: TOM },
      ],
    })
    expect(at.seat(TOM)).toMatchObject({ buildings: [130, 98], places: [1, 0], used: [98], marks: 9 })
  })

  test('section 12: also one that he has just built', () => {
    const dice = { purple: 1, orange: 5, gray: 1, pink: 1, brown: 1 }
    const tom = { marks: 3, points: 0, sites: ['gray'] as const, workers: { pink: 1 } }
    const at = solo({ tom, dice, piles: { orange: [98] }, agenda: [{ do: 'tomTurn', seat: TOM }] })
    expect(at.seat(TOM)).toMatchObject({ marks: 3, points: 4, buildings: [98], used: [98] })
  })

  test('section 7: none that has a marker already', () => {
    expect(activates({ marks: 0, buildings: [98], used: [98], workers: { pink: 1 } }).purse(TOM).marks).toBe(
      0,
    )
  })

  test('H30 buildings without worker cost are not activated in any phase', () => {
    const free = [6, 27, 48, 56, 57, 58, 102, 156]
    const at = activates({ buildings: free, workers: { pink: 1 }, disasters: { pink: 1 } })
    expect(at.seat(TOM)).toMatchObject({ marks: 5, points: 5, used: [], workers: perColor({ pink: 1 }) })
    const phaseTwo = [49, 87, 92, 93, 164, 237]
    const windows = (['I', 'II', 'IV'] as const).map(
      phase => ({ do: 'window', seat: TOM, phase, atHall: true }) as const,
    )
    const rest = solo({ tom: { buildings: [...phaseTwo, 2, 4, 33] }, dice: { gray: 6 }, agenda: windows })
    expect(rest.seat(TOM)).toMatchObject({ marks: 5, points: 5, used: [], hand: [], hall: 0 })
    expect(rest.seat(TOM).buildings).toHaveLength(9)
  })

  test('H30 abilities that only move hand cards are skipped and cost him nothing', () => {
    const buildings = [37, 38, 39, 40, 41, 193, 196, 197, 198, 199, 234, 190]
    const workers = { purple: 2, orange: 2, gray: 2, pink: 2, brown: 2 }
    const at = activates({ buildings, garden: [241], workers }, { discard: [16, 17, 18] })
    expect(at.seat(TOM)).toMatchObject({ workers: perColor(workers), used: [], hand: [] })
    expect(at.state.discard).toEqual([16, 17, 18])
    for (const card of [28, 201]) {
      const built = constructs(card, { marks: 9, sites: ['gray'] }, { discard: [] })
      expect(built.seat(TOM)).toMatchObject({ marks: 6, buildings: [card], hand: [] })
      expect(built.state.discard).toEqual([])
    }
  })

  test('H30 007: the pile of the highest die, clockwise from purple on a tie, as money', () => {
    const given = (dice: Solo['dice']): Solo => ({
      dice: { purple: 1, ...dice },
      piles: { orange: [107], gray: [154] },
    })
    const tom = { marks: 0, buildings: [7], workers: { purple: 1, orange: 3, gray: 3 } }
    const high = activates(tom, given({ orange: 4, gray: 6 }))
    expect(high.seat(TOM)).toMatchObject({
      marks: 6,
      workers: perColor({ orange: 3, gray: 3 }),
      sites: { length: 1 },
    })
    expect(high.state.discard.at(-1)).toBe(154)
    expect(activates(tom, given({ orange: 5, gray: 5 })).state.discard.at(-1)).toBe(107)
    const empty = activates(tom, {
      dice: { gray: 6, orange: 5 },
      piles: { orange: [107] },
      emptyPiles: ['gray'],
    })
    expect(empty.seat(TOM).marks).toBe(5)
    expect(empty.state.discard.at(-1)).toBe(107)
  })

  test('H30 001 likewise at once; 141 adds its marks to the action (section 6.3)', () => {
    const tom = { marks: 3, sites: ['gray', 'gray'] as const, buildings: [141] }
    const at = constructs(1, tom, { dice: { purple: 6 }, piles: { purple: [204] } })
    expect(at.seat(TOM)).toMatchObject({ marks: 9, buildings: [141, 1] })
    expect(at.state.discard.at(-1)).toBe(204)
  })

  test('H30 202: money in the colour of the top discard', () => {
    const tom = { marks: 0, buildings: [202], workers: { pink: 1, brown: 1 } }
    const at = activates(tom, { dice: { brown: 4, gray: 6 }, discard: [154, 11] })
    expect(at.seat(TOM)).toMatchObject({ marks: 4, workers: perColor({ brown: 1 }), sites: { length: 1 } })
    expect(at.state.discard).toEqual([154, 11])
    expect(activates(tom, { discard: [] }).seat(TOM).used).toEqual([])
  })

  test('H30 115 to 118 and 216: workers of the colour he has fewest of, clockwise from purple', () => {
    const at = activates({ buildings: [115], workers: { purple: 1, orange: 1, gray: 1, pink: 2, brown: 1 } })
    expect(at.seat(TOM).workers).toEqual([2, 1, 1, 2, 1])
    const three = activates({ buildings: [216], workers: { purple: 4, orange: 1, gray: 1, pink: 3 } })
    expect(three.seat(TOM)).toMatchObject({ points: 8, workers: [4, 2, 1, 2, 1] })
  })

  test('E22 111 to 114: he evens out his workers', () => {
    const workersAfter = (purple: number, orange = 0) =>
      activates({ buildings: [111], workers: { purple, orange } }).seat(TOM).workers
    expect(workersAfter(6)).toEqual([1, 1, 1, 1, 1])
    expect(workersAfter(4, 3)).toEqual([2, 1, 1, 1, 1])
    expect(workersAfter(2, 1)).toEqual([1, 1, 0, 0, 0])
    // One is paid; those exchanged are no more than needed.
    const returned = (purple: number, others: number) => {
      const workers = { purple, orange: others, gray: others, pink: others, brown: others }
      const heard = happenings(() => activates({ buildings: [111], workers }))
      return heard.filter(({ kind }) => kind === 'returnedWorkers').length
    }
    expect(returned(3, 1)).toBe(1)
    expect(returned(7, 1)).toBe(1 + 4)
    expect(returned(11, 0)).toBe(1 + 8)
  })

  test('E22 109: all different workers he has', () => {
    const at = activates({ marks: 0, buildings: [109], workers: { purple: 2, gray: 1, brown: 1 } })
    expect(at.purse(TOM)).toEqual({ marks: 3, points: 8, workers: perColor({ purple: 1 }) })
  })

  test('E22 106 pays the worker of the highest die, 157 of the highest disaster, 043 of the most workers', () => {
    const workers = { orange: 1, gray: 1, pink: 2 }
    const die106 = activates(
      { marks: 0, buildings: [106], workers },
      { dice: { purple: 6, orange: 2, gray: 5 } },
    )
    expect(die106.purse(TOM)).toEqual({ marks: 5, points: 5, workers: perColor({ orange: 1, pink: 2 }) })
    const disasters = { purple: 2, orange: 1, gray: 2 }
    const police = activates({ buildings: [157], workers, disasters })
    expect(police.seat(TOM)).toMatchObject({ points: 7, workers: perColor({ orange: 1, pink: 2 }) })
    expect(police.seat(TOM).disasters).toEqual(perColor({ purple: 2, orange: 1 }))
    const two = activates({ buildings: [43], workers: { ...workers, purple: 1 } })
    expect(two.purse(TOM)).toEqual({
      marks: 8,
      points: 6,
      workers: perColor({ orange: 1, gray: 1, pink: 1 }),
    })
  })

  test('E22 062 to 065: the cheaper segment at twice its price, if he can pay it', () => {
    const workers = { orange: 1 }
    const at = activates({ marks: 9, buildings: [62], workers, wall: [2, 1] })
    expect(at.seat(TOM)).toMatchObject({ left: 2, right: 2, marks: 5 })
    const poor = activates({ marks: 3, buildings: [62], workers, wall: [2, 1] })
    expect(poor.seat(TOM)).toMatchObject({ right: 1, marks: 3, workers: perColor(workers), used: [] })
  })

  test('E22 219 to 222: a site of the colour he has most workers of', () => {
    const at = activates(
      { buildings: [219], workers: { brown: 1, gray: 1, pink: 2 } },
      { piles: { pink: [59] } },
    )
    expect(at.seat(TOM).sites.at(-1)).toBe(59)
    expect(at.seat(TOM).workers).toEqual(perColor({ gray: 1, pink: 1 }))
  })

  test('H47 054 fires again the dearest building used before it, paid for again', () => {
    const workers = { purple: 1, pink: 2, gray: 2 }
    const at = activates({ marks: 0, buildings: [101, 130, 54], workers })
    expect(at.purse(TOM)).toEqual({ marks: 7, points: 7, workers: perColor({ gray: 1 }) })
    const first = activates({ marks: 0, buildings: [54, 98], workers: { purple: 1, pink: 2 } })
    expect(first.seat(TOM)).toMatchObject({ marks: 3, used: [98], workers: perColor({ purple: 1, pink: 1 }) })
  })

  test('H30 054 fires again the one of equals that was built first, wherever it stands', () => {
    const workers = { purple: 3, pink: 2 }
    const at = solo({
      tom: { marks: 3, buildings: [14, 98, 54], workers },
      piles: { orange: [99] },
      dice: { orange: 5 },
      agenda: [
        { do: 'loseBuilding', seat: TOM },
        { do: 'tomDie', seat: TOM, color: 'orange' },
        { do: 'tomActivates', seat: TOM },
      ],
    })
    expect(at.seat(TOM)).toMatchObject({ buildings: [98, 54, 99], places: [1, 2, 0], marks: 9 })
    expect(at.seat(TOM).workers).toEqual(perColor({ purple: 1 }))
  })

  test('E22 235 moves the cleric where TOM has more cards to score than you', () => {
    const tom = { buildings: [235, 102], workers: { gray: 1 } }
    const moved = (you: Solo['you']) => activates(tom, { window: 2, ...(you ? { you } : {}) }).state.window
    expect(moved({})).toBe(1)
    expect(moved({ buildings: [107, 97] })).toBe(3)
  })
})

describe('E22 instants that TOM builds with a 5 or 6', () => {
  const SITES = ['gray', 'gray', 'gray'] as const

  test('121, 206, 025, 194: marks and workers at once', () => {
    expect(constructs(121, { marks: 3, sites: SITES }).purse(TOM)).toMatchObject({ marks: 6 })
    expect(constructs(206, { marks: 0, sites: SITES }).purse(TOM)).toMatchObject({
      marks: 3,
      workers: perColor({ pink: 1 }),
    })
    expect(constructs(25, { marks: 6, sites: SITES, buildings: [204] }).purse(TOM).marks).toBe(4)
    expect(constructs(194, { marks: 3, sites: ['gray', 'pink'] }).purse(TOM).marks).toBe(4)
  })

  test('6 builds an instant, too', () => {
    const at = die('orange', 6, { marks: 3, sites: SITES }, { piles: { orange: [121] } })
    expect(at.purse(TOM).marks).toBe(6)
  })

  test('147 reduces his highest disasters', () => {
    const at = constructs(147, { marks: 3, sites: SITES, disasters: { purple: 1, pink: 2 } })
    expect(at.seat(TOM)).toMatchObject({ points: 7, disasters: perColor({ pink: 1 }) })
  })

  test('032 adds two sites free of charge', () => {
    const at = constructs(32, { marks: 6, sites: SITES })
    expect(at.seat(TOM).sites).toHaveLength(5)
    expect(at.seat(TOM).workers).toEqual(NONE)
  })

  test('145 builds the dearer segment, since it is free', () => {
    const at = constructs(145, { marks: 6, sites: SITES, wall: [1, 4] })
    expect(at.seat(TOM)).toMatchObject({ marks: 0, left: 1, right: 5, statues: [9] })
  })

  test('240 is for Phase II: TOM advances with 068 in Phase III for nothing', () => {
    const given = {
      you: { buildings: [240] },
      dice: { purple: 1, orange: 1, gray: 1, pink: 5, brown: 1 },
      round: 0,
    }
    const tom = { marks: 6, sites: SITES, points: 0 }
    const at = solo({ ...given, tom, piles: { pink: [68] }, agenda: [{ do: 'tomTurn', seat: TOM }] })
    expect(at.seat(TOM)).toMatchObject({ marks: 0, hall: 1, points: 4 })
  })

  test('189 places a worker only where TOM has more cards than you', () => {
    const workers = { pink: 1, gray: 1 }
    const ahead = constructs(189, { marks: 6, sites: SITES, workers }, { you: { buildings: [59] } })
    expect(ahead.state.guests).toEqual([2])
    expect(ahead.seat(TOM).workers).toEqual(perColor({ pink: 1 }))
    const behind = constructs(189, { marks: 6, sites: SITES, workers }, { you: { buildings: [154, 167] } })
    expect(behind.state.guests).toEqual([])
    expect(behind.seat(TOM).workers).toEqual(perColor(workers))
  })

  test('103 gives you a mark for a point, if you have one', () => {
    const at = constructs(103, { marks: 4, sites: SITES }, { you: { marks: 0 } })
    expect([at.purse(YOU), at.purse(TOM)]).toMatchObject([
      { marks: 1, points: 4 },
      { marks: 0, points: 6 },
    ])
    const poor = constructs(103, { marks: 4, sites: SITES }, { you: { marks: 0, points: 0 } })
    expect(poor.purse(TOM)).toMatchObject({ marks: 1, points: 5 })
  })

  test('228 uses the dearest of your instants that is of use to him', () => {
    const at = constructs(
      228,
      { marks: 6, sites: SITES },
      { you: { buildings: [206, 233] }, dice: { black: 4 } },
    )
    expect(at.purse(TOM)).toMatchObject({ marks: 0, points: 9 })
    const hands = constructs(228, { marks: 6, sites: SITES }, { you: { buildings: [28, 206] } })
    expect(hands.purse(TOM)).toMatchObject({ marks: 3, workers: perColor({ pink: 1 }) })
    expect(constructs(228, { marks: 6, sites: SITES }).purse(TOM)).toMatchObject({ marks: 0 })
  })

  test('060 fires all his buildings of one worker, free, without markers, but none for hand cards', () => {
    const tom = {
      marks: 9,
      sites: ['gray', 'gray', 'gray', 'gray', 'gray'] as const,
      buildings: [98, 37, 106, 43],
    }
    const heard = happenings(() => {
      const at = constructs(60, tom, { dice: { gray: 6 } })
      expect(at.seat(TOM)).toMatchObject({
        marks: 9,
        used: [],
        workers: NONE,
        buildings: [98, 37, 106, 43, 60],
      })
    })
    expect(heard.flatMap(event => (event.kind === 'activated' ? [event.card] : []))).toEqual([98, 106])
  })

  test('036 lets him use an instant twice', () => {
    const at = constructs(121, { marks: 3, sites: SITES, buildings: [36] })
    expect(at.purse(TOM).marks).toBe(12)
  })

  test('H34 005 builds the dearest card of its category from the discard pile on his leftmost empty site', () => {
    const at = constructs(5, { marks: 6, sites: ['gray', 'pink', 'gray'] }, { discard: [3, 11, 204, 6] })
    expect(at.seat(TOM)).toMatchObject({ marks: 0, buildings: [5, 11], places: [0, 1] })
    expect(at.state.discard.toSorted((a, b) => a - b)).toEqual([3, 6, 204])
    const second = constructs(5, { marks: 6, sites: SITES, buildings: [192] }, { discard: [11] })
    expect(second.seat(TOM)).toMatchObject({ buildings: [192, 5, 11], places: [0, 1, 2] })
    const full = constructs(5, { marks: 6, sites: ['gray'] }, { discard: [11] })
    expect(full.seat(TOM).buildings).toEqual([5])
    const equals = constructs(5, { marks: 6, sites: SITES }, { discard: [9, 8, 12] })
    expect(equals.seat(TOM).buildings).toEqual([5, 9])
    const chain = constructs(5, { marks: 6, sites: SITES }, { discard: [1], dice: { purple: 6 } })
    expect(chain.seat(TOM)).toMatchObject({ marks: 6, buildings: [5, 1] })
  })

  test('nothing of his ever lies under a Zoo card', () => {
    const at = activates({ garden: [241], buildings: [190], workers: { gray: 3 } })
    expect(at.seat(TOM).places.every(place => place < UNDER)).toBe(true)
  })
})
