import { Fault } from '@kontor/engine'
import { notOneOf } from './cells.ts'
import { placeOf, readCsv, shown } from './csv.ts'

/** An owner's prices and points by card number: only those that are not the standard ones. */
export interface Values {
  readonly cost: Readonly<Record<string, number>>
  readonly points: Readonly<Record<string, number>>
}

/** What an owner may change of a card: how a table and how a record have it. */
export interface Changeable<V> {
  /** What the cards have, from 1 to the last one. */
  readonly standard: readonly V[]
  /** What it has to be, in words. */
  readonly is: string
  /** The value in a cell, and in a record, if it is one. */
  read(cell: string): V | undefined
  accept(value: unknown): V | undefined
  equal(one: V, other: V): boolean
}

/** A row of a table, as far as its own cells and its header tell. */
export interface Line {
  readonly row: number
  readonly cells: Readonly<Partial<Record<string, string>>>
  /** The card, if the number is one. */
  readonly number: number | undefined
}

/** What is wrong with a cell, in words that follow its place; nothing if nothing is. */
export type CellCheck = (cell: string, line: Line) => string | undefined

/** What a game knows of the table of its cards, besides `number` and where values come from. */
interface TableRules<V> {
  /** The columns in their order; those that end in `_source` say where a value comes from. */
  readonly columns: readonly string[]
  readonly sources: readonly string[]
  /** The columns of values, which an owner may change. */
  readonly values: Readonly<Record<string, Changeable<V>>>
  /** What is wrong with a cell of any other column. */
  readonly cells: Readonly<Record<string, CellCheck>>
  /** How often a name stands in a column of a whole table. */
  readonly counts: readonly { readonly column: string; readonly name: string; readonly right: number }[]
}

/** A game whose cards cost money and score points. */
export interface CardRules extends Omit<TableRules<number>, 'values'> {
  /** The standard values by card number, from 1 to the last card. */
  readonly standard: readonly Readonly<Record<keyof Values, number>>[]
  /** The highest value of each kind. */
  readonly highest: Readonly<Record<keyof Values, number>>
}

/** The checks of a game's tables of cards: the standard one, an owner's, and the values in a record. */
export interface CardTable<Own = Values> {
  check(csv: string): string[]
  values(csv: string): Own
  checkValues(values: unknown): Own
}

/* @__NO_SIDE_EFFECTS__ */
export function cardTable({ standard, highest, ...rules }: CardRules): CardTable {
  const numbers = (column: keyof Values) =>
    wholeNumbers(
      standard.map(card => card[column]),
      highest[column],
    )
  const { check, values, checkValues } = valueTable({
    ...rules,
    values: { cost: numbers('cost'), points: numbers('points') },
  })
  const named = ({ cost = {}, points = {} }: Changed<number>): Values => ({ cost, points })
  return { check, values: csv => named(values(csv)), checkValues: given => named(checkValues(given)) }
}

function wholeNumbers(standard: readonly number[], highest: number): Changeable<number> {
  const read = (cell: string) => (isWhole(cell, highest) ? Number(cell) : undefined)
  return {
    standard,
    is: `a whole number from 0 to ${highest}`,
    read,
    accept: value => (typeof value === 'number' ? read(`${value}`) : undefined),
    equal: (one, other) => one === other,
  }
}

/** Values that are not the standard ones, by column and card number. */
type Changed<V> = Record<string, Record<string, V>>

/** The same for a game whose cards have other values than money and points. */
/* @__NO_SIDE_EFFECTS__ */
export function valueTable<V>(rules: TableRules<V>): CardTable<Changed<V>> {
  const columns = Object.entries(rules.values)
  const names = columns.map(([name]) => name)
  const cards = columns[0]![1].standard.length - 1
  const check = (csv: string) => checkTable(rules, cards, csv)
  return {
    check,
    values(csv) {
      const [problem] = check(csv)
      if (problem !== undefined) throw new Fault(problem)
      const lines = linesOf(readCsv(csv).rows, cards)
      return Object.fromEntries(columns.map(([name, column]) => [name, changedIn(lines, name, column)]))
    },
    checkValues(values) {
      if (!isObject(values))
        throw new Fault(`The values of the cards are not an object with ${names.join(' and ')}.`)
      const stranger = Object.keys(values).find(key => !names.includes(key))
      if (stranger !== undefined) {
        const known = names.length === 1 ? `not ${names[0]}` : `neither ${names.join(' nor ')}`
        throw new Fault(`The values of the cards have '${shown(stranger)}', which is ${known}.`)
      }
      return Object.fromEntries(
        columns.map(([name, column]) => [name, accepted(cards, values, name, column)]),
      )
    },
  }
}

function changedIn<V>(lines: readonly Line[], name: string, { standard, read, equal }: Changeable<V>) {
  return Object.fromEntries(
    lines.flatMap(({ cells, number }) => {
      const value = read(cells[name] ?? '') ?? standard[number!]!
      return equal(value, standard[number!]!) ? [] : [[number!, value]]
    }),
  )
}

/**
 * What is wrong with a table of cards, each problem in one sentence with its row and column. A table with columns of
 * sources is a whole one; without them it is an owner's, which may have only the columns and the cards that matter.
 */
function checkTable<V>(rules: TableRules<V>, cards: number, csv: string): string[] {
  const { rows, problem } = readCsv(csv)
  if (problem !== undefined) return [problem]
  const [header = [''], ...rest] = rows
  const wrong = headerProblems(rules, header)
  if (wrong.length > 0) return wrong
  const uneven = rest.flatMap((cells, i) => lengthProblem(cells, header, i + 2))
  if (uneven.length > 0) return uneven
  const lines = linesOf(rows, cards)
  const whole = header.some(isSource)
  return [
    ...lines.flatMap(line => cellProblems(rules, cards, line)),
    ...doubles(lines),
    ...(whole
      ? incomplete(rules, lines)
      : lines.length === 0
        ? ['Row 2, column number: there is no card.']
        : []),
  ]
}

