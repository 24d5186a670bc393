import { describe, expect, test } from 'vitest'
import type { SeatDescription } from '../../src/position.ts'
import { type Table, table } from '../table.ts'
import { perColor } from './listening.ts'

/** Sections 8 and 11: persons and what they do. */

const COAL_MINER = 20
const SADDLER = 26
const TAILOR = 27
const FOUNTAIN_BUILDER = 28
const ACROBAT = 46
const FIRE_BREATHER = 56
const JAILER = 66
const GATEKEEPER = 67
const WATCHMAN = 68
const PREACHER = 85
const BOOKSELLER = 96
const SHOPKEEPER = 97
const MONEYLENDER = 98
const COACHMAN = 106
const MESSENGER = 108
const SERVANT = 111
const PLASTERER = 126
const BEGGAR = 141
const THIEF = 143
const AGITATOR = 145
const ASTRONOMER = 151
const SCHOOLMASTER = 152
const ALCHEMIST = 160
const ARCHITECT = 163

function turn(seat: SeatDescription, ...others: SeatDescription[]) {
  return table({ seats: [seat, ...others] })
}

/** Recruits a person for nothing to pay. */
function recruiting(card: number, seat: SeatDescription, ...others: SeatDescription[]) {
  const at = turn({ guilders: 12, houses: [], ...seat, hand: [card, ...(seat.hand ?? [])] }, ...others)
  return at.play(`play ${String(card).padStart(3, '0')} recruit`)
}

const house = (persons: readonly number[]) => ({
  persons,
  houses: [...persons.map(() => 'brown' as const), 'brown' as const],
})

test('T17 the Alchemist brings 6 guilders at once, and never again', () => {
  const at = recruiting(ALCHEMIST, { ...house([]), hand: [1] })
  expect(at.seat().guilders).toBe(12 - 3 + 6)
  expect(at.asked).toBeUndefined()
})

test('T18 the Servant draws a card for a red worker and is turned', () => {
  const at = turn({ persons: [SERVANT], workers: { red: 1 }, hand: [1] }).play('activate 111')
  expect(at.answers).toEqual(['pile 1', 'pile 2', 'done'])
  at.play('pile 1')
  expect(at.seat()).toMatchObject({ used: [SERVANT], workers: perColor({}) })
  expect(at.seat().hand).toHaveLength(2)
})

test('T19 the Bookseller brings 2 guilders, once per round', () => {
  const at = turn({ persons: [BOOKSELLER], guilders: 0, hand: [1] }).play('activate 096')
  expect(at.seat()).toMatchObject({ guilders: 2, used: [BOOKSELLER] })
  expect(at.answers).not.toContain('activate 096')
})

test('ruling 3: a person turned in a turn stays so in the later turns of the round and stands up after it', () => {
  const at = table({
    seats: [{ persons: [BOOKSELLER], hand: [1, 2], guilders: 0, canals: [1, 1] }, { hand: [3] }],
    turn: 4,
    agenda: ['turn', 'turn', 'majorities'],
  })
  at.play('activate 096', 'play 001 workers')
  expect(at.answers).toEqual(['play 002 workers', 'play 002 guilders'])
  at.play('play 002 workers')
  expect(at.seat().used).toEqual([])
})

test('ruling 4: a person may be activated in the turn in which it came', () => {
  const at = recruiting(BOOKSELLER, house([]))
  expect(at.answers).toContain('activate 096')
})

test('T20 with the Schoolmaster action 1 brings 3 workers', () => {
  const at = turn({ persons: [SCHOOLMASTER], hand: [4] }).play('play 004 workers')
  expect(at.seat().workers).toEqual(perColor({ red: 3 }))
})

describe('an extra card', () => {
  test('T23 the Coachman plays a second card in a turn', () => {
    const at = turn({ persons: [COACHMAN], workers: { yellow: 1 }, hand: [1, 2, 3] })
    at.play('activate 106')
    expect(at.asked).toEqual({ kind: 'playCard', seat: 0 })
    expect(at.answers).not.toContain('done')
    at.play('play 002 workers')
    expect(at.asked).toEqual({ kind: 'turn', seat: 0 })
    expect(at.answers).not.toContain('done')
    at.play('play 001 workers')
    expect(at.seat().hand).toEqual([3])
    expect(at.asked).toBeUndefined()
  })

  test('T23 after its fourth turn no card is left instead of one, and the next phase 1 fills up to 5', () => {
    const at = table({
      seats: [{ persons: [COACHMAN], workers: { yellow: 1 }, hand: [1, 2, 3, 4, 5] }, { hand: [6] }],
      turn: 4,
      agenda: ['turn', 'turn', 'turn', 'turn', 'majorities'],
    })
    at.play('play 001 guilders', 'done')
    at.play('activate 106', 'play 002 guilders', 'play 003 guilders')
    at.play('play 004 guilders', 'play 005 guilders')
    expect(at.seat().hand).toEqual([])
    while (at.asked?.kind === 'refill') at.play('pile 1')
    expect(at.state.round).toBe(2)
    expect(at.state.seats.map(({ hand }) => hand.length)).toEqual([5, 5])
  })

  test('T24 two extra cards leave the last turn of the round without an action; persons may still be used', () => {
    const at = table({
      seats: [
        {
          persons: [COACHMAN, MESSENGER, BOOKSELLER],
          workers: { yellow: 1, red: 1 },
          hand: [1, 2, 3, 4, 5],
        },
        {},
      ],
      turn: 4,
      agenda: ['turn', 'turn', 'turn', 'turn'],
    })
    at.play('activate 106', 'play 001 guilders', 'activate 108', 'play 002 guilders', 'play 003 guilders')
    at.play('done', 'play 004 guilders', 'done', 'play 005 guilders', 'done')
    expect(at.seat().hand).toEqual([])
    expect(at.answers).toEqual(['activate 096', 'done'])
  })

  test('ruling 18: it needs a card in hand', () => {
    const at = turn({ persons: [COACHMAN], workers: { yellow: 1 }, hand: [1] }).play('play 001 guilders')
    expect(at.asked).toBeUndefined()
  })
})

