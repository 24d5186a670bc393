import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'
import { perColor } from './listening.ts'

/** Section 6: a turn of Phase III and its six standard actions. */

const NONE = perColor({})

describe('the six standard actions', () => {
  test('T07 workers: a purple card brings 3 purple workers and goes to the discard pile', () => {
    const at = table({ seats: [{ hand: [193], workers: { purple: 1 } }], discard: [1] }).play(
      'play 193 workers',
    )
    expect(at.seat()).toMatchObject({ workers: perColor({ purple: 4 }), hand: [] })
    expect(at.state.discard).toEqual([1, 193])
  })

  test('T08 money: with a gray 5 a gray card brings 5 marks', () => {
    const at = table({ seats: [{ marks: 2, hand: [145] }], dice: { gray: 5, black: 2 } }).play(
      'play 145 money',
    )
    expect(at.seat().marks).toBe(7)
    expect(at.state.discard).toEqual([145])
  })

  test('T09 decrease: a brown card lowers brown by 1 for 1 point', () => {
    const seat = { hand: [1], disasters: { brown: 2, pink: 1 } }
    const at = table({ seats: [seat] }).play('play 001 decrease')
    expect(at.seat()).toMatchObject({ points: 6, disasters: perColor({ brown: 1, pink: 1 }) })
    expect(at.state.discard).toEqual([1])
  })

  test('T09b decrease at level 0: the card is spent, no point', () => {
    const at = table({ seats: [{ hand: [1], disasters: { pink: 1 } }] }).play('play 001 decrease')
    expect(at.seat()).toMatchObject({ points: 5, hand: [], disasters: perColor({ pink: 1 }) })
    expect(at.state.discard).toEqual([1])
  })

  test('T10 wall: Ulrich, with 1 segment on the left, may build brown for 2 or orange for 1', () => {
    const ulrich = { marks: 2, wall: [1, 0] as const, hand: [1, 97, 145, 49, 193] }
    const at = table({ seats: [{}, {}, ulrich], agenda: [{ do: 'turn', seat: 2 }] })
    expect(at.answers.filter(name => name.includes('wall'))).toEqual([
      'play 097 wall right',
      'play 001 wall left',
    ])
    at.play('play 001 wall left')
    expect(at.seat(2)).toMatchObject({ marks: 0, left: 2, right: 0 })
    const other = table({ seats: [{}, {}, ulrich], agenda: [{ do: 'turn', seat: 2 }] }).play(
      'play 097 wall right',
    )
    expect(other.seat(2)).toMatchObject({ marks: 1, left: 1, right: 1 })
  })

  test('T10 a segment that cannot be paid cannot be built', () => {
    const ulrich = { marks: 1, wall: [1, 0] as const, hand: [1, 97] }
    const at = table({ seats: [{}, {}, ulrich], agenda: [{ do: 'turn', seat: 2 }] })
    expect(at.answers.filter(name => name.includes('wall'))).toEqual(['play 097 wall right'])
  })

  test('T11 wall: Alex builds a brown segment of 3 marks as the third of its half', () => {
    const at = table({ seats: [{ marks: 3, wall: [2, 0], hand: [1] }] }).play('play 001 wall left')
    expect(at.seat()).toMatchObject({ marks: 0, left: 3, right: 0, statues: [] })
    expect(at.state.discard).toEqual([1])
  })

  test('T12 statue: Frank completes his right half and takes the one on offer; the next is put out', () => {
    const frank = { marks: 5, wall: [0, 4] as const, hand: [97] }
    const at = table({ players: 5, seats: [{}, {}, {}, {}, frank], agenda: [{ do: 'turn', seat: 4 }] }).play(
      'play 097 wall right',
    )
    expect(at.seat(4)).toMatchObject({ marks: 0, right: 5, statues: [9] })
    expect(at.state.statues).toEqual([8, 7, 6, 5, 4, 3, 2])
  })

  test('the statue comes once for each half, and none when all are gone', () => {
    const seat = { marks: 10, hand: [97, 1], wall: [4, 4] as const }
    const at = table({ seats: [seat], statues: [2], agenda: ['turn', 'turn'] })
    at.play('play 097 wall left', 'play 001 wall right')
    expect(at.seat()).toMatchObject({ left: 5, right: 5, statues: [2] })
    expect(at.state.statues).toEqual([])
  })

  test('T13 site: Ulrich returns a pink worker and has a pink site more', () => {
    const seat = { hand: [49], workers: { pink: 2 }, sites: ['gray'] as const }
    const at = table({ seats: [seat] }).play('play 049 site')
    expect(at.seat()).toMatchObject({ workers: perColor({ pink: 1 }), hand: [], marks: 5 })
    expect(at.seat().sites.slice(1)).toEqual([49])
    expect(at.state.discard).toEqual([])
  })

  test('T13 no site without a worker of its colour; Zoo and Park can be sites too', () => {
    const at = table({ seats: [{ hand: [49, 241, 265], workers: { gray: 1 } }] })
    expect(at.answers.filter(name => name.endsWith('site'))).toEqual(['play 241 site'])
  })

  test('T14 building: Beate pays 9 marks for a purple one, on her site, and can use it once', () => {
    const at = table({
      seats: [{ marks: 9, hand: [202], sites: ['pink'], workers: { pink: 1 } }],
      discard: [1],
    }).play('play 202 build')
    expect(at.seat()).toMatchObject({ marks: 0, buildings: [202], places: [0], hand: [] })
    expect(at.answers).toEqual(['activate 202', 'done'])
    at.play('activate 202', 'play 001 decrease')
    expect(at.seat().used).toEqual([202])
    expect(at.asked).toBeUndefined()
  })

  test('a building needs an empty site and its price; colours need not match', () => {
    const hand = [102, 241]
    expect(table({ seats: [{ hand, marks: 9 }] }).answers).not.toContain('play 102 build')
    expect(table({ seats: [{ hand, marks: 5, sites: ['pink'] }] }).answers).not.toContain('play 102 build')
    expect(table({ seats: [{ hand, marks: 6, sites: ['pink'] }] }).answers).toContain('play 102 build')
    expect(table({ seats: [{ hand, marks: 6, buildings: [1] }] }).answers).not.toContain('play 102 build')
    expect(table({ seats: [{ hand, marks: 3 }] }).answers).toContain('play 241 build')
  })
})

