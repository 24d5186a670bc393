import { Fault } from '@kontor/engine'
import { ABILITIES } from '../cards.ts'
import { CATEGORIES, type Category, COLORS } from '../colors.ts'
import { ACTIVATIONS, SOURCES } from './card.ts'
import { placeOf, readCsv, shown } from './csv.ts'
import { CARD_DATA } from './tables.ts'

/** An owner's prices and points by card number: only those that are not the standard ones. */
export interface Values {
  readonly cost: Readonly<Record<string, number>>
  readonly points: Readonly<Record<string, number>>
}

const COLUMNS = [
  'number',
  'category',
  'color',
  'color_source',
  'activation',
  'activation_source',
  'cost',
  'cost_source',
  'points',
  'points_source',
] as const
type Column = (typeof COLUMNS)[number]

/** What a table may change, and the highest value of each. */
const HIGHEST = { cost: 30, points: 20 } as const
type Value = keyof typeof HIGHEST
const VALUES: readonly Value[] = ['cost', 'points']

const CARDS = 280
const CARDS_OF_COLOR = 56
/** The colours of the building categories, four at a time in the order of the categories. */
const COLORS_OF_FOUR = ['brown', 'pink', 'orange', 'gray', 'purple'] as const

/** A row of a table, as far as its own cells and its header tell. */
interface Line {
  readonly row: number
  readonly cells: Readonly<Partial<Record<Column, string>>>
  /** The card, if the number is one. */
  readonly number: number | undefined
}

/**
 * What is wrong with a table of cards, each problem in one sentence with its row and column. A table with columns of
 * sources is a whole one; without them it is an owner's, which may have only the columns and the cards that matter.
 */
export function checkTable(csv: string): string[] {
  const { rows, problem } = readCsv(csv)
  if (problem !== undefined) return [problem]
  const [header = [''], ...rest] = rows
  const wrong = headerProblems(header)
  if (wrong.length > 0) return wrong
  const uneven = rest.flatMap((cells, i) => lengthProblem(cells, header, i + 2))
  if (uneven.length > 0) return uneven
  const lines = linesOf(rows)
  const whole = header.some(isSource)
  return [
    ...lines.flatMap(line => cellProblems(line)),
    ...doubles(lines),
    ...(whole ? incomplete(lines) : lines.length === 0 ? ['Row 2, column number: there is no card.'] : []),
  ]
}

/** The values of a table without problems that are not the standard ones; otherwise a fault with the first problem. */
export function valuesOf(csv: string): Values {
  const [problem] = checkTable(csv)
  if (problem !== undefined) throw new Fault(problem)
  const values: Record<Value, Record<string, number>> = { cost: {}, points: {} }
  for (const { cells, number } of linesOf(readCsv(csv).rows)) {
    for (const column of VALUES) {
      const value = Number(cells[column] ?? standard(number!)[column])
      if (value !== standard(number!)[column]) values[column][number!] = value
    }
  }
  return values
}

/** The values that a record holds, if they are ones; otherwise a fault. */
export function checkValues(values: unknown): Values {
  if (!isObject(values)) throw new Fault('The values of the cards are not an object with cost and points.')
  const stranger = Object.keys(values).find(key => !VALUES.some(column => column === key))
  if (stranger !== undefined) {
    throw new Fault(`The values of the cards have '${shown(stranger)}', which is neither cost nor points.`)
  }
  return { cost: checkedColumn(values, 'cost'), points: checkedColumn(values, 'points') }
}

