import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** So few pages the writer brings over itself, without anybody noticing. */
const FEW = 300
/** A log shorter than this, in pages, need not begin anew. */
const SHORT = 4_000
const MOST_ROUNDS = 5

let database: DatabaseSync | undefined

/**
 * Brings the log of an SQLite database into its file whenever it is told to. The writer goes on meanwhile, so something
 * is always left; less each time, until the writer can do the rest and begin its log anew.
 */
parentPort!.on('message', () => {
  try {
    for (let round = 0, before = 0; round < MOST_ROUNDS; round++) {
      const { log } = checkpoint()
      if (log < SHORT) return
      if (log - before < FEW) return parentPort!.postMessage('nearly done')
      before = log
    }
  } catch {
    // Nothing is lost, on a full disk for instance: it stays in the log, and whoever writes is told of the trouble.
  }
})

/** How many pages the log had when this began. */
function checkpoint() {
  database ??= new DatabaseSync(workerData as string)
  return database.prepare('pragma wal_checkpoint(passive)').get() as { log: number }
}
