import type { News, TableAbout } from '@kontor/protocol'
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

function about(id: string, who = ann) {
  return who.get<TableAbout>(`/api/tables/${id}`)
}

describe('before the game', () => {
  test('a table is found in the lobby unless it is unlisted, and joined from there', async () => {
    const open = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    const hidden = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }], listed: false })
    const { tables } = await ben.get<{ tables: TableAbout[] }>('/api/tables?which=open')
    const ids = tables.map(({ id }) => id)
    expect(ids).toContain(open.table.id)
    expect(ids).not.toContain(hidden.table.id)
    const joined = await ben.post<TableAbout>(`/api/tables/${open.table.id}/join`)
    expect(joined).toMatchObject({ mine: 1, hosting: false, status: 'open' })
    expect(joined.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
  })

  test('an invited seat is only for whoever has its link', async () => {
    const { table, links } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'invited' }] })
    await expect(ben.post(`/api/tables/${table.id}/join`)).rejects.toThrow('There is no such open seat.')
    await expect(ben.post(`/api/tables/${table.id}/join`, { secret: 'a'.repeat(22) })).rejects.toThrow('403')
    const joined = await ben.post<TableAbout>(`/api/tables/${table.id}/join`, { secret: links[0]!.secret })
    expect(joined.mine).toBe(1)
  })

  test('a seat can be left and taken again, and the table is gone when its host leaves', async () => {
    const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ben.post(`/api/tables/${table.id}/join`)
    expect((await ben.post<TableAbout>(`/api/tables/${table.id}/leave`)).seats[1]!.kind).toBe('open')
    await ben.post(`/api/tables/${table.id}/join`)
    expect((await ann.post<TableAbout>(`/api/tables/${table.id}/leave`)).status).toBe('abandoned')
    await expect(ann.post(`/api/tables/${table.id}/start`)).rejects.toThrow('the table is gone')
  })

  test('only the host begins, and not before every seat is taken or filled', async () => {
    const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    await expect(ben.post(`/api/tables/${table.id}/start`)).rejects.toThrow(
      'Only the person who opened the table',
    )
    await expect(ann.post(`/api/tables/${table.id}/start`)).rejects.toThrow('There are free seats')
    const playing = await ann.post<TableAbout>(`/api/tables/${table.id}/start`, { fill: 'random' })
    expect(playing.status).toBe('playing')
    expect(playing.seats[1]).toMatchObject({ kind: 'bot', level: 'random' })
  })

  test.each([
    [{ game: 'monopoly' }, 'There is no game ‘monopoly’'],
    [{ seats: [{ kind: 'bot', level: 'search:9999' }] }, 'malformed'],
    [{ seats: [{ kind: 'me' }, { kind: 'me' }] }, 'only one seat at a table'],
    [{ options: { speed: true } }, 'There is no option ‘speed’'],
    [{ seats: Array(6).fill({ kind: 'open' }) }, 'hamburg is for'],
    [{ seats: [{ kind: 'sofa' }] }, 'malformed'],
    [{ pace: { kind: 'turns', days: 99 } }, 'malformed'],
  ])('a table with %j is refused', async (wanted, reason) => {
    const asked = { seats: [{ kind: 'me' }, { kind: 'open' }], ...wanted } as Parameters<Visitor['make']>[0]
    await expect(ann.make(asked)).rejects.toThrow(reason)
  })
})

describe('around the table', () => {
  test('my tables come with those first where it is my turn', async () => {
    const cleo = await Visitor.named('Cleo', server.port)
    const made = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
    const { table } = await cleo.make({ seats: [...made], begins: 'full' })
    const { table: waiting } = await cleo.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    await expect
      .poll(
        async () => {
          const { tables } = await cleo.get<{ tables: TableAbout[] }>('/api/tables?which=mine')
          return tables.map(({ id, turn }) => [id, turn])
        },
        { timeout: 20_000 },
      )
      .toEqual([
        [table.id, 0],
        [waiting.id, null],
      ])
  })

  test('somebody may watch and cannot act, unless the table is closed to watchers', async () => {
    const { id, chairs } = await seated(ann, ben)
    const watcher = await new Visitor(server.port).enter(id)
    await play(chairs, 2)
    expect(await watcher.version(2)).not.toHaveProperty('question.answers')
    expect(await watcher.command({ type: 'undo', version: 2 })).toMatchObject({ code: 'forbidden' })
    expect(await watcher.command({ type: 'chat', text: 'Moin' })).toMatchObject({ code: 'forbidden' })
    const closed = await seated(ann, ben, { watchers: false })
    const refused = await new Visitor(server.port).enter(closed.id)
    expect(refused.news[0]).toMatchObject({ type: 'refused', code: 'forbidden' })
  })

  test('what is said is heard by everybody, also by whoever comes later', async () => {
    const { id, chairs } = await seated(ann, ben)
    await chairs[0].command({ type: 'chat', text: 'Moin, Ben!' })
    const heard = await chairs[1].until(({ type }) => type === 'chat')
    expect(heard).toMatchObject({ chat: { n: 1, seat: 0, name: 'Ann', text: 'Moin, Ben!' } })
    const late = (await ben.enter(id)).news[0] as Extract<News, { type: 'welcome' }>
    expect(late.chat.map(({ text }) => text)).toEqual(['Moin, Ben!'])
    expect(await chairs[0].command({ type: 'chat', text: 'x'.repeat(301) })).toMatchObject({
      code: 'malformed',
    })
    expect(await chairs[0].command({ type: 'chat', text: 'a\u0007b' })).toMatchObject({ code: 'malformed' })
  })

  test('a link to the own seat lets another device play it', async () => {
    const { id, chairs } = await seated(ann, ben)
    const { seat, secret } = await ann.post<{ seat: number; secret: string }>(`/api/tables/${id}/link`)
    const phone = await Visitor.named('Phone', server.port)
    expect((await phone.post<TableAbout>(`/api/tables/${id}/join`, { secret })).mine).toBe(seat)
    const chair = await phone.enter(id)
    expect(chair.situation!.view).toEqual(chairs[0].situation!.view)
    await play([chair, chairs[1]], 4)
  })

  test('a rematch begins when all who played have asked for it', async () => {
    const { id, chairs } = await seated(ann, ben)
    await expect(ann.post(`/api/tables/${id}/rematch`)).rejects.toThrow('The game is not over.')
    await play(chairs)
    const one = await ben.post<TableAbout>(`/api/tables/${id}/rematch`)
    expect(one).toMatchObject({ mine: 1, status: 'open', listed: false })
    expect((await about(id)).rematch).toBe(one.id)
    expect((await about(id, new Visitor(server.port))).rematch).toBeNull()
    const other = await ann.post<TableAbout>(`/api/tables/${id}/rematch`)
    expect(other).toMatchObject({ id: one.id, mine: 0, status: 'playing' })
  })
})

test('whoever has no name has no games: the refusal is the one of every page that needs a name', async () => {
  const { status } = await fetch(`http://127.0.0.1:${server.port}/api/tables?which=mine`)
  expect(status).toBe(401)
})
