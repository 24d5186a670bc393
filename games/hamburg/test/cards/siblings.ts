import { expect } from 'vitest'
import { threeDigits } from '../../src/cards/cardfile.ts'
import { COLORS, type Color } from '../../src/colors.ts'
import { hamburg } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import { DISCARD_STREAM } from '../../src/state.ts'
import type { Table } from '../table.ts'
import type { CardCase } from './case.ts'

/** Cards that are alike but for a colour or a category, tested alike with the numbers of each. */

/** Two workers of every colour. */
export const TWO_OF_EACH = { purple: 2, orange: 2, gray: 2, pink: 2, brown: 2 }

/** The workers left of two of each, when some are paid and others come. */
export function workers(change: Partial<Record<Color, number>> = {}): number[] {
  return COLORS.map(color => 2 + (change[color] ?? 0))
}

/** What the cards of a seat score at the end, by source. */
export function sourcesOf(table: Table, seat = 0): Readonly<Record<string, number>> {
  return hamburg.score(table.state)[seat]!.sources
}

export const END = { season: 8, agenda: ['season'] as const }

interface Paid {
  readonly card: number
  readonly worker: Color
  readonly title: string
  /** What the owner has besides the card, 10 marks, 5 points and two workers of each colour. */
  readonly seat?: SeatDescription
  readonly others?: readonly SeatDescription[]
  readonly play?: readonly string[]
  /** What the owner has afterwards; one worker of the card's colour is paid in any case. */
  readonly marks?: number
  readonly points?: number
  readonly workers?: readonly number[]
  readonly disasters?: readonly number[]
}

/** A card that works in Phase III for one worker of a colour: what it brings, and when it cannot be used. */
export function forOneWorker(given: Paid): CardCase[] {
  const { card, worker } = given
  const { buildings = [], ...rest } = given.seat ?? {}
  const seat = { marks: 10, workers: TWO_OF_EACH, ...rest, buildings: [card, ...buildings] }
  const activate = `activate ${threeDigits(card)}`
  return [
    {
      card,
      title: `for a ${worker} worker: ${given.title}; once per season`,
      given: { seats: [seat, ...(given.others ?? [{}])] },
      play: [activate, ...(given.play ?? [])],
      expects: table => {
        expect(table.purse()).toEqual({
          marks: given.marks ?? 10,
          points: given.points ?? 5,
          workers: given.workers ?? workers({ [worker]: -1 }),
        })
        expect(table.seat().used).toEqual([card])
        if (given.disasters) expect(table.seat().disasters).toEqual(given.disasters)
        expect(['turn', undefined]).toContain(table.asked?.kind)
        expect(table.answers).not.toContain(activate)
      },
    },
    {
      card,
      title: `not without a ${worker} worker`,
      given: {
        seats: [{ ...seat, hand: [37], workers: { ...TWO_OF_EACH, [worker]: 0 } }, ...(given.others ?? [{}])],
      },
      play: [],
      expects: table => {
        expect(table.answers).toContain('play 037 money')
        expect(table.answers).not.toContain(activate)
      },
    },
  ]
}

interface CategoryCards {
  /** 2 marks for each building of the category, for a worker of this colour. */
  readonly marks: number
  readonly worker: Color
  /** Searches the discard pile for a card of the category. */
  readonly search: number
  /** 2 points at the end for each building of the category. */
  readonly laurel: number
  /** Two more cards of the category, the first without an instant ability. */
  readonly same: readonly [number, number]
  /** Buildings of the same colour, but of its three other categories. */
  readonly strangers: readonly [number, number, number]
  /** A Zoo and a Park card of the colour. */
  readonly garden: readonly [number, number]
}

/** The three cards that every category has. */
export function categoryCases(cards: CategoryCards): CardCase[] {
  return [...marksCases(cards), ...searchCases(cards), ...laurelCases(cards)]
}

function marksCases({ marks: card, worker, same, strangers, garden }: CategoryCards): CardCase[] {
  const paid = { card, worker }
  return [
    ...forOneWorker({
      ...paid,
      title:
        '2 marks for each building of its category, this one included; no others, Zoo, Park or opponents',
      seat: { buildings: [same[0], ...strangers], garden },
      others: [{ buildings: [same[1]] }],
      marks: 14,
    }),
    ...forOneWorker({
      ...paid,
      title: '2 marks for itself alone',
      marks: 12,
    }).slice(0, 1),
    ...forOneWorker({
      ...paid,
      title: 'a building under a Zoo card counts (H32)',
      seat: { buildings: [same[0]], garden, under: [same[1]] },
      marks: 16,
    }).slice(0, 1),
  ]
}

