import type { Me } from '@kontor/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Settings } from '../../src/ground/settings.ts'
import { type Running, serve } from '../../src/index.ts'
import type { EntryRow } from '../../src/storage/database.ts'
import { Lobby } from '../../src/tables/index.ts'
import { type Chair, play, quietly, seated, Visitor } from '../cast/club.ts'

const LONG = 3_000
let server: Running
let ann: Visitor
let ben: Visitor

beforeAll(async () => {
  server = await serve(quietly())
  ann = await Visitor.named('Ann', server.port)
  ben = await Visitor.named('Ben', server.port)
})

afterAll(() => server.close())

/** A table of Ann's with bots at which she is asked first. */
async function alone(): Promise<{ id: string; chair: Chair }> {
  const bot = { kind: 'bot', level: 'random' } as const
  const { table } = await ann.make({ seats: [{ kind: 'me' }, bot], begins: 'full' })
  const chair = await ann.enter(table.id)
  return chair.situation?.question?.seat === 0 && chair.situation.version === 0
    ? { id: table.id, chair }
    : alone()
}

/** Lets somebody go to and fro at a table until its log is that long. */
async function goOnAndBack(id: string, chair: Chair, length: number) {
  const answer = chair.situation!.question!.answers![0]!
  const rows = Array.from({ length }, (_, i): EntryRow => {
    const back = i % 2 === 1
    return {
      table_id: id,
      n: i + 1,
      onto: i || null,
      kind: back ? 'takeback' : 'answer',
      seat: 0,
      answer: back ? null : answer,
      target: back ? 0 : null,
      command: null,
      at: Date.now(),
    }
  })
  await server.house.store.append(rows)
  await (await server.house.room(id)).refresh()
}

test('a long log can only go on, and whoever looks back into it holds up nobody else', async () => {
  const { id, chair } = await alone()
  await goOnAndBack(id, chair, LONG)
  expect(await chair.command({ type: 'undo', version: LONG })).toMatchObject({ code: 'illegal' })
  const { chairs } = await seated(ann, ben)
  const order: string[] = []
  const looks = [1, 2].map(i =>
    ben.get(`/api/tables/${id}/past?version=${LONG - i}`).then(() => order.push('past')),
  )
  for (let i = 0; i < 10; i++) {
    await play(chairs, 1)
    order.push('answer')
  }
  await Promise.all(looks)
  expect(order.indexOf('past')).toBeGreaterThanOrEqual(5)
  const answer = chair.situation!.question!.answers![0]!
  const done = await chair.command({ type: 'answer', version: LONG, answer })
  expect(done).toMatchObject({ type: 'done' })
  const back = await chair.command({ type: 'takeback', version: LONG + 1, to: 0 })
  expect(back).toMatchObject({ code: expect.stringMatching(/illegal|stale/) })
  expect(chair.situation!.answers).toBeGreaterThan(0)
})

test('commands are counted for each person, however many sockets they have', async () => {
  const { limits } = quietly()
  const settings = quietly({ limits: { ...limits, commands: { burst: 9, perSecond: 0.001 } } })
  const strict = await serve(settings)
  const [cleo, dan] = [await Visitor.named('Cleo', strict.port), await Visitor.named('Dan', strict.port)]
  const { id } = await seated(cleo, dan)
  const sockets = [await cleo.enter(id), await cleo.enter(id), await cleo.enter(id)]
  const fates = []
  for (const socket of sockets)
    for (let i = 0; i < 6; i++) fates.push(await socket.command({ type: 'agree', version: 0 }))
  expect(fates.filter(fate => fate.type === 'refused' && fate.code === 'too-many')).toHaveLength(9)
  const watcher = await new Visitor(strict.port).enter(id)
  expect(await watcher.command({ type: 'agree', version: 0 })).toMatchObject({ code: 'forbidden' })
  await strict.close()
})

describe('tables', () => {
  function strictly(limits: Partial<Settings['limits']>) {
    return serve(quietly({ limits: { ...quietly().limits, ...limits } }))
  }

  const open = { seats: [{ kind: 'me' as const }, { kind: 'open' as const }] }

  test('are counted whichever way they are made, also by asking for a rematch many times at once', async () => {
    const strict = await strictly({ tables: { burst: 3, perSecond: 0.001 } })
    const [cleo, dan] = [await Visitor.named('Cleo', strict.port), await Visitor.named('Dan', strict.port)]
    const { id, chairs } = await seated(cleo, dan)
    for (const chair of chairs) await chair.command({ type: 'resign' })
    await Promise.allSettled(Array.from({ length: 12 }, () => cleo.post(`/api/tables/${id}/rematch`)))
    const made = await strict.database.selectFrom('tables').select('id').execute()
    expect(made.length).toBeLessThanOrEqual(3)
    await strict.close()
  })

  test('that wait for others are few for each host, also when all are asked for at once', async () => {
    const strict = await strictly({ openTables: 2 })
    const { id, name } = await (await Visitor.named('Cleo', strict.port)).get<Me>('/api/me')
    const lobby = new Lobby(strict.house)
    const made = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        lobby.make({ id, name, login: null }, { game: 'hamburg', seats: open.seats }),
      ),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await strict.close()
  })

  test('that wait for others are few for each host', async () => {
    const strict = await strictly({ openTables: 2 })
    const cleo = await Visitor.named('Cleo', strict.port)
    const { table } = await cleo.make(open)
    await cleo.make(open)
    await expect(cleo.make(open)).rejects.toThrow('wait for others already')
    await cleo.post(`/api/tables/${table.id}/leave`)
    await cleo.make(open)
    await strict.close()
  })

  test('of one host leave room in the lobby for those of others', async () => {
    const { table } = await ben.make(open)
    for (let i = 0; i < 110; i++) await ann.make(open)
    const { tables } = await ben.get<{ tables: { id: string }[] }>('/api/tables?which=open')
    expect(tables.map(({ id }) => id)).toContain(table.id)
  })
})
