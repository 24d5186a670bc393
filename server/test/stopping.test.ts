import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { LEVELS } from '@kontor/bots'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../src/index.ts'
import { RefereeThread } from '../src/referee/referee-thread.ts'
import { quietly, seated, Visitor } from './cast/club.ts'
import { Cluster } from './cast/cluster.ts'
import { Process } from './cast/process.ts'

/** So long a server that stops may take, whatever does not answer. */
const SOON = 9_000

test.each(LEVELS)('a server that is asked to stop while bots of level %s think ends', async level => {
  const server = await Process.started(':memory:')
  const ann = await Visitor.named('Ann', server.port)
  const bot = { kind: 'bot', level } as const
  const { table } = await ann.make({ seats: [{ kind: 'me' }, bot, bot], begins: 'full' })
  const chair = await ann.enter(table.id)
  if (chair.situation!.question!.seat === 0) {
    const { question, version } = chair.situation!
    await chair.command({ type: 'answer', version, answer: question!.answers![0]! })
  }
  expect(await server.stop()).toBe(0)
})

describe('a server stops soon', () => {
  /** A place that takes every connection and then says nothing, or what it is told to. */
  async function silent(says?: (socket: Socket) => void) {
    const open = new Set<Socket>()
    const place = createServer(socket => {
      open.add(socket.on('error', () => {}))
      says?.(socket)
    }).listen(0, '127.0.0.1')
    await once(place, 'listening')
    const { port } = place.address() as { port: number }
    return {
      port,
      come: () => expect.poll(() => open.size).toBeGreaterThan(0),
      left: () => [...open].filter(each => !each.destroyed && !each.readableEnded).length,
      end() {
        for (const each of open) each.destroy()
        place.close()
      },
    }
  }

  async function stopsSoon(server: Running) {
    const began = performance.now()
    await server.close()
    expect(performance.now() - began).toBeLessThan(SOON)
  }

  test('when its mail server says nothing', async () => {
    const place = await silent(socket => socket.resume())
    const mail = { server: `smtp://127.0.0.1:${place.port}`, from: 'kontor@kontor.example' }
    const server = await serve(quietly({ site: 'https://kontor.example', mail }))
    const ann = await Visitor.named('Ann', server.port)
    ann.post('/api/notifications/email', { address: 'ann@example.org', language: 'en' }).catch(() => {})
    await place.come()
    await stopsSoon(server)
    await expect.poll(place.left).toBe(0)
    place.end()
  })

  test('when a webhook says nothing', async () => {
    const place = await silent(socket => socket.resume())
    const notices = { delay: 0, retry: 20, anywhere: true }
    const server = await serve(quietly({ notices }))
    const ann = await Visitor.named('Ann', server.port)
    await ann.post('/api/notifications/webhook', { url: `http://127.0.0.1:${place.port}/`, language: 'en' })
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' as const }]
    await ann.make({ seats, begins: 'full', pace: { kind: 'turns', days: 3 } })
    await place.come()
    await stopsSoon(server)
    await expect.poll(place.left).toBe(0)
    place.end()
  })

  test('when a client does not say goodbye', async () => {
    const server = await serve(quietly())
    const [ann, ben] = [await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port)]
    const { id } = await seated(ann, ben)
    const socket = connect(server.port, '127.0.0.1')
    socket.write(
      `GET /api/tables/${id}/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n\r\n',
    )
    await once(socket, 'data')
    await stopsSoon(server)
    socket.destroy()
  })

  test('when its referee hangs', async () => {
    const moody = new URL('./referee/moody-thread.ts', import.meta.url)
    const server = await serve(quietly(), { referee: new RefereeThread(() => {}, moody, 60_000) })
    const [ann, ben] = [await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port)]
    const { chairs } = await seated(ann, ben)
    const fate = chairs[0].command({ type: 'decline', version: 0 }).catch(() => {})
    await wait(500)
    await stopsSoon(server)
    await fate
  })

  describe('on PostgreSQL', () => {
    let cluster: Cluster

    beforeAll(async () => {
      cluster = await Cluster.started()
    })

    afterAll(() => cluster.stop())

    test('that answers no more', async () => {
      const address = new URL(await cluster.database())
      const port = Number(address.port)
      let frozen = false
      const place = await silent(socket => {
        const behind = connect(port, '127.0.0.1').on('error', () => {})
        socket.on('data', data => frozen || behind.write(data))
        behind.on('data', data => frozen || socket.write(data))
        socket.on('close', () => behind.destroy())
      })
      address.port = `${place.port}`
      const server = await Process.started(`${address}`)
      const [ann, ben] = [await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port)]
      const { chairs } = await seated(ann, ben)
      frozen = true
      const { question, version } = chairs[0].situation!
      chairs[question!.seat]!.command({ type: 'answer', version, answer: `${question!.answers?.[0]}` }).catch(
        () => {},
      )
      expect(await server.stop()).toBe(0)
      place.end()
    })
  })
})
