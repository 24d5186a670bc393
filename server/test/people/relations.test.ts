import type { Belongings, News, Relations, TableAbout } from '@kontor/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../../src/index.ts'
import { play, quietly, seated, Visitor } from '../cast/club.ts'

let server: Running

beforeAll(async () => {
  server = await serve(quietly())
})

afterAll(() => server.close())

/** Two people with names of their own. */
async function two(one: string, other: string) {
  const [ann, ben] = [await Visitor.named(one, server.port), await Visitor.named(other, server.port)]
  const id = async (who: Visitor) => (await who.get<{ id: string }>('/api/me')).id
  return { ann, ben, annId: await id(ann), benId: await id(ben) }
}

function relate(who: Visitor, player: string, relation: 'muted' | 'blocked' | null) {
  return who.post<Relations>(`/api/players/${player}/relation`, { relation })
}

describe('whoever is muted', () => {
  test('is not heard by whoever muted them, now or in what was said before, and by everybody else', async () => {
    const { ann, ben, benId } = await two('Ann', 'Ben')
    const { id, chairs } = await seated(ann, ben)
    await chairs[1].command({ type: 'chat', text: 'before' })
    await chairs[0].until(({ type }) => type === 'chat')
    await relate(ann, benId, 'muted')
    await chairs[1].command({ type: 'chat', text: 'after' })
    await chairs[0].command({ type: 'chat', text: 'mine' })
    const watcher = (await new Visitor(server.port).enter(id)).news[0] as Extract<News, { type: 'welcome' }>
    expect(watcher.chat.map(({ text }) => text)).toEqual(['before', 'after', 'mine'])
    expect(chairs[0].news.flatMap(news => (news.type === 'chat' ? news.chat.text : []))).toEqual([
      'before',
      'mine',
    ])
    const again = (await ann.enter(id)).news[0] as Extract<News, { type: 'welcome' }>
    expect(again.chat.map(({ text }) => text)).toEqual(['mine'])
  })

  test('is heard again when that is taken back', async () => {
    const { ann, ben, benId } = await two('Ann', 'Ben')
    const { chairs } = await seated(ann, ben)
    expect((await relate(ann, benId, 'muted')).people).toMatchObject([{ name: 'Ben', relation: 'muted' }])
    expect((await relate(ann, benId, null)).people).toEqual([])
    await chairs[1].command({ type: 'chat', text: 'Moin' })
    expect(await chairs[0].until(({ type }) => type === 'chat')).toMatchObject({ chat: { text: 'Moin' } })
  })

  test('can still sit down at the same tables', async () => {
    const { ann, ben, benId } = await two('Ann', 'Ben')
    await relate(ann, benId, 'muted')
    const { chairs } = await seated(ann, ben)
    await play(chairs, 2)
  })
})

describe('whoever is blocked', () => {
  test('cannot sit down at the tables of whoever blocked them, with or without a link, and does not find them', async () => {
    const { ann, ben, benId } = await two('Ann', 'Ben')
    await relate(ann, benId, 'blocked')
    const open = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    const { table, links } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'invited' }] })
    await expect(ben.post(`/api/tables/${open.table.id}/join`)).rejects.toThrow('does not want to play')
    const { secret } = links[0]!
    await expect(ben.post(`/api/tables/${table.id}/join`, { secret })).rejects.toThrow('403')
    const { tables } = await ben.get<{ tables: TableAbout[] }>('/api/tables?which=open')
    expect(tables.map(({ id }) => id)).not.toContain(open.table.id)
  })

  test('does not invite whoever blocked them: their open tables are not shown to that person', async () => {
    const { ann, ben, benId } = await two('Ann', 'Ben')
    const { table } = await ben.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
    const found = async () =>
      (await ann.get<{ tables: TableAbout[] }>('/api/tables?which=open')).tables.map(({ id }) => id)
    expect(await found()).toContain(table.id)
    await relate(ann, benId, 'blocked')
    expect(await found()).not.toContain(table.id)
  })

  test('is muted, too', async () => {
    const { ann, ben, benId } = await two('Ann', 'Ben')
    const { chairs } = await seated(ann, ben)
    await relate(ann, benId, 'blocked')
    await chairs[1].command({ type: 'chat', text: 'Moin' })
    await chairs[0].command({ type: 'chat', text: 'Tach' })
    expect(chairs[0].heard.join()).not.toContain('Moin')
  })
})

test('nobody learns who keeps them away, and whom others keep away', async () => {
  const { ann, ben, annId, benId } = await two('Ann', 'Ben')
  await relate(ann, benId, 'blocked')
  expect((await ben.get<Relations>('/api/relations')).people).toEqual([])
  expect(JSON.stringify(await ben.get(`/api/players/${annId}`))).not.toContain('blocked')
})

test('oneself and nobody cannot be kept away', async () => {
  const { ann, annId } = await two('Ann', 'Ben')
  await expect(relate(ann, annId, 'muted')).rejects.toThrow('You cannot mute or block yourself.')
  await expect(relate(ann, 'A'.repeat(16), 'muted')).rejects.toThrow('404')
  await expect(relate(new Visitor(server.port), annId, 'muted')).rejects.toThrow('401')
})

test('whom somebody keeps away is part of what is kept of them, and goes with either', async () => {
  const { ann, ben, benId } = await two('Ann', 'Ben')
  await relate(ann, benId, 'blocked')
  expect((await ann.get<Belongings>('/api/export')).relations).toMatchObject([{ player: benId }])
  await ben.post('/api/forget', { name: 'Ben' })
  expect((await ann.get<Relations>('/api/relations')).people).toEqual([])
})