describe('canals without a card', () => {
  // The open spaces of the first gatehouse with three tiles on each canal cost 4.
  const canals = [3, 3] as const

  test('T36 Fountain Builder and Acrobat: a space of price 4 for a red worker alone', () => {
    const at = turn({
      persons: [FOUNTAIN_BUILDER, ACROBAT],
      workers: { red: 1 },
      guilders: 0,
      canals,
      hand: [1],
    })
    at.play('activate 046')
    expect(at.answers).toEqual(['canal left', 'canal right'])
    at.play('canal left')
    expect(at.seat()).toMatchObject({ left: 4, guilders: 0, workers: perColor({}) })
  })

  test('T37 the Acrobat alone pays twice the price, whatever the colour', () => {
    const seat = { persons: [ACROBAT], workers: { red: 1 }, canals, hand: [1] }
    expect(turn({ ...seat, guilders: 7 }).answers).not.toContain('activate 046')
    const at = turn({ ...seat, guilders: 8 }).play('activate 046', 'canal right')
    expect(at.seat()).toMatchObject({ right: 4, guilders: 0 })
  })

  test('the Gatekeeper builds without paying, and the Watchman discards a marker of the colour of the space', () => {
    const at = recruiting(GATEKEEPER, {
      ...house([WATCHMAN]),
      threats: { blue: 1, red: 1 },
      guilders: 3,
    })
    at.play('canal left')
    expect(at.seat()).toMatchObject({ left: 1, guilders: 0 })
    expect(at.answers).toEqual(['threat blue', 'done'])
    at.play('threat blue')
    expect(at.seat()).toMatchObject({ threats: perColor({ red: 1 }), points: 6 })
  })
})

describe('the Moneylender', () => {
  test('T38 with 2 guilders for three others: two of choice, 2 points', () => {
    const at = recruiting(MONEYLENDER, { ...house([]), guilders: 5 }, {}, {}, {})
    expect(at.answers).toEqual(['to 2', 'to 3', 'to 4'])
    at.play('to 4')
    expect(at.answers).toEqual(['to 2', 'to 3'])
    at.play('to 2')
    expect(at.state.seats.map(({ guilders }) => guilders)).toEqual([0, 6, 5, 6])
    expect(at.seat().points).toBe(7)
  })

  test('T39 with 5 guilders everybody must be paid: 3 points; nobody loses any', () => {
    const at = recruiting(MONEYLENDER, { ...house([]), guilders: 8 }, {}, {}, {})
    expect(at.state.seats.map(({ guilders }) => guilders)).toEqual([2, 6, 6, 6])
    expect(at.state.seats.map(({ points }) => points)).toEqual([8, 5, 5, 5])
  })
})

test('T40 the Jailer as the fourth person discards up to 4 markers; all if there are fewer', () => {
  const at = recruiting(JAILER, { ...house([1, 2, 3]), threats: { red: 2, blue: 1 } })
  at.play('threat red', 'threat red', 'threat blue')
  expect(at.seat()).toMatchObject({ points: 8, threats: perColor({}) })
  expect(at.asked?.kind).not.toBe('discardThreat')
  const many = recruiting(JAILER, { ...house([1]), threats: { red: 2, blue: 2 } })
  many.play('threat red', 'threat red')
  expect(many.asked?.kind).not.toBe('discardThreat')
})

test('T41 the Beggar takes 2 workers from each other player, or as many as there are', () => {
  const at = recruiting(
    BEGGAR,
    house([]),
    { workers: { red: 1 } },
    { workers: { blue: 1, red: 2 } },
    { workers: {} },
  )
  expect(at.asked).toEqual({ kind: 'giveWorker', seat: 2 })
  at.play('worker blue')
  expect(at.seat(1).workers).toEqual(perColor({}))
  expect(at.seat(2).workers).toEqual(perColor({ red: 1 }))
  expect(at.seat(0).workers).toEqual(perColor({ red: 2, blue: 1 }))
})

