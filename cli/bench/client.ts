import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

const TEXT = 1
const PING = 9
const PONG = 10

/** Somebody connected to a table: as little of a WebSocket as the bench needs, since its work is not to be measured. */
export interface Client {
  send(text: string): void
  end(): void
}

/** Connects; resolves with the first message. `hear` is told each text, as bytes that are only valid until it returns. */
export function newClient(
  port: number,
  path: string,
  cookie: string,
  hear: (client: Client, text: Buffer) => void,
): Promise<Client> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const client: Client = {
      send: text => socket.write(masked(TEXT, Buffer.from(text))),
      end: () => socket.destroy(),
    }
    let pending: Buffer = Buffer.alloc(0)
    let greeted = false
    socket.setNoDelay()
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server ended a connection.')))
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ${cookie}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    )
    socket.on('data', (data: Buffer) => {
      pending = pending.length === 0 ? data : Buffer.concat([pending, data])
      if (!greeted) {
        const end = pending.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!pending.toString('latin1', 0, 12).endsWith('101'))
          return reject(new Error('The server refused us.'))
        greeted = true
        pending = pending.subarray(end + 4)
      }
      pending = framesIn(pending, (kind, body) => {
        if (kind === PING) socket.write(masked(PONG, body))
        if (kind !== TEXT) return
        hear(client, body)
        resolve(client)
      })
    })
  })
}

/** Hands on every frame that has arrived whole; gives back the rest. */
function framesIn(data: Buffer, found: (kind: number, body: Buffer) => void): Buffer {
  let at = 0
  while (data.length - at >= 2) {
    const short = data[at + 1]!
    const head = short < 126 ? 2 : short === 126 ? 4 : 10
    if (data.length - at < head) break
    const length =
      head === 2 ? short : head === 4 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2))
    if (data.length - at < head + length) break
    found(data[at]! & 15, data.subarray(at + head, at + head + length))
    at += head + length
  }
  return data.subarray(at)
}

/** A frame of a client, which must be masked; a mask of zeros leaves the bytes as they are. */
function masked(kind: number, body: Buffer): Buffer {
  const head =
    body.length < 126
      ? Buffer.from([0x80 | kind, 0x80 | body.length, 0, 0, 0, 0])
      : Buffer.from([0x80 | kind, 0x80 | 126, body.length >> 8, body.length & 255, 0, 0, 0, 0])
  return Buffer.concat([head, body])
}
