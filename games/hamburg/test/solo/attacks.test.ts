import { describe, expect, test } from 'vitest'
import { perColor } from '../rules/listening.ts'
import { constructs, type Solo, solo, TOM, YOU } from './opponent.ts'

/** Cards with which you and TOM hurt each other (H18, H29, H30). */

const NONE = perColor({})
const SITES = ['gray', 'gray'] as const

/** You construct a card. */
function youConstruct(card: number, given: Solo = {}) {
  const { you, ...rest } = given
  const mine = { marks: 12, sites: ['gray'] as const, ...you, hand: [card, ...(you?.hand ?? [])] }
  return solo({ ...rest, you: mine }).play(`play ${String(card).padStart(3, '0')} build`)
}

/** TOM constructs a card. */
function tomConstructs(card: number, given: Solo = {}) {
  const { tom, ...rest } = given
  return constructs(card, { marks: 12, sites: SITES, ...tom }, rest)
}

describe('your cards against TOM', () => {
  test('013 and 169 find no hand of his', () => {
    for (const card of [13, 169]) {
      const at = youConstruct(card)
      expect(at.seat(TOM).hand).toEqual([])
      expect(at.seat(YOU).hand).toEqual([])
    }
  })

  test('085 turns one of his tokens back', () => {
    const at = youConstruct(85, { tom: { majorities: ['wall', 'zoo'] } })
    expect(at.seat(TOM).majorities).toBe(0b10000)
    expect(youConstruct(85).seat(TOM).majorities).toBe(0)
  })

  test('171 takes 3 marks of his, 172 two workers of which he has most', () => {
    expect(youConstruct(171, { tom: { marks: 5 } }).seat(TOM).marks).toBe(2)
    const poor = youConstruct(171, { tom: { marks: 2 } })
    expect([poor.seat(YOU).marks, poor.seat(TOM).marks]).toEqual([8, 0])
    const at = youConstruct(172, { tom: { workers: { orange: 1, gray: 3, brown: 1 } } })
    expect(at.seat(TOM).workers).toEqual(perColor({ orange: 1, gray: 1, brown: 1 }))
    expect(at.seat(YOU).workers).toEqual(perColor({ gray: 2 }))
  })

  test('173 H29 takes a segment of his that costs no points', () => {
    expect(youConstruct(173, { tom: { wall: [3, 4] } }).seat(TOM)).toMatchObject({ left: 3, right: 3 })
  })

  test('175 moves his pawn back, not below the start', () => {
    expect(youConstruct(175, { tom: { hall: 3 } }).seat(TOM).hall).toBe(2)
    expect(youConstruct(175).seat(TOM).hall).toBe(0)
  })

  test('176 H29 takes his cheapest building, its site stays', () => {
    const at = youConstruct(176, { tom: { buildings: [204, 3] } })
    expect(at.seat(TOM)).toMatchObject({ buildings: [204], sites: { length: 2 } })
    expect(at.state.discard.at(-1)).toBe(3)
  })

  test('177 H29 takes an empty site of his, or one whose building is discarded', () => {
    const empty = youConstruct(177, { tom: { sites: [16, 17], buildings: [204] } })
    expect(empty.seat(TOM)).toMatchObject({ sites: [16], buildings: [204] })
    const built = youConstruct(177, { tom: { sites: [16], buildings: [204] } })
    expect(built.seat(TOM)).toMatchObject({ sites: [], buildings: [], hand: [] })
    expect(built.state.discard.slice(-2).toSorted()).toEqual([16, 204])
  })

  test('178 and 236 raise his disasters and strike him', () => {
    const passed = youConstruct(178, { you: { disasters: { pink: 1 } }, tom: { disasters: { pink: 2 } } })
    expect(passed.seat(TOM)).toMatchObject({ marks: 0, disasters: NONE })
    const token = youConstruct(236, {
      tom: { disasters: { brown: 2 }, workers: { gray: 2 } },
      tokens: ['brown'],
    })
    expect(token.seat(TOM)).toMatchObject({ workers: NONE, disasters: NONE })
    expect(token.seat(YOU).disasters).toEqual(NONE)
  })

  test('103 buys a point of his for a mark', () => {
    const at = youConstruct(103, { you: { marks: 4 } })
    expect([at.purse(YOU), at.purse(TOM)]).toMatchObject([
      { marks: 0, points: 6 },
      { marks: 6, points: 4 },
    ])
  })

  test('228 uses an instant of his', () => {
    const at = youConstruct(228, { you: { marks: 6 }, tom: { buildings: [121] } })
    expect(at.seat(YOU).marks).toBe(6)
    expect(at.seat(TOM).marks).toBe(5)
  })
})

