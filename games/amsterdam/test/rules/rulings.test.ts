import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Position } from '../../src/index.ts'
import { table } from '../table.ts'
import { resources } from './counting.ts'

/** Rulings about cards; those about phases, actions and scoring stand with these. */

const FOLDERS = ['./', '../cards/'].map(folder => new URL(folder, import.meta.url))
const RULES = new URL('../../../../docs/rules/amsterdam.md', import.meta.url)

test('every ruling of the rules has a test with its number', () => {
  const tests = FOLDERS.flatMap(folder => readdirSync(folder).map(name => new URL(name, folder)))
  const tested = tests.map(file => readFileSync(file, 'utf8')).join('\n')
  const rulings = [...readFileSync(RULES, 'utf8').matchAll(/^- \*\*(A\d\d)\.\*\*/gm)].map(
    ([, number]) => number!,
  )
  expect(rulings.length).toBeGreaterThan(0)
  expect(rulings).toEqual(rulings.map((_, i) => `A${String(i + 1).padStart(2, '0')}`))
  expect(rulings.filter(number => !new RegExp(`'[^']*\\b${number}\\b`).test(tested))).toEqual([])
})

test('A17: a plan card that was used for nothing has been used', () => {
  const game = table({ seats: [{ active: [35, 1], inactive: [110], supply: { pink: 2 } }] })
  game.play('activate 110', 'use 110', 'use 001')
  expect(game.seat().supply).toEqual(resources({ orange: 1 }))
})

test('A20: a card counts what became active in this turn', () => {
  const given: Position = { seats: [{ active: [13, 91, 92], inactive: [79], supply: { brown: 1, pink: 1 } }] }
  expect(table(given).answers).not.toContain('use 013')
  expect(table(given).play('activate 079').answers).toContain('use 013')
})

test('A21: fields from cards and tiles count for 014 and 016, but not a ship that is put somewhere', () => {
  const moved = table({ seats: [{ active: [14], gulden: 1, supply: { pink: 1 } }], tile: 1 })
  expect(moved.play('market').answers).toContain('use 014')
  const sailed = table({ seats: [{ active: [16, 46], gulden: 1 }], tile: 17 })
  expect(sailed.play('market', 'sail channel4').answers).not.toContain('use 016')
  expect(sailed.play('sail beer').answers).toContain('use 016')
  const put = table({ seats: [{ active: [16, 46], gulden: 3 }], tile: 21 })
  expect(put.play('market', 'ship cheese').answers).not.toContain('use 016')
})

test('A22: 017 and 018 look at the order when they are used', () => {
  const given: Position = { seats: [{ active: [17, 18], supply: { pink: 2 } }, {}], order: [1, 0] }
  expect(table(given).answers).toEqual(expect.arrayContaining(['use 017', 'use 018']))
  const passed = table(given).play('advance 1')
  expect(passed.answers).not.toContain('use 017')
  expect(passed.answers).not.toContain('use 018')
})

test('A27: a free use is none of the three that 029 allows', () => {
  const game = table({ seats: [{ active: [29, 35], inactive: [109], supply: { pink: 5 } }] })
  game.play('activate 109', 'use 109', 'use 109', 'use 109', 'use 109')
  expect(game.seat().points).toBe(4)
  expect(game.answers).not.toContain('use 109')
})

test('A28: 030, 033 and 041 follow free activations, and 033 follows itself', () => {
  const game = table({
    seats: [{ active: [30, 38, 41], inactive: [33, 91, 109], gulden: 9, supply: { pink: 1 } }],
  })
  game.play('use 038', 'activate 033')
  expect(game.seat().gulden).toBe(9 - 3 + 1)
  game.play('use 038', 'activate 091')
  expect(game.seat().gulden).toBe(7 - 3 + 2)
  game.play('use 038')
  expect(game.seat().gulden).toBe(6 - 3 + 1)
})

test('A29: 042 saves nothing for itself', () => {
  const game = table({ seats: [{ inactive: [42], supply: { orange: 2 } }] })
  expect(game.answers).not.toContain('activate 042')
})

test('A31: 037 and the trader together bring no more than one of them', () => {
  const game = table({
    trader: 'coffee',
    seats: [{ active: [37], supply: { pink: 1 } }],
    goods: { P5: 'coffee' },
  })
  game.play('block P5', 'sell coffee both', 'resource black')
  expect(game.purse()).toEqual({ gulden: 2, points: 0, supply: resources({ black: 1 }) })
})

test('A33: 045 works once a round, after any prestige of the market tile, and not after a C tile', () => {
  const one = table({ seats: [{ active: [45], gulden: 1 }], tile: 1 })
  expect(one.play('market').answers).toContain('use 045')
  const twice = table({ seats: [{ active: [20, 45], gulden: 2, supply: { pink: 1 } }], tile: 2 })
  twice.play('market', 'use 045', 'resource black', 'market')
  expect(twice.answers).not.toContain('use 045')
  const other = table({ seats: [{ active: [45], gulden: 5 }], tile: 23 })
  expect(other.play('market').answers).not.toContain('use 045')
})

test('A34: a plan card that 047 discarded counts no more', () => {
  const game = table({ seats: [{ active: [47, 61, 102, 109, 110, 113], supply: { gray: 1 } }] })
  game.play('use 047', 'discard 109', 'use 061')
  expect(game.seat().points).toBe(1)
  expect(game.answers).not.toContain('use 102')
})

test('A37: 053 keeps within the slots, 054 follows it, and 052 does not', () => {
  const choosing = (active: readonly number[], pink = 6, gray = 1) =>
    table({
      seats: [{ active }],
      dice: { pink, gray },
      agenda: ['phase two', 'turn'],
    }).play('die pink', 'die gray')
  expect(choosing([53]).answers).toEqual(['slot pink 5', 'slot gray 2', 'done'])
  expect(choosing([53], 5, 2).answers).toEqual([
    'slot pink 4',
    'slot pink 6',
    'slot gray 1',
    'slot gray 3',
    'done',
  ])
  const game = choosing([52, 53, 54]).play('slot gray 2')
  // The wheel has turned: slot 1 was 052's, slot 2 the die's with 054.
  expect(game.seat().supply).toEqual(resources({ gray: 2 }))
  expect(game.seat().wheel[0]).toEqual(resources({ gray: 2 }))
  expect(game.seat().wheel[4]).toEqual(resources({ pink: 7 }))
})
