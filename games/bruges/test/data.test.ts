import { readFileSync } from 'node:fs'
import { Fault } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { outOfDate, tablesText } from '../../../tools/bruges-data.ts'
import { ABILITIES } from '../src/cards/cards.ts'
import { COLORS, GROUPS, PURPLE } from '../src/colors.ts'
import { checkTable, checkValues, valuesOf } from '../src/data/check.ts'
import {
  CANAL_COSTS,
  CANAL_POINTS,
  CANALS,
  CARD_DATA,
  NAMES,
  REPUTATION_POINTS,
  STATUES,
  THREATS,
} from '../src/data/tables.ts'

const TABLE = readFileSync(new URL('../data/cards.csv', import.meta.url), 'utf8')
const HEADER = TABLE.slice(0, TABLE.indexOf('\n')).split(',')
const LINES = TABLE.trimEnd().split('\n')
const CARDS = CARD_DATA.slice(1)

/** The table with one cell changed; rows are counted as messages count them. */
function withCell(row: number, column: string, cell: string) {
  const cells = LINES[row - 1]!.split(',')
  cells[HEADER.indexOf(column)] = cell
  return LINES.with(row - 1, cells.join(',')).join('\n')
}

describe('the tables', () => {
  test('are in the module as they are in the files', () => {
    expect(outOfDate()).toBeUndefined()
    expect(tablesText(withCell(38, 'cost', '30'))).not.toBe(tablesText())
  })

  test('have no problem', () => {
    expect(checkTable(TABLE)).toEqual([])
    expect(valuesOf(TABLE)).toEqual({ cost: {}, points: {} })
  })

  test('number the persons without a gap; each group has three or more of each colour', () => {
    expect(CARDS.map(card => card.number)).toEqual([...CARDS.keys()].map(i => i + 1))
    expect(ABILITIES.length).toBe(CARD_DATA.length)
    expect(NAMES.length).toBe(CARD_DATA.length)
    for (const group of GROUPS.keys()) {
      const members = CARDS.filter(card => card.group === group)
      for (const color of COLORS.keys())
        expect(members.filter(card => card.color === color).length).toBeGreaterThanOrEqual(3)
    }
  })

  test('price persons at 0, 3, 6, 9 or 12 guilders, a third of it in points', () => {
    expect(CARDS.filter(({ cost }) => ![0, 3, 6, 9, 12].includes(cost))).toEqual([])
    expect(CARDS.filter(({ cost, points }) => points * 3 !== cost)).toEqual([])
  })

  test('satisfy the scoring example and what is attested', () => {
    const costs = [
      'Prince',
      'Mayor',
      'Councillor',
      'Parish Priest',
      'Stilt Walker',
      'Beggar',
      'Engraver',
    ].map(name => CARD_DATA[NAMES.findIndex(({ en }) => en === name)]!.cost)
    expect(costs).toEqual([9, 9, 3, 6, 0, 6, 12])
    expect(CARD_DATA[1]!.color).toBe(PURPLE)
  })

  test('no two persons are alike', () => {
    const faces = CARDS.map(({ number, ...card }) =>
      JSON.stringify([card.group, card.color, card.cost, ABILITIES[number]]),
    )
    expect(new Set(faces).size).toBe(CARDS.length)
  })

  test('say of every value where it comes from', () => {
    expect(CARD_DATA[1]!.sources).toEqual({
      name: 'rulebook',
      category: 'rulebook',
      color: 'rulebook',
      activation: 'rulebook',
      text: 'rulebook',
      cost: 'rulebook',
      points: 'derived',
    })
    expect(CARD_DATA[94]!.sources).toMatchObject({ name: 'public', text: 'house' })
    expect(CARD_DATA[143]!.sources).toMatchObject({ activation: 'derived', text: 'rulebook' })
    const named = CARDS.filter(({ sources }) => sources.name === 'rulebook')
    expect(named).toHaveLength(45)
  })

  test('describe canals, reputation track, statues and threats', () => {
    expect(CANALS).toHaveLength(4)
    for (const canal of CANALS.flat()) expect(canal.toSorted()).toEqual([0, 1, 2, 3, 4])
    for (const [left, right] of CANALS) expect(left!.filter((color, i) => right![i] === color)).toEqual([])
    expect(COLORS[CANALS[0]![0]![0]!]).toBe('blue')
    expect(CANAL_COSTS).toEqual([1, 2, 3, 4, 5])
    expect(CANAL_POINTS).toEqual([0, 0, 3, 0, 0])
    expect(REPUTATION_POINTS).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12])
    expect(STATUES).toEqual([7, 6, 5, 4, 3, 2])
    expect(THREATS).toEqual(['flood', 'plague', 'robbery', 'intrigue', 'fire'])
  })
})

describe('a wrong table is told by row and column', () => {
  test.each<[mistake: string, csv: string, problem: string]>([
    [
      'a bad group',
      withCell(2, 'group', 'nobles'),
      `Row 2, column group: 'nobles' is not one of ${GROUPS.join(', ')}.`,
    ],
    [
      'another group',
      withCell(2, 'group', 'clergy'),
      "Row 2, column group: card 1 has 'nobility', which is a rule and cannot be 'clergy'.",
    ],
    [
      'another colour',
      withCell(2, 'color', 'red'),
      "Row 2, column color: card 1 has 'purple', which is a rule and cannot be 'red'.",
    ],
    [
      'another worker',
      withCell(2, 'activation', 'worker:red'),
      "Row 2, column activation: 'worker:red' does not agree with what card 1 does, which is 'worker:yellow'.",
    ],
    [
      'an unknown activation',
      withCell(2, 'activation', 'worker'),
      "Row 2, column activation: 'worker' is not one of instant, worker:blue, worker:brown, worker:yellow, worker:purple, worker:red, worker:any, once-per-round, permanent, laurel.",
    ],
    [
      'another name',
      withCell(2, 'name_de', 'Fürst'),
      "Row 2, column name_de: card 1 has 'Prinz', which is a rule and cannot be 'Fürst'.",
    ],
    [
      'an unknown source',
      withCell(2, 'effect_source', 'guess'),
      "Row 2, column effect_source: 'guess' is not one of rulebook, public, derived, house.",
    ],
    [
      'a bad price',
      withCell(2, 'cost', '31'),
      "Row 2, column cost: '31' is not a whole number from 0 to 30.",
    ],
    [
      'a lost row',
      LINES.toSpliced(4, 1).join('\n'),
      `Row ${CARDS.length + 1}, column number: the table ends after ${CARDS.length - 1} rows without card 4; a table of only some cards has no columns of sources.`,
    ],
    [
      'a card that there is not',
      `number,cost\n${CARDS.length + 1},3\n`,
      `Row 2, column number: '${CARDS.length + 1}' is not the number of a card, 1 to ${CARDS.length}.`,
    ],
  ])('%s', (_, csv, problem) => {
    expect(checkTable(csv)).toContain(problem)
    expect(() => valuesOf(csv)).toThrow(Fault)
  })

  test("an owner's table of a few cards gives what differs", () => {
    expect(valuesOf('number,cost,points\n1,6,2\n2,9,3\n')).toEqual({ cost: { 1: 6 }, points: { 1: 2 } })
    expect(checkValues({ cost: { 1: 6 }, points: {} })).toEqual({ cost: { 1: 6 }, points: {} })
    expect(() => checkValues({ cost: { [CARDS.length + 1]: 6 }, points: {} })).toThrow(`${CARDS.length + 1}`)
  })
})
