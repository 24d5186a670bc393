import { describe, expect, test } from 'vitest'
import { CARDS } from '../../../engine/test/jetty/cards.ts'
import type { Jetty } from '../../../engine/test/jetty/index.ts'
import { playMatch } from '../../src/playing/match.ts'
import { Ledger } from '../../src/stats/ledger.ts'
import { reportsOf } from '../../src/stats/report.ts'
import { playSheet, type Sheet } from '../../src/stats/sheet.ts'
import { harbor } from '../harbor.ts'

const MATCH = {
  game: harbor as Parameters<typeof playSheet>[0]['game'],
  bots: ['random', 'random', 'random'],
  options: { short: false },
  seed: 'sheet',
  values: undefined,
}

/** A game of two in which the first seat draws one card at a time. */
const sheet = (drawn: {
  card: number
  won: boolean
  before?: number
  seat?: number
  pile?: number
}): Sheet => {
  const { card, won, before = 0, seat = 0, pile = 0 } = drawn
  return {
    wins: [won ? 1 : 0, won ? 0 : 1],
    leads: [won ? 7 : -7, won ? -7 : 7],
    draws: [{ card, seat, pile, before }],
    counts: new Map([[card, { drawn: 1, built: won ? 1 : 0, activated: 2, points: 3, money: 4 }]]),
  }
}

describe('a sheet', () => {
  const sheets = Array.from({ length: 20 }, (_, number) => playSheet(MATCH, number))

  test('counts every card that was built, and what it brought its builder', () => {
    for (const [number, { counts }] of sheets.entries()) {
      const { seats } = playMatch(MATCH, number, false).state as Jetty
      const shown = seats.flatMap(({ display }) => display)
      for (const card of CARDS.keys()) {
        const built = shown.filter(each => each === card).length
        expect(counts.get(card)?.built ?? 0).toBe(built)
        expect(counts.get(card)?.points ?? 0).toBe(built * CARDS[card]!.points)
      }
    }
  })

  test('keeps only the first time that a card came off its pile, with how many came before', () => {
    const again = sheets.filter(({ counts }) => [...counts.values()].some(({ drawn }) => drawn > 1))
    expect(again.length).toBeGreaterThan(0)
    for (const { draws } of sheets) {
      expect(new Set(draws.map(({ card }) => card)).size).toBe(draws.length)
      for (const pile of [0, 1]) {
        const order = draws.filter(draw => draw.pile === pile).map(({ before }) => before)
        expect(order[0]).toBe(0)
        expect(order).toEqual(order.toSorted((a, b) => a - b))
      }
    }
  })

  test('shares a victory, and compares points with the mean of the others', () => {
    for (const [number, { wins, leads }] of sheets.entries()) {
      const points = playMatch(MATCH, number, false).scores.map(score => score.points)
      expect(wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      expect(leads[0]).toBeCloseTo(points[0]! - (points[1]! + points[2]!) / 2)
    }
  })

  test('does not count what a card brings to others than its builder', () => {
    const chronicle = {
      ...harbor.study!.chronicle!,
      close: () => [{ what: 'earned', seat: 9, card: 0, points: 100, money: 100 } as const],
    }
    const { counts } = playSheet({ ...MATCH, game: { ...MATCH.game, study: { chronicle } } }, 0)
    expect([...counts.values()].reduce((sum, { points, money }) => sum + points + money, 0)).toBe(0)
  })
})

describe('a ledger', () => {
  const faces = harbor.library!.cards('en')

  test('adds the counts up', () => {
    const ledger = new Ledger(2)
    ledger.enter(sheet({ card: 1, won: true }))
    ledger.enter(sheet({ card: 1, won: false }))
    ledger.enter(sheet({ card: 2, won: true }))
    expect(ledger.games).toBe(3)
    expect(ledger.countOf(1)).toEqual({ drawn: 2, built: 1, activated: 4, points: 6, money: 8 })
    expect(ledger.countOf(3)).toEqual({ drawn: 0, built: 0, activated: 0, points: 0, money: 0 })
  })

  test('compares a card with the others of its pile', () => {
    const ledger = new Ledger(2)
    for (const won of [true, true, true, false]) ledger.enter(sheet({ card: 1, won }))
    for (const won of [true, false, false, false]) ledger.enter(sheet({ card: 2, won }))
    for (const won of [true, true]) ledger.enter(sheet({ card: 3, won, pile: 1 }))
    expect(ledger.shiftOf(1, 'wins')?.value).toBeCloseTo(0.5)
    expect(ledger.shiftOf(2, 'wins')?.value).toBeCloseTo(-0.5)
    expect(ledger.shiftOf(1, 'leads')?.value).toBeCloseTo(7)
    expect(ledger.shiftOf(3, 'wins')).toBeUndefined()
  })

  test('does not compare across seats or distant times of the game', () => {
    const ledger = new Ledger(2)
    ledger.enter(sheet({ card: 1, won: true }))
    ledger.enter(sheet({ card: 2, won: false, seat: 1 }))
    ledger.enter(sheet({ card: 2, won: false, before: 8 }))
    expect(ledger.shiftOf(1, 'wins')).toBeUndefined()
    ledger.enter(sheet({ card: 2, won: false, before: 7 }))
    expect(ledger.shiftOf(1, 'wins')?.value).toBe(1)
  })

  describe('after two thousand games whose end has nothing to do with the cards', () => {
    const GIFT = 5
    const ledger = new Ledger(3)
    for (let i = 0; i < 2000; i++) {
      const played = playSheet(MATCH, i)
      const drawer = played.draws.find(({ card }) => card === GIFT)?.seat
      ledger.enter({
        ...played,
        wins: [0, 1, 2].map(seat => (seat === i % 3 ? 1 : 0)),
        leads: [0, 1, 2].map(seat => ((i + seat) % 3) + (seat === drawer ? 3 : 0)),
      })
    }
    const outside = (low: number | null, high: number | null, truth: number) => low! > truth || high! < truth

    test('nearly every range holds nothing', () => {
      const missed = reportsOf(ledger, faces).filter(card => outside(card.winShiftLow, card.winShiftHigh, 0))
      expect(missed.length).toBeLessThan(5)
    })

    test('a gift to whoever drew one card is found, a little less of it since the others may draw it later', () => {
      const [gift, ...others] = reportsOf(ledger, faces).toSorted((a, b) => b.pointShift! - a.pointShift!)
      expect(gift!.number).toBe(GIFT)
      expect(gift!.pointShiftLow).toBeGreaterThan(1.5)
      expect(gift!.pointShiftHigh).toBeLessThan(3)
      expect(others[0]!.pointShift).toBeLessThan(1)
    })
  })
})
