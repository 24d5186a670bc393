import { readFileSync } from 'node:fs'
import { readCsv } from '@kontor/common/csv'
import { Fault } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { outOfDate, tablesText } from '../../../tools/hamburg-data.ts'
import { ABILITIES } from '../src/cards/cards.ts'
import { CATEGORIES, COLORS, PURPLE } from '../src/colors.ts'
import { checkTable, checkValues, valuesOf } from '../src/data/check.ts'
import {
  CARD_DATA,
  type CardData,
  DICE_SPACES,
  DISASTERS,
  HALL_POINTS,
  STATUES,
  WALL_COSTS,
  WALL_POINTS,
  WALLS,
  WINDOW_CATEGORIES,
  WINDOWS,
} from '../src/data/tables.ts'

const TABLE = readFileSync(new URL('../data/cards.csv', import.meta.url), 'utf8')
const HEADER = TABLE.slice(0, TABLE.indexOf('\n'))
const LINES = TABLE.trimEnd().split('\n')
const CARDS = CARD_DATA.slice(1)
const isBuilding = ({ category }: CardData) => category !== 'Zoo' && category !== 'Park'
const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** The table with one cell changed; rows are counted as messages count them. */
function withCell(row: number, column: string, cell: string) {
  return withLine(row, line => {
    const cells = line.split(',')
    cells[HEADER.split(',').indexOf(column)] = cell
    return cells.join(',')
  })
}

function withLine(row: number, change: (line: string) => string) {
  return LINES.map((line, i) => (i === row - 1 ? change(line) : line)).join('\n')
}

function withoutColumn(column: string) {
  const gone = HEADER.split(',').indexOf(column)
  return LINES.map(line => line.split(',').toSpliced(gone, 1).join(',')).join('\n')
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

  test('hold 280 cards, in 22 categories and five colours', () => {
    expect(CARDS.map(card => card.number)).toEqual(Array.from({ length: 280 }, (_, i) => i + 1))
    expect(ABILITIES.length).toBe(CARD_DATA.length)
    for (const [index, category] of CATEGORIES.entries()) {
      const members = CARDS.filter(card => card.category === category)
      expect(members.length).toBe(index < 20 ? 12 : 20)
      expect(new Set(members.map(card => card.categoryIndex))).toEqual(new Set([index]))
      expect(new Set(members.map(card => card.color)).size).toBe(index < 20 ? 1 : 5)
    }
    for (const color of COLORS.keys()) expect(CARDS.filter(card => card.color === color).length).toBe(56)
  })

  test('price buildings at 0, 3, 6, 9 or 12 marks, a third of it in points', () => {
    const buildings = CARDS.filter(isBuilding)
    expect(mean(buildings.map(card => card.cost))).toBeCloseTo(5.3125, 10)
    expect(mean(CARDS.map(card => card.cost))).toBeCloseTo(5.357, 3)
    for (const { cost } of buildings) expect([0, 3, 6, 9, 12]).toContain(cost)
    for (const { cost, points } of buildings) expect(points * 3).toBe(cost)
    for (const { cost, points } of CARDS.filter(card => card.category === 'Zoo')) {
      expect(points * 3).toBeGreaterThan(cost)
    }
  })

  test('satisfy what reviews, mayors and examples say', () => {
    expect(CARD_DATA[213]!.cost).toBe(6)
    expect(CARDS.some(card => isBuilding(card) && card.cost === 0)).toBe(true)
    const season = ['I', 'II', 'III', 'IV']
    const beates = CARDS.filter(
      card =>
        isBuilding(card) && card.color === PURPLE && card.cost === 9 && season.includes(card.activation),
    )
    expect(beates.map(card => card.number)).toEqual([202])
    const points = new Set(CARDS.filter(isBuilding).map(card => card.points))
    for (const printed of [0, 1, 2, 3]) expect(points).toContain(printed)
  })

  test('say of every value where it comes from', () => {
    const sources = (number: number) => CARD_DATA[number]!.sources
    expect(sources(102)).toEqual({
      color: 'derived',
      activation: 'rulebook',
      cost: 'house',
      points: 'derived',
    })
    expect(sources(1).activation).toBe('house')
    expect(sources(241)).toEqual({ color: 'house', activation: 'rulebook', cost: 'house', points: 'house' })
  })

  test('describe the boards', () => {
    const each = [0, 1, 2, 3, 4]
    expect(WALLS.length).toBe(5)
    for (const half of WALLS.flat()) expect(half.toSorted()).toEqual(each)
    expect([WALLS[2]![0]![1], WALLS[2]![1]![0], WALLS[0]![0]![2]].map(color => COLORS[color!])).toEqual([
      'brown',
      'orange',
      'brown',
    ])
    expect(WALL_COSTS).toEqual([1, 2, 3, 4, 5])
    expect(WALL_POINTS).toEqual([0, 0, 3, 0, 0])
    expect(HALL_POINTS).toEqual([0, 1, 2, 3, 5, 7, 9, 12, 15, 18])
    expect(STATUES.map(statues => statues.length)).toEqual([0, 4, 4, 6, 8, 8])
    expect(WINDOWS).toEqual([...each, 5])
    expect(DICE_SPACES).toEqual([...each, 5])
    expect(DISASTERS[PURPLE]).toBe('Flood')
    expect(new Set(WINDOW_CATEGORIES.flat())).toEqual(new Set(CATEGORIES))
    for (const { category, color } of CARDS.filter(isBuilding)) {
      expect(WINDOW_CATEGORIES[WINDOWS.indexOf(color)]).toContain(category)
    }
  })
})

