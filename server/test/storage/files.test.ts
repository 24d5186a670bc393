import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableAbout } from '@kontor/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { openOffice, restore } from '../../src/admin/index.ts'
import { type Running, serve } from '../../src/index.ts'
import { quietly, seated, Visitor } from '../cast/club.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-files-'))
const log = { info() {}, warn() {}, error() {} }

afterAll(() => rmSync(folder, { recursive: true }))

/** A place of its own for a test. */
function place(name: string) {
  mkdirSync(join(folder, name))
  return join(folder, name)
}

/** The files in a folder that others than their owner may read or write. */
function openFiles(where: string) {
  return readdirSync(where).filter(name => (statSync(join(where, name)).mode & 0o077) !== 0)
}

async function inOffice(
  database: string,
  action: (office: Awaited<ReturnType<typeof openOffice>>) => Promise<void>,
) {
  const office = await openOffice(database, log)
  await action(office).finally(() => office.shut())
}

describe('what a server keeps', () => {
  test('is for nobody else on its machine: the database and what lies beside it, a backup and what comes of it', async () => {
    const umask = process.umask(0o000)
    const where = place('own')
    const [database, backup, again] = ['kontor.db', 'backup.db', 'again.db'].map(name => join(where, name))
    const server = await serve(quietly({ database: database! }))
    await Visitor.named('Ann', server.port)
    expect(readdirSync(where)).toContain('kontor.db-wal')
    expect(openFiles(where)).toEqual([])
    await inOffice(database!, office => office.backup(backup!))
    await server.close()
    await restore(backup!, again!)
    expect(openFiles(where)).toEqual([])
    expect(readdirSync(where)).toEqual(expect.arrayContaining(['backup.db', 'again.db']))
    process.umask(umask)
  })

  test('is served once, whichever name leads to it', async () => {
    const where = place('names')
    const database = join(where, 'kontor.db')
    const first = await serve(quietly({ database }))
    symlinkSync(database, join(where, 'link.db'))
    symlinkSync(where, join(folder, 'elsewhere'))
    for (const other of [join(where, 'link.db'), join(folder, 'elsewhere', 'kontor.db')])
      await expect(serve(quietly({ database: other }))).rejects.toThrow('Another server is using')
    await first.close()
    linkSync(database, join(where, 'hard.db'))
    await expect(serve(quietly({ database: join(where, 'hard.db') }))).rejects.toThrow('a second name')
  })
})

describe('a server on a file notices by itself', () => {
  async function twoAt(
    name: string,
  ): Promise<{ server: Running; database: string; ann: Visitor; ben: Visitor }> {
    const database = join(place(name), 'kontor.db')
    const server = await serve(quietly({ database }))
    return {
      server,
      database,
      ann: await Visitor.named('Ann', server.port),
      ben: await Visitor.named('Ben', server.port),
    }
  }

  test('that its host has closed a table', async () => {
    const { server, database, ann, ben } = await twoAt('closed')
    const { id, chairs } = await seated(ann, ben)
    await inOffice(database, office => office.closeTable(id))
    await chairs[0].until(news => news.type === 'table' && news.table.status === 'abandoned')
    expect((await ann.get<TableAbout>(`/api/tables/${id}`)).status).toBe('abandoned')
    await server.close()
  })

  test('that its host has had somebody forgotten, whose sockets then do nothing more', async () => {
    const { server, database, ann, ben } = await twoAt('forgotten')
    const { chairs } = await seated(ann, ben)
    const { id } = await ann.get<{ id: string }>('/api/me')
    const closed = new Promise(resolve => chairs[0].socket.once('close', resolve))
    await inOffice(database, office => office.forget(id))
    expect(await closed).toBe(1008)
    await server.close()
  })
})
