import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Belongings, News, NewTable, Notifications } from '@kontor/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { THIS_MACHINE } from '../../src/ground/machine.ts'
import type { Settings } from '../../src/ground/settings.ts'
import { type Running, serve } from '../../src/index.ts'
import { Contacts } from '../../src/notices/contacts.ts'
import { type Chair, play, quietly, seated, Visitor } from '../cast/club.ts'
import { Cluster } from '../cast/cluster.ts'
import { Process } from '../cast/process.ts'
import { Sink } from '../cast/sink.ts'

const SITE = 'https://kontor.example'
const BY_TURNS = { pace: { kind: 'turns', days: 3 } } as const
let sink: Sink
let server: Running
let people = 0

beforeAll(async () => {
  sink = await Sink.started()
  server = await serve(quietly(telling()))
})

afterAll(async () => {
  await server.close()
  await sink.stop()
})

/** Settings of a server that tells people of their turns without delay. */
function telling(): Partial<Settings> {
  return {
    site: SITE,
    mail: { server: sink.address, from: 'Kontor <kontor@kontor.example>' },
    notices: { delay: 0, retry: 20, anywhere: true },
  }
}

/** The token at the end of a link in the last letter to an address. */
function tokenIn(address: string, page: string) {
  return new RegExp(`${SITE}/#/online/${page}/([\\w.-]+)`).exec(sink.to(address).at(-1)!.text)![1]!
}

function aboutTurns(address: string) {
  return sink.to(address).filter(({ headers }) => headers.get('subject') === 'Hamburg: it is your turn')
}

/** Somebody who is told by mail. */
async function reader(port = server.port, language = 'en') {
  const address = `reader${++people}@example.org`
  const visitor = await Visitor.named(`Reader ${people}`, port)
  await visitor.post('/api/notifications/email', { address, language })
  await visitor.post('/api/notifications/confirm', { token: tokenIn(address, 'confirm') })
  return { visitor, address }
}

/** Two who are told by mail, at a table played over days. */
async function readers(wanted: Partial<NewTable> = BY_TURNS, port = server.port) {
  const [one, other] = [await reader(port), await reader(port)]
  const { id, chairs } = await seated(one.visitor, other.visitor, wanted)
  return { id, chairs, addresses: [one.address, other.address] }
}

function askedAt(chairs: readonly Chair[]) {
  return chairs[0]!.situation!.question!.seat
}

/** Plays until the other seat is asked. */
async function passTurn(chairs: readonly Chair[]) {
  const seat = askedAt(chairs)
  while (askedAt(chairs) === seat) await play(chairs, 1)
}

