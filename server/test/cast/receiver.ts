import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What somebody posted. */
export interface Posted {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** The other end of webhooks and of a push service: keeps what is posted, and answers as it is told. */
export class Receiver {
  readonly posted: Posted[] = []
  /** The statuses of the next answers; then 200. */
  readonly statuses: number[] = []
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', part => parts.push(part))
      request.on('end', () => {
        this.posted.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) })
        const status = this.statuses.shift() ?? 200
        response.writeHead(status, status === 302 ? { Location: `${this.address}/elsewhere` } : {}).end()
      })
    })
  }

  static async started(): Promise<Receiver> {
    const receiver = new Receiver()
    await new Promise<void>(resolve => receiver.#server.listen(0, '127.0.0.1', resolve))
    return receiver
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** What was posted to a path, the oldest first. */
  at(path: string): Posted[] {
    return this.posted.filter(each => each.path === path)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(resolve => this.#server.close(resolve))
  }
}
