import { expect } from 'vitest'
import { costOf, threeDigits } from '../../src/cards/cardfile.ts'
import { COLORS, type Color } from '../../src/colors.ts'
import type { Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import type { Table } from '../table.ts'
import type { CardCase } from './case.ts'

/** Persons that are alike but for a colour or a group, tested alike with the numbers of each. */

/** Two workers of every colour. */
const TWO_OF_EACH = { blue: 2, brown: 2, yellow: 2, purple: 2, red: 2 }

/** The workers left of two of each, when some are paid and others come. */
export function workers(change: Partial<Record<Color, number>> = {}): number[] {
  return COLORS.map(color => 2 + (change[color] ?? 0))
}

/** Markers by colour, as the state has them. */
export function threats(markers: Partial<Record<Color, number>>): number[] {
  return COLORS.map(color => markers[color] ?? 0)
}

/** The card colours of the five persons of a family, and the worker each of them asks for. */
export const FAMILY_WORKERS: readonly Color[] = ['yellow', 'blue', 'red', 'brown', 'purple']

/** The next colour, round and round: some other colour than this. */
export function after(color: Color, steps = 1): Color {
  return COLORS[(COLORS.indexOf(color) + steps) % COLORS.length]!
}

/** What the persons of a seat score at the end, by source. */
export function sourcesOf(table: Table, seat = 0): Readonly<Record<string, number>> {
  return table.sources(seat)
}

/** What an owner has besides the card, and what must be there afterwards; what is not said stays as it was. */
interface Described {
  readonly card: number
  readonly title: string
  readonly seat?: SeatDescription
  readonly others?: readonly SeatDescription[]
  readonly given?: Omit<Position, 'seats'>
  readonly play?: readonly string[]
  readonly guilders?: number
  readonly points?: number
  readonly workers?: readonly number[]
  readonly threats?: readonly number[]
}

interface Paid extends Described {
  readonly worker: Color
}

const GUILDERS = 10

function expectPurse(table: Table, given: Described, paid: Partial<Record<Color, number>>) {
  expect(table.purse()).toEqual({
    guilders: given.guilders ?? GUILDERS,
    points: given.points ?? 5,
    workers: given.workers ?? workers(paid),
  })
  if (given.threats) expect(table.seat().threats).toEqual(given.threats)
}

/** A person that works once per round: what it brings, with 10 guilders, 5 points and two workers of each colour. */
export function oncePerRound(given: Described, paid: Partial<Record<Color, number>> = {}): CardCase {
  const { card } = given
  const { persons = [], ...rest } = given.seat ?? {}
  const seat = { guilders: GUILDERS, workers: TWO_OF_EACH, ...rest, persons: [card, ...persons] }
  const activate = `activate ${threeDigits(card)}`
  return {
    card,
    title: `${given.title}; once per round`,
    given: { ...given.given, seats: [seat, ...(given.others ?? [{}])] },
    play: [activate, ...(given.play ?? [])],
    expects: table => {
      expectPurse(table, given, paid)
      expect(table.seat().used).toEqual([card])
      expect(['turn', undefined]).toContain(table.asked?.kind)
      expect(table.answers).not.toContain(activate)
    },
  }
}

/** A person that does not work now, although it has not been used. */
export function idle(given: Described): CardCase {
  const { card } = given
  const { persons = [], ...rest } = given.seat ?? {}
  const filler = card === 160 ? 161 : 160
  const seat = { workers: TWO_OF_EACH, hand: [filler], ...rest, persons: [card, ...persons] }
  return {
    card,
    title: given.title,
    given: { ...given.given, seats: [seat, ...(given.others ?? [{}])] },
    play: [],
    expects: table => {
      expect(table.asked).toEqual({ kind: 'turn', seat: 0 })
      expect(table.answers).not.toContain(`activate ${threeDigits(card)}`)
    },
  }
}

/** A person that works once per round for a worker of a colour: what it brings, and when it cannot be used. */
export function forOneWorker(given: Paid): CardCase[] {
  const { worker } = given
  const without = { ...given.seat, workers: { ...TWO_OF_EACH, [worker]: 0 } }
  return [
    oncePerRound({ ...given, title: `for a ${worker} worker: ${given.title}` }, { [worker]: -1 }),
    idle({ ...given, title: `not without a ${worker} worker`, seat: without }),
  ]
}

/** A person that works when it is recruited, for its price out of 10 guilders and with two workers of each colour. */
export function recruited(given: Described): CardCase {
  const { card } = given
  const { hand = [], houses = [], persons = [], ...rest } = given.seat ?? {}
  const seat = {
    guilders: GUILDERS,
    workers: TWO_OF_EACH,
    ...rest,
    hand: [card, ...hand],
    persons,
    houses: houses.length > 0 ? houses : [...persons.map(() => 'brown' as const), 'brown' as const],
  }
  return {
    card,
    title: given.title,
    given: { ...given.given, seats: [seat, ...(given.others ?? [{}])] },
    play: [`play ${threeDigits(card)} recruit`, ...(given.play ?? [])],
    expects: table => {
      const bought = GUILDERS - costOf(table.state, card)
      expectPurse(table, { ...given, guilders: given.guilders ?? bought }, {})
      expect(table.seat().persons).toContain(card)
      expect(['turn', undefined]).toContain(table.asked?.kind)
    },
  }
}

interface GroupCards {
  /** 2 guilders for each member of the group, for a worker of this colour. */
  readonly income: number
  readonly worker: Color
  /** 2 points at the end for each member of the group. */
  readonly laurel: number
  /** Two more persons of the group, without a laurel. */
  readonly same: readonly [number, number]
  /** Persons of other groups, without a laurel. */
  readonly strangers: readonly [number, number]
}

/** The two persons that every group has. */
export function groupCases({ income, worker, laurel, same, strangers }: GroupCards): CardCase[] {
  const laurels = (table: Table) => sourcesOf(table).laurels
  return [
    ...forOneWorker({
      card: income,
      worker,
      title: '2 guilders for each member of its group, this one included; no others and no opponents',
      seat: { persons: [same[0], ...strangers] },
      others: [{ persons: [same[1]] }],
      guilders: 14,
    }),
    oncePerRound({ card: income, title: '2 guilders for itself alone', guilders: 12 }, { [worker]: -1 }),
    {
      card: laurel,
      title: '2 points at the end for each member of its group, this one included',
      given: { seats: [{ persons: [laurel, ...same, ...strangers] }, { persons: [income] }] },
      play: [],
      expects: table => expect(laurels(table)).toBe(6),
    },
    {
      card: laurel,
      title: '2 points at the end for itself alone',
      given: { seats: [{ persons: [laurel] }] },
      play: [],
      expects: table => expect(laurels(table)).toBe(2),
    },
  ]
}

/** A laurel: what it scores at the end, in some places. */
export function laurelCase(
  card: number,
  title: string,
  seat: SeatDescription,
  points: number,
  given: Omit<Position, 'seats'> = {},
): CardCase {
  const { persons = [] } = seat
  return {
    card,
    title,
    given: { ...given, seats: [{ ...seat, persons: [card, ...persons] }] },
    play: [],
    expects: table => expect(sourcesOf(table).laurels).toBe(points),
  }
}
