import { DatabaseSync } from 'node:sqlite'
import { Fault } from '@kontor/engine'
import { isPostgres } from './database.ts'
import { storageTrouble } from './trouble.ts'

const BUSY = 5

/** What a server holds while it runs, so that no second one runs on the same file. */
export interface Lock {
  release(): void
}

/**
 * Takes a database in a file for one server: it believes that nobody else appends to the logs. PostgreSQL serves many.
 * The lock is on a file beside the database, which a host's commands do not mind, and goes with the process even if that
 * is killed.
 */
export function lockFor(database: string): Lock {
  if (isPostgres(database) || database === ':memory:') return { release() {} }
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(`${database}-server`)
    file.exec('begin immediate')
  } catch (error) {
    file?.close()
    const { errcode = 0 } = error as { errcode?: number }
    throw new Fault(
      (errcode & 0xff) === BUSY
        ? `Another server is using ${database}; only PostgreSQL can be shared by several.`
        : storageTrouble(error),
    )
  }
  const held = file
  return { release: () => held.close() }
}
