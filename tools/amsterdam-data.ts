import { COLORS, DOCKERS, GOODS } from '../games/amsterdam/src/colors.ts'
import { list, moduleOutOfDate, quoted, type Row, rowsOf, tableOf, writeModule } from './tables.ts'

/** Amsterdam's tables as two modules: `node tools/amsterdam-data.ts` writes them, with `--check` it only looks. */
const PLAYERS = ['2', '3', '4']
const HEAD = (from: string) => `// Made by tools/amsterdam-data.ts from ${from}: change those, never this.`

/** What is out of date, in a sentence, if anything is. */
export function outOfDate(): string | undefined {
  return moduleOutOfDate('amsterdam', tablesText()) ?? moduleOutOfDate('amsterdam', boardText(), 'board')
}

/** The module of the cards, market tiles and missions. */
export function tablesText(
  cards = tableOf('amsterdam', 'cards'),
  tiles = tableOf('amsterdam', 'tiles'),
): string {
  const of = (kind: string) => rowsOf(tiles).filter(row => row.kind === kind)
  return `${HEAD('data/cards.csv and data/tiles.csv')}
import { type CardData, cardData } from './card.ts'
import type { TileData } from './place.ts'

export type { CardData } from './card.ts'

/** The market tiles by number; the first is none, so that a number is an index. */
export const TILE_DATA: readonly TileData[] = [
  { code: '', deck: 'A', price: 0 },
${of('market')
  .map(({ id, price }) => `  { code: '${id}', deck: '${id!.replace(/\d+/, '')}', price: ${price} },\n`)
  .join('')}]

/**
 * The points of the missions for two, three and four players, by number; the first is none. Those for which more can be
 * handed in have the points for one, two and so on.
 */
export const MISSION_POINTS: readonly (readonly (readonly number[])[])[] = [
  [],
${of('mission').map(missionLines).join('')}]

/** The cards by number; the first is none. */
export const CARD_DATA: readonly CardData[] = [
  cardData(0, 'craftsman', 'jeneverbrander', 'III', 'pink:1', 'hhh'),
${rowsOf(cards).map(cardLine).join('')}]
`
}

function cardLine(row: Row) {
  const sources = [row.kind_source, row.use_source, row.cost_source].map(source => source![0]).join('')
  const cells = [row.deck, row.kind, row.use, row.cost, sources].map(quoted)
  return `  cardData(${[Number(row.number), ...cells].join(', ')}),\n`
}

function missionLines(row: Row) {
  const points = PLAYERS.map(players => `[${row[`points_${players}`]!.split(' ').join(', ')}]`)
  const long = points.join('').includes(',')
  return long ? `  [\n${points.map(each => `    ${each},\n`).join('')}  ],\n` : `  [${points.join(', ')}],\n`
}

/** The module of the board. */
export function boardText(
  blocks = tableOf('amsterdam', 'blocks'),
  harbour = tableOf('amsterdam', 'harbour'),
  boards = tableOf('amsterdam', 'boards'),
): string {
  const of = (kind: string, id?: string) =>
    rowsOf(boards).filter(row => row.kind === kind && (id === undefined || row.id === id))
  const fields = rowsOf(harbour)
  const market = of('black_market')
  if (market.some((row, i) => row.id !== GOODS[i])) {
    throw new Error('The black market in data/boards.csv is not in the order of the goods.')
  }
  const roof = (id: string) =>
    fields
      .find(row => row.id === id)!
      .points!.split(' ')
      .join(', ')
  return `${HEAD('data/blocks.csv, data/harbour.csv and data/boards.csv')}
import { type Block, type Bridge, block, type Field, field, type Spot, spot } from './place.ts'

/** The city blocks: district, cost, place, and the blocks across a bridge. */
export const BLOCKS: readonly Block[] = [
${rowsOf(blocks)
  .map((row, _, all) => placed('block', [color(row), Number(row.cost)], row, numbersOf(row.bridges!, all)))
  .join('')}]

/** The fields of the harbour: type, what they serve, place, and the fields next to them. */
export const FIELDS: readonly Field[] = [
${fields.map(row => placed('field', [quoted(row.type), serves(row)], row, numbersOf(row.neighbours!, fields))).join('')}]

/** What the roof places of the large warehouses score, by good, in the order in which they are filled. */
export const ROOFS: readonly (readonly number[])[] = [
${GOODS.map(good => `  [${roof(good)}],\n`).join('')}]

/** What the small warehouses score. */
export const SMALL: readonly number[] = [${list(
    fields.filter(row => row.type === 'small'),
    'points',
  )}]

/** What the places in the depot score; the last one has room for all others. */
export const DEPOT: readonly number[] = [${list(of('depot'), 'value')}]

/** The fields of the Amstel from the start to the end field, and its bridges. */
export const AMSTEL: readonly Spot[] = [
${of('amstel').map(spotLine).join('')}]
export const BRIDGES: readonly Bridge[] = [
${of('bridge')
  .map(row => `  { name: '${row.id}', after: ${row.position}, points: ${row.value} },\n`)
  .join('')}]

/** The end field and what arriving there scores. */
export const END = ${of('amstel').length - 1}
export const END_POINTS = ${of('end_points')[0]!.value}

/** The fields of the black market, by good: three rows of three. */
export const BLACK_MARKET: readonly Spot[] = [
${market.map(spotLine).join('')}]

/** The points of the first, second … place in a district, by the number of players. */
export const MAJORITY_POINTS: readonly (readonly number[])[] = [[], ${['2', ...PLAYERS].map(players => `[${list(of('majority', players), 'value')}]`).join(', ')}]

/** How many craftsmen and buildings are shown for the start cards, by the number of players. */
export const START_CARDS: readonly (readonly number[])[] = [[], ${['2', ...PLAYERS].map(players => `[${list(of('start_cards', players), 'value')}]`).join(', ')}]

/** What the first, the second and each further penalty tile costs. */
export const PENALTIES: readonly number[] = [${list(of('penalty'), 'value')}]
`
}

function placed(maker: string, cells: readonly (string | number)[], row: Row, neighbours: string) {
  return `  ${maker}(${[quoted(row.id), ...cells, row.x, row.y, `[${neighbours}]`].join(', ')}),\n`
}

/** The places of names in a table. */
function numbersOf(ids: string, rows: readonly Row[]) {
  return ids
    .split(' ')
    .map(id => {
      const found = rows.findIndex(row => row.id === id)
      if (found < 0) throw new Error(`A neighbour '${id}' is not in its table.`)
      return found
    })
    .join(', ')
}

function serves({ id, type }: Row) {
  const names: readonly string[] = type === 'large' ? GOODS : type === 'pier' ? DOCKERS : []
  return type === 'small' ? Number(id!.replace('small', '')) - 1 : names.indexOf(id!)
}

function color(row: Row) {
  const names: readonly string[] = COLORS
  const found = names.indexOf(row.color!)
  if (found < 0) throw new Error(`data/blocks.csv knows a colour '${row.color}'.`)
  return found
}

function spotLine({ x, y }: Row) {
  return `  spot(${x}, ${y}),\n`
}

if (import.meta.main) {
  writeModule('amsterdam', tablesText())
  writeModule('amsterdam', boardText(), 'board')
}
