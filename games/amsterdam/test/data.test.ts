import { readFileSync } from 'node:fs'
import { readCsv } from '@kontor/common/csv'
import { Fault } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { boardText, outOfDate, tablesText } from '../../../tools/amsterdam-data.ts'
import { ABILITIES } from '../src/cards/cards.ts'
import { TILES } from '../src/cards/tiles.ts'
import { COLORS, DECKS, DISTRICTS, GOODS, KINDS } from '../src/colors.ts'
import { BLOCKS, FIELDS, ROOFS } from '../src/data/board.ts'
import { checkTable, checkValues, valuesOf } from '../src/data/check.ts'
import { mapProblems } from '../src/data/map.ts'
import { CARD_DATA, MISSION_POINTS, TILE_DATA } from '../src/data/tables.ts'
import { MISSIONS } from '../src/expansions/missions/missions.ts'
import { textOfMission } from '../src/expansions/missions/words.ts'
import { library } from '../src/picture/library.ts'

const table = (name: string) => readFileSync(new URL(`../data/${name}.csv`, import.meta.url), 'utf8')
const CARDS = table('cards')
const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0)

/** A table in which one text is replaced. */
function changed(text: string, from: string, to: string) {
  expect(text).toContain(from)
  return text.replace(from, to)
}

describe('the tables', () => {
  test('are in the modules as they are in the files', () => {
    expect(outOfDate()).toBeUndefined()
    expect(tablesText(changed(CARDS, 'pink:2', 'pink:3'))).not.toBe(tablesText())
    expect(boardText(changed(table('blocks'), 'P1,pink,2', 'P1,pink,3'))).not.toBe(boardText())
  })

  test('have no problem', () => {
    expect(checkTable(CARDS)).toEqual([])
    expect(valuesOf(CARDS)).toEqual({ cost: {} })
    expect(library.board!()).toEqual([])
  })

  test('hold 132 cards: nine kinds of six craftsmen, eleven kinds of buildings, four plan cards a district', () => {
    const cards = CARD_DATA.slice(1)
    expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 132 }, (_, i) => i + 1))
    expect(ABILITIES.length).toBe(CARD_DATA.length)
    const kinds = (deck: string) =>
      KINDS.flatMap((_, kind) => {
        const members = cards.filter(card => card.kind === kind && DECKS[card.deck] === deck)
        return members.length > 0 ? [members.length] : []
      })
    expect(kinds('craftsman')).toEqual([6, 6, 6, 6, 6, 6, 6, 6, 6])
    expect(kinds('building')).toEqual([6, 6, 3, 3, 3, 9, 3, 3, 6, 6, 6])
    expect(kinds('plan')).toEqual([4, 4, 4, 4, 4, 4])
    for (const { number, use } of cards) expect(ABILITIES[number]!.when).toBe(use)
  })

  test('ask for the six colours about equally, at most three on a card, and for plan cards one', () => {
    const demand = COLORS.map((_, color) => total(CARD_DATA.slice(1).map(({ cost }) => cost[color]!)))
    expect(Math.max(...demand) - Math.min(...demand)).toBeLessThanOrEqual(2)
    for (const { cost, deck, kind } of CARD_DATA.slice(1)) {
      expect(total(cost)).toBeGreaterThanOrEqual(1)
      expect(total(cost)).toBeLessThanOrEqual(6)
      const colors = cost.flatMap((n, color) => (n > 0 ? [color] : []))
      expect(colors.length).toBeLessThanOrEqual(3)
      if (DECKS[deck] === 'plan') expect(colors).toEqual([kind - KINDS.indexOf(DISTRICTS[0])])
    }
  })

  test('tell what every market tile and mission does, as the program does', () => {
    expect(TILES.length).toBe(TILE_DATA.length)
    expect(MISSIONS.length).toBe(MISSION_POINTS.length)
    const { rows } = readCsv(table('tiles'))
    const tiles = rows.filter(([kind]) => kind === 'market')
    for (const [i, [, id, price, , , , effect]] of tiles.entries()) {
      expect(TILE_DATA[i + 1]).toMatchObject({ code: id, price: Number(price) })
      const told = effect!.match(/\d+(?= prestige)/)?.[0]
      const [first] = TILES[i + 1]!.effects
      expect(first?.do === 'prestige' ? `${first.amount.n}` : undefined).toBe(told)
    }
    for (const [i, [, id, , two]] of rows.filter(([kind]) => kind === 'mission').entries()) {
      expect(Number(id)).toBe(i + 1)
      expect(textOfMission(i + 1, 'en', 2)).toContain(two!.split(' ').at(-1))
    }
  })
})

test('the library has only the faces that are asked for, if some are', () => {
  const [first, , third] = library.cards('nl')
  expect(library.cards('nl', undefined, new Set([1, 3, 999]))).toEqual([first, third])
})

