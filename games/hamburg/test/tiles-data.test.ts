import { readFileSync } from 'node:fs'
import { readCsv } from '@kontor/common/csv'
import { newRecord, start } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { CLERIC_TILES, MAYORS, SHIPS, STOCK, TOKENS } from '../src/cards/tiles.ts'
import { COLORS } from '../src/colors.ts'
import { hamburg } from '../src/index.ts'
import type { Ability, Always, Effect } from '../src/language.ts'
import { allTokens, type Expansion } from '../src/state.ts'

/** The table of tiles, which people compare with their copy, says what the program does. */

const COLUMNS = [
  'kind',
  'id',
  'tile',
  'side',
  'name',
  'players',
  'count',
  'start_marks',
  'start_workers',
  'action',
  'colors',
  'values',
  'effect',
  'source',
] as const
type Column = (typeof COLUMNS)[number]
type Row = Readonly<Record<Column, string>>

const { rows, problem } = readCsv(readFileSync(new URL('../data/tiles.csv', import.meta.url), 'utf8'))
const [header, ...lines] = rows
const TILES = lines.map(line => Object.fromEntries(COLUMNS.map((column, i) => [column, line[i]])) as Row)

const ofKind = (...kinds: string[]) => TILES.filter(({ kind }) => kinds.includes(kind))
const column = (tiles: readonly Row[], name: Column) => tiles.map(row => row[name])
const numbers = (list: string) => list.split('|').map(Number)

/** What a change of the rules comes to, as the table writes it: a number, or the colours it is about. */
function changeBy(change: Always): string {
  if ('fee' in change) return `${change.fee}`
  if ('feeWorkers' in change) return change.of === 'its' ? `${change.feeWorkers}` : change.of.join('/')
  if ('less' in change) return 'colors' in change ? change.colors!.join('/') : `${-change.less}`
  if ('price' in change && change.price === 'wallFree') return change.colors!.join('/')
  if ('rounds' in change) return `${change.rounds}`
  if ('ships' in change) return change.ships
  if ('spared' in change) return '0'
  if (!('effects' in change)) throw new Error(`No value for ${JSON.stringify(change)}.`)
  return change.effects.length === 0 ? '0' : amountIn(change.effects[0]!)
}

function amountIn(effect: Effect): string {
  switch (effect.do) {
    case 'marks':
    case 'points':
      return `${effect.amount.n}`
    case 'anyWorkers':
      return `${effect.n}`
    case 'losePoints':
    case 'returnWorkers':
      return `${-effect.n}`
    case 'workers':
      return `${effect.colors.length}`
    case 'oneWorker':
      return effect.of.join('/')
    case 'newHand':
      return effect.draw === 'eachColor' ? COLORS.map(() => 1).join('|') : '3|2'
    default:
      throw new Error(`No value for ${JSON.stringify(effect)}.`)
  }
}

/** The action or whatever else a cleric tile is about, as the table calls it. */
function aboutOf(ability: Ability): string {
  if (ability.when !== 'always') return 'hands'
  const { always } = ability
  if ('on' in always) return always.on
  if ('price' in always) return always.price
  return 'rounds' in always ? 'rounds' : 'ships' in always ? 'ships' : 'disasters'
}

function colorsOf(ability: Ability): string {
  if (ability.when !== 'always') return ''
  const { always } = ability
  if ('spared' in always) return always.spared.join('/')
  return 'colors' in always ? (always.colors ?? []).join('/') : ''
}

function clericValue(ability: Ability): string {
  if (ability.when === 'always') return changeBy(ability.always)
  return 'effects' in ability ? amountIn(ability.effects[0]!) : ''
}

/** A game before its first season. */
function tableFor(players: number, expansions: readonly Expansion[]) {
  const seats = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
  return start(hamburg, newRecord(hamburg, { seats, seed: 'tiles', options: { expansions } }))
}

