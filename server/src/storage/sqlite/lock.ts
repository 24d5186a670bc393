import { realpathSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Fault } from '@kontor/engine'
import { isPostgres } from '../database.ts'
import { storageTrouble } from '../trouble.ts'
import { makeOwnFile } from './own-file.ts'

const BUSY = 5

/** What a server holds while it runs, so that no second one runs on the same file. */
export interface Lock {
  release(): void
}

/**
 * Takes a database in a file for one server: it believes that nobody else appends to the logs. PostgreSQL serves many.
 * The lock is on a file beside the database, wherever links to it lie, which a host's commands do not mind, and goes with
 * the process even if that is killed.
 */
export function lockFor(database: string): Lock {
  if (isPostgres(database) || database === ':memory:') return { release() {} }
  let file: DatabaseSync | undefined
  try {
    const beside = `${placeOf(database)}-server`
    makeOwnFile(beside)
    file = new DatabaseSync(beside)
    file.exec('begin immediate')
  } catch (error) {
    file?.close()
    if (error instanceof Fault) throw error
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

/** Where a database truly is. One with two names of the same rank would have a log beside each, and be destroyed. */
function placeOf(database: string): string {
  makeOwnFile(database)
  if (statSync(database).nlink > 1)
    throw new Fault(`${database} has a second name (a hard link); SQLite needs it to have only one.`)
  return realpathSync(database)
}