describe('a wrong table is told by row and column', () => {
  const SOME = 'number,cost,points\n37,3,1\n'
  test.each<[mistake: string, csv: string, problems: readonly (string | RegExp)[]]>([
    ['nothing', '', ['Row 1, column 1: the header is missing.']],
    ['a line break', '\n', ['Row 1, column 1: the header is missing.']],
    ['semicolons', SOME.replaceAll(',', ';'), [/^Row 1, column 1: .* semicolons, not by commas\.$/]],
    [
      'another header',
      'a\n1\n',
      [/^Row 1, column 1: 'a' is not a column;/, /^Row 1, column number: .*missing/],
    ],
    [
      'an unknown column',
      withLine(1, line => line.replace('cost,', 'price,')),
      [
        "Row 1, column 7: 'price' is not a column; they are number, category, color, color_source, activation, activation_source, cost, cost_source, points, points_source.",
        'Row 1, column cost: the column is missing.',
      ],
    ],
    [
      'a long unknown column',
      `number,cost,${'x'.repeat(99)}\n`,
      [/^Row 1, column 3: 'x{40}…' is not a column;/],
    ],
    ['a double column', 'number,cost,cost\n1,2,3\n', ['Row 1, column cost: the column is there twice.']],
    ['no column of numbers', 'cost,points\n3,1\n', ['Row 1, column number: the column is missing.']],
    [
      'a whole table without colours',
      withoutColumn('color'),
      ['Row 1, column color: the column is missing.'],
    ],
    [
      'no values',
      'number,color\n37,brown\n',
      ['Row 1, column cost: there is neither a column cost nor a column points.'],
    ],
    ['no rows', 'number,cost\n', ['Row 2, column number: there is no card.']],
    ['a row too short', `${SOME}38,3\n`, ['Row 3, column points: the row ends before it.']],
    ['a row too long', `${SOME}38,3,1,\n`, ['Row 3, column 4: there are only 3 columns.']],
    ['an empty row', `${SOME}\n38,3,1\n`, ['Row 3, column number: the row is empty.']],
    [
      'a file cut between rows',
      LINES.slice(0, 12).join('\n'),
      [
        'Row 13, column number: the table ends after 11 rows without card 12 to 280; a table of only some cards has no columns of sources.',
      ],
    ],
    [
      'a file cut in a row',
      TABLE.slice(0, TABLE.indexOf('012,') + 12),
      ['Row 13, column color_source: the row ends before it.'],
    ],
    [
      'a lost row',
      LINES.toSpliced(38, 1).toSpliced(4, 1).join('\n'),
      [/ends after 278 rows without card 4, 38;/],
    ],
    [
      'a number twice',
      withCell(39, 'number', '037'),
      [
        'Row 39, column number: card 37 is in row 38 already.',
        /^Row 282, column number: the table ends after 280 rows without card 38;/,
      ],
    ],
    ['a number twice in some', `${SOME}037,6,2\n`, ['Row 3, column number: card 37 is in row 2 already.']],
    ['no number', `${SOME}x,3,1\n`, ["Row 3, column number: 'x' is not the number of a card, 1 to 280."]],
    ['card 0', `${SOME}0,3,1\n`, ["Row 3, column number: '0' is not the number of a card, 1 to 280."]],
    ['card 281', `${SOME}281,3,1\n`, ["Row 3, column number: '281' is not the number of a card, 1 to 280."]],
    [
      'a bad colour',
      withCell(38, 'color', 'blue'),
      [
        "Row 38, column color: 'blue' is not one of purple, orange, gray, pink, brown.",
        "Rows 2 to 281, column color: 'brown' is there 55 times, not 56.",
      ],
    ],
    [
      'a colour of another category',
      withCell(38, 'color', 'pink'),
      [
        'Row 38, column color: Medicine is brown, not pink.',
        "Rows 2 to 281, column color: 'pink' is there 57 times, not 56.",
        "Rows 2 to 281, column color: 'brown' is there 55 times, not 56.",
      ],
    ],
    [
      "another Zoo card's colour",
      'number,color,cost\n241,pink,3\n',
      ["Row 2, column color: card 241 has 'gray', which is a rule and cannot be 'pink'."],
    ],
    [
      'an unknown category',
      'number,category,cost\n241,Castle,3\n',
      [/^Row 2, column category: 'Castle' is not one of Civic,/],
    ],
    [
      'another category',
      withCell(38, 'category', 'Civic'),
      [
        "Row 38, column category: card 37 has 'Medicine', which is a rule and cannot be 'Civic'.",
        "Rows 2 to 281, column category: 'Civic' is there 13 times, not 12.",
        "Rows 2 to 281, column category: 'Medicine' is there 11 times, not 12.",
      ],
    ],
    [
      'an unknown activation',
      withCell(38, 'activation', 'V'),
      [/^Row 38, column activation: 'V' is not one of instant, I,/],
    ],
    [
      'an activation that does not agree',
      withCell(38, 'activation', 'IV'),
      ["Row 38, column activation: 'IV' does not agree with what card 37 does, which is 'III'."],
    ],
    ['a permanent card at once', withCell(35, 'activation', 'instant'), [/card 34 does, which is 'inf'\.$/]],
    ['a laurel at once', withCell(12, 'activation', 'instant'), [/card 11 does, which is 'laurel'\.$/]],
    ['a Zoo card at once', withCell(242, 'activation', 'instant'), [/card 241 does, which is 'none'\.$/]],
    [
      'a permanent card in another phase',
      withCell(35, 'activation', 'inf-I'),
      ["Row 35, column activation: card 34 has 'inf-III', which is a rule and cannot be 'inf-I'."],
    ],
    [
      'an unknown source',
      withCell(2, 'cost_source', 'guess'),
      ["Row 2, column cost_source: 'guess' is not one of rulebook, derived, house."],
    ],
    ...['x', '', '-1', '1.5', '31', '1e1', ' 3'].map((cell): [string, string, string[]] => [
      `the cost '${cell}'`,
      withCell(38, 'cost', cell),
      [`Row 38, column cost: '${cell}' is not a whole number from 0 to 30.`],
    ]),
    [
      'too many points',
      `${SOME}38,3,21\n`,
      ["Row 3, column points: '21' is not a whole number from 0 to 20."],
    ],
    ['a line break in a cell', `${SOME}38,3,"2\n1"\n`, [/^Row 3, column points: '2 1' is not/]],
    ['two mistakes in a row', `${SOME}0,x,1\n`, [/^Row 3, column number/, /^Row 3, column cost/]],
    ['a quote that is never closed', `${SOME}38,"3,1\n`, ['Row 3, column cost: the quote is never closed.']],
    [
      'a doubled quote that is never closed',
      `${SOME}38,"3"",1\n`,
      ['Row 3, column cost: the quote is never closed.'],
    ],
    [
      'a quote inside',
      `${SOME}38,3",1\n`,
      ['Row 3, column cost: a quote stands inside a cell that has none around it.'],
    ],
    [
      'something after a quote',
      `${SOME}38,"3"0,1\n`,
      ['Row 3, column cost: something follows the closing quote.'],
    ],
    [
      'a carriage return alone',
      `${SOME}38,3\r,1\n`,
      ['Row 3, column cost: a line ends with a carriage return alone.'],
    ],
    ['a quote beyond the columns', `${SOME}38,3,1,"\n`, ['Row 3, column 4: the quote is never closed.']],
  ])('%s', (_, csv, expected) => {
    const problems = checkTable(csv)
    expect(problems).toEqual(
      expected.map(problem => (typeof problem === 'string' ? problem : expect.stringMatching(problem))),
    )
    for (const problem of problems) expect(problem).toMatch(/^Rows? [\d to]+, column [^\n]+[^.]\.$/)
    expect(() => valuesOf(csv)).toThrow(new Fault(problems[0]!))
  })

  test('however long it is', () => {
    expect(checkTable(`number,cost\n1,"${'""'.repeat(1_000_000)}`)).toEqual([
      'Row 2, column cost: the quote is never closed.',
    ])
  })
})

