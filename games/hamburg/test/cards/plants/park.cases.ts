import { expect } from 'vitest'
import { COLORS, type Color } from '../../../src/colors.ts'
import { table } from '../../table.ts'
import type { CardCase } from '../case.ts'
import { sourcesOf } from '../siblings.ts'

type Gift = 'mark' | 'worker' | 'card' | 'point'

const PARKS: readonly (readonly [number, Color, Gift, number, number])[] = [
  [261, 'gray', 'mark', 3, 1],
  [262, 'gray', 'worker', 3, 1],
  [263, 'gray', 'card', 3, 1],
  [264, 'gray', 'point', 6, 2],
  [265, 'orange', 'mark', 3, 1],
  [266, 'orange', 'worker', 3, 1],
  [267, 'orange', 'card', 3, 1],
  [268, 'orange', 'point', 6, 2],
  [269, 'brown', 'mark', 3, 1],
  [270, 'brown', 'worker', 3, 1],
  [271, 'brown', 'card', 3, 1],
  [272, 'brown', 'point', 6, 2],
  [273, 'purple', 'mark', 3, 1],
  [274, 'purple', 'worker', 3, 1],
  [275, 'purple', 'card', 3, 1],
  [276, 'purple', 'point', 6, 2],
  [277, 'pink', 'mark', 3, 1],
  [278, 'pink', 'worker', 3, 1],
  [279, 'pink', 'card', 3, 1],
  [280, 'pink', 'point', 6, 2],
]

/** The top cards of the five piles. */
const TOPS: Readonly<Record<Color, number>> = { purple: 193, orange: 97, gray: 145, pink: 49, brown: 1 }
const PILES = Object.fromEntries(COLORS.map(color => [color, [TOPS[color]]]))
const FULL = [205, 206, 207, 208, 209]

function parkCases([card, color, gift, cost, points]: (typeof PARKS)[number]): CardCase[] {
  const hand = gift === 'card' ? [...FULL, TOPS[color]] : FULL
  const cases: CardCase[] = [
    {
      card,
      title: `gives 1 ${gift} in Phase I (its colour is ${color}), to its owner only`,
      given: {
        seats: [
          { marks: 2, hand: FULL, garden: [card] },
          { marks: 2, hand: [210, 211, 212, 213, 214] },
        ],
        piles: PILES,
        agenda: ['phaseOne', { do: 'turn', seat: 1 }],
      },
      play: [],
      expects: at => {
        expect(at.purse()).toEqual({
          marks: gift === 'mark' ? 3 : 2,
          points: gift === 'point' ? 6 : 5,
          workers: COLORS.map(each => (gift === 'worker' && each === color ? 1 : 0)),
        })
        expect(at.seat().hand.toSorted((a, b) => a - b)).toEqual(hand.toSorted((a, b) => a - b))
        expect(at.purse(1)).toEqual({ marks: 2, points: 5, workers: [0, 0, 0, 0, 0] })
        expect(at.seat(1).hand).toHaveLength(5)
      },
    },
    {
      card,
      title: `costs ${cost} marks and no site, scores ${points} and by black; is neither building nor Zoo`,
      given: {
        seats: [
          { marks: cost, hand: [card] },
          { marks: 1, points: 9, hall: 1, buildings: [180] },
        ],
        floor: [3, 3, 3, 3, 3, 2],
        agenda: ['turn', 'majorities'],
      },
      play: [`play ${card} build`],
      expects: at => {
        expect(at.seat()).toMatchObject({ sites: [], buildings: [], garden: [card], majorities: 0 })
        expect(sourcesOf(at)).toMatchObject({ cards: points, clerics: 2, laurels: 0 })
        expect(at.seat(1).marks).toBe(1)
      },
    },
  ]
  if (gift === 'mark') {
    cases.push({
      card,
      title: 'gives 2 marks with 122',
      given: {
        seats: [{ marks: 2, hand: FULL, garden: [card, 262, 264, 263], buildings: [122] }],
        agenda: ['income', { do: 'turn', seat: 1 }],
      },
      play: [],
      expects: at => expect(at.seat().marks).toBe(4),
    })
  }
  if (gift === 'card') {
    cases.push({
      card,
      title: `gives nothing if the ${color} pile is empty, after the hand is refilled from the others`,
      given: {
        seats: [{ hand: FULL.slice(1), garden: [card] }],
        piles: PILES,
        agenda: ['refill', 'takeUp', 'income', { do: 'turn', seat: 1 }],
      },
      play: [`deck ${color === 'gray' ? 'pink' : 'gray'}`],
      expects: at => {
        expect(at.seat().hand).toHaveLength(6)
        const empty = table({
          seats: [{ hand: FULL, garden: [card] }],
          emptyPiles: [color],
          agenda: ['income', { do: 'turn', seat: 1 }],
        })
        expect(empty.seat().hand).toHaveLength(5)
      },
    })
  }
  return cases
}

export const park: CardCase[] = [
  ...PARKS.flatMap(parkCases),
  {
    card: 264,
    title: 'gives its point besides the gifts of other Parks and of 033',
    given: {
      seats: [{ marks: 0, hand: FULL, garden: [264, 268, 261, 262, 263], buildings: [33] }],
      piles: PILES,
      agenda: ['income', { do: 'turn', seat: 1 }],
    },
    play: ['activate 033', 'deck brown'],
    expects: at => {
      expect(at.purse()).toEqual({ marks: 1, points: 7, workers: [0, 0, 1, 0, 0] })
      expect(at.seat().hand).toEqual([...FULL, 145, 1])
      expect(at.asked?.kind).not.toBe('window')
    },
  },
]