/** Waits until a server has decided all that it had to tell about a table as it is now. */
async function settled(id: string, version: number, { database }: Running = server) {
  await expect
    .poll(async () => {
      const table = await database
        .selectFrom('tables')
        .select(['version', 'untold'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const notices = await database
        .selectFrom('notices')
        .select('state')
        .where('table_id', '=', id)
        .where('state', '=', 'waiting')
        .where('send_at', '<=', Date.now())
        .execute()
      return [table.version, table.untold, notices.length]
    })
    .toEqual([version, 0, 0])
}

describe('an e-mail address', () => {
  test('is used only after its owner has opened the link in a letter to it', async () => {
    const ann = await Visitor.named('Ann', server.port)
    const address = 'ann@example.org'
    const given = await ann.post<Notifications>('/api/notifications/email', { address, language: 'de' })
    expect(given.email).toEqual({ address, confirmed: false })
    const [letter] = sink.to(address)
    expect(letter!.headers.get('subject')).toBe('Ist das deine E-Mail-Adresse?')
    await expect(ann.post('/api/notifications/test', { by: 'email' })).rejects.toThrow(
      'not set up or confirmed',
    )
    const token = tokenIn(address, 'confirm')
    const forged = token.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    const stranger = new Visitor(server.port)
    await expect(stranger.post('/api/notifications/confirm', { token: forged })).rejects.toThrow('404')
    await stranger.post('/api/notifications/confirm', { token })
    expect((await ann.get<Notifications>('/api/notifications')).email!.confirmed).toBe(true)
    await ann.post('/api/notifications/test', { by: 'email' })
    expect(sink.to(address).at(-1)!.headers.get('subject')).toBe('So erreicht dich Kontor')
  })

  test('that a mail server refuses is refused, with the reason', async () => {
    const ann = await Visitor.named('Ann', server.port)
    sink.verdict = '550 Nobody here'
    const given = { address: 'nobody@example.org', language: 'en' }
    await expect(ann.post('/api/notifications/email', given)).rejects.toThrow('refuses the message (550)')
    sink.verdict = '250 OK'
  })

  test('is not written to again and again, whoever asks', async () => {
    const given = { address: 'victim@example.org', language: 'en' }
    const ask = async () => (await Visitor.named('Eve', server.port)).post('/api/notifications/email', given)
    for (let i = 0; i < 3; i++) await ask()
    await expect(ask()).rejects.toThrow('429')
  })

  test.each(['no address', 'a@b', 'a@b.c, d@e.f', 'a@b.c\nBcc: d@e.f'])('cannot be %j', async address => {
    const ann = await Visitor.named('Ann', server.port)
    await expect(ann.post('/api/notifications/email', { address, language: 'en' })).rejects.toThrow(
      'malformed',
    )
  })

  test('that nobody confirms is forgotten, and one that somebody has confirmed is not', async () => {
    const { visitor: ann } = await reader()
    const ben = await Visitor.named('Ben', server.port)
    await ben.post('/api/notifications/email', { address: 'ben@example.org', language: 'en' })
    await new Contacts(server.database, THIS_MACHINE).sweep(Date.now() + 1)
    expect((await ben.get<Notifications>('/api/notifications')).email).toBeNull()
    expect((await ann.get<Notifications>('/api/notifications')).email).not.toBeNull()
  })

  test('is part of what is kept of somebody, and forgotten with them', async () => {
    const { visitor, address } = await reader()
    expect((await visitor.get<Belongings>('/api/export')).contacts).toMatchObject([{ target: address }])
    const { name } = await visitor.get<{ name: string }>('/api/me')
    await visitor.post('/api/forget', { name })
    const left = server.database.selectFrom('contacts').select('id').where('target', '=', address)
    expect(await left.execute()).toEqual([])
  })
})

describe('a turn over days', () => {
  test('is told once to whoever is asked, with whom, where and how long, and the next one to the next', async () => {
    const { id, chairs, addresses } = await readers()
    const seat = askedAt(chairs)
    const [mine, theirs] = [addresses[seat]!, addresses[1 - seat]!]
    await expect.poll(() => aboutTurns(mine).length).toBe(1)
    const { text } = aboutTurns(mine)[0]!
    expect(text).toContain('It is your turn in your game of Hamburg with Reader')
    expect(text).toContain('You have 2 days left.')
    expect(text).toContain(`${SITE}/#/online/${id}`)
    expect(aboutTurns(theirs)).toHaveLength(0)
    await passTurn(chairs)
    await expect.poll(() => aboutTurns(theirs).length).toBe(1)
    await settled(id, chairs[0].situation!.version)
    expect(aboutTurns(mine)).toHaveLength(1)
  })

  test('is not told again when an answer is taken back and given again', async () => {
    const { id, chairs, addresses } = await readers()
    for (let i = 0; i < 100 && !chairs.some(({ situation }) => situation!.undoable > 0); i++)
      await play(chairs, 1)
    const one = chairs.find(({ situation }) => situation!.undoable > 0)!
    const { version, question } = one.situation!
    await settled(id, version)
    const before = addresses.map(address => aboutTurns(address).length)
    const own = one.news.findLast(news => news.type === 'news') as Extract<News, { type: 'news' }>
    const answer = own.entries[0]!.answer!
    await one.command({ type: 'undo', version })
    await Promise.all(chairs.map(chair => chair.version(version + 1)))
    await settled(id, version + 1)
    await one.command({ type: 'answer', version: version + 1, answer })
    await Promise.all(chairs.map(chair => chair.version(version + 2)))
    expect(one.situation!.question!.seat).toBe(question!.seat)
    await settled(id, version + 2)
    expect(addresses.map(address => aboutTurns(address).length)).toEqual(before)
  })

  test('is not told at live tables', async () => {
    const { id, chairs, addresses } = await readers({ pace: { kind: 'live' } })
    await play(chairs, 5)
    await settled(id, 5)
    expect(addresses.flatMap(aboutTurns)).toEqual([])
  })

  test('that is over before it could be told is not told', async () => {
    const patient = await serve(quietly({ ...telling(), notices: { delay: 1e9, retry: 20, anywhere: true } }))
    const { id, chairs, addresses } = await readers(BY_TURNS, patient.port)
    const first = askedAt(chairs)
    await settled(id, 0, patient)
    await passTurn(chairs)
    await settled(id, chairs[0].situation!.version, patient)
    await patient.database.updateTable('notices').set({ send_at: 0 }).execute()
    await settled(id, chairs[0].situation!.version, patient)
    expect(aboutTurns(addresses[first]!)).toEqual([])
    expect(aboutTurns(addresses[1 - first]!)).toHaveLength(1)
    await patient.close()
  })
})

describe('whoever wants no more mail', () => {
  test('is left in peace after one click in the mail program, without a cookie', async () => {
    const { visitor, address } = await reader()
    await visitor.post('/api/notifications/test', { by: 'email' })
    const { headers } = sink.to(address).at(-1)!
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const path = /^<https:\/\/kontor\.example(.*)>$/.exec(headers.get('list-unsubscribe')!)![1]!
    const url = `http://127.0.0.1:${server.port}${path}`
    const looked = await fetch(url, { redirect: 'manual' })
    expect(looked.headers.get('location')).toBe(`/#/online/unsubscribe/${tokenIn(address, 'unsubscribe')}`)
    expect((await visitor.get<Notifications>('/api/notifications')).email).not.toBeNull()
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
    expect((await visitor.get<Notifications>('/api/notifications')).email).toBeNull()
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
    expect((await fetch(`${url}x`, { method: 'POST', body })).status).toBe(404)
  })

  test('is left in peace through the link in a letter', async () => {
    const { visitor, address } = await reader()
    await visitor.post('/api/notifications/test', { by: 'email' })
    const token = tokenIn(address, 'unsubscribe')
    await new Visitor(server.port).post('/api/notifications/unsubscribe', { token })
    expect((await visitor.get<Notifications>('/api/notifications')).email).toBeNull()
  })
})

describe('several processes', () => {
  test('on one database tell a turn once', async () => {
    const cluster = await Cluster.started()
    const database = await cluster.database()
    const servers = await Promise.all([1, 2, 3].map(() => serve(quietly({ ...telling(), database }))))
    const all: string[] = []
    for (let i = 0; i < 5; i++) {
      const { chairs, addresses } = await readers(BY_TURNS, servers[i % 3]!.port)
      all.push(addresses[askedAt(chairs)]!)
    }
    await expect.poll(() => all.map(address => aboutTurns(address).length)).toEqual([1, 1, 1, 1, 1])
    for (const each of servers) await each.close()
    expect(all.map(address => aboutTurns(address).length)).toEqual([1, 1, 1, 1, 1])
    await cluster.stop()
  })

  test('one after another, the first of which was killed, tell a turn once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-notices-'))
    const database = join(folder, 'kontor.db')
    const environment = {
      KONTOR_SITE: SITE,
      KONTOR_SMTP: sink.address,
      KONTOR_MAIL_FROM: 'kontor@kontor.example',
      KONTOR_NOTICE_DELAY: '1',
    }
    const child = await Process.started(database, environment)
    const { chairs, addresses } = await readers(BY_TURNS, child.port)
    const first = addresses[askedAt(chairs)]!
    await child.kill()
    await child.start()
    await expect.poll(() => aboutTurns(first).length).toBe(1)
    await child.kill()
    await child.start()
    const other = await readers(BY_TURNS, child.port)
    await expect.poll(() => aboutTurns(other.addresses[askedAt(other.chairs)]!).length).toBe(1)
    expect(aboutTurns(first)).toHaveLength(1)
    await child.stop()
    rmSync(folder, { recursive: true })
  })
})

test('what cannot be sent is not offered', async () => {
  const silent = await serve(quietly())
  const ann = await Visitor.named('Ann', silent.port)
  const { offers } = await ann.get<Notifications>('/api/notifications')
  expect(offers).toEqual({ email: false, push: null, webhook: true })
  const given = { address: 'ann@example.org', language: 'en' }
  await expect(ann.post('/api/notifications/email', given)).rejects.toThrow('This server sends no e-mail.')
  await silent.close()
})
