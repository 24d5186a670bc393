import { expect, test } from 'vitest'
import type { Position } from '../../src/index.ts'
import { table } from '../table.ts'
import { resources, whyNot } from './counting.ts'

test('TC-R14: two fields of the Amstel cost 3 resources, and a bridge scores', () => {
  const game = table({ seats: [{ amstel: 11, supply: { pink: 3 } }] })
  game.play('advance 2')
  expect(game.seat().amstel).toBe(13)
  expect(game.seat().points).toBe(4)
  expect(game.seat().supply).toEqual(resources({}))
})

test.each([
  [1, 1],
  [2, 3],
  [3, 5],
  [4, 7],
])('TC-A04: %i fields cost %i', (fields, price) => {
  const game = table({ seats: [{ supply: { pink: price } }] })
  expect(game.answers).toContain(`advance ${fields}`)
  expect(game.answers).not.toContain(`advance ${fields + 1}`)
  game.play(`advance ${fields}`)
  expect(game.seat().supply).toEqual(resources({}))
})

test('only one paid move on the Amstel a turn', () => {
  const game = table({ seats: [{ supply: { pink: 5 } }] })
  game.play('advance 1')
  expect(game.answers.filter(name => name.startsWith('advance'))).toEqual([])
})

test('TC-A17: at the end of the Amstel a step is lost, and arriving scores 10', () => {
  const game = table({ seats: [{ amstel: 17, gulden: 1 }], tile: 1 })
  game.play('market')
  expect(game.seat().amstel).toBe(18)
  expect(game.seat().points).toBe(1 + 10)
})

test('on the end field the first to arrive stays first, and everybody who arrives scores 10', () => {
  const game = table({ seats: [{ amstel: 17, supply: { pink: 1 } }, { amstel: 18 }] })
  game.play('advance 1')
  expect(game.state.order).toEqual([1, 0])
  expect(game.seat().points).toBe(10)
})

test('a disc that leaves a stack leaves the others in their order', () => {
  const game = table({ seats: [{ supply: { pink: 1 } }, {}, {}, {}], order: [3, 0, 2, 1] })
  game.play('advance 1')
  expect(game.state.order).toEqual([0, 3, 2, 1])
})

test('A08: a market tile with fields is worth its prestige on the end space', () => {
  const game = table({ seats: [{ amstel: 18, gulden: 1 }], tile: 1 })
  game.play('market')
  expect(game.seat()).toMatchObject({ points: 1, amstel: 18 })
})

test('A08: a disc on the end space cannot be moved', () => {
  const given: Position = { seats: [{ amstel: 18, active: [17], supply: { pink: 3 } }, { amstel: 18 }] }
  expect(whyNot({ ...given, order: [1, 0] }, 'advance 1')).toBe('endField')
  expect(whyNot({ ...given, order: [1, 0] }, 'use 017')).toBe('noGain')
})

test('a disc that arrives on an occupied field is laid on top', () => {
  const game = table({ seats: [{ amstel: 2, supply: { pink: 1 } }, { amstel: 3 }] })
  expect(game.state.order).toEqual([1, 0])
  game.play('advance 1')
  expect(game.state.order).toEqual([0, 1])
})