describe('a turn', () => {
  test('T15 an instant building works at once and never again (206)', () => {
    const at = table({ seats: [{ marks: 0, hand: [206], sites: ['gray'] }], agenda: ['turn', 'turn'] })
    at.play('play 206 build')
    expect(at.purse()).toEqual({ marks: 3, points: 5, workers: perColor({ pink: 1 }) })
    expect(at.asked).toBeUndefined()
  })

  test('T16 102 brings 2 marks once per season; a second use is refused', () => {
    const at = table({ seats: [{ marks: 0, hand: [37], buildings: [102] }] }).play('activate 102')
    expect(at.seat()).toMatchObject({ marks: 2, used: [102] })
    expect(() => at.play('activate 102')).toThrow(/not possible/)
  })

  test('T16 in the next season it can be used again', () => {
    const at = table({
      seats: [{ marks: 0, hand: [37], buildings: [102], used: [102] }],
      agenda: ['majorities'],
    })
    expect(at.seat().used).toEqual([])
  })

  test('T17 with 182 an orange building costs half, rounded up; others their full price', () => {
    const price = (card: number, buildings: readonly number[]) => {
      const name = `play ${String(card).padStart(3, '0')} build`
      const seat = { marks: 20, hand: [card], buildings, sites: ['pink', 'pink'] as const }
      return (
        20 -
        table({ seats: [seat] })
          .play(name)
          .seat().marks
      )
    }
    expect(price(107, [182])).toBe(5)
    expect(price(97, [182])).toBe(2)
    expect(price(59, [182])).toBe(9)
    expect(price(107, [])).toBe(9)
  })

  test('buildings can be used before and after the action, also one just built (E08)', () => {
    const seat = { marks: 4, hand: [102], sites: ['gray', 'pink'], buildings: [57] } as const
    const at = table({ seats: [seat] }).play('activate 057', 'play 102 build', 'activate 102')
    expect(at.seat()).toMatchObject({ marks: 2, used: [57, 102] })
  })

  test('only one card is played', () => {
    const at = table({ seats: [{ hand: [37, 38], buildings: [102] }] }).play('play 037 money')
    expect(at.answers).toEqual(['activate 102', 'done'])
  })

  test('H06 a card must be played while there is one in hand', () => {
    const at = table({ seats: [{ hand: [37], buildings: [102] }] })
    expect(at.answers).not.toContain('done')
    expect(at.play('activate 102').answers).not.toContain('done')
  })

  test('H06 with an empty hand the action is skipped, buildings can still be used', () => {
    const at = table({
      seats: [{ marks: 0, buildings: [102] }, { hand: [37] }],
      agenda: ['turn', { do: 'turn', seat: 1 }],
    })
    expect(at.answers).toEqual(['activate 102', 'done'])
    at.play('activate 102')
    expect(at.asked).toEqual({ kind: 'turn', seat: 1 })
  })

  test('H06 a card drawn in the turn must be played', () => {
    const seat = { buildings: [196], workers: { orange: 1 } }
    const at = table({ seats: [seat], piles: { gray: [145] } }).play('activate 196', 'deck gray')
    expect(at.answers.every(name => name.startsWith('play 145'))).toBe(true)
  })

  test('H01 there is no limit to activation markers', () => {
    const used = Array.from({ length: 45 }, (_, i) => i + 1)
    const sites = Array.from({ length: 46 }, () => 'gray' as const)
    const seat = { marks: 0, hand: [97], sites, buildings: [...used, 102], used }
    expect(
      table({ seats: [seat] })
        .play('activate 102')
        .seat().used,
    ).toHaveLength(46)
  })
})