function checkedColumn(values: Readonly<Record<string, unknown>>, column: Value): Record<string, number> {
  const entries = values[column]
  if (!isObject(entries)) throw new Fault(`The values of the cards have no ${column} by card number.`)
  const checked: Record<string, number> = {}
  for (const [key, value] of Object.entries(entries)) {
    const number = cardNumbered(key)
    if (number === undefined || key !== `${number}`) {
      throw new Fault(`In the values of the cards, ${column} has '${shown(key)}', which is no card.`)
    }
    const whole =
      typeof value === 'number' && isWhole(`${value}`, HIGHEST[column]) ? Number(`${value}`) : undefined
    if (whole === undefined) {
      throw new Fault(`The ${column} of card ${number} is not a whole number from 0 to ${HIGHEST[column]}.`)
    }
    if (whole !== standard(number)[column]) checked[key] = whole
  }
  return checked
}

function headerProblems(header: readonly string[]): string[] {
  if (header.join('') === '') return ['Row 1, column 1: the header is missing.']
  if (header.length === 1 && header[0]!.includes(';')) {
    return ['Row 1, column 1: the columns are separated by semicolons, not by commas.']
  }
  const wrong = header.flatMap((name, i) => {
    if (!isColumn(name)) {
      return [`${placeOf(1, i + 1)}: '${shown(name)}' is not a column; they are ${COLUMNS.join(', ')}.`]
    }
    return header.indexOf(name) < i ? [`${placeOf(1, name)}: the column is there twice.`] : []
  })
  const needed = header.some(isSource) ? COLUMNS : (['number'] as const)
  const missing = needed.filter(name => !header.includes(name))
  const idle = missing.length === 0 && !VALUES.some(name => header.includes(name))
  return [
    ...wrong,
    ...missing.map(name => `${placeOf(1, name)}: the column is missing.`),
    ...(idle ? ['Row 1, column cost: there is neither a column cost nor a column points.'] : []),
  ]
}

function lengthProblem(cells: readonly string[], header: readonly string[], row: number): string[] {
  if (cells.length === 1 && cells[0] === '') return [`${placeOf(row, 'number')}: the row is empty.`]
  if (cells.length < header.length) return [`${placeOf(row, header[cells.length]!)}: the row ends before it.`]
  if (cells.length === header.length) return []
  return [`${placeOf(row, header.length + 1)}: there are only ${header.length} columns.`]
}

function linesOf([header = [], ...rest]: readonly (readonly string[])[]): Line[] {
  return rest.map((row, i) => {
    const cells: Line['cells'] = Object.fromEntries(header.map((name, column) => [name, row[column]]))
    return { row: i + 2, cells, number: cardNumbered(cells.number!) }
  })
}

function cellProblems(line: Line): string[] {
  return COLUMNS.flatMap(column => {
    const cell = line.cells[column]
    const problem = cell === undefined ? undefined : CELLS[column](cell, line)
    return problem === undefined ? [] : [`${placeOf(line.row, column)}: ${problem}.`]
  })
}

type CellCheck = (cell: string, line: Line) => string | undefined

const source: CellCheck = cell => notOneOf(SOURCES, cell)
const value =
  (column: Value): CellCheck =>
  cell =>
    isWhole(cell, HIGHEST[column])
      ? undefined
      : `'${shown(cell)}' is not a whole number from 0 to ${HIGHEST[column]}`

/** What is wrong with a cell of each column, beginning with what the cell alone tells. */
const CELLS: Readonly<Record<Column, CellCheck>> = {
  number: (cell, { number }) =>
    number === undefined ? `'${shown(cell)}' is not the number of a card, 1 to ${CARDS}` : undefined,
  category: (cell, { number }) => notOneOf(CATEGORIES, cell) ?? changed(number, cell, 'category'),
  color: (cell, { number, cells }) =>
    notOneOf(COLORS, cell) ??
    unpaired(cell, cells.category) ??
    changed(number, cell, 'color', found => COLORS[found]!),
  color_source: source,
  activation: (cell, { number }) =>
    notOneOf(ACTIVATIONS, cell) ?? disagreeing(number, cell) ?? changed(number, cell, 'activation'),
  activation_source: source,
  cost: value('cost'),
  cost_source: source,
  points: value('points'),
  points_source: source,
}

