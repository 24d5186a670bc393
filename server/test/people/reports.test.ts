import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Belongings, Ranking, TableAbout } from '@kontor/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Office, openOffice } from '../../src/admin/index.ts'
import { type Running, serve } from '../../src/index.ts'
import { quietly, seated, Visitor } from '../cast/club.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-reports-'))
const database = join(folder, 'kontor.db')
let server: Running
let office: Office

beforeAll(async () => {
  server = await serve(quietly({ database }))
  office = await openOffice(database, { info() {}, warn() {}, error() {} })
})

afterAll(async () => {
  await office.shut()
  await server.close()
  rmSync(folder, { recursive: true })
})

async function named(name: string) {
  const visitor = await Visitor.named(name, server.port)
  return { visitor, id: (await visitor.get<{ id: string }>('/api/me')).id }
}

describe('a report', () => {
  test('reaches the host, who can settle it, and whoever made it finds it among what is kept of them', async () => {
    const [ann, eve] = [await named('Ann'), await named('Eve')]
    const { id: table } = await seated(ann.visitor, eve.visitor)
    const report = { about: 'chat', text: 'She shouts.', table }
    await ann.visitor.post(`/api/players/${eve.id}/report`, report)
    const [found] = (await office.reports()).filter(({ player }) => player === eve.id)
    expect(found).toMatchObject({
      name: 'Eve',
      by: ann.id,
      byName: 'Ann',
      about: 'chat',
      text: 'She shouts.',
      table,
    })
    const mine = await ann.visitor.get<Belongings>('/api/export')
    expect(mine.reports).toMatchObject([{ player: eve.id, ...report }])
    expect(JSON.stringify(await eve.visitor.get<Belongings>('/api/export'))).not.toContain('shouts')
    await office.settle(found!.id)
    expect((await office.reports()).filter(({ player }) => player === eve.id)).toEqual([])
    await expect(office.settle(found!.id)).rejects.toThrow('There is no report')
  })

  test.each([
    ['about nobody', { player: 'AAAAAAAAAAAAAAAA' }, '404'],
    ['at no table', { table: 'AAAAAAAAAAAAAAAA' }, '404'],
    ['of another kind', { about: 'weather' }, 'malformed'],
    ['without end', { text: 'x'.repeat(501) }, 'malformed'],
    ['with commands for a terminal', { text: '\u001b[2J' }, 'malformed'],
  ])('%s is refused', async (_, { player, ...given }: Record<string, string>, reason) => {
    const [ann, eve] = [await named('Ann'), await named('Eve')]
    const report = { about: 'name', text: '', ...given }
    await expect(ann.visitor.post(`/api/players/${player ?? eve.id}/report`, report)).rejects.toThrow(reason)
    await expect(
      ann.visitor.post(`/api/players/${ann.id}/report`, { about: 'name', text: '' }),
    ).rejects.toThrow('yourself')
  })

  test('is one of few that somebody may have waiting, and of few that are kept about somebody', async () => {
    const [ann, eve] = [await named('Ann'), await named('Eve')]
    const send = (by: Visitor) => by.post(`/api/players/${eve.id}/report`, { about: 'play', text: '' })
    for (let i = 0; i < 20; i++) await send(ann.visitor)
    await expect(send(ann.visitor)).rejects.toThrow('too-many')
    for (const name of ['B', 'C'])
      for (let i = 0, { visitor } = await named(name); i < 20; i++) await send(visitor)
    expect((await office.reports()).filter(({ player }) => player === eve.id)).toHaveLength(50)
  })

  test('is gone when either of both is forgotten', async () => {
    const [ann, eve] = [await named('Ann'), await named('Eve')]
    const about = () => office.reports().then(all => all.filter(({ player }) => player === eve.id))
    await ann.visitor.post(`/api/players/${eve.id}/report`, { about: 'name', text: '' })
    expect(await about()).toHaveLength(1)
    await ann.visitor.post('/api/forget', { name: 'Ann' })
    expect(await about()).toEqual([])
  })
})

test('reports are counted for the network that they come from', async () => {
  const limits = { ...quietly().limits, reports: { burst: 2, perSecond: 0.001 } }
  const strict = await serve(quietly({ limits }))
  const eve = await Visitor.named('Eve', strict.port)
  const { id } = await eve.get<{ id: string }>('/api/me')
  const fates = []
  for (const name of ['A', 'B', 'C']) {
    const visitor = await Visitor.named(name, strict.port)
    fates.push((await visitor.request(`/api/players/${id}/report`, { about: 'name', text: '' })).status)
  }
  expect(fates).toEqual([200, 200, 429])
  await strict.close()
})

describe('whom the host blocks', () => {
  test('resigns everywhere, is cut off and refused, and may come back when the host says so', async () => {
    const [ann, eve] = [await named('Ann'), await named('Eve')]
    await eve.visitor.post('/api/account', { login: 'eve', password: 'Rote Grütze 42' })
    const { id, chairs } = await seated(ann.visitor, eve.visitor)
    const { table: waiting } = await eve.visitor.make({ seats: [{ kind: 'open' }, { kind: 'open' }] })
    const closed = new Promise(resolve => chairs[1].socket.once('close', resolve))
    await office.block(eve.id)
    expect(await closed).toBe(1008)
    const refused = await eve.visitor.request('/api/me')
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('blocked you')])
    const elsewhere = new Visitor(server.port)
    const again = await elsewhere.request('/api/signin', { login: 'eve', password: 'Rote Grütze 42' })
    expect(again.status).toBe(403)
    await chairs[0].until(news => news.type === 'table' && news.table.seats[1]!.standIn !== null)
    expect((await ann.visitor.get<TableAbout>(`/api/tables/${id}`)).seats[1]!.standIn).not.toBeNull()
    await expect
      .poll(async () => (await ann.visitor.get<TableAbout>(`/api/tables/${waiting.id}`)).status)
      .toBe('abandoned')
    expect(await office.people()).toContainEqual(expect.objectContaining({ id: eve.id, state: 'blocked' }))
    await office.unblock(eve.id)
    expect((await eve.visitor.request('/api/me')).status).toBe(200)
  })

  test('stands in no ranking', async () => {
    const eve = await named('Eve')
    const row = { person: eve.id, game: 'hamburg', players: 5, mu: 30, sigma: 1, rating: 27, games: 9 }
    await server.database.insertInto('ratings').values(row).execute()
    const best = () => eve.visitor.get<Ranking>('/api/ratings?game=hamburg&players=5')
    expect((await best()).players).toHaveLength(1)
    const ann = await named('Ann')
    await office.block(eve.id)
    expect((await ann.visitor.get<Ranking>('/api/ratings?game=hamburg&players=5')).players).toEqual([])
  })

  test('must be somebody', async () => {
    await expect(office.block('AAAAAAAAAAAAAAAA')).rejects.toThrow('There is no person')
    await expect(office.unblock('AAAAAAAAAAAAAAAA')).rejects.toThrow('There is no person')
  })
})
