import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

const TEXT = 1
const PING = 9
const PONG = 10
const NOTHING = Buffer.alloc(0)

/** What a connection has received lands here; all share it, for it is read at once. */
const ARRIVED = Buffer.alloc(256 * 1024)

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
    let pending = NOTHING
    let greeted = false
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer: ARRIVED, callback: arrived } })
    const client: Client = {
      send: text => socket.write(masked(TEXT, text), 'latin1'),
      end: () => socket.destroy(),
    }
    socket.setNoDelay()
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server ended a connection.')))
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ${cookie}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    )

    function arrived(length: number) {
      const fresh = ARRIVED.subarray(0, length)
      const rest = read(pending.length === 0 ? fresh : Buffer.concat([pending, fresh]))
      pending = rest.length === 0 ? NOTHING : Buffer.from(rest)
      return true
    }

    /** Reads what has arrived whole; gives back the rest. */
    function read(data: Buffer): Buffer {
      if (greeted) return framesIn(data, heard)
      const end = data.indexOf('\r\n\r\n')
      if (end < 0) return data
      greeted = data.toString('latin1', 0, 12).endsWith('101')
      if (!greeted) reject(new Error('The server refused us.'))
      return greeted ? framesIn(data.subarray(end + 4), heard) : NOTHING
    }

    function heard(kind: number, body: Buffer) {
      if (kind === PING) socket.write(masked(PONG, body.toString('latin1')), 'latin1')
      if (kind !== TEXT) return
      hear(client, body)
      resolve(client)
    }
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

/** A frame of a client, which must be masked; a mask of zeros leaves the bytes, here one a character, as they are. */
function masked(kind: number, body: string): string {
  const length = body.length < 126 ? [body.length] : [126, body.length >> 8, body.length & 255]
  return String.fromCharCode(0x80 | kind, 0x80 | length[0]!, ...length.slice(1), 0, 0, 0, 0) + body
}
