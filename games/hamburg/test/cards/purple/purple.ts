import { expect } from 'vitest'
import { threeDigits } from '../../../src/cards/cardfile.ts'
import { COLORS, type Color } from '../../../src/colors.ts'
import type { Table } from '../../table.ts'
import type { CardCase } from '../case.ts'

/** What the tests of the four purple categories share. */

/** The workers of a seat by colour, without those of which it has none. */
export function workersOf(table: Table, seat = 0): Partial<Record<Color, number>> {
  const { workers } = table.seat(seat)
  return Object.fromEntries(COLORS.flatMap((color, i) => (workers[i]! > 0 ? [[color, workers[i]!]] : [])))
}

/** A card cannot be activated without its worker, whatever others there are. */
export function needsWorker(card: number, worker: Color): CardCase {
  const others = COLORS.filter(color => color !== worker)
  return {
    card,
    title: `not without a ${worker} worker`,
    given: {
      seats: [{ hand: [1], buildings: [card], workers: Object.fromEntries(others.map(each => [each, 3])) }],
      discard: [2],
    },
    play: [],
    expects: table => expect(table.answers).not.toContain(`activate ${threeDigits(card)}`),
  }
}

/** Cards of a category that are no buildings of the display: in the hand, and as a site. */
export function countsBuildingsOnly(card: number, worker: Color, held: number, site: number): CardCase {
  return {
    card,
    title: 'does not count cards of its category in the hand or that lie as sites',
    given: {
      seats: [{ marks: 0, hand: [held], sites: [site], buildings: [card], workers: { [worker]: 1 } }],
    },
    play: [`activate ${threeDigits(card)}`],
    expects: table => expect(table.seat().marks).toBe(2),
  }
}

/** A search card that finds one with an instant, which works at once; the black die shows 4. */
export function findsInstant(card: number, found: number, marks: number, points: number): CardCase {
  return {
    card,
    title: 'lets the instant of the found card work (H34)',
    given: {
      seats: [{ marks: 6, hand: [card], sites: ['gray', 'pink'], disasters: { pink: 1, brown: 2 } }],
      discard: [found, 97, 253, 273],
      dice: { black: 4 },
    },
    play: [`play ${card} build`, 'site 2 pink'],
    expects: table => {
      expect(table.seat()).toMatchObject({ marks, points: 5 + points, buildings: [card, found] })
    },
  }
}
