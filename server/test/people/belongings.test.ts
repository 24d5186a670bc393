import type { Belongings, TableAbout } from '@kontor/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, serve } from '../../src/index.ts'
import { play, quietly, seated, Visitor } from '../cast/club.ts'

let server: Running

beforeAll(async () => {
  server = await serve(quietly())
})

afterAll(() => server.close())

test('everybody can have all that is kept of them, and nothing of others', async () => {
  const [ann, ben] = [await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port)]
  const { id, chairs } = await seated(ann, ben)
  await chairs[0]!.command({ type: 'chat', text: 'Moin' })
  await chairs[1]!.command({ type: 'chat', text: 'Tach' })
  await ann.post('/api/account', { login: 'ann', password: 'Labskaus mit Ei' })
  const mine = await ann.get<Belongings>('/api/export')
  expect(mine).toMatchObject({ name: 'Ann', account: { login: 'ann' }, chats: [{ table: id, text: 'Moin' }] })
  expect(mine.tables.map(table => table.id)).toEqual([id])
  expect(mine.sessions).toHaveLength(1)
  expect(JSON.stringify(mine)).not.toContain('Tach')
})

test('whoever wants to be forgotten is, and the game goes on with a bot for the others', async () => {
  const [cem, dee] = [await Visitor.named('Cem', server.port), await Visitor.named('Dee', server.port)]
  const { id, chairs } = await seated(cem, dee)
  const { table: waiting } = await cem.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  await play(chairs, 3)
  await chairs[0]!.command({ type: 'chat', text: 'I live in Altona' })
  const cookie = cem.cookie
  await expect(cem.post('/api/forget', { name: 'Dee' })).rejects.toThrow('nothing was deleted')
  await cem.post('/api/forget', { name: 'Cem' })
  cem.cookie = cookie
  const about = await dee.get<TableAbout>(`/api/tables/${id}`)
  expect(about).toMatchObject({ status: 'playing', seats: [{ name: '—', player: null }, { name: 'Dee' }] })
  expect(about.seats[0]!.standIn).not.toBeNull()
  expect((await dee.get<TableAbout>(`/api/tables/${waiting.id}`)).status).toBe('abandoned')
  const chair = await dee.enter(id)
  expect(chair.heard.join()).not.toMatch(/Altona|Cem/)
  await chair.close()
  const again = await cem.enter(id)
  expect(again.news[0]).toMatchObject({ type: 'welcome', seat: null })
  await again.close()
})