describe("TOM's cards against you", () => {
  test('013 makes you discard a card of your choice', () => {
    const at = tomConstructs(13, { you: { hand: [37, 154] } })
    expect(at.asked).toEqual({ kind: 'discardCard', seat: YOU })
    at.play('discard 154')
    expect(at.seat(YOU).hand).toEqual([37])
  })

  test('H30 169 puts the stolen card on the discard pile', () => {
    const at = tomConstructs(169, { you: { hand: [37] } })
    expect(at.seat(YOU).hand).toEqual([])
    expect(at.seat(TOM).hand).toEqual([])
    expect(at.state.discard.at(-1)).toBe(37)
    expect(tomConstructs(169).seat(TOM).buildings).toEqual([169])
  })

  test('085 makes you turn a token back', () => {
    const at = tomConstructs(85, { you: { majorities: ['wall', 'zoo'] } })
    at.play('token wall')
    expect(at.seat(YOU).majorities).toBe(0b10000)
  })

  test('171 takes 3 marks of yours, 172 two workers of your choice', () => {
    const marks = tomConstructs(171, { you: { marks: 4 } })
    expect([marks.seat(YOU).marks, marks.seat(TOM).marks]).toEqual([1, 9])
    const workers = tomConstructs(172, { you: { workers: { gray: 1, pink: 2 } } })
    workers.play('worker pink', 'worker gray')
    expect(workers.seat(YOU).workers).toEqual(perColor({ pink: 1 }))
    expect(workers.seat(TOM).workers).toEqual(perColor({ gray: 1, pink: 1 }))
  })

  test('173, 176 and 177 take a segment, a building and a site of your choice', () => {
    const wall = tomConstructs(173, { you: { wall: [3, 2] } }).play('wall left')
    expect(wall.seat(YOU)).toMatchObject({ left: 2, right: 2 })
    const building = tomConstructs(176, { you: { buildings: [3, 204] } }).play('building 204')
    expect(building.seat(YOU).buildings).toEqual([3])
    const site = tomConstructs(177, { you: { sites: [16, 17], buildings: [204] } }).play('site 1 brown')
    expect(site.seat(YOU)).toMatchObject({ sites: [17], buildings: [], hand: [204] })
  })

  test('175 moves your pawn back', () => {
    expect(tomConstructs(175, { you: { hall: 3 } }).seat(YOU).hall).toBe(2)
  })

  test('178 passes his highest disaster on to you, 236 a token', () => {
    const passed = tomConstructs(178, { tom: { disasters: { gray: 1, pink: 2 } } })
    expect(passed.seat(TOM)).toMatchObject({ points: 6, disasters: perColor({ gray: 1, pink: 1 }) })
    expect(passed.seat(YOU).disasters).toEqual(perColor({ pink: 1 }))
    const calm = tomConstructs(178)
    expect(calm.seat(YOU).disasters).toEqual(NONE)
    const token = tomConstructs(236, { tom: { buildings: [187] }, tokens: ['brown'] })
    expect(token.seat(YOU).disasters).toEqual(perColor({ brown: 1 }))
    expect(token.seat(TOM)).toMatchObject({ points: 6, disasters: NONE })
  })

  test('section 12 his turn goes on when you have answered', () => {
    const dice = { purple: 1, orange: 1, gray: 1, pink: 1, brown: 5 }
    const tom = { marks: 3, points: 0, sites: SITES, buildings: [98], workers: { pink: 1 } }
    const at = solo({
      tom,
      you: { hand: [37, 154] },
      dice,
      piles: { brown: [13] },
      agenda: [{ do: 'tomTurn', seat: TOM }],
    })
    expect(at.seat(TOM)).toMatchObject({ points: 4, marks: 0 })
    at.play('discard 037')
    expect(at.seat(TOM)).toMatchObject({ points: 4, marks: 3, used: [98] })
  })
})
