import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceOf, newRecord, openSession, playNamed, view } from '@kontor/engine'
import { conform } from '@kontor/engine/conformance'
import { worth } from '../src/cards.ts'
import { game } from '../src/index.ts'

test('keeps the promises of the engine', () => {
  for (const players of [2, 3, 4])
    for (let i = 0; i < 5; i++) assert.ok(conform(game, { players, seed: `test-${i}` }) > 0)
})

/** Ann has a crate worth 3 at the customs, of which she said so much; Ben inspects it. */
function declared(claim: number) {
  const start = () => ({
    ...game.start({ seats: 2, options: {}, chance: chanceOf('test', game.streams.length) }),
    deck: [],
    seats: [
      { points: 0, claim: 0, hand: [3, 9], crate: [], passed: [] },
      { points: 0, claim: 0, hand: [1, 2], crate: [], passed: [] },
    ],
  })
  const table = openSession({ ...game, start }, newRecord(game, { seats: ['Ann', 'Ben'], seed: 'test' }))
  assert.equal(worth(3), 3)
  playNamed(table, 'bring 3')
  playNamed(table, `declare ${claim}`)
  return table
}
const points = ({ state }: ReturnType<typeof declared>) => state.seats.map(seat => seat.points)

test('a crate that is let pass brings what was declared, true or not', () => {
  const table = declared(6)
  playNamed(table, 'let pass')
  assert.deepEqual(points(table), [6, 0])
  assert.deepEqual(view(game, table.state, 1).table.seats[0]!.passed, [-1])
})

test('a lie that is found out brings the officer what was declared', () => {
  const table = declared(4)
  playNamed(table, 'open')
  assert.deepEqual(points(table), [0, 4])
})

test('the truth that is doubted brings twice what was declared', () => {
  for (const claim of [3, 2]) {
    const table = declared(claim)
    playNamed(table, 'open')
    assert.deepEqual(points(table), [2 * claim, 0])
  }
})

test('nobody else knows what is in a crate', () => {
  const { state } = declared(5)
  assert.deepEqual(view(game, state, 0).table.seats[0]!.crate, [3])
  assert.deepEqual(view(game, state, 1).table.seats[0]!.crate, [-1])
})
