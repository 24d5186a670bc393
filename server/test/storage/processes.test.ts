import { afterAll, beforeAll, expect, test } from 'vitest'
import { THIS_MACHINE } from '../../src/ground/machine.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { Store } from '../../src/storage/store.ts'
import { play, Visitor } from '../cast/club.ts'
import { Cluster } from '../cast/cluster.ts'
import { Process } from '../cast/process.ts'
import { regulars } from '../cast/regular.ts'

let cluster: Cluster
let database: string
let left: Process
let right: Process

beforeAll(async () => {
  cluster = await Cluster.started()
  database = await cluster.database()
  left = await Process.started(database)
  right = await Process.started(database)
})

afterAll(async () => {
  await right.stop()
  await cluster.stop()
})

test('people at two servers on one database sit at the same table', async () => {
  const ann = await Visitor.named('Ann', left.port)
  const ben = (await Visitor.named('Ben', left.port)).at(right.port)
  const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }], begins: 'full' })
  const early = await ann.enter(table.id)
  await ben.post(`/api/tables/${table.id}/join`)
  await early.until(news => news.type === 'table' && news.table.status === 'playing')
  const chairs = [await ann.enter(table.id), await ben.enter(table.id)] as const
  await play(chairs, 40)
  expect(chairs.map(({ situation }) => situation!.answers)).toEqual([40, 40])
  await chairs[1].command({ type: 'chat', text: 'Moin' })
  expect(await chairs[0].until(({ type }) => type === 'chat')).toMatchObject({ chat: { name: 'Ben' } })
  const { seat } = chairs[0].situation!.question!
  const [one, other] = [chairs[seat]!, chairs[1 - seat]!]
  const [answer] = one.situation!.question!.answers!
  await one.command({ type: 'answer', version: 40, answer: answer! })
  expect(await other.command({ type: 'takeback', version: 40, to: 0 })).toMatchObject({ code: 'stale' })
})

test('when one of two servers is killed, its people go on at the other and nothing is lost', async () => {
  const players = await regulars(left.port, 6, [left.port, right.port])
  const playing = players.map(each => each.play())
  await expect.poll(() => players.filter(({ acknowledged }) => acknowledged.size === 0).length).toBe(0)
  await left.kill()
  const moved = players.map((each, i) => (i % 2 === 0 ? each.moveTo(right.port) : each))
  for (const [i, each] of players.entries()) if (i % 2 === 0) each.leave()
  playing.push(...moved.filter((_, i) => i % 2 === 0).map(each => each.play()))
  const before = new Map(moved.map(each => [each, each.version]))
  await expect
    .poll(() => moved.filter(each => !each.over && each.version < before.get(each)! + 5).length)
    .toBe(0)
  for (const each of moved) each.leave()
  await Promise.all(playing)
  const opened = await openDatabase(database)
  const store = new Store(opened, THIS_MACHINE)
  for (const { table, acknowledged } of moved) {
    const log = await store.entriesAfter(table, 0)
    expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1))
    for (const { answer, n } of acknowledged.values()) expect(log[n - 1]!.answer).toBe(answer)
    expect(acknowledged.size).toBeGreaterThan(0)
  }
  await opened.destroy()
})
