import type { Situation } from '@kontor/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../../src/index.ts'
import { play, quietly, seated, Visitor } from '../cast/club.ts'

let server: Running
let ann: Visitor
let ben: Visitor

beforeAll(async () => {
  server = await serve(quietly())
  ann = await Visitor.named('Ann', server.port)
  ben = await Visitor.named('Ben', server.port)
})

afterAll(() => server.close())

function past(who: Visitor, id: string, version: number) {
  return who.get<Situation>(`/api/tables/${id}/past?version=${version}`)
}

describe('the past of a table', () => {
  test('is for each seat what it was told then, and nothing more', async () => {
    const { id, chairs } = await seated(ann, ben)
    await play(chairs, 12)
    for (const [who, chair] of [
      [ann, chairs[0]!],
      [ben, chairs[1]!],
    ] as const) {
      const told = chair.situations
      expect(told.length).toBeGreaterThan(5)
      for (const then of told) expect(await past(who, id, then.version)).toEqual(then)
    }
    expect((await past(ann, id, 3)).view).not.toEqual((await past(ben, id, 3)).view)
  })

  test('is that of a watcher for whoever has no seat, and closed to them where nobody may watch', async () => {
    const eve = await Visitor.named('Eve', server.port)
    const open = await seated(ann, ben)
    await play(open.chairs, 3)
    const watcher = await eve.enter(open.id)
    expect(await past(eve, open.id, 3)).toEqual(watcher.situation)
    const closed = await seated(ann, ben, { watchers: false })
    await expect(past(eve, closed.id, 0)).rejects.toThrow('Spectators are not allowed')
  })

  test('ends with the present', async () => {
    const { id } = await seated(ann, ben)
    await expect(past(ann, id, 1)).rejects.toThrow('has not reached version 1')
  })
})
