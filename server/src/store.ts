import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import {
  type ChatRow,
  type Database,
  type EntryRow,
  rowsOf,
  type SeatRow,
  type TableRow,
} from './database.ts'
import type { Opponent } from './protocol.ts'

/** A table with its seats and who holds them. */
export interface Sheet {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly holders: ReadonlyMap<string, number>
}

/** What the server keeps of tables and people, in the words of the server. */
export class Store {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** A secret of this database, drawn when it is first asked for; every process on it gets the same. */
  async secret(name: string): Promise<Buffer> {
    const value = randomBytes(32).toString('base64url')
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

  async addPerson(id: string, name: string, created: number): Promise<void> {
    await this.#database.insertInto('people').values({ id, name, created }).execute()
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

  async addTable({ row, seats, holders }: Sheet): Promise<void> {
    await this.#database.transaction().execute(async change => {
      await change.insertInto('tables').values(row).execute()
      await change
        .insertInto('seats')
        .values([...seats])
        .execute()
      for (const [person, seat] of holders)
        await change.insertInto('holders').values({ table_id: row.id, person, seat }).execute()
    })
  }

  async sheet(id: string): Promise<Sheet | undefined> {
    const row = await this.#database.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    return row && (await this.#sheets([row]))[0]
  }

  /** The newest tables of a status, those shown to everybody. */
  async listed(status: TableRow['status'], most: number): Promise<Sheet[]> {
    const rows = await this.#database
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', status)
      .where('listed', '=', 1)
      .orderBy('created', 'desc')
      .limit(most)
      .execute()
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
      const { numUpdatedRows } = await change
        .updateTable('seats')
        .set({ kind: 'person', name })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('kind', 'in', ['open', 'invited'])
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await change.insertInto('holders').values({ table_id: table, person, seat }).execute()
      return true
    })
  }

  /** Lets one more person, or the same one on another device, play a taken seat. */
  async shareSeat(table: string, seat: number, person: string): Promise<void> {
    await this.#database.insertInto('holders').values({ table_id: table, person, seat }).execute()
  }

  async freeSeat(table: string, seat: number): Promise<void> {
    await this.#database.transaction().execute(async change => {
      const kind = sql<SeatRow['kind']>`case when secret is null then 'open' else 'invited' end`
      await change
        .updateTable('seats')
        .set({ kind, name: null })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .execute()
      await change.deleteFrom('holders').where('table_id', '=', table).where('seat', '=', seat).execute()
    })
  }

  async setSecret(table: string, seat: number, secret: string): Promise<void> {
    await this.#database
      .updateTable('seats')
      .set({ secret })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute()
  }

  /** Fills what is free with bots and begins; false if the table has begun or gone already. */
  async begin(table: string, started: number, level: Opponent | undefined): Promise<boolean> {
    return this.#database.transaction().execute(async change => {
      const { numUpdatedRows } = await change
        .updateTable('tables')
        .set({ status: 'playing', started })
        .where('id', '=', table)
        .where('status', '=', 'open')
        .executeTakeFirst()
      if (numUpdatedRows === 0n || level === undefined) return numUpdatedRows > 0n
      await change
        .updateTable('seats')
        .set({ kind: 'bot', level, name: level })
        .where('table_id', '=', table)
        .where('kind', 'in', ['open', 'invited'])
        .execute()
      return true
    })
  }

  /** Ends a table that has not begun. */
  async cancel(table: string, ended: number): Promise<void> {
    await this.#database
      .updateTable('tables')
      .set({ status: 'abandoned', ended })
      .where('id', '=', table)
      .where('status', '=', 'open')
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
      .selectAll()
      .where('table_id', 'in', ids)
      .execute()
    return rows.map(row => ({
      row,
      seats: seats.filter(seat => seat.table_id === row.id),
      holders: new Map(
        holders.filter(each => each.table_id === row.id).map(({ person, seat }) => [person, seat]),
      ),
    }))
  }
}
