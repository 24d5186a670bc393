import { closeSync, existsSync, openSync } from 'node:fs'

/** Only whoever runs the server may read what it keeps. */
const OURS_ALONE = 0o600
/** What SQLite says where a file cannot be opened. */
const CANNOT_OPEN = 14

/** Makes a file that is to hold a database if there is none yet; those that SQLite puts beside it are as closed. */
export function makeOwnFile(path: string): void {
  if (path === ':memory:' || existsSync(path)) return
  try {
    closeSync(openSync(path, 'a', OURS_ALONE))
  } catch (error) {
    throw Object.assign(error as Error, { errcode: CANNOT_OPEN })
  }
}
