import { once } from 'node:events'
import type { Command, NewSituation, News, NewTable, Situation, TableAbout } from '@kontor/protocol'
import { situationAfter } from '@kontor/protocol/situation'
import { WebSocket } from 'ws'
import { type Settings, settingsFrom } from '../../src/ground/settings.ts'

const PLENTY = { burst: 1e9, perSecond: 1e9 }

/** Settings for a test: a database in memory, any port, no log, and no limits but those given. */
export function quietly(given: Partial<Settings> = {}): Settings {
  const settings = settingsFrom({ KONTOR_PORT: '0', DATABASE_URL: ':memory:', KONTOR_LOG: 'silent' })
  const limits = {
    requests: PLENTY,
    commands: PLENTY,
    chat: PLENTY,
    guests: PLENTY,
    signIns: PLENTY,
    tables: PLENTY,
    notices: PLENTY,
    reports: PLENTY,
    openTables: 1e9,
    sockets: 1e9,
  }
  return { ...settings, limits, ...given }
}

/** A person at the other end: speaks HTTP and sockets as a browser would. */
export class Visitor {
  readonly #address: string
  cookie = ''

  constructor(port: number) {
    this.#address = `127.0.0.1:${port}`
  }

  /** A person with a name, known to the server. */
  static async named(name: string, port: number): Promise<Visitor> {
    const visitor = new Visitor(port)
    await visitor.post('/api/guest', { name })
    return visitor
  }

  /** Somebody with the same cookie at another server. */
  at(port: number): Visitor {
    const again = new Visitor(port)
    again.cookie = this.cookie
    return again
  }

  async get<R>(path: string): Promise<R> {
    return this.#read(await this.request(path))
  }

  async post<R>(path: string, body: unknown = {}): Promise<R> {
    return this.#read(await this.request(path, body))
  }

  async request(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    return fetch(`http://${this.#address}${path}`, {
      ...sent,
      headers: { cookie: this.cookie, ...type, ...headers },
    })
  }

  async make(wanted: Partial<NewTable> & Pick<NewTable, 'seats'>) {
    return this.post<{ table: TableAbout; links: { seat: number; secret: string }[] }>('/api/tables', {
      game: 'hamburg',
      ...wanted,
    })
  }

  /** Goes to a table and waits to be welcomed. */
  async enter(table: string, seen = -1, headers: Record<string, string> = {}): Promise<Chair> {
    const socket = new WebSocket(`ws://${this.#address}/api/tables/${table}/socket?seen=${seen}`, {
      headers: { cookie: this.cookie, ...headers },
    })
    const chair = new Chair(socket)
    await once(socket, 'open')
    await chair.until(news => news.type === 'welcome' || news.type === 'refused')
    return chair
  }

  async #read<R>(response: Response): Promise<R> {
    const [cookie] = response.headers.getSetCookie()
    if (cookie) this.cookie = cookie.split(';')[0]!
    const found = await response.json()
    if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(found)}`)
    return found as R
  }
}

/** How many commands were sent: whoever comes back must not use the name of a command again, or it is not done. */
let commands = 0

/** A connection to a table, with all that ever came over it. */
export class Chair {
  readonly socket: WebSocket
  /** Everything that came, as text. */
  readonly heard: string[] = []
  readonly news: News[] = []
  situation: Situation | undefined
  /** All that they were told, in order. */
  readonly situations: Situation[] = []
  /** What is told of each message as it comes. */
  listener: (news: News) => void = () => {}
  #waiting: { wants(news: News): boolean; resolve(news: News): void; reject(error: Error): void }[] = []

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', data => this.#hear(String(data)))
    socket.on('error', () => {})
    socket.on('close', code => {
      for (const { reject } of this.#waiting) reject(new Error(`The connection was closed with ${code}.`))
      this.#waiting = []
    })
  }

  /** The next message that is wanted, or one that came already. */
  async until(wants: (news: News) => boolean, from = 0): Promise<News> {
    const found = this.news.slice(from).find(wants)
    if (found) return found
    return new Promise((resolve, reject) => this.#waiting.push({ wants, resolve, reject }))
  }

  /** Sends a command and waits for what becomes of it. */
  async command(
    command: WithoutId<Command> & { id?: string },
  ): Promise<Extract<News, { type: 'done' | 'refused' }>> {
    const id = command.id ?? `c${++commands}`
    const from = this.news.length
    this.socket.send(JSON.stringify({ ...command, id }))
    const fate = await this.until(
      news => (news.type === 'done' || news.type === 'refused') && news.id === id,
      from,
    )
    return fate as Extract<News, { type: 'done' | 'refused' }>
  }

  /** Waits until the table has come to this version. */
  async version(n: number): Promise<Situation> {
    if ((this.situation?.version ?? -1) < n)
      await this.until(({ type }) => type === 'news' && this.situation!.version >= n, this.news.length)
    return this.situation!
  }

  async close(): Promise<void> {
    const closed = once(this.socket, 'close')
    this.socket.close()
    await closed
  }

  #follow(told: Situation | NewSituation | null) {
    if (!told) return
    this.situation = situationAfter(this.situation, told)
    this.situations.push(this.situation)
  }

  #hear(text: string) {
    const news = JSON.parse(text) as News
    this.heard.push(text)
    this.news.push(news)
    if (news.type === 'welcome' || news.type === 'news') this.#follow(news.situation)
    this.listener(news)
    this.#waiting = this.#waiting.filter(({ wants, resolve }) => {
      if (!wants(news)) return true
      resolve(news)
      return false
    })
  }
}

type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never

/** Answers for whoever is asked, so many times or to the end; all at the table see each answer before the next. */
export async function play(chairs: readonly Chair[], times = Number.POSITIVE_INFINITY): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { question, version } = chairs[0]!.situation!
    if (!question) return
    const chair = chairs[question.seat]!
    const answers = (await chair.version(version)).question!.answers!
    const fate = await chair.command({ type: 'answer', version, answer: answers[(i * 7) % answers.length]! })
    if (fate.type === 'refused') throw new Error(fate.reason)
    await Promise.all(chairs.map(each => each.version(version + 1)))
  }
}

/** Two people at a table of theirs that has begun. */
export async function seated(one: Visitor, other: Visitor, wanted: Partial<NewTable> = {}) {
  const { table } = await one.make({ seats: [{ kind: 'me' }, { kind: 'open' }], begins: 'full', ...wanted })
  await other.post(`/api/tables/${table.id}/join`)
  const chairs = [await one.enter(table.id), await other.enter(table.id)] as const
  return { id: table.id, chairs }
}
