import { newRecord } from '@kontor/engine'
import { expect, test } from 'vitest'
import { game } from '../../examples/ferries/src/index.ts'
import { LocalTable } from '../src/seat/local.ts'
import type { Shelved } from '../src/worker/shelf.ts'
import { here, person, shelfInMemory } from './desk.ts'

/** Three people at one screen, in the example in which everybody chooses at once. */
const shelved: Shelved = {
  id: 'together',
  record: newRecord(game, { seats: ['Ann', 'Ben', 'Cem'], seed: 'together' }),
  players: ['Ann', 'Ben', 'Cem'].map(person),
  promise: '',
  saved: 0,
  over: false,
}

const tableOf = (given: Shelved) => new LocalTable(game, given, 'en', shelfInMemory(), here)

async function choose(table: LocalTable, viewer: number, name: string) {
  const { scene } = table.look({ viewer, language: 'en' })
  const { choice } = scene.asked!.answers.find(answer => answer.name === name)!
  return table.answer(choice, scene.version)
}

test('at one screen people are asked one after the other, and see nothing of each other’s answers', async () => {
  const table = tableOf(shelved)
  const lines = table.look({ viewer: 0, language: 'en' }).log.lines.length
  expect((await choose(table, 0, 'board red')).asked?.seat).toBe(1)
  await choose(table, 1, 'board blue')
  const { scene, log } = table.look({ viewer: 2, language: 'en' })
  expect(scene.asked?.mine).toBe(true)
  expect(log.lines).toHaveLength(lines)
  expect(JSON.stringify(scene.table)).not.toMatch(/"sealed":\d/)
  // Taken up again in the midst of it, from what was kept.
  const again = tableOf({ ...shelved, record: table.record() })
  expect(again.look({ viewer: 2, language: 'en' }).asked?.seat).toBe(2)
  const told = (await choose(again, 2, 'done')).log.lines.map(({ text }) => text)
  expect(told[0]).toMatch(/^Ann steers the red ferry alone/)
  expect(told[1]).toMatch(/^Ben steers the blue ferry alone/)
  expect(told[2]).toBe('Cem stays ashore and catches 2 fish.')
  // Looking back, everybody is told what they answered themselves.
  again.look({ viewer: 1, language: 'en' })
  expect(again.past(1)).toMatchObject({ answer: expect.stringContaining('blue') })
  expect(again.past(0)).toMatchObject({ answer: '' })
})

test('whoever has chosen may take it back before passing the screen on', async () => {
  const table = tableOf(shelved)
  await choose(table, 0, 'board red')
  expect(table.look({ viewer: 0, language: 'en' }).scene.asked).toMatchObject({ mine: false, undoable: 1 })
  const { scene } = await table.undo()
  expect(scene.asked).toMatchObject({ mine: true, seat: 0 })
})
