import { Duplex } from 'node:stream'
import type { News } from '@kontor/protocol'
import type { Clock } from './clock.ts'
import type { Luck } from './luck.ts'
import type { Process } from './process.ts'

/** Nobody waits longer for the answer to a request. */
const PATIENCE = 30_000
const CLOSE = 8
const PING = 9
const PONG = 10
const MEDIUM = 126
const ADMITTED = 'HTTP/1.1 101'

/** What came back of a request; undefined if nothing did. */
export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly text: string
  readonly cookie: string | undefined
}

/** Whoever asks a server something: from where, and as whom. */
export interface Caller {
  readonly address: string
  readonly cookie: string
}

/** Who is at the person's end of a socket. */
export interface Listening {
  heard(news: News, text: string): void
  closed(): void
}

/** Everything between people and processes: what is sent comes late, or not at all. */
export class Network {
  /** Is told of each socket that a process lets in from an address, and of how many it then has from there. */
  admitted: (sockets: number) => void = () => {}
  /** How often a request, its reply or a connection is lost. */
  losing = 0
  readonly #clock: Clock
  readonly #luck: Luck
  readonly #wires = new Set<Wire>()

  constructor(clock: Clock, luck: Luck) {
    this.#clock = clock
    this.#luck = luck
  }

  request(
    process: Process,
    { address, cookie }: Caller,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<Reply | undefined> {
    return new Promise(resolve => {
      const giveUp = this.#clock.after(PATIENCE, 'no reply', () => resolve(undefined))
      const what = `${process.name} ${method} ${url.replace(/\/[\w-]{16}/, '/…')}`
      if (this.#luck.chance(this.losing)) return
      const come = async () => {
        if (process.closed) return
        const answer = await process
          .http!.inject({
            method,
            url,
            remoteAddress: address,
            headers: { cookie },
            ...(body === undefined ? {} : { payload: body }),
          })
          // A process that stops takes no more requests.
          .catch(() => undefined)
        if (!answer || !process.alive || this.#luck.chance(this.losing)) return
        const reply = {
          status: answer.statusCode,
          body: parsed(answer.body),
          text: answer.body,
          cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0],
        }
        this.#clock.after(this.latency(), `${reply.status} of ${what}`, () => {
          giveUp()
          resolve(reply)
        })
      }
      this.#clock.after(this.latency(), what, () => void come(), process)
    })
  }