describe("an owner's table", () => {
  test.each<[what: string, csv: string]>([
    ['with line ends of Windows', TABLE.replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\ufeff${TABLE}`],
    ['without a last line end', TABLE.trimEnd()],
    ['in quotes', TABLE.replaceAll(/[^,\n]+/g, '"$&"')],
    ['in another order', [HEADER, ...LINES.slice(1).reverse()].join('\n')],
    ['without leading zeros', TABLE.replaceAll(/^0+/gm, '')],
    ['of some cards and columns', 'points,number\n0,37\n'],
    ['with colours for reading', 'number,category,color,activation,cost\n37,Medicine,brown,III,0\n'],
  ])('%s is accepted', (_, csv) => {
    expect(checkTable(csv)).toEqual([])
    expect(valuesOf(csv)).toEqual({ cost: {}, points: {} })
  })

  test('gives only the values that are not the standard ones', () => {
    const csv = 'number,cost,points\n213,6,3\n037,3,0\n1,12,20\n'
    expect(valuesOf(csv)).toEqual({ cost: { 1: 12, 37: 3 }, points: { 1: 20, 213: 3 } })
    expect(valuesOf(withCell(38, 'cost', '3'))).toEqual({ cost: { 37: 3 }, points: {} })
  })

  test('comes back from a record as it was', () => {
    const values = valuesOf('number,cost,points\n213,9,3\n')
    expect(checkValues(JSON.parse(JSON.stringify(values)))).toEqual(values)
    expect(checkValues({ cost: { 37: -0, 1: -0 }, points: { 213: 2 } })).toEqual({
      cost: { 1: 0 },
      points: {},
    })
  })

  const WHOLE = 'is not a whole number from 0 to'
  test.each<[values: unknown, sentence: string]>([
    [null, 'The values of the cards are not an object with cost and points.'],
    [[], 'The values of the cards are not an object with cost and points.'],
    ['cost', 'The values of the cards are not an object with cost and points.'],
    [{ cost: {} }, 'The values of the cards have no points by card number.'],
    [{ cost: [], points: {} }, 'The values of the cards have no cost by card number.'],
    [
      { cost: {}, points: {}, color: {} },
      "The values of the cards have 'color', which is neither cost nor points.",
    ],
    [{ cost: { x: 1 }, points: {} }, "In the values of the cards, cost has 'x', which is no card."],
    [{ cost: { '037': 1 }, points: {} }, "In the values of the cards, cost has '037', which is no card."],
    [{ cost: {}, points: { 281: 1 } }, "In the values of the cards, points has '281', which is no card."],
    [{ cost: { 37: '3' }, points: {} }, `The cost of card 37 ${WHOLE} 30.`],
    [{ cost: { 37: 31 }, points: {} }, `The cost of card 37 ${WHOLE} 30.`],
    [{ cost: { 37: 0.5 }, points: {} }, `The cost of card 37 ${WHOLE} 30.`],
    [{ cost: {}, points: { 37: null } }, `The points of card 37 ${WHOLE} 20.`],
    [
      JSON.parse('{"cost":{"__proto__":{}},"points":{}}'),
      "In the values of the cards, cost has '__proto__', which is no card.",
    ],
  ])('is refused in a record as %j', (values, sentence) => {
    expect(() => checkValues(values)).toThrow(new Fault(sentence))
  })
})

test('comma-separated values are read as they are written', () => {
  expect(readCsv('a,"b,""c""\r\nd"\n,\n')).toEqual({
    rows: [
      ['a', 'b,"c"\r\nd'],
      ['', ''],
    ],
  })
  expect(readCsv('a,')).toEqual({ rows: [['a', '']] })
  expect(readCsv('')).toEqual({ rows: [] })
})
