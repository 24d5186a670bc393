import { constants, existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault } from '@kontor/engine'
import { sql } from 'kysely'
import { PostgresBus } from './bus.ts'
import { copyAll, isEmpty } from './copying.ts'
import { type Database, isPostgres, openDatabase } from './database.ts'
import { closeTable, forget } from './departure.ts'
import { GAMES } from './games.ts'
import { House, type Log } from './house.ts'
import { Judge, refereeHere } from './judge.ts'
import { Metrics } from './metrics.ts'

/** What a host sees of a table. */
interface TableLine {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly version: number
  readonly created: number
}

/** What a host sees of a person. */
interface PersonLine {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly created: number
}

/** Where a host looks after a server, while it runs or not. */
export interface Office {
  tables(status: string | undefined): Promise<readonly TableLine[]>
  closeTable(id: string): Promise<void>
  people(): Promise<readonly PersonLine[]>
  forget(person: string): Promise<void>
  /** Writes everything to a new file, as it is at one instant. */
  backup(file: string): Promise<void>
  shut(): Promise<void>
}

/** Opens the office of the server on this database. */
export async function openOffice(address: string, log: Log): Promise<Office> {
  if (!isPostgres(address) && !existsSync(address)) throw new Fault(`There is no database at ${address}.`)
  const database = await openDatabase(address)
  const house = new House(database, GAMES, refereeHere(new Judge(GAMES)), 1, log, new Metrics())
  if (isPostgres(address)) {
    const bus = new PostgresBus(address, house)
    await bus.open()
    house.bus = bus
  }
  return {
    tables: status => tablesIn(database, status),
    async closeTable(id) {
      await closeTable(house, id)
    },
    people: () =>
      database
        .selectFrom('people')
        .leftJoin('accounts', 'accounts.person', 'people.id')
        .select(['people.id', 'people.name', 'accounts.login', 'people.created'])
        .orderBy('people.created', 'desc')
        .execute(),
    async forget(person) {
      if (!(await house.store.person(person))) throw new Fault(`There is no person ${person}.`)
      await forget(house, person)
    },
    async backup(file) {
      if (existsSync(file)) throw new Fault(`${file} exists already; choose another name.`)
      if (isPostgres(address)) await newFile(file, made => copyAll(database, made))
      else await sql`vacuum into ${file}`.execute(database)
    },
    async shut() {
      await house.close()
      await database.destroy()
    },
  }
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
  await copyFile(backup, address, constants.COPYFILE_EXCL)
  await newFile(address, database => check(backup, database))
}

async function check(backup: string, database: Database) {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database)
  if (rows[0]?.integrity_check !== 'ok') throw new Fault(`${backup} is damaged; use an older backup.`)
}

/** Does something in a file that is new; if it fails, the file is gone again. */
async function newFile(file: string, action: (database: Database) => Promise<void>) {
  try {
    await using(file, action)
  } catch (error) {
    for (const each of [file, `${file}-wal`, `${file}-shm`]) await rm(each, { force: true })
    throw error
  }
}

async function using(address: string, action: (database: Database) => Promise<void>) {
  const database = await openDatabase(address)
  await action(database).finally(() => database.destroy())
}

function tablesIn(database: Database, status: string | undefined) {
  return database
    .selectFrom('tables')
    .select(['id', 'game', 'status', 'version', 'created'])
    .$if(status !== undefined, query => query.where(sql`status`, '=', status))
    .orderBy('created', 'desc')
    .execute()
}
