import { request as ask } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import type { Settings } from '../../src/ground/settings.ts'
import { type Running, serve } from '../../src/index.ts'
import { play, quietly, seated, Visitor } from '../cast/club.ts'

const FEW = { burst: 5, perSecond: 0.001 }

function strictly(limits: Partial<Settings['limits']>, given: Partial<Settings> = {}) {
  return serve(quietly({ ...given, limits: { ...quietly().limits, ...limits } }))
}

/** The status of a request whose target is sent as it is. */
function statusOf({ port }: Running, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = ask({ port, path, host: '127.0.0.1' }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject).end()
  })
}

test.each(['/api/games', '/%61pi/games', 'http://elsewhere/api/games'])(
  'requests are counted however their address is written: %s',
  async path => {
    const server = await strictly({ requests: FEW })
    const statuses = []
    for (let i = 0; i < 8; i++) statuses.push(await statusOf(server, path))
    expect(statuses.slice(5)).toEqual([429, 429, 429])
    await server.close()
  },
)

describe('a clock that is set', () => {
  test.each([
    ['back by ten minutes', -600_000],
    ['forward by two hours', 7_200_000],
  ])('%s refuses nobody and costs nobody time', async (_, jump) => {
    const { now: real } = Date
    let off = 0
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + off)
    const server = await strictly({ requests: { burst: 120, perSecond: 20 } })
    const [ann, ben] = [await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port)]
    const pace = { kind: 'live', clock: { minutes: 10, increment: 0 } } as const
    const { chairs } = await seated(ann, ben, { pace })
    await play(chairs, 2)
    const warned: string[] = []
    Object.assign(server.house.log, { warn: (_facts: object, message: string) => warned.push(message) })
    off = jump
    try {
      await ann.get('/api/me')
      await play(chairs, 3)
      const { clocks } = chairs[0].situation!
      expect(Math.min(...clocks!)).toBeGreaterThan(9 * 60_000)
      expect(Math.max(...clocks!)).toBeLessThanOrEqual(10 * 60_000)
      await expect.poll(() => warned, { timeout: 5_000 }).toEqual(['the clock of this machine was set'])
    } finally {
      clock.mockRestore()
    }
    await server.close()
  })
})

describe('wrong passwords', () => {
  const password = 'correct horse battery'

  async function from(server: Running, address: string, given: string, cookie = '') {
    const visitor = new Visitor(server.port)
    visitor.cookie = cookie
    const body = { login: 'owner', password: given }
    return (await visitor.request('/api/signin', body, { 'x-forwarded-for': address })).status
  }

  test('from elsewhere do not lock the owner out', async () => {
    const server = await strictly({}, { proxied: true })
    const owner = await Visitor.named('Owner', server.port)
    await owner.post('/api/account', { login: 'owner', password })
    for (let i = 0; i < 10; i++) expect(await from(server, '203.0.113.1', 'wrong wrong wrong')).toBe(401)
    expect(await from(server, '203.0.113.1', password)).toBe(429)
    expect(await from(server, '203.0.113.2', password)).toBe(200)
    // A browser in which the owner was signed in may try even from there.
    expect(await from(server, '203.0.113.1', password, owner.cookie)).toBe(200)
    await server.close()
  })
})
