import { COLORS } from '../games/bruges/src/colors.ts'
import { alike, list, moduleOutOfDate, quoted, type Row, rowsOf, tableOf, writeModule } from './tables.ts'

/** Bruges' tables as a module: `node tools/bruges-data.ts` writes it, with `--check` it only looks. */
/** As long as a line may be. */
const LINE = 111
const GATEHOUSES = ['a', 'b', 'c', 'd']
const NAMES = ['name_en', 'name_de', 'object_de', 'name_nl', 'object_nl']
const SOURCES = ['name', 'group', 'color', 'activation', 'effect', 'cost', 'points']

/** What is out of date, in a sentence, if anything is. */
export function outOfDate(): string | undefined {
  return moduleOutOfDate('bruges', tablesText())
}

/** The module that the tables make. */
export function tablesText(cards = tableOf('bruges', 'cards'), boards = tableOf('bruges', 'boards')): string {
  const board = rowsOf(boards)
  const of = (kind: string, id?: string) =>
    board.filter(row => row.kind === kind && (id === undefined || row.id === id))
  const canals = GATEHOUSES.map(name => [of('canal', `${name}-left`), of('canal', `${name}-right`)])
  const alikeIn = (column: string) =>
    alike(
      canals.flat().map(canal => list(canal, column)),
      'The canals',
    )
  return `// Made by tools/bruges-data.ts from data/cards.csv and data/boards.csv: change those, never this.
import { type CardData, cardData, type PersonName, personName } from './card.ts'

export type { CardData } from './card.ts'

/** The canals of the gatehouses: the colours of the left and the right one, from the gatehouse outwards. */
export const CANALS: readonly (readonly (readonly number[])[])[] = [
${canals.map(sides => `  [\n${sides.map(canal => `    [${canal.map(color).join(', ')}],\n`).join('')}  ],\n`).join('')}]

/** What each space of a canal costs, and the points it scores at the end if it is built. */
export const CANAL_COSTS: readonly number[] = [${alikeIn('cost')}]
export const CANAL_POINTS: readonly number[] = [${alikeIn('points')}]

/** What each space of the reputation track scores, from the town hall on. */
export const REPUTATION_POINTS: readonly number[] = [${list(of('reputation'), 'points')}]

/** The statues in the order in which they are taken. */
export const STATUES: readonly number[] = [${list(of('statue'), 'points')}]

/** The threat of each colour. */
export const THREATS = [${of('threat')
    .sort((one, other) => color(one) - color(other))
    .map(row => quoted(row.id))
    .join(', ')}] as const

/** The cards by number; the first is none, so that a number is an index. */
export const CARD_DATA: readonly CardData[] = [
  cardData(0, 'nobility', 'blue', 'permanent', 0, 0, 'hhhhhhh'),
${rowsOf(cards).map(cardLine).join('')}]

/** The names of the persons by the number of the card. */
export const NAMES: readonly PersonName[] = [
  personName('', '', '', '', ''),
${rowsOf(cards).map(nameLine).join('')}]
`
}

function cardLine(row: Row) {
  const cells = [row.group, row.color, row.activation].map(quoted)
  const sources = SOURCES.map(column => row[`${column}_source`]![0]).join('')
  const all = [Number(row.number), ...cells, Number(row.cost), Number(row.points), quoted(sources)]
  return `  cardData(${all.join(', ')}),\n`
}

function nameLine(row: Row) {
  const names = NAMES.map(column => quoted(row[column]))
  const line = `  personName(${names.join(', ')}),\n`
  return line.length <= LINE ? line : `  personName(\n${names.map(name => `    ${name},\n`).join('')}  ),\n`
}

function color(row: Row) {
  const names: readonly string[] = COLORS
  const found = names.indexOf(row.color ?? '')
  if (found < 0) throw new Error(`data/boards.csv knows a colour '${row.color}'.`)
  return found
}

if (import.meta.main) writeModule('bruges', tablesText())
