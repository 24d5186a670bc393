import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { openFile } from './open-file.ts'

export interface SqliteRequest {
  readonly id: number
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface SqliteReply {
  readonly id: number
  readonly rows?: readonly unknown[]
  readonly changes?: number
  readonly error?: { readonly message: string; readonly errcode: number | undefined }
}

/** More different statements than this are prepared anew each time. */
const MOST_PREPARED = 500

/**
 * So often, in milliseconds, another thread brings the log into the file: commits must not wait for that. Not oftener,
 * for a page that is written many times meanwhile goes there once, and both share the disk.
 */
const BETWEEN_CHECKPOINTS = 1_500

const path = workerData as string
const port = parentPort!
const prepared = new Map<string, StatementSync>()
let database: DatabaseSync | undefined
let checkpoints: Worker | undefined
let checkpointed = performance.now()

port.on('message', (request: SqliteRequest | 'close') => {
  if (request === 'close') return void close()
  port.postMessage(answerTo(request))
  if (performance.now() - checkpointed > BETWEEN_CHECKPOINTS && path !== ':memory:') checkpoint()
})

function checkpoint() {
  checkpointed = performance.now()
  checkpoints ??= checkpointing()
  checkpoints.postMessage('checkpoint')
}

function checkpointing() {
  const worker = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: path })
  worker.on('message', finishCheckpoint)
  return worker
}

/** Once everything is in the file, the next commit begins the log anew. */
function finishCheckpoint() {
  try {
    database?.exec('pragma wal_checkpoint(passive)')
  } catch {
    // Nothing is lost, as in the other thread.
  }
}

async function close() {
  await checkpoints?.terminate()
  database?.close()
  port.close()
}

function answerTo({ id, sql, parameters }: SqliteRequest): SqliteReply {
  try {
    const statement = prepare(sql)
    const values = parameters as SQLInputValue[]
    if (statement.columns().length > 0) return { id, rows: statement.all(...values) }
    return { id, changes: Number(statement.run(...values).changes) }
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number }
    return { id, error: { message, errcode } }
  }
}

function prepare(sql: string) {
  // With the first query, so that a file that cannot be opened is an error of that query.
  database ??= openFile(path)
  const known = prepared.get(sql)
  if (known) return known
  const statement = database.prepare(sql)
  if (prepared.size < MOST_PREPARED) prepared.set(sql, statement)
  return statement
}
