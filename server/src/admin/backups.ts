import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Fault } from '@kontor/engine'
import { sql } from 'kysely'
import { copyAll, type Database, isEmpty, isPostgres, makeOwnFile, openDatabase } from '../storage/index.ts'

/** Writes everything that a database holds to a new file, as it is at one instant. */
export async function writeBackup(database: Database, address: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Fault(`${file} exists already; choose another name.`)
  if (isPostgres(address)) await newFile(file, made => copyAll(database, made))
  else await inNewFile(file, () => sql`vacuum into ${file}`.execute(database))
}

/** Puts a backup where no database is, or into one of PostgreSQL that is empty. */
export async function restore(backup: string, address: string): Promise<void> {
  if (!existsSync(backup)) throw new Fault(`There is no backup at ${backup}.`)
  if (!isPostgres(address)) return unpack(backup, address)
  // A backup may be of an earlier version: a copy is brought up to date, the backup stays as it is.
  const folder = await mkdtemp(join(tmpdir(), 'kontor-restore-'))
  try {
    const file = join(folder, 'kontor.db')
    await unpack(backup, file)
    await using(file, from => using(address, to => fill(from, to)))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function fill(from: Database, to: Database) {
  if (!(await isEmpty(to))) throw new Fault('This database has been used; restore into a new one.')
  await copyAll(from, to)
}

/** Copies a backup to a new file and looks whether it is whole. */
async function unpack(backup: string, address: string) {
  for (const file of [address, `${address}-wal`])
    if (existsSync(file)) throw new Fault(`${file} exists; stop the server and move it away first.`)
  await inNewFile(address, () => pipeline(createReadStream(backup), createWriteStream(address)))
  await newFile(address, database => check(backup, database))
}

async function check(backup: string, database: Database) {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database)
  if (rows[0]?.integrity_check !== 'ok') throw new Fault(`${backup} is damaged; use an older backup.`)
}

/** Does something in a database that is new. */
function newFile(file: string, action: (database: Database) => Promise<void>) {
  return inNewFile(file, () => using(file, action))
}

/** Writes into a file that is new, and that nobody else may read; if it fails, the file is gone again. */
async function inNewFile(file: string, action: () => Promise<unknown>) {
  try {
    makeOwnFile(file)
    await action()
  } catch (error) {
    for (const each of [file, `${file}-wal`, `${file}-shm`]) await rm(each, { force: true })
    throw error
  }
}

async function using(address: string, action: (database: Database) => Promise<void>) {
  const database = await openDatabase(address)
  await action(database).finally(() => database.destroy())
}