describe("an owner's table", () => {
  test('changes costs and nothing else', () => {
    const own = 'number,cost\n1,pink:1 black:2\n2,gray:2\n'
    expect(valuesOf(own)).toEqual({ cost: { 1: [0, 0, 0, 0, 1, 2] } })
    expect(checkValues({ cost: { 1: [0, 0, 0, 0, 1, 2], 2: [0, 2, 0, 0, 0, 0] } })).toEqual(valuesOf(own))
    expect(library.cards('en', valuesOf(own))[0]).toMatchObject({
      cost: 3,
      price: { text: '1 pink and 2 black resources' },
    })
  })

  test.each([
    ['number,cost\n1,pink\n', "Row 2, column cost: 'pink' is not resources like pink:2 gray:1"],
    ['number,cost\n1,pink:1 pink:2\n', "Row 2, column cost: 'pink:1 pink:2' is not resources"],
    ['number,cost\n1,red:1\n', "Row 2, column cost: 'red:1' is not resources"],
    ['number,use\n1,III\n', 'Row 1, column cost: there is no column cost.'],
    ['number,points\n1,3\n', "Row 1, column 2: 'points' is not a column"],
    ['number,deck,cost\n1,building,pink:1\n', "Row 2, column deck: card 1 has 'craftsman', which is a rule"],
    [
      'number,use,cost\n1,laurel,pink:1\n',
      "Row 2, column use: 'laurel' does not agree with what card 1 does",
    ],
    ['number,cost\n133,pink:1\n', "Row 2, column number: '133' is not the number of a card, 1 to 132"],
  ])('is told that in %o something is wrong', (csv, sentence) => {
    expect(checkTable(csv)[0]).toContain(sentence)
    expect(() => valuesOf(csv)).toThrow(Fault)
  })

  test.each([
    [undefined, 'The values of the cards are not an object with cost.'],
    [{ points: {} }, "The values of the cards have 'points', which is not cost."],
    [{ cost: { 0: [1, 0, 0, 0, 0, 0] } }, "In the values of the cards, cost has '0', which is no card."],
    [{ cost: { 1: [1, 0] } }, 'The cost of card 1 is not resources like pink:2 gray:1'],
    [{ cost: { 1: [0, 0, 0, 0, 0, 0] } }, 'The cost of card 1 is not resources like pink:2 gray:1'],
    [{ cost: { 1: [0.5, 0, 0, 0, 0, 1] } }, 'The cost of card 1 is not resources like pink:2 gray:1'],
    [{ cost: { 1: 'pink:1' } }, 'The cost of card 1 is not resources like pink:2 gray:1'],
  ])('in a record is no %o', (values, sentence) => {
    expect(() => checkValues(values)).toThrow(sentence)
  })
})

describe('the map', () => {
  test('has six blocks a district at 1, 2, 2, 3, 3, 4, and 56 bridges', () => {
    for (const district of COLORS.keys()) {
      const costs = BLOCKS.filter(block => block.district === district).map(({ cost }) => cost)
      expect(costs.sort()).toEqual([1, 2, 2, 3, 3, 4])
    }
    expect(total(BLOCKS.map(({ neighbours }) => neighbours.length))).toBe(2 * 56)
  })

  test('has 33 fields of the harbour, and roofs that pay less and less', () => {
    expect(FIELDS.length).toBe(33)
    expect(FIELDS.filter(({ crane }) => crane).length).toBe(7)
    for (const [good, roof] of ROOFS.entries()) {
      expect([GOODS[good], roof[0]! > roof[1]! && roof[1]! > roof[2]! && roof[2]! > 0]).toEqual([
        GOODS[good],
        true,
      ])
    }
  })

  test('is refused when a way leads one way only, nowhere, or across another', () => {
    const [first, ...rest] = BLOCKS
    const lonely = BLOCKS.map((block, i) => ({
      ...block,
      neighbours: i === 0 ? [] : block.neighbours.filter(other => other !== 0),
    }))
    expect(mapProblems([{ ...first!, neighbours: [1] }, ...rest])).toContain(
      'In the city, P4 leads to P1 but not back.',
    )
    expect(mapProblems(lonely)).toContain('In the city, no way leads from P1 to P2.')
    const moved = BLOCKS.map(block => (block.id === 'P5' ? { ...block, x: 1025, y: 500 } : block))
    expect(mapProblems(moved).some(problem => problem.includes('crosses the way'))).toBe(true)
  })

  test('is refused without one of its warehouses or bridges', () => {
    const noBeer = FIELDS.map(field => (field.id === 'beer' ? { ...field, type: 'water' as const } : field))
    expect(mapProblems(BLOCKS, noBeer)).toEqual([
      'The harbour has 8 different fields of the type large, not 9.',
    ])
    const [from, to] = ['H3', 'B1'].map(id => BLOCKS.findIndex(block => block.id === id))
    const noBridge = BLOCKS.map((block, i) => ({
      ...block,
      neighbours: block.neighbours.filter(
        other => !(i === from && other === to) && !(i === to && other === from),
      ),
    }))
    expect(mapProblems(noBridge)).toEqual([
      'Not one bridge of the city crosses the Amstel after field 15, at Blauwbrug.',
    ])
  })
})