  /** A socket to a table; what comes of it is heard. */
  connect(process: Process, caller: Caller, url: string, ears: Listening): Wire {
    const wire = new Wire(this, this.#clock, process, caller, url, ears, () => this.#wires.delete(wire))
    this.#wires.add(wire)
    return wire
  }

  /** Breaks some connection. Either both ends notice, or only the person's. */
  breakOne(): void {
    const wires = [...this.#wires]
    if (wires.length > 0) this.#luck.pick(wires).break(this.#luck.chance(0.7))
  }

  /** A process died: all its connections are broken. */
  abandon(process: Process): void {
    for (const wire of this.#wires) if (wire.process === process) wire.break(false)
  }

  /** From where the sockets are that a process has let in, perhaps from one address alone, and that are still there. */
  open(process: Process, address?: string): readonly string[] {
    return [...this.#wires].flatMap(wire =>
      wire.process === process && wire.isOpenFrom(address) ? [wire.address] : [],
    )
  }

  latency(): number {
    return 1 + this.#luck.delay(30, 3_000)
  }
}

/** A socket between a person and a process, as bytes: what is sent first comes first. */
export class Wire {
  readonly process: Process
  readonly #network: Network
  readonly #clock: Clock
  readonly #caller: Caller
  readonly #ears: Listening
  readonly #gone: () => void
  readonly #end: Duplex
  #toProcess = 0
  #toPerson = 0
  #rest: Buffer = Buffer.alloc(0)
  #open = false
  #closed = false
  #admitted = false

  constructor(
    network: Network,
    clock: Clock,
    process: Process,
    caller: Caller,
    url: string,
    ears: Listening,
    gone: () => void,
  ) {
    this.#network = network
    this.#clock = clock
    this.process = process
    this.#caller = caller
    this.#ears = ears
    this.#gone = gone
    this.#end = new Duplex({
      read() {},
      write: (chunk: Buffer, _, done) => {
        this.#send(chunk)
        done()
      },
    })
    this.#end.on('close', () => {
      this.#gone()
      this.#later('closed', () => this.#close())
    })
    this.#arrive('connects', () => {
      if (process.closed) {
        this.#end.destroy()
        return
      }
      const head = {
        host: 'here',
        cookie: caller.cookie,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'c2VjcmV0c2VjcmV0c2VjcmV0cw=='.slice(-24),
      }
      const request = { method: 'GET', url, headers: head, socket: { remoteAddress: caller.address } }
      process.http!.server.emit('upgrade', request, this.#end, Buffer.alloc(0))
    })
  }

  get address(): string {
    return this.#caller.address
  }

  isOpenFrom(address = this.#caller.address): boolean {
    return this.#admitted && !this.#end.destroyed && this.#caller.address === address
  }

  say(text: string): void {
    this.#sendFrame(1, Buffer.from(text))
  }

  /** The person hangs up. */
  hangUp(): void {
    this.break(true)
  }

  /** The connection breaks; the process notices, or must find out. */
  break(noticed: boolean): void {
    if (this.#closed) return
    this.#close()
    if (noticed) this.#arrive('sees it broken', () => this.#end.destroy())
    else this.#clock.after(60_000, 'forgotten', () => this.#end.destroy(), this.process)
  }

  #close() {
    if (this.#closed) return
    this.#closed = true
    this.#ears.closed()
  }

  /** Something comes to the process. */
  #arrive(what: string, action: () => void) {
    this.#toProcess = Math.max(this.#toProcess, this.#clock.now + this.#network.latency())
    this.#clock.at(this.#toProcess, `${this.process.name} ${what}`, action, this.process)
  }

  #later(what: string, action: () => void) {
    this.#toPerson = Math.max(this.#toPerson, this.#clock.now + this.#network.latency())
    this.#clock.at(this.#toPerson, `${this.#caller.address} ${what}`, action)
  }

  #sendFrame(kind: number, payload: Buffer) {
    if (this.#closed) return
    const length =
      payload.length < MEDIUM ? [payload.length] : [MEDIUM, payload.length >> 8, payload.length & 255]
    const [first = 0, ...others] = length
    const frame = Buffer.concat([Buffer.from([0x80 | kind, 0x80 | first, ...others, 0, 0, 0, 0]), payload])
    this.#arrive(kind === 1 ? payload.toString().slice(0, 60) : `frame ${kind}`, () => {
      if (!this.#end.destroyed) this.#end.push(frame)
    })
  }

  #send(chunk: Buffer) {
    if (!this.process.alive) return
    if (!this.#admitted && chunk.toString('latin1', 0, 12) === ADMITTED) {
      this.#admitted = true
      this.#network.admitted(this.#network.open(this.process, this.address).length)
    }
    this.#later(`hears ${chunk.length}`, () => {
      if (this.#closed) return
      this.#rest = Buffer.concat([this.#rest, chunk])
      this.#read()
    })
  }

  #read() {
    if (!this.#open) {
      const head = this.#rest.indexOf('\r\n\r\n')
      if (head < 0) return
      if (this.#rest.toString('latin1', 0, 12) !== ADMITTED) {
        this.#end.destroy()
        return this.#close()
      }
      this.#open = true
      this.#rest = this.#rest.subarray(head + 4)
    }
    for (let frame = this.#frame(); frame && !this.#closed; frame = this.#frame()) this.#hear(frame)
  }

  #frame() {
    const rest = this.#rest
    if (rest.length < 2) return undefined
    const short = rest[1]! & 127
    const head = short < MEDIUM ? 2 : short === MEDIUM ? 4 : 10
    if (rest.length < head) return undefined
    const length =
      short < MEDIUM ? short : short === MEDIUM ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2))
    if (rest.length < head + length) return undefined
    this.#rest = rest.subarray(head + length)
    return { kind: rest[0]! & 15, payload: rest.subarray(head, head + length) }
  }

  #hear({ kind, payload }: { kind: number; payload: Buffer }) {
    if (kind === PING) return this.#sendFrame(PONG, payload)
    if (kind === CLOSE) {
      this.#sendFrame(CLOSE, payload.subarray(0, 2))
      this.#close()
      return this.#arrive('sees it closed', () => this.#end.destroy())
    }
    const text = payload.toString()
    this.#ears.heard(JSON.parse(text) as News, text)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
