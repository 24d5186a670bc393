import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { traceOf } from '../../src/ground/log.ts'
import { settingsFrom } from '../../src/ground/settings.ts'
import { serve } from '../../src/index.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { play, quietly, seated, Visitor } from '../cast/club.ts'
import { Cluster } from '../cast/cluster.ts'
import { Process } from '../cast/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-trouble-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('the log says where something failed, and not what was said of it', () => {
  const trace = traceOf(Object.assign(new Error('Card 37 is\n  at home'), { code: 'E1' }))
  expect(trace).toMatch(/^Error E1 at .*trouble\.test\.ts/)
  expect(trace).not.toMatch(/37|home/)
})

describe('a server that cannot write', () => {
  test.each([
    ['a full disk', 'pragma max_page_count = 1', 'pragma max_page_count = 1000000', 'The disk is full'],
    ['a read-only file', 'pragma query_only = on', 'pragma query_only = off', 'read-only'],
  ])(
    'because of %s refuses answers, says why, and goes on where it was',
    async (_, trouble, relief, reason) => {
      const database = join(folder, `${trouble.length}.db`)
      const server = await serve(quietly({ database }))
      const ann = await Visitor.named('Ann', server.port)
      const ben = await Visitor.named('Ben', server.port)
      const { chairs } = await seated(ann, ben)
      await play(chairs, 3)
      // Pages that are free in the file would be filled first.
      await sql.raw('vacuum').execute(server.database)
      await sql.raw(trouble).execute(server.database)
      const refused = await refusedAt(chairs)
      expect(refused.reason).toContain(reason)
      const visitor = new Visitor(server.port)
      await expect.poll(async () => (await visitor.request('/healthz')).status).toBe(503)
      const before = chairs[0].situation!.version
      await sql.raw(relief).execute(server.database)
      await expect.poll(async () => (await visitor.request('/healthz')).status).toBe(200)
      await play(chairs, 3)
      expect(chairs[0].situation!.version).toBe(before + 3)
      await server.close()
      const file = new DatabaseSync(database)
      expect(file.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
      expect(file.prepare('select max(n) as last, count(*) as entries from entries').get()).toEqual({
        last: before + 3,
        entries: before + 3,
      })
      file.close()
    },
  )

  test.each([
    ['a full disk', '53100', 'The disk is full'],
    ['a database that may only be read', '25006', 'read-only'],
  ])(
    'because of %s of PostgreSQL refuses answers, says why, and goes on where it was',
    async (_, code, reason) => {
      const cluster = await Cluster.started()
      const server = await serve(quietly({ database: await cluster.database() }))
      const { chairs } = await seated(
        await Visitor.named('Ann', server.port),
        await Visitor.named('Ben', server.port),
      )
      await play(chairs, 3)
      await sql`create function fail() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception 'no' using errcode = '${code}'; end`)}`.execute(server.database)
      await sql`create trigger trouble before insert on entries execute function fail()`.execute(
        server.database,
      )
      expect((await refusedAt(chairs)).reason).toContain(reason)
      await sql`drop trigger trouble on entries`.execute(server.database)
      await play(chairs, 3)
      expect(chairs[0].situation!.version).toBe(6)
      await server.close()
      await cluster.stop()
    },
  )

  test('because its file may not be written does not start, and says so in a sentence', async () => {
    const database = join(folder, 'locked.db')
    await (await openDatabase(database)).destroy()
    chmodSync(database, 0o444)
    chmodSync(folder, 0o555)
    // Root may write everything, so that the question is put as somebody else.
    const script = `
      if (process.getuid?.() === 0) process.setuid(65534)
      const { openDatabase } = await import(${JSON.stringify(new URL('../../src/storage/database.ts', import.meta.url).href)})
      const trouble = await openDatabase(${JSON.stringify(database)}).catch(error => error.message)
      process.stdout.write(String(trouble))`
    const said = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })
    chmodSync(folder, 0o755)
    expect(said).toBe('The database cannot be written: the file or its folder is read-only.')
  })

  test('because another one does on the same file does not start, until that one has stopped or was killed', async () => {
    const database = join(folder, 'shared.db')
    const first = await Process.started(database)
    await expect(serve(quietly({ database }))).rejects.toThrow('Another server is using')
    await first.kill()
    const second = await serve(quietly({ database }))
    await expect(serve(quietly({ database }))).rejects.toThrow('only PostgreSQL can be shared')
    await second.close()
    await (await serve(quietly({ database }))).close()
  })

  /** Answers until an answer is refused; some fit into what is left of a full file. */
  async function refusedAt(chairs: Parameters<typeof play>[0]) {
    for (let i = 0; i < 300; i++) {
      const { question, version } = chairs[0]!.situation!
      const chair = chairs[question!.seat]!
      const [answer] = (await chair.version(version)).question!.answers!
      const fate = await chair.command({ type: 'answer', version, answer: answer! })
      if (fate.type === 'refused') return fate
      await Promise.all(chairs.map(each => each.version(version + 1)))
    }
    throw new Error('It was never refused.')
  }
})

test('what a database says in its own words is for the log, and not for those who play', async () => {
  const server = await serve(quietly())
  const logged: object[] = []
  Object.assign(server.house.log, { error: (facts: object) => logged.push(facts) })
  await sql.raw('alter table ratings rename to secret_place').execute(server.database)
  const answer = await new Visitor(server.port).request('/api/ratings?game=hamburg&players=2')
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toMatch(/ratings|table|reports/)
  expect(JSON.stringify(logged)).toContain('no such table: ratings')
  await server.close()
})

describe('an environment', () => {
  test('with mistakes is refused, a sentence for each', () => {
    const environment = {
      KONTOR_PORT: '80a',
      KONTOR_PROXIED: 'maybe',
      DATABASE_URL: 'mysql://x',
      KONTOR_ORIGINS: 'kontor',
      KONTOR_SITE: 'kontor.example',
      KONTOR_SMTP: 'mail.example',
      KONTOR_MAIL_FROM: 'nobody',
      KONTOR_NOTICE_DELAY: 'soon',
    }
    for (const name of Object.keys(environment)) expect(() => settingsFrom(environment)).toThrow(`${name} `)
    expect(() => settingsFrom(environment)).toThrow("KONTOR_PROXIED is yes or no, not 'maybe'.")
  })

  test('in which the password of the mail server stands is not repeated', () => {
    const environment = { KONTOR_SMTP: 'https://me:hush@mail.example' }
    expect(() => settingsFrom(environment)).toThrow('KONTOR_SMTP ')
    expect(() => settingsFrom(environment)).not.toThrow('hush')
  })

  test('that says nothing is enough', () => {
    expect(settingsFrom({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      database: 'kontor.db',
      proxied: false,
    })
  })
})

test('operators see health and figures; strangers see no figures', async () => {
  const server = await serve(quietly({ proxied: true }))
  const visitor = new Visitor(server.port)
  expect(await visitor.get('/healthz')).toEqual({ ok: true })
  const text = await (await visitor.request('/metrics')).text()
  expect(text).toContain('# TYPE kontor_rooms gauge')
  expect(text).toContain('kontor_requests_total{route="/healthz",status="200"} 1')
  const stranger = await visitor.request('/metrics', undefined, { 'x-forwarded-for': '203.0.113.9' })
  expect(stranger.status).toBe(403)
  await server.close()
})
