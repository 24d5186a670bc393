import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableAbout } from '@kontor/protocol'
import { afterAll, expect, test } from 'vitest'
import { openOffice } from '../../src/admin/index.ts'
import { type Running, serve } from '../../src/index.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { play, quietly, seated, Visitor } from '../cast/club.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-damage-'))
let files = 0

afterAll(() => rmSync(folder, { recursive: true }))

/** Two tables of Ann and Ben in play; one of them is changed while the server is away. */
async function damaged(change: { rules?: string; options?: string; answer?: string; version?: number }) {
  const database = join(folder, `${++files}.db`)
  const before = await serve(quietly({ database }))
  const [ann, ben] = [await Visitor.named('Ann', before.port), await Visitor.named('Ben', before.port)]
  const [one, other] = [await seated(ann, ben), await seated(ann, ben)]
  await play(one.chairs, 3)
  await before.close()
  const opened = await openDatabase(database)
  const { answer, ...row } = change
  if (answer !== undefined)
    await opened
      .updateTable('entries')
      .set({ answer })
      .where('table_id', '=', one.id)
      .where('n', '=', 2)
      .execute()
  else await opened.updateTable('tables').set(row).where('id', '=', one.id).execute()
  await opened.destroy()
  const server = await serve(quietly({ database }))
  return { database, server, ann: ann.at(server.port), ben: ben.at(server.port), bad: one.id, good: other.id }
}

async function statusOf({ database }: Running, id: string) {
  return (await database.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst())
    ?.status
}

test.each([
  ['begun with other rules', { rules: '0' }],
  ['whose row is damaged', { options: '{' }],
  ['whose log is damaged', { answer: 'nonsense' }],
])('a game %s keeps nobody from being forgotten', async (_, change) => {
  const { server, ann, ben, good } = await damaged(change)
  await ann.post('/api/forget', { name: 'Ann' })
  const { seats } = await ben.get<TableAbout>(`/api/tables/${good}`)
  expect(seats.map(({ name }) => name)).toEqual(['—', 'Ben'])
  expect(seats[0]!.standIn).not.toBeNull()
  await server.close()
})

test.each([
  ['begun with other rules', { rules: '0' }],
  ['whose row is damaged', { options: '{' }],
  ['whose log is damaged', { answer: 'nonsense' }],
  ['whose log has lost its end', { version: 9 }],
])('a game %s is set aside, and the lists show all others', async (_, change) => {
  const { server, database, ann, bad, good } = await damaged(change)
  const logged: object[] = []
  Object.assign(server.house.log, { error: (facts: object) => logged.push(facts) })
  for (const which of ['playing', 'mine']) {
    const { tables } = await ann.get<{ tables: TableAbout[] }>(`/api/tables?which=${which}`)
    expect(tables.map(({ id }) => id)).toContain(good)
  }
  const chair = await ann.enter(bad).catch(() => undefined)
  expect(chair?.situation).toBeUndefined()
  const office = await openOffice(database, server.house.log)
  await office.closeTable(bad)
  await office.shut()
  expect(await statusOf(server, bad)).toBe('abandoned')
  expect(await statusOf(server, good)).toBe('playing')
  if (!('rules' in change)) expect(logged).toContainEqual(expect.objectContaining({ table: bad }))
  await server.close()
})
