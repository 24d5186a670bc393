import { once } from 'node:events'
import { LARGEST_FRAME } from '@kontor/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { AMOUNTS } from '../../../tools/amounts.ts'
import { type Running, serve } from '../../src/index.ts'
import { type Chair, play, quietly, seated, Visitor } from '../cast/club.ts'

let server: Running
let ann: Visitor
let ben: Visitor
let eve: Visitor
/** What the server wrote into its log. */
const logged: { facts: Record<string, unknown>; message: string }[] = []

beforeAll(async () => {
  server = await serve(quietly())
  const note = (facts: object, message: string) => void logged.push({ facts: { ...facts }, message })
  Object.assign(server.house.log, { info: note, warn: note, error: note })
  ann = await Visitor.named('Ann', server.port)
  ben = await Visitor.named('Ben', server.port)
  eve = await Visitor.named('Eve', server.port)
})

afterAll(() => server.close())

async function begun() {
  const { id, chairs } = await seated(ann, ben)
  const { seat } = chairs[0].situation!.question!
  return { id, chairs, one: chairs[seat]!, other: chairs[1 - seat]! }
}

/** The status with which a socket is turned away. */
async function turnedAway(
  path: string,
  headers: Record<string, string>,
  port = server.port,
): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
  socket.on('error', () => {})
  const [, response] = await once(socket, 'unexpected-response')
  return response.statusCode
}

function refusals() {
  return logged.filter(({ message }) => message === 'refused').length
}

describe('nobody', () => {
  test('answers out of turn', async () => {
    const { one, other } = await begun()
    const [answer] = one.situation!.question!.answers!
    const before = refusals()
    const fate = await other.command({ type: 'answer', version: 0, answer: answer! })
    expect(fate).toMatchObject({ code: 'illegal', reason: 'It is not your turn: another seat is asked.' })
    expect(refusals()).toBe(before + 1)
  })

  test('answers for a seat without holding it', async () => {
    const { id, one } = await begun()
    const [answer] = one.situation!.question!.answers!
    const chair = await eve.enter(id)
    expect(await chair.command({ type: 'answer', version: 0, answer: answer! })).toMatchObject({
      code: 'forbidden',
    })
    expect(one.situation!.version).toBe(0)
  })

  test('answers at another table with a seat at this one', async () => {
    const { id } = await begun()
    const { table } = await eve.make({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      begins: 'full',
    })
    await eve.enter(table.id)
    const chair = await eve.enter(id)
    expect(await chair.command({ type: 'resign' })).toMatchObject({ code: 'forbidden' })
  })

  test('gives an answer that is not offered', async () => {
    const { one } = await begun()
    expect(await one.command({ type: 'answer', version: 0, answer: 'win' })).toMatchObject({
      code: 'illegal',
    })
    expect(one.situation!.version).toBe(0)
  })

  test('takes a seat that is taken, or begins or leaves for others', async () => {
    const { id } = await begun()
    await expect(eve.post(`/api/tables/${id}/join`, { seat: 0 })).rejects.toThrow('409')
    await expect(eve.post(`/api/tables/${id}/leave`)).rejects.toThrow('409')
    await expect(eve.post(`/api/tables/${id}/link`)).rejects.toThrow('403')
    await expect(eve.post(`/api/tables/${id}/rematch`)).rejects.toThrow('403')
  })

  test('gets in with a forged cookie', async () => {
    const { id } = await begun()
    const [name, signature] = ann.cookie.split('.') as [string, string]
    const forged = [
      `${name}.${signature.slice(0, -2)}AA`,
      `${name}.`,
      name,
      `kontor=${'A'.repeat(16)}.${signature}`,
    ]
    const before = refusals()
    for (const cookie of forged) {
      expect(await turnedAway(`/api/tables/${id}/socket`, { cookie })).toBe(401)
      expect((await eve.request('/api/me', undefined, { cookie })).status).toBe(401)
    }
    expect(refusals()).toBe(before + 2 * forged.length)
  })

  test('gets in from a page of somebody else', async () => {
    const { id } = await begun()
    const origin = 'https://evil.example'
    const before = refusals()
    expect(await turnedAway(`/api/tables/${id}/socket`, { cookie: ann.cookie, origin })).toBe(403)
    expect((await ann.request(`/api/tables/${id}/link`, {}, { origin })).status).toBe(403)
    expect(refusals()).toBe(before + 2)
    const own = `http://127.0.0.1:${server.port}`
    expect((await ann.request(`/api/tables/${id}/link`, {}, { origin: own })).status).toBe(200)
    expect((await ann.enter(id, -1, { origin: own })).news[0]!.type).toBe('welcome')
  })

  test('finds a table or a socket that is not there', async () => {
    expect(await turnedAway('/api/tables/AAAAAAAAAAAAAAAA/socket', {})).toBe(404)
    expect(await turnedAway('/api/elsewhere', {})).toBe(404)
    expect(await turnedAway('/api/tables/AAAAAAAAAAAAAAAA/socket?seen=x', {})).toBe(400)
    expect((await ann.request('/api/tables/AAAAAAAAAAAAAAAA')).status).toBe(404)
    expect((await ann.request('/api/tables/..%2f..%2fetc')).status).toBe(400)
  })

  test('sends a body that is too long, no JSON, or of another form', async () => {
    expect((await ann.request('/api/guest', { name: 'x'.repeat(20_000) })).status).toBe(413)
    expect((await ann.request('/api/guest', { name: '  ' })).status).toBe(400)
    expect((await ann.request('/api/guest', { name: 'Ann', admin: true })).status).toBe(400)
    const text = await fetch(`http://127.0.0.1:${server.port}/api/guest`, {
      method: 'POST',
      body: 'name=Ann',
    })
    expect(text.status).toBe(415)
  })

  test('sends a frame that is too long, and stays connected', async () => {
    const { one } = await begun()
    one.socket.send('x'.repeat(LARGEST_FRAME + 1))
    const [code] = await once(one.socket, 'close')
    expect(code).toBe(1009)
  })
})

