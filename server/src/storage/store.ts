import type { Opponent } from '@kontor/protocol'
import { sql, type Transaction } from 'kysely'
import { type Machine, newId } from '../ground/index.ts'
import {
  type ChatRow,
  type Database,
  type EntryRow,
  rowsOf,
  type SeatRow,
  type TableRow,
  type Tables,
} from './database.ts'

/** So many tables of one host are shown in the lobby. */
const MOST_OF_ONE_HOST = 3

/** More than a page of a database has room for. */
const FILLING = '.'.repeat(10_000)

/** A table with its seats and who holds them. */
export interface Sheet {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  /** The seats of people, in the order in which they sat down. */
  readonly holders: ReadonlyMap<string, number>
  /** What those people are called. */
  readonly names: ReadonlyMap<string, string>
}

/** What the server keeps of tables and people, in the words of the server. */
export class Store {
  readonly #database: Database
  readonly #machine: Machine

  constructor(database: Database, machine: Machine) {
    this.#database = database
    this.#machine = machine
  }

  /** A secret of this database, drawn when it is first asked for; every process on it gets the same. */
  async secret(name: string): Promise<Buffer> {
    const value = this.#machine.random(32).toString('base64url')
    await this.#database
      .insertInto('secrets')
      .values({ name, value })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const kept = await this.#database
      .selectFrom('secrets')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return Buffer.from(kept.value, 'base64url')
  }

