import { Worker } from 'node:worker_threads'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { SqliteReply, SqliteRequest } from './writing-thread.ts'

/**
 * Kysely on Node's own SQLite, in a thread of its own: a commit waits for the disk, and the tables must not wait with
 * it.
 */
export class SqliteDialect implements Dialect {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#path)
  }

  createAdapter() {
    return new Adapter()
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler()
  }

  createIntrospector(database: Kysely<unknown>) {
    return new SqliteIntrospector(database)
  }
}

/** Kysely does not trust SQLite to take back changes of its tables, but it does: a migration happens as a whole or not. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #path: string
  #connection: SqliteConnection | undefined
  /** Resolves when nobody holds the one connection. */
  #free: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(path: string) {
    this.#path = path
  }

  async init() {
    this.#connection = new SqliteConnection(this.#path)
  }

  async acquireConnection() {
    const before = this.#free
    let release = () => {}
    this.#free = new Promise(resolve => {
      release = resolve
    })
    await before
    this.#release = release
    return this.#connection!
  }

  async releaseConnection() {
    this.#release()
  }

  async beginTransaction(connection: SqliteConnection) {
    await connection.run('begin immediate')
  }

  async commitTransaction(connection: SqliteConnection) {
    await connection.run('commit')
  }

  async rollbackTransaction(connection: SqliteConnection) {
    await connection.run('rollback')
  }

  async destroy() {
    await this.#connection?.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #worker: Worker
  readonly #waiting = new Map<number, { resolve(reply: SqliteReply): void; reject(error: Error): void }>()
  #last = 0

  constructor(path: string) {
    this.#worker = new Worker(new URL('./writing-thread.ts', import.meta.url), { workerData: path })
    this.#worker.on('message', (reply: SqliteReply) => {
      const { resolve, reject } = this.#waiting.get(reply.id)!
      this.#waiting.delete(reply.id)
      if (reply.error) reject(Object.assign(new Error(reply.error.message), { errcode: reply.error.errcode }))
      else resolve(reply)
    })
    this.#worker.on('error', error => this.#fail(error as Error))
    this.#worker.on('exit', () => this.#fail(new Error('the database is closed')))
  }

  run(sql: string, parameters: readonly unknown[] = []): Promise<SqliteReply> {
    const request: SqliteRequest = { id: ++this.#last, sql, parameters }
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject })
      this.#worker.postMessage(request)
    })
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.run(sql, parameters)
    const numAffectedRows = BigInt(changes ?? 0)
    return { rows: (rows ?? []) as R[], numAffectedRows }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery(query)
  }

  async close() {
    const ended = new Promise(resolve => this.#worker.once('exit', resolve))
    this.#worker.postMessage('close')
    await ended
  }

  #fail(error: Error) {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