test('T42 the Thief takes 3 guilders from each other player, or as many as there are', () => {
  const at = recruiting(
    THIEF,
    { ...house([]), guilders: 6 },
    { guilders: 5 },
    { guilders: 2 },
    { guilders: 0 },
  )
  expect(at.state.seats.map(({ guilders }) => guilders)).toEqual([5, 2, 0, 0])
})

test('T43 the Agitator takes a canal tile from each other player, the outermost of a canal of choice', () => {
  const at = recruiting(AGITATOR, house([]), { canals: [1, 0] }, { canals: [2, 3] }, {})
  expect(at.asked).toEqual({ kind: 'loseCanal', seat: 2 })
  at.play('canal right')
  expect(at.state.seats.map(({ left, right }) => [left, right])).toEqual([
    [0, 0],
    [0, 0],
    [2, 2],
    [0, 0],
  ])
})

test('T44 the Saddler brings a guilder for each different group, the own one too', () => {
  const at = turn({ persons: [SADDLER, COAL_MINER, 1], workers: { brown: 1 }, guilders: 0, hand: [2] })
  at.play('activate 026')
  expect(at.seat().guilders).toBe(2)
})

test('T47 the Preacher follows the step of the Tailor', () => {
  const at = recruiting(TAILOR, { ...house([PREACHER]), threats: { red: 1, blue: 1 } })
  expect(at.seat().reputation).toBe(1)
  expect(at.answers).toEqual(['threat blue', 'threat red', 'done'])
  at.play('threat red')
  expect(at.seat()).toMatchObject({ points: 6, threats: perColor({ blue: 1 }) })
})

test('T49 the Plasterer follows both houses of the Architect', () => {
  const at = table({
    seats: [{ ...house([PLASTERER]), hand: [ARCHITECT], guilders: 9, threats: { red: 1, blue: 1 } }],
    tops: [[4], [3]],
  })
  at.play('play 163 recruit', 'pile 1')
  expect(at.answers).toEqual(['threat red', 'done'])
  at.play('threat red', 'pile 2', 'threat blue')
  expect(at.seat()).toMatchObject({ points: 7, threats: perColor({}) })
  expect(at.seat().houses.slice(-2)).toEqual([4, 3])
})

test('T50 the Fire-breather discards a marker of the colour of the recruited person', () => {
  const at = recruiting(2, { ...house([FIRE_BREATHER]), threats: { red: 1, yellow: 1 } })
  expect(at.answers).toEqual(['threat yellow', 'done'])
  at.play('threat yellow')
  expect(at.seat()).toMatchObject({ points: 6, threats: perColor({ red: 1 }) })
})

describe('the Astronomer', () => {
  test('T51 lets an instant effect run twice', () => {
    const at = recruiting(ALCHEMIST, house([ASTRONOMER]))
    expect(at.answers).toEqual(['repeat 160', 'done'])
    at.play('repeat 160')
    expect(at.seat().guilders).toBe(12 - 3 + 12)
    expect(at.asked?.kind).not.toBe('repeat')
  })

  test('ruling 16: two steps of the Tailor, each followed by the Preacher', () => {
    const at = recruiting(TAILOR, { ...house([ASTRONOMER, PREACHER]), threats: { red: 2 } })
    at.play('threat red', 'repeat 027', 'threat red')
    expect(at.seat()).toMatchObject({ reputation: 2, points: 7, threats: perColor({}) })
  })

  test('ruling 17: the others are hit twice', () => {
    const at = recruiting(THIEF, house([ASTRONOMER]), { guilders: 5 }).play('repeat 143')
    expect(at.seat(1).guilders).toBe(0)
  })

  test('ruling 24: the Jailer counts anew', () => {
    const at = recruiting(JAILER, { ...house([ASTRONOMER]), threats: { red: 2, blue: 2, brown: 2 } })
    at.play('threat red', 'threat red', 'repeat 066', 'threat blue', 'threat blue')
    expect(at.seat()).toMatchObject({ points: 9, threats: perColor({ brown: 2 }) })
  })
})

test('T55 the Shopkeeper scores 2 points for each complete canal', () => {
  const seat = { persons: [SHOPKEEPER], workers: { yellow: 2 }, hand: [1] }
  expect(pointsAfter(turn({ ...seat, canals: [5, 4] }).play('activate 097'))).toBe(7)
  expect(pointsAfter(turn({ ...seat, canals: [5, 5] }).play('activate 097'))).toBe(9)
  expect(turn({ ...seat, canals: [4, 4] }).answers).not.toContain('activate 097')
})

function pointsAfter(at: Table) {
  return at.seat().points
}

test('T56 of 5 workers the Charcoal Burner takes one and lets the other 4 be exchanged', () => {
  const at = turn({ persons: [COAL_MINER], workers: { purple: 2, red: 3 }, hand: [1] }).play('activate 020')
  at.play('return red', 'return red', 'return red', 'return purple')
  expect(at.asked?.kind).toBe('anyWorker')
  at.play('worker blue', 'worker blue', 'worker brown', 'worker yellow')
  expect(at.seat().workers).toEqual(perColor({ blue: 2, brown: 1, yellow: 1 }))
  expect(at.asked?.kind).toBe('turn')
})
