import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesOf, newRecord, openSession, playNamed } from '@kontor/engine'
import { conform } from '@kontor/engine/conformance'
import { game } from '../src/index.ts'
import { beside, FIELDS } from '../src/land.ts'
import { majorities, sizeAt } from '../src/steps.ts'

test('keeps the promises of the engine', () => {
  for (const players of [2, 3, 4])
    for (let i = 0; i < 3; i++) assert.ok(conform(game, { players, seed: `test-${i}` }) > 0)
})

/** A polder of which some fields have a land. */
const land = (fields: Readonly<Record<number, number>>) => FIELDS.map(field => fields[field] ?? -1)

test('a corner has two fields beside it, the rim three, the inside four', () => {
  assert.deepEqual(
    [0, 2, 12, 14, 24].map(field => beside(field).length),
    [2, 3, 4, 3, 2],
  )
})

test('a tile is worth the whole land that it becomes part of', () => {
  // Tulips on a1, b1 and b2; water on c1.
  const fields = { 0: 0, 1: 0, 6: 0, 2: 2 }
  assert.equal(sizeAt(land(fields), 0), 3)
  assert.equal(sizeAt(land(fields), 2), 1)
  assert.equal(sizeAt(land({ ...fields, 7: 0 }), 7), 4)
})

test('a tile is laid beside one that lies there, and the next player goes on', () => {
  const table = openSession(game, newRecord(game, { seats: ['Ann', 'Ben'], seed: 'test' }))
  playNamed(table, namesOf(game, table.state, table.question!)[0]!)
  assert.deepEqual(namesOf(game, table.state, table.question!), ['lay c2', 'lay b3', 'lay d3', 'lay c4'])
  playNamed(table, 'lay c2')
  assert.equal(table.state.owners[7], 0)
  assert.equal(table.question?.seat, 1)
})

test('whoever owns most of a land has points for it, all of those who own as much', () => {
  const seats = [{ points: 0 }, { points: 0 }]
  const owners = FIELDS.map(field => ({ 0: 0, 1: 0, 2: 1, 3: 0, 4: 1 })[field] ?? -1)
  assert.deepEqual(majorities({ land: land({ 0: 0, 1: 0, 2: 0, 3: 1, 4: 1 }), owners, seats }), [8, 4])
})