  /** Writes something new, as an answer would be, in place of what was written so before. */
  async beat(): Promise<void> {
    const id = newId(this.#machine)
    await this.#database.transaction().execute(async change => {
      await change.insertInto('pulses').values({ id, filling: FILLING }).execute()
      await change.deleteFrom('pulses').where('id', '!=', id).execute()
    })
  }

  async addPerson(id: string, name: string, created: number): Promise<void> {
    await this.#database.insertInto('people').values({ id, name, created, gone: 0, blocked: 0 }).execute()
  }

  async renamePerson(id: string, name: string): Promise<void> {
    await this.#database.updateTable('people').set({ name }).where('id', '=', id).execute()
  }

  async person(id: string): Promise<{ name: string; created: number } | undefined> {
    return this.#database
      .selectFrom('people')
      .select(['name', 'created'])
      .where('id', '=', id)
      .executeTakeFirst()
  }

  /** Keeps a new table, unless so many of its host wait for others already. */
  async addTable({ row, seats, holders }: Sheet, mostOpen: number): Promise<boolean> {
    return this.#database.transaction().execute(async change => {
      // Whoever makes a table holds the host's row until it is there: two that are made at once count each other.
      await change.updateTable('people').set({ id: row.host }).where('id', '=', row.host).execute()
      const open = change.selectFrom('tables').where('host', '=', row.host).where('status', '=', 'open')
      if ((await open.select('id').execute()).length >= mostOpen) return false
      await change.insertInto('tables').values(row).execute()
      await change
        .insertInto('seats')
        .values([...seats])
        .execute()
      for (const [person, seat] of holders)
        await change
          .insertInto('holders')
          .values({ table_id: row.id, person, seat, since: row.created })
          .execute()
      return true
    })
  }

  async sheet(id: string): Promise<Sheet | undefined> {
    const row = await this.#database.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    return row && (await this.#sheets([row]))[0]
  }

  /** The tables of a host that wait for others. */
  async openOf(host: string): Promise<string[]> {
    const open = this.#database.selectFrom('tables').where('host', '=', host).where('status', '=', 'open')
    return (await open.select('id').execute()).map(({ id }) => id)
  }

  /** The newest tables of a status, those shown to everybody; of one host only a few, so that nobody fills the list. */
  async listed(status: TableRow['status'], most: number): Promise<Sheet[]> {
    const ranked = this.#database
      .selectFrom('tables')
      .selectAll()
      .select(sql<number>`row_number() over (partition by host order by created desc)`.as('place'))
      .where('status', '=', status)
      .where('listed', '=', 1)
      .as('ranked')
    const found = await this.#database
      .selectFrom(ranked)
      .selectAll()
      .where('place', '<=', status === 'open' ? MOST_OF_ONE_HOST : most)
      .orderBy('created', 'desc')
      .limit(most)
      .execute()
    const rows = found.map(({ place: _, ...row }) => row)
    return this.#sheets(rows)
  }

  /** The newest tables at which a person sits; on request only what others may see of that: listed games that are over. */
  async tablesOf(person: string, most: number, shown = false): Promise<Sheet[]> {
    const rows = await this.#database
      .selectFrom('tables')
      .innerJoin('holders', 'holders.table_id', 'tables.id')
      .selectAll('tables')
      .where('holders.person', '=', person)
      .$if(shown, query => query.where('tables.status', '=', 'over').where('tables.listed', '=', 1))
      .orderBy('tables.created', 'desc')
      .limit(most)
      .execute()
    return this.#sheets(rows)
  }

  /** Gives a free seat to a person; false if it is free no longer. */
  async takeSeat(table: string, seat: number, person: string, name: string): Promise<boolean> {
    return this.#database.transaction().execute(async change => {
      if (!(await isStillOpen(change, table))) return false
      const { numUpdatedRows } = await change
        .updateTable('seats')
        .set({ kind: 'person', name })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('kind', 'in', ['open', 'invited'])
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await change
        .insertInto('holders')
        .values({ table_id: table, person, seat, since: this.#machine.now() })
        .execute()
      return true
    })
  }

  /** Lets one more person, or the same one on another device, play a taken seat; false if its link is not that any more. */
  async shareSeat(table: string, seat: number, link: string, person: string): Promise<boolean> {
    return this.#database.transaction().execute(async change => {
      const { numUpdatedRows } = await change
        .updateTable('seats')
        .set({ link: null })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('link', '=', link)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await change
        .insertInto('holders')
        .values({ table_id: table, person, seat, since: this.#machine.now() })
        .execute()
      return true
    })
  }

  /** Frees a seat before the game has begun; false if it has, or the table is gone. */
  async freeSeat(table: string, seat: number): Promise<boolean> {
    return this.#database.transaction().execute(async change => {
      if (!(await isStillOpen(change, table))) return false
      const kind = sql<SeatRow['kind']>`case when secret is null then 'open' else 'invited' end`
      await change
        .updateTable('seats')
        .set({ kind, name: null, link: null })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .execute()
      await change.deleteFrom('holders').where('table_id', '=', table).where('seat', '=', seat).execute()
      return true
    })
  }

  async setLink(table: string, seat: number, link: string): Promise<void> {
    await this.#database
      .updateTable('seats')
      .set({ link })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute()
  }

  /** Fills what is free with bots and begins; unless seats are still free, or the table has begun or gone already. */
  async begin(
    table: string,
    started: number,
    level: Opponent | undefined,
  ): Promise<'begun' | 'free' | 'gone'> {
    return this.#database.transaction().execute(async change => {
      if (!(await isStillOpen(change, table))) return 'gone'
      if (level !== undefined)
        await change
          .updateTable('seats')
          .set({ kind: 'bot', level, name: level })
          .where('table_id', '=', table)
          .where('kind', 'in', ['open', 'invited'])
          .execute()
      const free = change.selectFrom('seats').select('seat').where('table_id', '=', table)
      if (await free.where('kind', 'in', ['open', 'invited']).executeTakeFirst()) return 'free'
      await change.updateTable('tables').set({ status: 'playing', started }).where('id', '=', table).execute()
      return 'begun'
    })
  }

  /** Ends a table that has not begun; false if it has, or is gone already. */
  async cancel(table: string, ended: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('tables')
      .set({ status: 'abandoned', ended })
      .where('id', '=', table)
      .where('status', '=', 'open')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Ends a table whose game cannot be played. */
  async setAside(table: string, ended: number): Promise<void> {
    await this.#database
      .updateTable('tables')
      .set({ status: 'abandoned', ended, turn: null, due: null, awaited: null })
      .where('id', '=', table)
      .where('status', 'in', ['open', 'playing'])
      .execute()
  }

  /** Names the table at which people go on; if there is one already, that. */
  async linkRematch(table: string, rematch: string): Promise<string> {
    const change = this.#database.updateTable('tables').set({ rematch }).where('id', '=', table)
    await change.where('rematch', 'is', null).execute()
    const row = await this.#database
      .selectFrom('tables')
      .select('rematch')
      .where('id', '=', table)
      .executeTakeFirstOrThrow()
    return row.rematch!
  }

  /** Appends entries of different tables in one commit; gives back those that found their place free. */
  async append(rows: readonly EntryRow[]): Promise<readonly Pick<EntryRow, 'table_id' | 'n'>[]> {
    const values = rows.map(({ table_id, n, onto, kind, seat, answer, target, command, at }) => [
      table_id,
      n,
      onto,
      kind,
      seat,
      answer,
      target,
      command,
      at,
    ])
    const { rows: stored } = await sql<Pick<EntryRow, 'table_id' | 'n'>>`
      insert into entries (table_id, n, onto, kind, seat, answer, target, command, at)
      select cast(value ->> 0 as text), cast(value ->> 1 as integer), cast(value ->> 2 as integer),
        cast(value ->> 3 as text), cast(value ->> 4 as integer), cast(value ->> 5 as text),
        cast(value ->> 6 as integer), cast(value ->> 7 as text), cast(value ->> 8 as double precision)
      from ${rowsOf(this.#database, values)} where true
      on conflict do nothing
      returning table_id, n`.execute(this.#database)
    return stored
  }

  async entriesAfter(table: string, n: number): Promise<EntryRow[]> {
    return this.#database
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '>', n)
      .orderBy('n')
      .execute()
  }

  /** Where in the log a command was done, if it was. */
  async placeOf(table: string, command: string): Promise<number | undefined> {
    const found = await this.#database
      .selectFrom('entries')
      .select('n')
      .where('table_id', '=', table)
      .where('command', '=', command)
      .executeTakeFirst()
    return found?.n
  }

  async addChat(line: Omit<ChatRow, 'n'>): Promise<ChatRow> {
    const last = sql<number>`(select coalesce(max(n), 0) + 1 from chats where table_id = ${line.table_id})`
    return this.#database
      .insertInto('chats')
      .values({ ...line, n: last })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async chatAfter(table: string, n: number, most: number): Promise<ChatRow[]> {
    const newest = await this.#database
      .selectFrom('chats')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '>', n)
      .orderBy('n', 'desc')
      .limit(most)
      .execute()
    return newest.reverse()
  }

  async #sheets(rows: readonly TableRow[]): Promise<Sheet[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const seats = await this.#database
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute()
    const holders = await this.#database
      .selectFrom('holders')
      .innerJoin('people', 'people.id', 'holders.person')
      .select(['holders.table_id', 'holders.person', 'holders.seat', 'people.name'])
      .where('table_id', 'in', ids)
      .orderBy('holders.since')
      .execute()
    return rows.map(row => {
      const here = holders.filter(each => each.table_id === row.id)
      return {
        row,
        seats: seats.filter(seat => seat.table_id === row.id),
        holders: new Map(here.map(({ person, seat }) => [person, seat])),
        names: new Map(here.map(({ person, name }) => [person, name])),
      }
    })
  }
}

/**
 * Whether a game has not begun yet. Whoever asks holds the table's row until their change is over: all that sit down, get
 * up, begin and end it come one after the other.
 */
async function isStillOpen(change: Transaction<Tables>, table: string): Promise<boolean> {
  const { numUpdatedRows } = await change
    .updateTable('tables')
    .set({ status: 'open' })
    .where('id', '=', table)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
