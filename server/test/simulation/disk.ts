import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
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
import type { Clock } from './clock.ts'
import type { Luck } from './luck.ts'
import type { Process } from './process.ts'

/** How a database behaves: as a file that one process has, or as a server that several ask over a network. */
export type Kind = 'file' | 'server'

/** What no one outside may ever read: a database's words tell of the inside. */
export const INSIDE = 'inside-of-the-database'

interface Failure extends Error {
  errcode?: number
  code?: string
}

const FAILURES: Readonly<Record<Kind, readonly (() => Failure)[]>> = {
  file: [
    () => Object.assign(new Error(`disk I/O error ${INSIDE}`), { errcode: 10 }),
    () => Object.assign(new Error(`database or disk is full ${INSIDE}`), { errcode: 13 }),
  ],
  server: [
    () => Object.assign(new Error(`read ECONNRESET ${INSIDE}`), { code: 'ECONNRESET' }),
    () => Object.assign(new Error(`could not extend file ${INSIDE}`), { code: '53100' }),
    () => Object.assign(new Error(`something of its own ${INSIDE}`), { code: 'XX000' }),
  ],
}

/** Somebody who may have a transaction open: while they have, everybody else waits. */
interface Session {
  readonly process: Process
}

/** A row of a log, as it was written, and when that truly was. */
export interface Written {
  readonly table: string
  readonly n: number
  readonly at: number
}

/** When a call fails: before it was done, or after. */
export type Fate = 'before' | 'after'

/** How often what goes wrong. */
export interface Troubles {
  /** That a call fails. */
  failing: number
  /** The one call, counted from the first, that fails for certain. */
  readonly at: { readonly call: number; readonly fate: Fate } | undefined
  /** So long nothing can be had at all. */
  until: number
}

/**
 * The database of a world. What is written is true SQLite, in memory; what is between it and a process is not: each call
 * takes its time on the way there and on the way back, may fail on either, and a process that dies loses what it had not
 * committed and never hears of what it had. A transaction is alone with the database.
 */
export class Disk {
  readonly kind: Kind
  readonly troubles: Troubles
  /** How many calls there were. */
  calls = 0
  /** Is told of each row that came into a log. */
  written: (row: Written) => void = () => {}
  /** Is told of each table that was made. */
  made: () => void = () => {}
  /** The calls that are under way, with whose they are. */
  readonly #pending = new Map<object, readonly [process: Process, sql: string]>()
  readonly #clock: Clock
  readonly #luck: Luck
  readonly #file = new DatabaseSync(':memory:')
  readonly #prepared = new Map<string, StatementSync>()
  #holder: Session | undefined
  #waiting: { readonly session: Session; readonly work: () => void }[] = []

  constructor(kind: Kind, clock: Clock, luck: Luck, at?: Troubles['at']) {
    this.kind = kind
    this.troubles = { failing: 0, until: 0, at }
    this.#clock = clock
    this.#luck = luck
    this.#file.exec('pragma foreign_keys = on')
  }

  /** What is in it, for whoever looks at a world from outside. */
  rows<R>(sql: string, ...parameters: SQLInputValue[]): R[] {
    return this.#statement(sql).all(...parameters) as R[]
  }

  dialect(process: Process): Dialect {
    return {
      createDriver: () => (this.kind === 'file' ? new OneConnection(this, process) : new Many(this, process)),
      createAdapter: () => new Adapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (database: Kysely<unknown>) => new SqliteIntrospector(database),
    }
  }

