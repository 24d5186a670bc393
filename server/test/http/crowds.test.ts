import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { networkOf } from '../../src/ground/network.ts'
import type { Settings } from '../../src/ground/settings.ts'
import { type Running, serve } from '../../src/index.ts'
import { quietly, seated, Visitor } from '../cast/club.ts'

const FEW = { burst: 5, perSecond: 0.001 }

function strictly(limits: Partial<Settings['limits']>, given: Partial<Settings> = {}) {
  return serve(quietly({ ...given, limits: { ...quietly().limits, ...limits } }))
}

async function begun(server: Running) {
  const [ann, ben] = [await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port)]
  const { id, chairs } = await seated(ann, ben)
  for (const chair of chairs) await chair.close()
  return { id, ann }
}

/** The status with which a socket comes in (101) or is turned away. */
async function comingTo(server: Running, id: string): Promise<{ status: number; socket: WebSocket }> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/tables/${id}/socket`)
  const { promise, resolve } = Promise.withResolvers<number>()
  socket.on('error', () => {})
  socket.once('open', () => resolve(101))
  socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
  return { status: await promise, socket }
}

test('no more sockets than are allowed come in, also at the same moment, and places are given back', async () => {
  const server = await strictly({ sockets: 3 })
  const { id } = await begun(server)
  const crowd = await Promise.all(Array.from({ length: 12 }, () => comingTo(server, id)))
  const inside = crowd.filter(({ status }) => status === 101)
  expect(inside).toHaveLength(3)
  expect(crowd.filter(({ status }) => status === 429)).toHaveLength(9)
  for (const { socket } of inside) socket.terminate()
  // Those who are refused or speak no WebSocket must not keep a place.
  const cut = await fetch(`http://127.0.0.1:${server.port}/api/tables/${id}/socket`)
  expect(cut.status).toBe(404)
  await expect.poll(async () => (await comingTo(server, id)).status).toBe(101)
  await server.close()
})

test.each(['ping', 'pong'] as const)('a socket that sends %s without end is cut off', async pulse => {
  const server = await strictly({ commands: { burst: 40, perSecond: 1 } })
  const { id } = await begun(server)
  const { socket } = await comingTo(server, id)
  const closed = once(socket, 'close')
  for (let i = 0; i < 100; i++) socket[pulse]()
  expect((await closed)[0]).toBe(1006)
  await server.close()
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nowhere', 'nowhere'],
])('what comes from %s counts for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('one network of IPv6 counts as one address, for requests, sign-ins and sockets', async () => {
  const server = await strictly({ requests: FEW }, { proxied: true })
  const visitor = new Visitor(server.port)
  const from = async (address: string) =>
    (await visitor.request('/api/games', undefined, { 'x-forwarded-for': address })).status
  const statuses = []
  for (let i = 1; i <= 7; i++) statuses.push(await from(`2001:db8:0:1::${i}`))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await from('2001:db8:0:2::1')).toBe(200)
  await server.close()
})
