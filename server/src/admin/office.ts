import { existsSync } from 'node:fs'
import { Fault } from '@kontor/engine'
import { sql } from 'kysely'
import { Thinker } from '../bots/index.ts'
import { GAMES, type Log, Metrics, THIS_MACHINE } from '../ground/index.ts'
import type { ReportLine } from '../people/index.ts'
import { Judge, refereeHere } from '../referee/index.ts'
import { type Database, isPostgres, joinOthers, openDatabase } from '../storage/index.ts'
import { block, closeTable, forget, House } from '../tables/index.ts'
import { writeBackup } from './backups.ts'

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
  /** Whether they were sent away. */
  readonly state: 'blocked' | null
  readonly created: number
}

/** Where a host looks after a server, while it runs or not. */
export interface Office {
  tables(status: string | undefined): Promise<readonly TableLine[]>
  closeTable(id: string): Promise<void>
  people(): Promise<readonly PersonLine[]>
  forget(person: string): Promise<void>
  /** Sends somebody away, or lets them come back. */
  block(person: string): Promise<void>
  unblock(person: string): Promise<void>
  /** What people have told of others, and that one of it is dealt with. */
  reports(): Promise<readonly ReportLine[]>
  settle(report: string): Promise<void>
  /** Writes everything to a new file, as it is at one instant. */
  backup(file: string): Promise<void>
  shut(): Promise<void>
}

/** Opens the office of the server on this database. */
export async function openOffice(address: string, log: Log): Promise<Office> {
  if (!isPostgres(address) && !existsSync(address)) throw new Fault(`There is no database at ${address}.`)
  const database = await openDatabase(address)
  const house = new House(database, {
    games: GAMES,
    machine: THIS_MACHINE,
    referee: refereeHere(new Judge(GAMES)),
    thinker: new Thinker({ threads: 1, machine: THIS_MACHINE }),
    limits: { tables: { burst: Number.MAX_VALUE, perSecond: 0 }, openTables: Number.MAX_VALUE },
    log,
    metrics: new Metrics(),
  })
  house.bus = await joinOthers(address, house)
  return {
    tables: status => tablesIn(database, status),
    async closeTable(id) {
      await closeTable(house, id)
    },
    people: async () => {
      const found = await database
        .selectFrom('people')
        .leftJoin('accounts', 'accounts.person', 'people.id')
        .select(['people.id', 'people.name', 'accounts.login', 'people.blocked', 'people.created'])
        .orderBy('people.created', 'desc')
        .execute()
      return found.map(({ blocked, ...person }) => ({ ...person, state: blocked === 1 ? 'blocked' : null }))
    },
    async forget(person) {
      if (!(await house.store.person(person))) throw new Fault(`There is no person ${person}.`)
      await forget(house, person)
    },
    block: person => block(house, person),
    async unblock(person) {
      if (!(await house.accounts.block(person, false))) throw new Fault(`There is no person ${person}.`)
    },
    reports: () => house.reports.waiting(),
    async settle(report) {
      if (!(await house.reports.settle(report))) throw new Fault(`There is no report ${report}.`)
    },
    backup: file => writeBackup(database, address, file),
    async shut() {
      await house.close()
      await database.destroy()
    },
  }
}

function tablesIn(database: Database, status: string | undefined) {
  return database
    .selectFrom('tables')
    .select(['id', 'game', 'status', 'version', 'created'])
    .$if(status !== undefined, query => query.where(sql`status`, '=', status))
    .orderBy('created', 'desc')
    .execute()
}