describe('the table of tiles', () => {
  test('is a table, with every tile once', () => {
    expect(problem).toBeUndefined()
    expect(header).toEqual(COLUMNS)
    expect(lines.every(line => line.length === COLUMNS.length)).toBe(true)
    expect(new Set(column(TILES, 'id')).size).toBe(TILES.length)
  })

  test('says where each row comes from; only the third Zitronenjette is ours', () => {
    const from = (source: string) => TILES.filter(row => row.source === source)
    expect(column(from('house'), 'id')).toEqual(['Z06'])
    expect(from('derived')).toEqual(ofKind('intrigue'))
    expect(from('rulebook').length).toBe(TILES.length - 1 - COLORS.length)
  })

  test('has the mayors and what they start with', () => {
    const mayors = ofKind('mayor')
    expect(mayors.map(row => [row.name, Number(row.start_marks), Number(row.start_workers)])).toEqual(
      MAYORS.map(({ name, marks, workers }) => [name, marks, workers]),
    )
    expect(column(mayors, 'id')).toEqual(MAYORS.map((_, i) => `M${String(i + 1).padStart(2, '0')}`))
  })

  test('has the intrigue tokens and what they raise', () => {
    const tokens = ofKind('intrigue', 'special_intrigue')
    expect(column(tokens, 'colors')).toEqual(TOKENS.map(({ raises }) => raises.join('+')))
    const counts = TOKENS.map((_, token) => allTokens(true).filter(each => each === token).length)
    expect(tokens.map(row => Number(row.count))).toEqual(counts)
    for (const [i, { gift }] of TOKENS.entries()) {
      expect(tokens[i]!.effect.includes('; then '), tokens[i]!.id).toBe(gift !== undefined)
    }
  })

  test('has the ships in the order of the colours', () => {
    expect(column(ofKind('ship'), 'colors')).toEqual([...COLORS, 'black'])
    expect(SHIPS.length).toBe(COLORS.length + 1)
  })

  test('has the stock tiles: action and the three steps of each side', () => {
    const sides = ofKind('stock')
    expect(column(sides, 'action')).toEqual(STOCK.map(({ action }) => action))
    expect(column(sides, 'values')).toEqual(STOCK.map(({ steps }) => steps.map(changeBy).join('|')))
    expect(column(sides, 'tile')).toEqual(
      STOCK.map((_, i) => `S${String(Math.floor(i / 2) + 1).padStart(2, '0')}`),
    )
  })

  test('has the cleric tiles: what they are about, in which colours and by how much', () => {
    const sides = ofKind('cleric')
    expect(column(sides, 'action')).toEqual(CLERIC_TILES.map(aboutOf))
    expect(column(sides, 'colors')).toEqual(CLERIC_TILES.map(colorsOf))
    expect(column(sides, 'values')).toEqual(CLERIC_TILES.map(clericValue))
  })

  test.each([1, 2, 3, 4, 5])('has the statues for %i players', players => {
    const of = (set: string) => TILES.find(({ id }) => id === `${set}-${players}`)!
    const jettes = ofKind('zitronenjette').filter(row => row.players.split('|').includes(`${players}`))
    const base = tableFor(players, [])
    const more = tableFor(players, ['hummel'])
    expect(numbers(of('base').values)).toEqual(base.statues)
    expect(numbers(of('hummel').values)).toEqual(more.statues)
    expect(jettes.map(row => Number(row.values))).toEqual(more.jettes)
    expect(base.jettes).toEqual([])
    for (const set of ['base', 'hummel']) {
      expect(numbers(of(set).values).length).toBe(Number(of(set).count))
    }
  })
})

test('the faces of the tiles have the codes and the sources of the table', () => {
  const kinds = ['mayor', 'ship', 'intrigue', 'special_intrigue', 'stock', 'cleric']
  const listed = ofKind(...kinds).map(({ id, source }) => `${id} ${source}`)
  const faces = hamburg.library!.tiles!('en').map(({ code, sources }) => `${code} ${sources.text}`)
  expect([...new Set(faces)].sort()).toEqual(listed.sort())
})

test('every tile but the plain tokens says with which expansion it comes', () => {
  const alone = hamburg.library!.tiles!('de').filter(({ expansion }) => expansion === undefined)
  expect(alone.map(({ code }) => code)).toEqual(COLORS.map(color => `I-${color}`))
})
