import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../src/index.ts'
import type { News } from '../src/protocol.ts'
import { type Chair, quietly, seated, Visitor } from './club.ts'
import { Cluster } from './cluster.ts'
import { Process } from './process.ts'

const PATIENT = { timeout: 60_000 }

/** Waits until somebody is told that exactly these seats are here. */
function here(chair: Chair, ...seats: number[]) {
  return chair.until(news => news.type === 'present' && `${news.seats}` === `${seats}`)
}

/** Who is here, as somebody was last told. */
function told(chair: Chair) {
  return chair.news
    .flatMap(news => (news.type === 'present' ? [news.seats] : news.type === 'welcome' ? [news.present] : []))
    .at(-1)
}

function welcome(chair: Chair) {
  return chair.news[0] as Extract<News, { type: 'welcome' }>
}

describe('at a table', () => {
  let server: Running

  beforeAll(async () => {
    server = await serve(quietly())
  })

  afterAll(() => server.close())

  test('everybody is told who comes and goes, watchers without being counted', async () => {
    const [ann, ben] = [await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port)]
    const { id, chairs } = await seated(ann, ben)
    expect(welcome(chairs[0]).present).toEqual([0])
    expect(welcome(chairs[1]).present).toEqual([0, 1])
    await here(chairs[0], 0, 1)
    const watcher = await new Visitor(server.port).enter(id)
    expect(welcome(watcher).present).toEqual([0, 1])
    const second = await ben.enter(id)
    await chairs[1].close()
    await second.close()
    await here(watcher, 0)
    expect(watcher.news.filter(({ type }) => type === 'present')).toHaveLength(1)
  })
})

describe('at two servers', () => {
  let cluster: Cluster
  let left: Process
  let right: Process

  beforeAll(async () => {
    cluster = await Cluster.started()
    const database = await cluster.database()
    left = await Process.started(database)
    right = await Process.started(database)
  })

  afterAll(async () => {
    await left.stop()
    await cluster.stop()
  })

  test('who is at one is seen at the other, until they go or their server does', async () => {
    const ann = await Visitor.named('Ann', left.port)
    const ben = (await Visitor.named('Ben', left.port)).at(right.port)
    const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ben.post(`/api/tables/${table.id}/join`)
    const one = await ann.enter(table.id)
    const other = await ben.enter(table.id)
    for (const chair of [one, other]) await expect.poll(() => told(chair), PATIENT).toEqual([0, 1])
    await other.close()
    await expect.poll(() => told(one), PATIENT).toEqual([0])
    const again = await ben.enter(table.id)
    await expect.poll(() => told(again), PATIENT).toEqual([0, 1])
    await expect.poll(() => told(one), PATIENT).toEqual([0, 1])
    await right.kill()
    await expect.poll(() => told(one), PATIENT).toEqual([0])
  })
})
