import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from '../../../src/http/sockets/frame.ts'

let server: WebSocketServer

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
})

afterAll(() => server.close())

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
  'a text of %i bytes arrives in one frame as it was sent',
  async length => {
    server.once('connection', (_, request) =>
      request.socket.write(
        textFrame('ä'.repeat(length / 2).padEnd(length - Math.floor(length / 2), 'x')),
        'latin1',
      ),
    )
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const [data, binary] = await once(client, 'message')
    expect(binary).toBe(false)
    expect(Buffer.byteLength(String(data))).toBe(length)
    expect(String(data)).toMatch(/^ä*x*$/)
    client.terminate()
  },
)
