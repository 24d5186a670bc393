import { DatabaseSync } from 'node:sqlite'
import { makeOwnFile } from './own-file.ts'

/** A database in a file, opened as a server writes it: what is committed is on the disk. */
export function openFile(path: string): DatabaseSync {
  makeOwnFile(path)
  const opened = new DatabaseSync(path)
  // A host's command in another process may hold the file for a while, on a busy machine for long.
  opened.exec('pragma busy_timeout = 30000; pragma foreign_keys = on')
  opened.exec('pragma journal_mode = wal; pragma synchronous = full')
  // Only where the other thread cannot keep up do we bring a log of 120 MB over ourselves, for answers wait for that.
  opened.exec('pragma wal_autocheckpoint = 30000')
  return opened
}
