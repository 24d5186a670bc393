import { Fault } from '@kontor/engine'
import { placeOf, readCsv, shown } from './csv.ts'

/** An owner's prices and points by card number: only those that are not the standard ones. */
export interface Values {
  readonly cost: Readonly<Record<string, number>>
  readonly points: Readonly<Record<string, number>>
}

type Value = keyof Values
const VALUES: readonly Value[] = ['cost', 'points']

/** A row of a table, as far as its own cells and its header tell. */
export interface Line {
  readonly row: number
  readonly cells: Readonly<Partial<Record<string, string>>>
  /** The card, if the number is one. */
  readonly number: number | undefined
}

/** What is wrong with a cell, in words that follow its place; nothing if nothing is. */
export type CellCheck = (cell: string, line: Line) => string | undefined

/** What a game knows of the table of its cards, besides `number`, `cost`, `points` and where they come from. */
export interface CardRules {
  /** The columns in their order; those that end in `_source` say where a value comes from. */
  readonly columns: readonly string[]
  readonly sources: readonly string[]
  /** The standard values by card number, from 1 to the last card. */
  readonly standard: readonly { readonly cost: number; readonly points: number }[]
  /** The highest value of each kind. */
  readonly highest: Readonly<Record<Value, number>>
  /** What is wrong with a cell of any other column. */
  readonly cells: Readonly<Record<string, CellCheck>>
  /** How often a name stands in a column of a whole table. */
  readonly counts: readonly { readonly column: string; readonly name: string; readonly right: number }[]
}

/** The checks of a game's tables of cards: the standard one, an owner's, and the values in a record. */
export interface CardTable {
  check(csv: string): string[]
  values(csv: string): Values
  checkValues(values: unknown): Values
}

/* @__NO_SIDE_EFFECTS__ */
export function cardTable(rules: CardRules): CardTable {
  const cards = rules.standard.length - 1
  const check = (csv: string) => checkTable(rules, cards, csv)
  return {
    check,
    values(csv) {
      const [problem] = check(csv)
      if (problem !== undefined) throw new Fault(problem)
      const values: Record<Value, Record<string, number>> = { cost: {}, points: {} }
      for (const { cells, number } of linesOf(readCsv(csv).rows, cards)) {
        const standard = rules.standard[number!]!
        for (const column of VALUES) {
          const value = Number(cells[column] ?? standard[column])
          if (value !== standard[column]) values[column][number!] = value
        }
      }
      return values
    },
    checkValues(values) {
      if (!isObject(values))
        throw new Fault('The values of the cards are not an object with cost and points.')
      const stranger = Object.keys(values).find(key => !VALUES.some(column => column === key))
      if (stranger !== undefined) {
        throw new Fault(
          `The values of the cards have '${shown(stranger)}', which is neither cost nor points.`,
        )
      }
      return {
        cost: checkedColumn(rules, cards, values, 'cost'),
        points: checkedColumn(rules, cards, values, 'points'),
      }
    },
  }
}

/**
 * What is wrong with a table of cards, each problem in one sentence with its row and column. A table with columns of
 * sources is a whole one; without them it is an owner's, which may have only the columns and the cards that matter.
 */
function checkTable(rules: CardRules, cards: number, csv: string): string[] {
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

function checkedColumn(
  { highest, standard }: CardRules,
  cards: number,
  values: Readonly<Record<string, unknown>>,
  column: Value,
): Record<string, number> {
  const entries = values[column]
  if (!isObject(entries)) throw new Fault(`The values of the cards have no ${column} by card number.`)
  const checked: Record<string, number> = {}
  for (const [key, value] of Object.entries(entries)) {
    const number = cardNumbered(key, cards)
    if (number === undefined || key !== `${number}`) {
      throw new Fault(`In the values of the cards, ${column} has '${shown(key)}', which is no card.`)
    }
    const whole =
      typeof value === 'number' && isWhole(`${value}`, highest[column]) ? Number(`${value}`) : undefined
    if (whole === undefined) {
      throw new Fault(`The ${column} of card ${number} is not a whole number from 0 to ${highest[column]}.`)
    }
    if (whole !== standard[number]![column]) checked[key] = whole
  }
  return checked
}

function headerProblems({ columns }: CardRules, header: readonly string[]): string[] {
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

function linesOf([header = [], ...rest]: readonly (readonly string[])[], cards: number): Line[] {
  return rest.map((row, i) => {
    const cells: Line['cells'] = Object.fromEntries(header.map((name, column) => [name, row[column]]))
    return { row: i + 2, cells, number: cardNumbered(cells.number!, cards) }
  })
}

function cellProblems(rules: CardRules, cards: number, line: Line): string[] {
  return rules.columns.flatMap(column => {
    const cell = line.cells[column]
    const problem = cell === undefined ? undefined : cellProblem(rules, cards, column, cell, line)
    return problem === undefined ? [] : [`${placeOf(line.row, column)}: ${problem}.`]
  })
}

function cellProblem(rules: CardRules, cards: number, column: string, cell: string, line: Line) {
  if (column === 'number') {
    return line.number === undefined
      ? `'${shown(cell)}' is not the number of a card, 1 to ${cards}`
      : undefined
  }
  if (column === 'cost' || column === 'points') {
    const highest = rules.highest[column]
    return isWhole(cell, highest) ? undefined : `'${shown(cell)}' is not a whole number from 0 to ${highest}`
  }
  return isSource(column) ? notOneOf(rules.sources, cell) : rules.cells[column]!(cell, line)
}

/** A cell that is none of the names it may be. */
export function notOneOf(names: readonly string[], cell: string): string | undefined {
  if (names.includes(cell)) return undefined
  return `'${shown(cell)}' is not one of ${names.join(', ')}`
}

/** What is a rule may be repeated in an owner's table, but not changed. */
export function changed(number: number | undefined, cell: string, rule: string): string | undefined {
  if (number === undefined || cell === rule) return undefined
  return `card ${number} has '${rule}', which is a rule and cannot be '${shown(cell)}'`
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
function incomplete({ standard, counts }: CardRules, lines: readonly Line[]): string[] {
  const present = new Set(lines.map(line => line.number))
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
