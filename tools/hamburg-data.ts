import { COLORS } from '../games/hamburg/src/colors.ts'
import { alike, list, moduleOutOfDate, quoted, type Row, rowsOf, tableOf, writeModule } from './tables.ts'

/** Hamburg's tables as a module: `node tools/hamburg-data.ts` writes it, with `--check` it only looks. */
const BOARDS = ['red', 'green', 'yellow', 'blue', 'white']
const PLAYERS = [1, 2, 3, 4, 5]

/** What is out of date, in a sentence, if anything is. */
export function outOfDate(): string | undefined {
  return moduleOutOfDate('hamburg', tablesText())
}

/** The module that the tables make. */
export function tablesText(
  cards = tableOf('hamburg', 'cards'),
  boards = tableOf('hamburg', 'boards'),
): string {
  const board = rowsOf(boards)
  const of = (kind: string, id?: string) =>
    board.filter(row => row.kind === kind && (id === undefined || row.id === id))
  const walls = BOARDS.map(name => [of('wall', `${name}-left`), of('wall', `${name}-right`)])
  const halves = walls.flat()
  return `// Made by tools/hamburg-data.ts from data/cards.csv and data/boards.csv: change those, never this.
import type { Category } from '../colors.ts'
import { type CardData, cardData } from './card.ts'

export type { CardData } from './card.ts'

/** The walls of the boards (${BOARDS.join(', ')}): the colours of the left and the right half. */
export const WALLS: readonly (readonly (readonly number[])[])[] = [
${walls.map(sides => `  [\n${sides.map(half => `    [${half.map(color).join(', ')}],\n`).join('')}  ],\n`).join('')}]

/** What each segment of a wall half costs, and the points it scores at the end, from the tower outwards. */
export const WALL_COSTS: readonly number[] = [${alike(
    halves.map(half => list(half, 'cost')),
    'The walls',
  )}]
export const WALL_POINTS: readonly number[] = [${alike(
    halves.map(half => list(half, 'points')),
    'The walls',
  )}]

/** What each space of the City Hall track scores, from the start space on. */
export const HALL_POINTS: readonly number[] = [${list(of('city_hall'), 'points')}]

/** The statues in play, the highest first, by the number of players. */
export const STATUES: readonly (readonly number[])[] = [
  [],
${PLAYERS.map(players => `  [${list(of('statue', `${players}`), 'points')}],\n`).join('')}]

/** The church windows from left to right, the one with number 1 first: colours, and the categories they score. */
export const WINDOWS: readonly number[] = [${of('church_window').map(color).join(', ')}]
export const WINDOW_CATEGORIES: readonly (readonly Category[])[] = [
${of('church_window')
  .map(row => `  [${row.categories!.split(';').map(quoted).join(', ')}],\n`)
  .join('')}]

/** The dice in their order round the Binnenalster. */
export const DICE_SPACES: readonly number[] = [${of('die_space').map(color).join(', ')}]

/** The disaster of each colour. */
export const DISASTERS = [${of('disaster')
    .sort(byColor)
    .map(row => quoted(row.id!))
    .join(', ')}] as const

/** The cards by number; the first is none, so that a number is an index. */
export const CARD_DATA: readonly CardData[] = [
  cardData(0, 'Zoo', 'purple', 'none', 0, 0, 'house', 'house', 'house', 'house'),
${rowsOf(cards).map(cardLine).join('')}]
`
}

function cardLine(row: Row) {
  const numbers = [row.cost, row.points].map(Number)
  const words = [row.color_source, row.activation_source, row.cost_source, row.points_source]
  const cells = [row.category, row.color, row.activation].map(quoted)
  return `  cardData(${[Number(row.number), ...cells, ...numbers, ...words.map(quoted)].join(', ')}),\n`
}

/** A colour as the state knows it; black comes after the others. */
function color(row: Row) {
  const found = [...COLORS, 'black'].indexOf(row.color ?? '')
  if (found < 0) throw new Error(`data/boards.csv knows a colour '${row.color}'.`)
  return found
}

function byColor(one: Row, other: Row) {
  return color(one) - color(other)
}

if (import.meta.main) writeModule('hamburg', tablesText())
