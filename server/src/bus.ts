import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** What processes tell each other. Most of it says only where something changed, and is looked up in the database. */
export type Change =
  | { readonly table: string; readonly what: 'entries' | 'seats' | 'chat' }
  /** Which seats are at a table through the process that tells; `asking`, the others tell the same. */
  | { readonly table: string; readonly present: readonly number[]; readonly asking: boolean }
  /** Who somebody is or wants to hear; `left`, a guest is nobody any more. */
  | { readonly person: string; readonly left: boolean }

/** How the processes on one database tell each other what changed. */
export interface Bus {
  /** Whether nobody else can be on this database. */
  readonly alone: boolean
  publish(change: Change): void
  close(): Promise<void>
}

export interface Ear {
  changed(change: Change, process: string): void
  /** A process is there that was not, or was taken for gone: it knows nothing of us, nor we of it. */
  came(): void
  /** A process on the same database is there no longer. */
  gone(process: string): void
  /** Something may have been missed: look at everything. */
  missed(): void
}

/** For a database in a file: there is only this process. */
export const SILENCE: Bus = { alone: true, publish() {}, async close() {} }

const CHANNEL = 'kontor'
const NOTIFY = `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`
const RETRY = 500
/** How often a process says that it is there, and after which silence it is taken for gone. */
const BEAT = 2_000
const SILENT = 5 * BEAT

type Told = Change | { readonly missed: true } | { readonly here: boolean }

/** PostgreSQL's own LISTEN and NOTIFY. A lost connection is made again, and everything is looked at then. */
export class PostgresBus implements Bus {
  readonly alone = false
  readonly #address: string
  readonly #ear: Ear
  readonly #me = randomUUID()
  #client: Client | undefined
  #closed = false
  readonly #waiting: string[] = []
  #sending: Promise<void> | undefined
  /** When each of the other processes was last heard. */
  readonly #heard = new Map<string, number>()
  readonly #heart: NodeJS.Timeout

  constructor(address: string, ear: Ear) {
    this.#address = address
    this.#ear = ear
    this.#heart = setInterval(() => this.#beat(), BEAT)
    this.#heart.unref()
  }

  async open(): Promise<void> {
    const client = new Client({ connectionString: this.#address, connectionTimeoutMillis: 5000 })
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    this.#client = client
  }

  publish(change: Change): void {
    this.#send(change)
  }

  async close(): Promise<void> {
    clearInterval(this.#heart)
    this.#send({ here: false })
    await this.#sending
    this.#closed = true
    await this.#client?.end()
  }

  #hear(payload: string) {
    const { from, ...told } = JSON.parse(payload) as { from: string } & Told
    if (from === this.#me) return
    const known = this.#heard.has(from)
    this.#heard.set(from, Date.now())
    if (!known && !('here' in told && !told.here)) this.#ear.came()
    if ('missed' in told) this.#ear.missed()
    else if (!('here' in told)) this.#ear.changed(told, from)
    else if (!told.here) this.#gone(from)
  }

  #beat() {
    this.#send({ here: true })
    for (const [process, at] of this.#heard) if (at < Date.now() - SILENT) this.#gone(process)
  }

  #gone(process: string) {
    this.#heard.delete(process)
    this.#ear.gone(process)
  }

  /** What is lost with the connection is made good when it comes back: then everybody looks at everything. */
  #send(told: Told) {
    this.#waiting.push(JSON.stringify({ ...told, from: this.#me }))
    this.#sending ??= this.#work().finally(() => {
      this.#sending = undefined
    })
  }

  async #work() {
    while (this.#waiting.length > 0) {
      const payloads = this.#waiting.splice(0)
      await this.#client?.query(NOTIFY, [payloads]).catch(() => {})
    }
  }

  #lost(client: Client) {
    if (this.#closed || this.#client !== client) return
    this.#client = undefined
    this.#again()
  }

  #again() {
    setTimeout(async () => {
      if (this.#closed) return
      try {
        await this.open()
        this.#ear.missed()
        this.#send({ missed: true })
      } catch {
        this.#again()
      }
    }, RETRY).unref()
  }
}
