import { expect } from 'vitest'
import { COLORS, type Color } from '../../../src/colors.ts'
import type { CardCase } from '../case.ts'
import { sourcesOf } from '../siblings.ts'

const ZOO = [
  [241, 'gray', 3, 2],
  [242, 'gray', 6, 3],
  [243, 'gray', 9, 5],
  [244, 'gray', 12, 6],
  [245, 'orange', 3, 2],
  [246, 'orange', 6, 3],
  [247, 'orange', 9, 5],
  [248, 'orange', 12, 6],
  [249, 'brown', 3, 2],
  [250, 'brown', 6, 3],
  [251, 'brown', 9, 5],
  [252, 'brown', 12, 6],
  [253, 'purple', 3, 2],
  [254, 'purple', 6, 3],
  [255, 'purple', 9, 5],
  [256, 'purple', 12, 6],
  [257, 'pink', 3, 2],
  [258, 'pink', 6, 3],
  [259, 'pink', 9, 5],
  [260, 'pink', 12, 6],
] as const

function zooCases([card, color, cost, points]: readonly [number, Color, number, number]): CardCase[] {
  return [
    {
      card,
      title: `costs ${cost} marks, needs no site and scores ${points}, besides the black cleric’s points`,
      given: {
        seats: [
          { marks: cost, hand: [card] },
          { marks: 1, buildings: [180] },
        ],
        floor: [3, 3, 3, 3, 3, 2],
      },
      play: [`play ${card} build`],
      expects: table => {
        expect(table.seat()).toMatchObject({ marks: 0, points: 5, hand: [], sites: [], garden: [card] })
        expect(sourcesOf(table)).toMatchObject({ track: 5, cards: points, clerics: 2, laurels: 0 })
        expect(table.answers).not.toContain(`activate ${card}`)
      },
    },
    {
      card,
      title: 'is no building: 180 takes nothing, nothing that counts buildings or categories counts it',
      given: {
        seats: [
          { marks: cost, hand: [card, 25], sites: ['gray', 'pink'], buildings: [71] },
          { marks: 1, buildings: [180] },
        ],
        agenda: ['turn', 'turn'],
      },
      play: [`play ${card} build`],
      expects: table => {
        expect(table.seat().buildings).toEqual([71])
        expect(table.seat(1).marks).toBe(1)
        expect(sourcesOf(table).laurels).toBe(1)
      },
    },
    {
      card,
      title: 'wins the Zoo majority for the most, and not the one of buildings',
      given: {
        seats: [
          { marks: cost, hand: [card], garden: [card === 241 ? 242 : 241] },
          { garden: [265, 266, card === 260 ? 259 : 260] },
        ],
        agenda: ['turn', 'majorities'],
      },
      play: [`play ${card} build`],
      expects: table => {
        expect(table.seat().majorities).toBe(1 << 4)
        expect(table.seat(1).majorities).toBe(0)
      },
    },
    {
      card,
      title: `can be a ${color} site instead, and then is no Zoo card`,
      given: { seats: [{ hand: [card], workers: { [color]: 1 } }], floor: [0, 0, 0, 0, 0, 2] },
      play: [`play ${card} site`],
      expects: table => {
        expect(table.seat()).toMatchObject({ sites: [card], garden: [], workers: COLORS.map(() => 0) })
        expect(sourcesOf(table)).toMatchObject({ cards: 0, clerics: 0 })
      },
    },
  ]
}

export const zoo: CardCase[] = ZOO.flatMap(zooCases)
