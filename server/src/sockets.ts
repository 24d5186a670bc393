import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocketServer } from 'ws'
import { Buckets } from './allowance.ts'
import type { Guest } from './audience.ts'
import { type Connection, Connections, PARTS_OF_A_SECOND } from './connections.ts'
import { textFrame } from './frame.ts'
import { isOurs } from './headers.ts'
import type { Door, House } from './house.ts'
import type { Identity } from './identity.ts'
import { COMMANDS, type Command, LARGEST_FRAME, type News } from './protocol.ts'
import { Refused, refusalOf } from './refusal.ts'
import type { Room } from './room.ts'
import { checked } from './schema.ts'
import type { Settings } from './settings.ts'

const SECOND = 1_000
/** Who does not read what we send is cut off before it fills our memory. */
const MOST_UNREAD = 1_000_000
/** Who is refused so often in a row for what no honest client does is cut off. */
const MOST_OFFENCES = 100
const POLICY = 1008
const GOING_AWAY = 1001

/** The sockets of all tables: lets people in, hears their commands, sends them their news. */
export class Sockets implements Door {
  readonly #house: House
  readonly #identity: Identity
  readonly #settings: Settings
  readonly #addressOf: (request: IncomingMessage) => string
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
  })
  readonly #arrivals: Buckets
  readonly #commands: Buckets
  readonly #chat: Buckets
  readonly #connections = new Connections<Connection>()
  readonly #heart: NodeJS.Timeout
  #last = 0

  constructor(
    house: House,
    identity: Identity,
    settings: Settings,
    addressOf: (request: IncomingMessage) => string,
  ) {
    this.#house = house
    this.#identity = identity
    this.#settings = settings
    this.#addressOf = addressOf
    this.#arrivals = new Buckets(settings.limits.requests)
    this.#commands = new Buckets(settings.limits.commands)
    this.#chat = new Buckets(settings.limits.chat)
    this.#heart = setInterval(() => this.#beat(), SECOND / PARTS_OF_A_SECOND)
    this.#heart.unref()
    house.metrics.gauge('kontor_sockets', 'Open sockets.', () => this.#server.clients.size)
  }

  /** Takes over the upgrades of an HTTP server. */
  listen(http: Server): void {
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', destroy)
      this.#admit(request)
        .then(({ room, seen, ...visitor }) =>
          this.#server.handleUpgrade(request, socket, head, client =>
            this.#welcome({ client, socket, held: undefined, silence: 0, ...visitor }, room, seen),
          ),
        )
        .catch(error => this.#turnAway(socket, request, error))
    })
  }

  /** Cuts off who is no longer who they were when they came in; the others hear whom they want to hear. */
  async review(person: string, left: boolean): Promise<void> {
    for (const connection of this.#connections.of(person)) {
      const { client, claim } = connection
      const gone = left && claim.session === undefined
      if (gone || !(await this.#house.visitor(claim))) client.close(POLICY, 'You are signed out.')
      else connection.muted = await this.#mutedBy(person)
    }
  }

  close(): void {
    clearInterval(this.#heart)
    for (const client of this.#server.clients) client.close(GOING_AWAY, 'The server stops.')
    this.#server.close()
  }

  /** Who may come in, and where to. */
  async #admit(request: IncomingMessage) {
    const { origin, host, cookie } = request.headers
    const address = this.#addressOf(request)
    if (!isOurs(origin, host, this.#settings.origins))
      throw new Refused('forbidden', 'This page may not speak to this server.')
    if (!this.#arrivals.take(address)) throw new Refused('too-many', 'Too many connections; wait a moment.')
    if (this.#connections.from(address) >= this.#settings.limits.sockets)
      throw new Refused('too-many', 'There are too many connections from your address.')
    const claim = this.#identity.personIn(cookie)
    const person = (await this.#house.visitor(claim))?.id
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
    const id = /^\/api\/tables\/([\w-]{16})\/socket$/.exec(pathname)?.[1]
    if (id === undefined) throw new Refused('malformed', 'There is no socket at this address.', 404)
    const seen = Number(searchParams.get('seen') ?? -1)
    if (!Number.isSafeInteger(seen) || seen < -1)
      throw new Refused('malformed', "'seen' is the number of the last entry that you have seen.")
    const muted = person === undefined ? new Set<string>() : await this.#mutedBy(person)
    return { room: await this.#house.room(id), person, muted, claim, seen, address }
  }

  #mutedBy(person: string) {
    return this.#house.stored(() => this.#house.relations.mutedBy(person))
  }

  #turnAway(socket: Duplex, request: IncomingMessage, error: unknown) {
    const { status, code, message } = refusalOf(error)
    this.#note(code, { address: this.#addressOf(request) }, error)
    const body = JSON.stringify({ code, reason: message })
    const head = [`HTTP/1.1 ${status} Refused`, 'Connection: close', 'Content-Type: application/json']
    socket.end([...head, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'))
  }

  #welcome(connection: Connection, room: Room, seen: number) {
    const { client, person } = connection
    const key = `${++this.#last}`
    const guest: Guest = {
      person,
      get muted() {
        return connection.muted
      },
      send: text => {
        this.#send(connection, text)
        this.#release(connection)
      },
    }
    let offences = 0
    this.#connections.add(connection)
    client.on('pong', () => {
      connection.silence = 0
    })
    client.on('error', () => client.terminate())
    client.on('close', () => {
      room.leave(guest)
      this.#connections.remove(connection)
    })
    client.on('message', (data, binary) => {
      connection.silence = 0
      this.#hear(connection, room, key, data, binary).then(
        () => {
          offences = 0
        },
        error => {
          const code = this.#refuse(connection, room, data, error)
          if (code === 'malformed' || code === 'too-many') offences++
          if (offences > MOST_OFFENCES) client.close(POLICY, 'Too much that makes no sense.')
        },
      )
    })
    room.enter(guest, seen).then(
      // Who went away before they were let in is not there to leave again.
      () => client.readyState !== client.OPEN && room.leave(guest),
      error => {
        this.#refuse(connection, room, undefined, error)
        client.close(POLICY)
      },
    )
  }

  async #hear(connection: Connection, room: Room, key: string, data: RawData, binary: boolean) {
    const { person } = connection
    if (!this.#commands.take(key)) throw new Refused('too-many', 'Too many commands; wait a moment.')
    const command = commandIn(data, binary)
    const done = (version: number) => {
      this.#hold(connection)
      this.#tell(connection, { type: 'done', id: command.id, version })
    }
    const began = performance.now()
    if (command.type === 'chat') {
      if (!this.#chat.take(person ?? key)) throw new Refused('too-many', 'You write too fast; wait a moment.')
      await room.say(person, command.text)
      done(room.match?.standing.length ?? 0)
    } else await room.perform(person, command, done)
    this.#house.metrics.count('kontor_commands_total', 'Commands that were done.', { type: command.type })
    this.#house.metrics.time(
      'kontor_command_seconds',
      'From command to news.',
      (performance.now() - began) / 1000,
    )
  }

  #refuse(connection: Connection, room: Room, data: RawData | undefined, error: unknown) {
    const { code, message } = refusalOf(error)
    this.#note(code, { table: room.sheet.row.id }, error)
    const id = data === undefined ? null : idIn(data)
    this.#tell(connection, {
      type: 'refused',
      id,
      code,
      reason: message,
      version: room.match?.standing.length ?? 0,
    })
    return code
  }

  /** Every refusal is counted and logged; what it says is not, for it may name cards. */
  #note(code: string, facts: object, error: unknown) {
    this.#house.metrics.count('kontor_refusals_total', 'What was refused on sockets.', { code })
    if (code === 'mistake') this.#house.log.error({ ...facts, error }, 'failed')
    else this.#house.log.info({ ...facts, code }, 'refused')
  }

  /** Keeps what is sent next for what follows at once: the news of a command goes out together with its `done`. */
  #hold(connection: Connection) {
    connection.held = ''
    process.nextTick(() => this.#release(connection))
  }

  #release(connection: Connection) {
    const { held } = connection
    connection.held = undefined
    if (held) this.#write(connection, held)
  }

  #tell(connection: Connection, news: News) {
    this.#send(connection, JSON.stringify(news))
  }

  #send(connection: Connection, text: string) {
    if (connection.held === undefined) this.#write(connection, textFrame(text))
    else connection.held += textFrame(text)
  }

  #write({ client, socket }: Connection, frames: string) {
    if (client.readyState !== client.OPEN) return
    if (socket.writableLength > MOST_UNREAD) client.terminate()
    else socket.write(frames, 'latin1')
  }

  #beat() {
    const { asked, gone } = this.#connections.tick()
    for (const { client } of asked) client.ping()
    for (const { client } of gone) client.terminate()
  }
}

/** Stays with a socket as long as that lives, and so must not keep the request with which it began. */
function destroy(this: Duplex) {
  this.destroy()
}

/** The command in a frame, or a refusal that says what is wrong with it. */
function commandIn(data: RawData, binary: boolean): Command {
  if (binary) throw new Refused('malformed', 'A command is a text, not bytes.')
  const found = parsed(data)
  if (found === null || typeof found !== 'object')
    throw new Refused('malformed', 'A command is a JSON object.')
  const type = 'type' in found ? found.type : undefined
  if (typeof type !== 'string' || !isType(type))
    throw new Refused('malformed', `The type of a command is one of ${Object.keys(COMMANDS).join(', ')}.`)
  return checked(COMMANDS[type], found, `The command ${type}`)
}

function isType(type: string): type is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, type)
}

function idIn(data: RawData): string | null {
  const found = parsed(data)
  const id = found !== null && typeof found === 'object' && 'id' in found ? found.id : undefined
  return typeof id === 'string' ? id.slice(0, 40) : null
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