describe('Zoo and Park are no buildings', () => {
  test('H07 what the action Construct a building changes also concerns them: 132, 166', () => {
    const seat = { marks: 9, hand: [242, 262], buildings: [132, 166], disasters: { gray: 2 } }
    const at = table({ seats: [seat], agenda: ['turn', 'turn'] }).play('play 242 build', 'play 262 build')
    expect(at.seat()).toMatchObject({ marks: 6, points: 7, disasters: NONE, garden: [242, 262] })
  })

  test('H07 what concerns buildings does not: 180, 182', () => {
    const seats = [
      { marks: 9, hand: [246], buildings: [182] },
      { marks: 0, buildings: [180] },
    ]
    const at = table({ seats }).play('play 246 build')
    expect(at.seat().marks).toBe(3)
    expect(at.seat(1).marks).toBe(0)
    const built = table({ seats: [{ marks: 9, hand: [97], sites: ['gray'] }, seats[1]!] }).play(
      'play 097 build',
    )
    expect(built.seat(1).marks).toBe(2)
  })
})

describe('H08 prices', () => {
  const price = (card: number, buildings: readonly number[]) => {
    const seat = { marks: 20, hand: [card], buildings, sites: ['pink', 'gray', 'brown'] as const }
    return (
      20 -
      table({ seats: [seat] })
        .play(`play ${String(card).padStart(3, '0')} build`)
        .seat().marks
    )
  }

  test('H08 a building: halved first, then 3 less, never below 0', () => {
    expect(price(107, [182, 132])).toBe(2)
    expect(price(107, [132, 182])).toBe(2)
    expect(price(97, [132])).toBe(0)
    expect(price(97, [132, 182])).toBe(0)
    expect(price(122, [132])).toBe(0)
  })

  test('H08 a wall segment with 108 costs nothing, whatever the black die shows', () => {
    const seat = { marks: 0, hand: [37], wall: [2, 4] as const, buildings: [108, 232] }
    const at = table({ seats: [seat], dice: { black: 4 } }).play('play 037 wall right')
    expect(at.seat()).toMatchObject({ marks: 0, right: 5 })
  })

  test('H48 108 and 150 help the standard action only; 232 and 091 every segment', () => {
    const seat = {
      marks: 2,
      hand: [37],
      workers: { orange: 1 },
      disasters: { gray: 1 },
      wall: [0, 4] as const,
    }
    const watcher = { buildings: [91] }
    const at = table({ seats: [{ ...seat, buildings: [62, 108, 150] }, watcher] }).play('activate 062')
    expect(at.seat()).toMatchObject({ marks: 0, left: 1, points: 5, disasters: perColor({ gray: 1 }) })
    expect(at.seat(1).workers).toEqual(perColor({ gray: 1 }))
    const free = table({
      seats: [{ ...seat, hand: [145], marks: 6, sites: ['pink', 'gray'], buildings: [150] }],
    })
    free.play('play 145 build', 'wall left')
    expect(free.seat()).toMatchObject({ marks: 0, left: 1, points: 5 })
    const black = table({ seats: [{ ...seat, buildings: [62, 232] }], dice: { black: 1 } })
    expect(black.play('activate 062').answers).toEqual(['wall left', 'wall right'])
    const nested = { ...seat, buildings: [8, 108, 150], workers: { gray: 1 }, marks: 0 }
    const action = table({ seats: [nested], piles: { gray: [147] } })
    action.play('activate 008', 'deck gray', 'play 147 wall left')
    expect(action.seat()).toMatchObject({ marks: 0, left: 1, points: 6, disasters: NONE })
  })

  test('H41 091 and 180 pay by themselves, from the supply', () => {
    const seats = [
      { marks: 9, hand: [145, 97], sites: ['gray'] as const },
      { marks: 0, buildings: [91, 180] },
    ]
    const at = table({ seats, agenda: ['turn', 'turn'] }).play('play 145 wall left', 'play 097 build')
    expect(at.purse(1)).toEqual({ marks: 2, points: 5, workers: perColor({ gray: 1 }) })
    expect(at.seat().marks).toBe(5)
  })
})
