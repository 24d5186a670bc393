import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Something at a table changed: who has the table open looks it up in the database. */
export interface Change {
  readonly table: string
  readonly what: 'entries' | 'seats' | 'chat'
}

/** How the processes on one database tell each other what changed. */
export interface Bus {
  /** Whether nobody else can be on this database. */
  readonly alone: boolean
  publish(change: Change): void
  close(): Promise<void>
}

export interface Ear {
  changed(change: Change): void
  /** Something may have been missed: look at everything. */
  missed(): void
}

/** For a database in a file: there is only this process. */
export const SILENCE: Bus = { alone: true, publish() {}, async close() {} }

const CHANNEL = 'kontor'
const NOTIFY = `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`
const RETRY = 500

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

  constructor(address: string, ear: Ear) {
    this.#address = address
    this.#ear = ear
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
    this.#closed = true
    await this.#client?.end()
  }

  #hear(payload: string) {
    const { from, ...told } = JSON.parse(payload) as { from: string } & (Change | { missed: true })
    if (from === this.#me) return
    if ('missed' in told) this.#ear.missed()
    else this.#ear.changed(told)
  }

  /** What is lost with the connection is made good when it comes back: then everybody looks at everything. */
  #send(told: Change | { missed: true }) {
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