function accepted<V>(
  cards: number,
  values: Readonly<Record<string, unknown>>,
  name: string,
  { standard, is, accept, equal }: Changeable<V>,
): Record<string, V> {
  const entries = values[name]
  if (!isObject(entries)) throw new Fault(`The values of the cards have no ${name} by card number.`)
  const checked: Record<string, V> = {}
  for (const [key, given] of Object.entries(entries)) {
    const number = cardNumbered(key, cards)
    if (number === undefined || key !== `${number}`) {
      throw new Fault(`In the values of the cards, ${name} has '${shown(key)}', which is no card.`)
    }
    const value = accept(given)
    if (value === undefined) throw new Fault(`The ${name} of card ${number} is not ${is}.`)
    if (!equal(value, standard[number]!)) checked[key] = value
  }
  return checked
}

function headerProblems<V>({ columns, values }: TableRules<V>, header: readonly string[]): string[] {
  if (header.join('') === '') return ['Row 1, column 1: the header is missing.']
  if (header.length === 1 && header[0]!.includes(';')) {
    return ['Row 1, column 1: the columns are separated by semicolons, not by commas.']
  }
  const wrong = header.flatMap((name, i) => {
    if (!columns.includes(name)) {
      return [`${placeOf(1, i + 1)}: '${shown(name)}' is not a column; they are ${columns.join(', ')}.`]
    }
    return header.indexOf(name) < i ? [`${placeOf(1, name)}: the column is there twice.`] : []
  })
  const needed = header.some(isSource) ? columns : ['number']
  const missing = needed.filter(name => !header.includes(name))
  const names = Object.keys(values)
  const idle = missing.length === 0 && !names.some(name => header.includes(name))
  const none =
    names.length === 1 ? `no column ${names[0]}` : `neither a column ${names.join(' nor a column ')}`
  return [
    ...wrong,
    ...missing.map(name => `${placeOf(1, name)}: the column is missing.`),
    ...(idle ? [`${placeOf(1, names[0]!)}: there is ${none}.`] : []),
  ]
}

function lengthProblem(cells: readonly string[], header: readonly string[], row: number): string[] {
  if (cells.length === 1 && cells[0] === '') return [`${placeOf(row, 'number')}: the row is empty.`]
  if (cells.length < header.length) return [`${placeOf(row, header[cells.length]!)}: the row ends before it.`]
  if (cells.length === header.length) return []
  return [`${placeOf(row, header.length + 1)}: there are only ${header.length} columns.`]
}

function linesOf([header = [], ...rest]: readonly (readonly string[])[], cards: number): Line[] {
  return rest.map((row, i) => {
    const cells: Line['cells'] = Object.fromEntries(header.map((name, column) => [name, row[column]]))
    return { row: i + 2, cells, number: cardNumbered(cells.number!, cards) }
  })
}

function cellProblems<V>(rules: TableRules<V>, cards: number, line: Line): string[] {
  return rules.columns.flatMap(column => {
    const cell = line.cells[column]
    const problem = cell === undefined ? undefined : cellProblem(rules, cards, column, cell, line)
    return problem === undefined ? [] : [`${placeOf(line.row, column)}: ${problem}.`]
  })
}

function cellProblem<V>(rules: TableRules<V>, cards: number, column: string, cell: string, line: Line) {
  if (column === 'number') {
    return line.number === undefined
      ? `'${shown(cell)}' is not the number of a card, 1 to ${cards}`
      : undefined
  }
  const value = rules.values[column]
  if (value) return value.read(cell) === undefined ? `'${shown(cell)}' is not ${value.is}` : undefined
  return isSource(column) ? notOneOf(rules.sources, cell) : rules.cells[column]!(cell, line)
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
function incomplete<V>({ values, counts }: TableRules<V>, lines: readonly Line[]): string[] {
  const present = new Set(lines.map(line => line.number))
  const [{ standard } = { standard: [] }] = Object.values(values)
  const missing = [...standard.keys()].filter(number => number > 0 && !present.has(number))
  if (missing.length > 0) {
    const end = placeOf(lines.length + 2, 'number')
    const hint = 'a table of only some cards has no columns of sources'
    return [`${end}: the table ends after ${lines.length} rows without card ${ranges(missing)}; ${hint}.`]
  }
  return counts.flatMap(({ column, name, right }) => {
    const count = lines.filter(line => line.cells[column] === name).length
    return count === right
      ? []
      : [`Rows 2 to ${lines.length + 1}, column ${column}: '${name}' is there ${count} times, not ${right}.`]
  })
}

/** Numbers in ascending order as people write them: 3, 12 to 280. */
function ranges(numbers: readonly number[]) {
  const starts = numbers.filter((number, i) => numbers[i - 1] !== number - 1)
  const ends = numbers.filter((number, i) => numbers[i + 1] !== number + 1)
  return starts.map((start, i) => (start === ends[i] ? `${start}` : `${start} to ${ends[i]}`)).join(', ')
}

function isSource(name: string) {
  return name.endsWith('_source')
}

function cardNumbered(text: string, cards: number) {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= cards ? number : undefined
}

function isWhole(text: string, highest: number) {
  return /^\d{1,2}$/.test(text) && Number(text) <= highest
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
