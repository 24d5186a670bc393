import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, newRecord, openSession, playNamed, undo, view } from '@kontor/engine'
import { conform } from '@kontor/engine/conformance'
import { game } from '../src/index.ts'

const begun = () => openSession(game, newRecord(game, { seats: ['Ann', 'Ben', 'Cem'], seed: 'test' }))

test('keeps the promises of the engine', () => {
  for (const players of [2, 3, 5])
    for (let i = 0; i < 5; i++) assert.ok(conform(game, { players, seed: `test-${i}` }) > 0)
})

test('everybody is asked at once, and nobody sees what another one chose', () => {
  const table = begun()
  playNamed(table, '@2 board red')
  assert.deepEqual(
    asked(game, table.state, table.question).map(({ seat }) => seat),
    [0, 1],
  )
  assert.equal(view(game, table.state, 0).table.seats[2]!.ferry, -1)
  // As long as others think, one may think better of it.
  undo(table, 2)
  assert.equal(asked(game, table.state, table.question).length, 3)
})

test('whoever steers a ferry alone has all its passengers, and two share them', () => {
  const table = begun()
  const [red, blue] = table.state.waiting
  playNamed(table, '@2 board blue')
  playNamed(table, '@0 board red')
  playNamed(table, '@1 board red')
  const half = Math.floor(red! / 2)
  assert.deepEqual(
    table.state.seats.map(({ passengers }) => passengers),
    [half, half, blue],
  )
})

test('where no ferry leaves, more and more people wait; whoever stays ashore catches fish', () => {
  const table = begun()
  const before = table.state.waiting.slice()
  for (const seat of [0, 1, 2]) playNamed(table, `@${seat} done`)
  assert.ok(table.state.waiting.every((n, ferry) => n > before[ferry]!))
  assert.deepEqual(
    table.state.seats.map(({ fish }) => fish),
    [2, 2, 2],
  )
})