describe('floods', () => {
  const few = { burst: 5, perSecond: 0.001 }
  let small: Running

  beforeAll(async () => {
    const { limits } = quietly()
    small = await serve(
      quietly({ limits: { ...limits, commands: few, chat: { ...few, burst: 2 }, tables: few, sockets: 3 } }),
    )
  })

  afterAll(() => small.close())

  async function host(name: string): Promise<{ who: Visitor; chair: Chair; id: string }> {
    const who = await Visitor.named(name, small.port)
    const { table } = await who.make({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
    return { who, chair: await who.enter(table.id), id: table.id }
  }

  test('of commands are refused, and whoever goes on is cut off', async () => {
    const { chair } = await host('Fred')
    const closed = once(chair.socket, 'close')
    for (let i = 0; i < 200; i++) chair.socket.send('{}')
    expect((await closed)[0]).toBe(1008)
    expect(
      chair.news.filter(news => news.type === 'refused' && news.code === 'too-many').length,
    ).toBeGreaterThan(50)
  })

  test('of requests and connections are refused', async () => {
    const strict = await serve(quietly({ limits: { ...quietly().limits, requests: few } }))
    const path = `/api/tables/${'A'.repeat(16)}`
    const visitor = new Visitor(strict.port)
    const statuses = []
    for (let i = 0; i < 7; i++) statuses.push((await visitor.request(path)).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429])
    const connections = []
    for (let i = 0; i < 7; i++) connections.push(await turnedAway(`${path}/socket`, {}, strict.port))
    expect(connections).toEqual([404, 404, 404, 404, 404, 429, 429])
    await strict.close()
  })

  test('of chat are refused', async () => {
    const { chair } = await host('Gina')
    const fates = []
    for (let i = 0; i < 4; i++) fates.push(await chair.command({ type: 'chat', text: `${i}` }))
    expect(fates.map(({ type }) => type)).toEqual(['done', 'done', 'refused', 'refused'])
    await chair.close()
  })

  test('of sockets and tables are refused', async () => {
    const { who, chair, id } = await host('Hugo')
    const more = [await who.enter(id), await who.enter(id)]
    await expect(who.enter(id)).rejects.toThrow()
    await Promise.all([chair, ...more].map(each => each.close()))
    await expect.poll(async () => (await who.enter(id)).news[0]!.type).toBe('welcome')
    const statuses = []
    for (let i = 0; i < 6; i++) {
      const response = await who.request('/api/tables', {
        game: 'hamburg',
        seats: [{ kind: 'me' }, { kind: 'open' }],
      })
      statuses.push(response.status)
    }
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})

test('the log tells no secret and no card', async () => {
  const { chairs, one } = await begun()
  await play(chairs, 5)
  await one.command({ type: 'answer', version: 5, answer: 'win' })
  const text = JSON.stringify(logged)
  expect(logged.length).toBeGreaterThan(10)
  for (const visitor of [ann, ben, eve]) expect(text).not.toContain(visitor.cookie.split('.')[1])
  expect(text).not.toMatch(/Possible answers|"reason"/)
})

test('whatever is sent, the server goes on serving', { timeout: 600_000 }, async () => {
  const times = Number(process.env.KONTOR_FUZZ ?? AMOUNTS.fuzz)
  const { id, chairs } = await begun()
  const crazy = await ann.enter(id)
  let chair = crazy
  for (let i = 0; i < times; i++) {
    if (chair.socket.readyState !== WebSocket.OPEN) chair = await ann.enter(id)
    chair.socket.send(...garbage(i))
    if (i % 100 === 0) await new Promise(resolve => setImmediate(resolve))
  }
  await play(chairs, 3)
  expect(chairs[0].situation!.version).toBe(3)
  expect(logged.filter(({ message }) => message === 'failed')).toEqual([])
  expect((await ann.request('/healthz')).status).toBe(200)
})

/** Nonsense of every kind, the same in every run: broken JSON, wrong types, strange values, bytes. */
function garbage(i: number): [string | Buffer] {
  const strange: unknown[] = [
    null,
    -1,
    1e99,
    '',
    '\u0000',
    [],
    {},
    true,
    '__proto__',
    'x'.repeat(500),
    { type: 'answer' },
  ]
  const pick = <V>(list: readonly V[], salt: number): V =>
    list[(i * 2654435761 + salt * 40503) % list.length]!
  const types = [
    'answer',
    'undo',
    'takeback',
    'agree',
    'decline',
    'return',
    'chat',
    'constructor',
    '__proto__',
  ]
  const message = {
    type: pick([...types, ...strange], 1),
    id: pick(['a', ...strange], 2),
    version: pick([99, 1e6, ...strange], 3),
    answer: pick(strange, 4),
    to: pick(strange, 5),
    text: pick(['\u202e', ' ', ...strange.slice(0, 9)], 6),
    [String(pick(strange, 7))]: pick(strange, 8),
  }
  const text = JSON.stringify(message)
  switch (i % 5) {
    case 0:
      return [text.slice(0, i % text.length)]
    case 1:
      return [Buffer.from(text)]
    case 2:
      return [text.replace(/[":{}]/, '\u0001')]
    case 3:
      return ['['.repeat(i % 2000)]
    default:
      return [text]
  }
}
