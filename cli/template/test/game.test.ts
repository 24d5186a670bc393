import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceOf, newRecord, openSession, playNamed } from '@kontor/engine'
import { conform } from '@kontor/engine/conformance'
import { game } from '../src/index.ts'

/** The conformance suite plays random games and holds the game against all that the engine promises. */
for (const players of [2, 3, 4])
  test(`keeps the promises of the engine with ${players} players`, () => {
    for (let i = 0; i < 10; i++) assert.ok(conform(game, { players, seed: `test-${i}` }) > 0)
  })

test('a worth is shown only once, and whoever dives wins what the die shows', () => {
  const state = {
    ...game.start({ seats: 2, options: {}, chance: chanceOf('test', game.streams.length) }),
    seats: [
      { pearls: 0, hand: [8, 1], shown: [] },
      { pearls: 0, hand: [16, 2], shown: [] },
    ],
  }
  const session = openSession(
    { ...game, start: () => state },
    newRecord(game, { seats: ['Ann', 'Bob'], seed: 'test' }),
  )
  playNamed(session, 'show 8')
  assert.deepEqual(session.state.seats[0]!.shown, [8])
  // 8 and 16 are both worth 8.
  assert.throws(() => playNamed(session, 'show 16'))
  playNamed(session, 'dive 16')
  const { pearls } = session.state.seats[1]!
  assert.ok(pearls >= 1 && pearls <= 6)
})
