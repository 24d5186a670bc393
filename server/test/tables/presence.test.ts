import { once } from 'node:events'
import type { News } from '@kontor/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { GAMES } from '../../src/ground/games.ts'
import { type Running, serve } from '../../src/index.ts'
import { Judge, refereeHere } from '../../src/referee/judge.ts'
import type { Referee } from '../../src/referee/referee.ts'
import { type Chair, quietly, seated, Visitor } from '../cast/club.ts'
import { Cluster } from '../cast/cluster.ts'
import { Process } from '../cast/process.ts'

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

test('whoever goes away while they are still being let in does not stay', async () => {
  const judge = refereeHere(new Judge(GAMES))
  let letIn = () => {}
  const opened = new Promise<void>(resolve => {
    letIn = resolve
  })
  const referee: Referee = {
    ...judge,
    async ask(duty, table, takes) {
      if (duty === 'situation' && 'viewer' in takes && takes.viewer === 1) await opened
      return judge.ask(duty, table, takes)
    },
  }
  const server = await serve(quietly(), { referee })
  const [ann, ben] = [await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port)]
  const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }], begins: 'full' })
  await ben.post(`/api/tables/${table.id}/join`)
  const chair = await ann.enter(table.id)
  const headers = { cookie: ben.cookie }
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/tables/${table.id}/socket`, { headers })
  await once(socket, 'open')
  socket.close()
  const sockets = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
  await expect.poll(sockets).toMatch(/^kontor_sockets 1$/m)
  letIn()
  // This is done after Ben has been let in.
  await chair.command({ type: 'agree', version: 0 })
  expect(told(chair)).toEqual([0])
  await server.close()
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

  test('whoever watches at one and sits down there, or gets up, is seen at the other', async () => {
    const ann = await Visitor.named('Ann', left.port)
    const ben = (await Visitor.named('Ben', left.port)).at(right.port)
    const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }], begins: 'host' })
    const one = await ann.enter(table.id)
    const other = await ben.enter(table.id)
    await ben.post(`/api/tables/${table.id}/join`)
    for (const chair of [one, other]) await expect.poll(() => told(chair)).toEqual([0, 1])
    await ben.post(`/api/tables/${table.id}/leave`)
    for (const chair of [one, other]) await expect.poll(() => told(chair)).toEqual([0])
  })

  test('whoever is at one is seen at the other, until they go or their server does', async () => {
    const ann = await Visitor.named('Ann', left.port)
    const ben = (await Visitor.named('Ben', left.port)).at(right.port)
    const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ben.post(`/api/tables/${table.id}/join`)
    const one = await ann.enter(table.id)
    const other = await ben.enter(table.id)
    for (const chair of [one, other]) await expect.poll(() => told(chair)).toEqual([0, 1])
    await other.close()
    await expect.poll(() => told(one)).toEqual([0])
    const again = await ben.enter(table.id)
    await expect.poll(() => told(again)).toEqual([0, 1])
    await expect.poll(() => told(one)).toEqual([0, 1])
    await right.kill()
    await expect.poll(() => told(one)).toEqual([0])
  })
})
