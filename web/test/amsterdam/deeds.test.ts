import { expect, test } from 'vitest'
import type { Look, Table } from '../../src/boards/amsterdam/table.ts'
import { waysOf } from '../../src/boards/amsterdam/turn/deeds.ts'
import { en } from '../../src/boards/amsterdam/words/en.ts'
import type { Asked } from '../../src/worker/scene.ts'
import { questions } from './golden.ts'

/** What the board would be drawn from, without the cards' faces. */
const lookAt = (table: Table, asked: Asked) =>
  ({ table, words: en, faces: new Map(), scene: { viewer: asked.seat, asked } }) as unknown as Look

test('whoever can sail is offered a voyage, also where nothing waits', () => {
  let idle = 0
  for (const { asked, table } of questions()) {
    if (asked.kind !== 'turn' || !asked.answers.some(({ about }) => about.verb === 'sail')) continue
    const ways = waysOf(lookAt(table, { ...asked, mine: true }), 'sail')
    expect(ways.length).toBeGreaterThan(0)
    if (ways.every(({ course }) => !course?.delivers)) idle++
  }
  expect(idle).toBeGreaterThan(0)
})