  /** What a process still waits for. */
  pending(process: Process): readonly string[] {
    return [...this.#pending.values()].flatMap(([whose, sql]) => (whose === process ? [sql] : []))
  }

  /** A process died: what it had not committed is gone. */
  abandon(process: Process): void {
    this.#waiting = this.#waiting.filter(({ session }) => session.process !== process)
    for (const [call, [whose]] of this.#pending) if (whose === process) this.#pending.delete(call)
    if (this.#holder?.process === process) this.#end('rollback')
  }

  /** One statement, on its way there and back. */
  call(session: Session, sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    const { process } = session
    const call = {}
    this.#pending.set(call, [process, sql])
    return new Promise((resolve, reject) => {
      const fate = this.#fate()
      const what = `${process.name} ${sql.slice(0, 28)}`
      const back = (action: () => void) => {
        const reply = () => {
          this.#pending.delete(call)
          action()
        }
        this.#clock.after(this.#latency(), `reply ${what}`, reply, process)
      }
      this.#clock.after(this.#latency(), `call ${what}`, () => {
        // What a process that has died sent last may still come in, or not.
        if (!process.alive && (sql === 'begin' || this.#luck.chance(0.5))) return
        const fail = () => {
          this.#lose(session, sql)
          back(() => reject(this.#failure()))
        }
        if (fate === 'before') return fail()
        this.#enter(session, () => {
          try {
            const result = this.#do(session, sql, parameters)
            if (fate === 'after') fail()
            else back(() => resolve(result))
          } catch (error) {
            back(() => reject(error))
          }
        })
      })
    })
  }

  #fate(): Fate | undefined {
    const { at } = this.troubles
    if (++this.calls === at?.call) return at.fate
    if (this.#clock.now < this.troubles.until) return 'before'
    if (!this.#luck.chance(this.troubles.failing)) return undefined
    return this.#luck.chance(0.5) ? 'before' : 'after'
  }

  #failure() {
    return this.#luck.pick(FAILURES[this.kind])()
  }

  #latency() {
    return this.kind === 'file' ? this.#luck.delay(2, 300) : this.#luck.delay(4, 800)
  }

  /** A transaction does not outlive its connection, nor a failure to begin or end it. */
  #lose(session: Session, sql: string) {
    const isEdge = sql === 'begin' || sql === 'commit' || sql === 'rollback'
    if (this.#holder === session && (isEdge || this.kind === 'server')) this.#end('rollback')
  }

  #enter(session: Session, work: () => void) {
    if (this.#holder && this.#holder !== session) this.#waiting.push({ session, work })
    else work()
  }

  #do(session: Session, sql: string, parameters: readonly unknown[]): QueryResult<unknown> {
    if (sql === 'begin') {
      this.#file.exec('begin')
      this.#holder = session
      return { rows: [] }
    }
    if (sql === 'commit' || sql === 'rollback') {
      // A transaction of which the end was not heard is over all the same.
      if (this.#holder === session) this.#end(sql)
      return { rows: [] }
    }
    const statement = this.#statement(sql)
    const values = parameters as SQLInputValue[]
    if (statement.columns().length === 0)
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
    const rows = statement.all(...values)
    if (sql.includes('insert into entries')) this.#tell(rows as { table_id: string; n: number }[])
    return { rows, numAffectedRows: BigInt(rows.length) }
  }

  #tell(rows: readonly { table_id: string; n: number }[]) {
    for (const { table_id: table, n } of rows) this.written({ table, n, at: this.#clock.now })
  }

  #end(how: 'commit' | 'rollback') {
    this.#file.exec(how)
    this.#holder = undefined
    if (how === 'commit') this.made()
    while (this.#waiting.length > 0 && !this.#holder) this.#waiting.shift()!.work()
  }

  #statement(sql: string) {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#file.prepare(sql)
    this.#prepared.set(sql, statement)
    return statement
  }
}

class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class Connection implements DatabaseConnection {
  readonly process: Process
  readonly #disk: Disk

  constructor(disk: Disk, process: Process) {
    this.#disk = disk
    this.process = process
  }

  run(sql: string) {
    return this.#disk.call(this, sql, [])
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return (await this.#disk.call(this, sql, parameters)) as QueryResult<R>
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery(query)
  }
}

/** As many connections as are wanted at once. */
class Many implements Driver {
  readonly #disk: Disk
  readonly #process: Process

  constructor(disk: Disk, process: Process) {
    this.#disk = disk
    this.#process = process
  }

  async init() {}

  async acquireConnection() {
    return new Connection(this.#disk, this.#process)
  }

  async beginTransaction(connection: Connection) {
    await connection.run('begin')
  }

  async commitTransaction(connection: Connection) {
    await connection.run('commit')
  }

  async rollbackTransaction(connection: Connection) {
    await connection.run('rollback')
  }

  async releaseConnection() {}

  async destroy() {}
}

/** One connection, which everybody waits for. */
class OneConnection extends Many {
  #free: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  override async acquireConnection() {
    const before = this.#free
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#free = promise
    await before
    this.#release = resolve
    return super.acquireConnection()
  }

  override async releaseConnection() {
    this.#release()
  }
}
