import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { COMMANDS, type Command, LARGEST_FRAME, type News } from '@kontor/protocol'
import { type RawData, WebSocketServer } from 'ws'
import {
  Buckets,
  type CallOff,
  every,
  GRACE,
  networkOf,
  Refused,
  refusalOf,
  type Settings,
} from '../../ground/index.ts'
import type { Identity } from '../../people/index.ts'
import type { Door, Guest, House, Room } from '../../tables/index.ts'
import { isOurs } from '../headers.ts'
import { checked } from '../schema.ts'
import { type Connection, Connections, PARTS_OF_A_SECOND } from './connections.ts'
import { textFrame } from './frame.ts'

const SECOND = 1_000
/** Whoever does not read what we send is cut off before it fills our memory. */
const MOST_UNREAD = 1_000_000
/** Anyone who is refused so often in a row for what no honest client does is cut off. */
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
  readonly #stopHeart: CallOff
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
    this.#arrivals = new Buckets(house.machine, settings.limits.requests)
    this.#commands = new Buckets(house.machine, settings.limits.commands)
    this.#chat = new Buckets(house.machine, settings.limits.chat)
    this.#stopHeart = every(house.machine, SECOND / PARTS_OF_A_SECOND, () => this.#beat())
    house.metrics.gauge('kontor_sockets', 'Open sockets.', () => this.#server.clients.size)
  }

  /** Takes over the upgrades of an HTTP server. */
  listen(http: Server): void {
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', destroy)
      this.#admit(request, socket)
        .then(({ room, seen, ...visitor }) =>
          this.#server.handleUpgrade(request, socket, head, client =>
            this.#welcome(
              { client, socket, held: undefined, silence: 0, revoked: false, ...visitor },
              room,
              seen,
            ),
          ),
        )
        .catch(error => this.#turnAway(socket, request, error))
    })
  }

  /** Cuts off everyone who is no longer the person they came in as; the others hear whom they want to hear. */
  async review(person: string, left: boolean): Promise<void> {
    for (const connection of this.#connections.of(person)) {
      if (left && connection.claim.session === undefined) signOut(connection)
      else await this.#look(connection)
    }
  }

  /** Looks again at everybody. */
  async reviewAll(): Promise<void> {
    for (const connection of this.#connections.all()) await this.#look(connection)
  }

  /** Says goodbye to everybody, and waits a while for those who say it, too. */
  async close(): Promise<void> {
    this.#stopHeart()
    this.#server.close()
    const clients = [...this.#server.clients]
    const closed = clients.map(client => new Promise(resolve => client.once('close', resolve)))
    for (const client of clients) client.close(GOING_AWAY, 'The server is shutting down.')
    await this.#house.machine.within(GRACE, Promise.all(closed))
    for (const client of clients) client.terminate()
  }

  async #look(connection: Connection) {
    const { claim, person } = connection
    if (person === undefined) return
    if (await this.#house.knows(claim)) connection.muted = await this.#mutedBy(person)
    else signOut(connection)
  }

  /** Who may come in, and where to. */
  async #admit(request: IncomingMessage, socket: Duplex) {
    const { origin, host, cookie } = request.headers
    const network = networkOf(this.#addressOf(request))
    if (!isOurs(origin, host, this.#settings.origins))
      throw new Refused('forbidden', 'This page is not allowed to contact this server.')
    if (!this.#arrivals.take(network)) throw new Refused('too-many', 'Too many connections; wait a moment.')
    // Before anything is waited for: others who come meanwhile must find this place taken.
    this.#reserve(network, socket)
    const claim = this.#identity.personIn(cookie)
    const person = (await this.#house.visitor(claim))?.id
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
    const id = /^\/api\/tables\/([\w-]{16})\/socket$/.exec(pathname)?.[1]
    if (id === undefined) throw new Refused('malformed', 'There is no socket at this address.', 404)
    const seen = Number(searchParams.get('seen') ?? -1)
    if (!Number.isSafeInteger(seen) || seen < -1)
      throw new Refused('malformed', "'seen' is the number of the last entry that you have seen.")
    const muted = person === undefined ? new Set<string>() : await this.#mutedBy(person)
    return { room: await this.#house.room(id), person, muted, claim, seen, network }
  }

  #reserve(network: string, socket: Duplex) {
    if (!this.#connections.reserve(network, this.#settings.limits.sockets))
      throw new Refused('too-many', 'There are too many connections from your address.')
    socket.once('close', () => this.#connections.release(network))
  }

  #mutedBy(person: string) {
    return this.#house.stored(() => this.#house.relations.mutedBy(person))
  }

  #turnAway(socket: Duplex, request: IncomingMessage, error: unknown) {
    const { status, code, body: said } = refusalOf(error)
    this.#note(code, { address: this.#addressOf(request) }, error)
    const body = JSON.stringify(said)
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
      turnOut: reason => client.close(POLICY, reason),
    }
    let offences = 0
    this.#connections.add(connection)
    for (const pulse of ['ping', 'pong'] as const) client.on(pulse, () => this.#feel(connection))
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

  /** Something of theirs said that they are there: that costs little, but not nothing. */
  #feel(connection: Connection) {
    connection.silence = 0
    if (!this.#commands.take(userOf(connection))) connection.client.terminate()
  }

  async #hear(connection: Connection, room: Room, key: string, data: RawData, binary: boolean) {
    const { person } = connection
    if (connection.revoked) throw new Refused('forbidden', 'You are signed out.', 401)
    if (!this.#commands.take(userOf(connection)))
      throw new Refused('too-many', 'Too many commands; wait a moment.')
    const command = commandIn(data, binary)
    const done = (version: number) => {
      this.#hold(connection)
      this.#tell(connection, { type: 'done', id: command.id, version })
    }
    const began = performance.now()
    if (command.type === 'chat') {
      if (!this.#chat.take(person ?? key))
        throw new Refused('too-many', 'You are writing too fast; wait a moment.')
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
    const refused = refusalOf(error)
    const { code } = refused
    this.#note(code, { table: room.sheet.row.id }, error)
    const id = data === undefined ? null : idIn(data)
    this.#tell(connection, {
      type: 'refused',
      id,
      ...refused.body,
      code,
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

/** For whom commands are counted, through however many sockets they come. */
function userOf({ person, network }: Connection) {
  return person ?? network
}

/** Lets somebody do nothing more. A client need not answer the goodbye, and could say more meanwhile. */
function signOut(connection: Connection) {
  connection.revoked = true
  connection.client.close(POLICY, 'You are signed out.')
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
