import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

let database: DatabaseSync | undefined

/** Brings the log of an SQLite database into its file as far as that goes, whenever it is told to. */
parentPort!.on('message', () => {
  try {
    database ??= new DatabaseSync(workerData as string)
    database.exec('pragma wal_checkpoint(passive)')
  } catch {
    // Nothing is lost, on a full disk for instance: it stays in the log, and who writes is told of the trouble.
  }
})