function notOneOf(names: readonly string[], cell: string) {
  if (names.includes(cell)) return undefined
  return `'${shown(cell)}' is not one of ${names.join(', ')}`
}

/** Colours, categories and activations are rules: an owner's table may repeat them, not change them. */
function changed<K extends 'category' | 'color' | 'activation'>(
  number: number | undefined,
  cell: string,
  field: K,
  word: (found: (typeof CARD_DATA)[number][K]) => string = String,
) {
  if (number === undefined) return undefined
  const rule = word(standard(number)[field])
  return cell === rule ? undefined : `card ${number} has '${rule}', which is a rule and cannot be '${cell}'`
}

function unpaired(color: string, category: string | undefined) {
  const of = CATEGORIES.indexOf(category as Category)
  const right = of < 0 ? undefined : COLORS_OF_FOUR[Math.floor(of / 4)]
  return right === undefined || right === color ? undefined : `${category} is ${right}, not ${color}`
}

function disagreeing(number: number | undefined, cell: string) {
  if (number === undefined) return undefined
  const does = activationOf(number)
  const agrees = does === 'inf' ? cell.startsWith('inf-') : cell === does
  return agrees ? undefined : `'${cell}' does not agree with what card ${number} does, which is '${does}'`
}

/** When a card works, as its expression says it; the phase of a permanent card is not in there. */
function activationOf(number: number) {
  const { when } = ABILITIES[number]!
  switch (when) {
    case 'always':
      return 'inf'
    case 'final':
      return 'laurel'
    case 'never':
      return 'none'
    default:
      return when
  }
}

function doubles(lines: readonly Line[]): string[] {
  const first = new Map<number, number>()
  return lines.flatMap(({ number, row }) => {
    if (number === undefined) return []
    const before = first.get(number)
    if (before === undefined) first.set(number, row)
    return before === undefined
      ? []
      : [`${placeOf(row, 'number')}: card ${number} is in row ${before} already.`]
  })
}

/** What a whole table lacks: cards, or if all are there, the right number of each kind. */
function incomplete(lines: readonly Line[]): string[] {
  const present = new Set(lines.map(line => line.number))
  const missing = CARD_DATA.slice(1).flatMap(({ number }) => (present.has(number) ? [] : [number]))
  if (missing.length > 0) {
    const end = placeOf(lines.length + 2, 'number')
    const hint = 'a table of only some cards has no columns of sources'
    return [`${end}: the table ends after ${lines.length} rows without card ${ranges(missing)}; ${hint}.`]
  }
  const countOf = (column: Column, name: string) => lines.filter(line => line.cells[column] === name).length
  const miscounted = (column: Column, name: string, right: number) => {
    const count = countOf(column, name)
    return count === right
      ? []
      : [`Rows 2 to ${lines.length + 1}, column ${column}: '${name}' is there ${count} times, not ${right}.`]
  }
  return [
    ...CATEGORIES.flatMap(name => miscounted('category', name, name === 'Zoo' || name === 'Park' ? 20 : 12)),
    ...COLORS.flatMap(name => miscounted('color', name, CARDS_OF_COLOR)),
  ]
}

/** Numbers in ascending order as people write them: 3, 12 to 280. */
function ranges(numbers: readonly number[]) {
  const starts = numbers.filter((number, i) => numbers[i - 1] !== number - 1)
  const ends = numbers.filter((number, i) => numbers[i + 1] !== number + 1)
  return starts.map((start, i) => (start === ends[i] ? `${start}` : `${start} to ${ends[i]}`)).join(', ')
}

function isColumn(name: string): name is Column {
  return COLUMNS.some(column => column === name)
}

function isSource(name: string) {
  return name.endsWith('_source')
}

function cardNumbered(text: string) {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= CARDS ? number : undefined
}

function isWhole(text: string, highest: number) {
  return /^\d{1,2}$/.test(text) && Number(text) <= highest
}

function standard(number: number) {
  return CARD_DATA[number]!
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