function searchCases({ search: card, same, strangers, garden }: CategoryCards): CardCase[] {
  const name = threeDigits(card)
  const discard = [same[0], strangers[0], garden[0], same[1], strangers[1], garden[1]]
  const seat = { hand: [card], marks: 7 }
  const build = [`play ${name} build`]
  const [found] = same
  return [
    {
      card,
      title: 'builds a card of its category from the discard pile, free, on another empty site',
      given: { discard, seats: [{ ...seat, sites: ['pink', 'pink', 'gray'] }] },
      play: [...build, 'site 1 pink'],
      expects: table => {
        expect(table.answers).toEqual(same.map(each => `build ${threeDigits(each)}`))
        table.play(`build ${threeDigits(found)}`)
        expect(table.answers).toEqual(['site 2 pink', 'site 3 gray'])
        table.play('site 3 gray')
        const { buildings, places, marks } = table.seat()
        expect({ buildings, places, marks }).toEqual({ buildings: [card, found], places: [0, 2], marks: 1 })
        expect(table.state.discard.toSorted()).toEqual(discard.filter(each => each !== found).toSorted())
        expect(table.state.chance.drawn[DISCARD_STREAM]).toBe(discard.length - 2)
      },
    },
    {
      card,
      title: 'without another empty site nothing is built, but the pile is shuffled (H34)',
      given: { discard, seats: [{ ...seat, sites: ['pink'] }] },
      play: build,
      expects: table => {
        expect(table.seat().buildings).toEqual([card])
        expect(table.seat().marks).toBe(1)
        expect(table.state.discard.toSorted()).toEqual(discard.toSorted())
        expect(table.state.chance.drawn[DISCARD_STREAM]).toBe(discard.length - 1)
      },
    },
    {
      card,
      title: 'without a card of its category nothing is built, but the pile is shuffled',
      given: {
        discard: [...strangers, ...garden],
        seats: [{ ...seat, sites: ['pink', 'pink'] }, { buildings: [found] }],
      },
      play: build,
      expects: table => {
        expect(table.seat().buildings).toEqual([card])
        expect(table.seat(1).buildings).toEqual([found])
        expect(table.state.chance.drawn[DISCARD_STREAM]).toBe(4)
      },
    },
    {
      card,
      title: 'with 192 the found card may share its site (H34)',
      given: {
        discard: [found, ...strangers],
        seats: [{ ...seat, buildings: [192], sites: ['gray', 'pink'] }],
      },
      play: [...build, 'site 2 pink', 'site 2 pink'],
      expects: table => {
        expect(table.seat().buildings).toEqual([192, card, found])
        expect(table.seat().places).toEqual([0, 1, 1])
      },
    },
  ]
}

function laurelCases({ laurel: card, same, strangers, garden }: CategoryCards): CardCase[] {
  const laurels = (table: Table) => sourcesOf(table).laurels
  return [
    {
      card,
      title: '2 points at the end for each building of its category, this one included',
      given: {
        ...END,
        seats: [{ buildings: [card, same[0], ...strangers], garden }, { buildings: [same[1]] }],
      },
      play: [],
      expects: table => {
        expect(table.asked).toBeUndefined()
        expect(laurels(table)).toBe(4)
        expect(sourcesOf(table, 1).laurels).toBe(0)
        expect(table.seat().points).toBe(5)
      },
    },
    {
      card,
      title: '2 points for itself alone, none without it',
      given: { ...END, seats: [{ buildings: [card] }, { buildings: [...same] }] },
      play: [],
      expects: table => {
        expect(laurels(table)).toBe(2)
        expect(sourcesOf(table, 1).laurels).toBe(0)
      },
    },
    {
      card,
      title: 'a building under a Zoo card counts for it (H32)',
      given: { ...END, seats: [{ buildings: [card], garden, under: [same[0]] }] },
      play: [],
      expects: table => expect(laurels(table)).toBe(4),
    },
    {
      card,
      title: 'scores nothing itself under a Zoo card (H32), nor from the hand',
      given: {
        ...END,
        seats: [{ buildings: [same[0]], garden, under: [card] }, { buildings: [same[1]] }],
      },
      play: [],
      expects: table => expect(laurels(table)).toBe(0),
    },
  ]
}
