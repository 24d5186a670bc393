import { THIS_MACHINE } from '../ground/index.ts'
import { type Bus, type Ear, SILENCE } from './bus.ts'
import { type Database, isPostgres, openDatabase } from './database.ts'
import { PostgresBus } from './postgres/bus.ts'
import { lineTo } from './postgres/line.ts'
import { FileWatch } from './sqlite/file-watch.ts'
import { lockFor } from './sqlite/lock.ts'

/** Where a server keeps what it keeps, perhaps together with others. */
export interface Storage {
  readonly database: Database
  /** How it tells the others what changed, and hears it from them. */
  join(ear: Ear): Promise<Bus>
  close(): Promise<void>
}

/** The storage at the address of a PostgreSQL or in a file, taken for one server if it cannot be shared. */
export async function openStorage(address: string): Promise<Storage> {
  const lock = lockFor(address)
  const database = await openDatabase(address).catch(error => {
    lock.release()
    throw error
  })
  return {
    database,
    join: async ear =>
      isPostgres(address) ? joinOthers(address, ear) : FileWatch.open(database, ear, THIS_MACHINE),
    async close() {
      await database.destroy()
      lock.release()
    },
  }
}

/** A bus to the other processes on a database, from beside a server; in a file that notices by itself. */
export async function joinOthers(address: string, ear: Ear): Promise<Bus> {
  return isPostgres(address) ? PostgresBus.open(lineTo(address), ear, THIS_MACHINE) : SILENCE
}
