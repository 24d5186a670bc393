import type { Belongings as Exported } from '@kontor/protocol'
import type { Transaction } from 'kysely'
import type { Database, Tables } from '../storage/index.ts'
import type { Relations } from './relations.ts'
import type { Reports } from './reports.ts'

/** What stands where a name or a line was that its owner took back. */
const GONE = '—'

/** What the server keeps of a person: to be handed out to them, or to be forgotten. */
export class Belongings {
  readonly #database: Database
  readonly #relations: Relations
  readonly #reports: Reports

  constructor(database: Database, relations: Relations, reports: Reports) {
    this.#database = database
    this.#relations = relations
    this.#reports = reports
  }

  /** All that is kept of a person. */
  async of(person: string): Promise<Omit<Exported, 'tables'>> {
    const { name, created } = await this.#database
      .selectFrom('people')
      .selectAll()
      .where('id', '=', person)
      .executeTakeFirstOrThrow()
    const account = await this.#database
      .selectFrom('accounts')
      .select(['login', 'created'])
      .where('person', '=', person)
      .executeTakeFirst()
    const sessions = await this.#database
      .selectFrom('sessions')
      .select('created')
      .where('person', '=', person)
      .execute()
    const ratings = await this.#database
      .selectFrom('ratings')
      .select(['game', 'players', 'rating', 'games'])
      .where('person', '=', person)
      .execute()
    const chats = await this.#database
      .selectFrom('chats')
      .innerJoin('holders', join =>
        join.onRef('holders.table_id', '=', 'chats.table_id').onRef('holders.seat', '=', 'chats.seat'),
      )
      .select(['chats.table_id', 'chats.at', 'chats.text'])
      .where('holders.person', '=', person)
      .orderBy('chats.at')
      .execute()
    const contacts = await this.#database
      .selectFrom('contacts')
      .select(['channel', 'target', 'language', 'confirmed', 'created'])
      .where('person', '=', person)
      .execute()
    return {
      id: person,
      name,
      since: created,
      account: account ?? null,
      sessions: sessions.map(each => each.created),
      ratings,
      chats: chats.map(({ table_id, at, text }) => ({ table: table_id, at, text })),
      contacts: contacts.map(({ confirmed, ...each }) => ({ ...each, confirmed: confirmed === 1 })),
      relations: await this.#relations.of(person),
      reports: await this.#reports.of(person),
    }
  }

  /** Forgets a person: name, account, seats, ratings and what they wrote. Games remain, played by nobody in particular. */
  async erase(person: string): Promise<void> {
    await this.#database.transaction().execute(async change => {
      const seats = await change.selectFrom('holders').selectAll().where('person', '=', person).execute()
      for (const { table_id, seat } of seats) await eraseSeat(change, table_id, seat)
      await change.deleteFrom('holders').where('person', '=', person).execute()
      await change.deleteFrom('ratings').where('person', '=', person).execute()
      for (const table of ['relations', 'reports'] as const)
        await change
          .deleteFrom(table)
          .where(({ eb }) => eb.or([eb('person', '=', person), eb('other', '=', person)]))
          .execute()
      await change.deleteFrom('contacts').where('person', '=', person).execute()
      await change.deleteFrom('sessions').where('person', '=', person).execute()
      await change.deleteFrom('accounts').where('person', '=', person).execute()
      await change.updateTable('people').set({ name: GONE, gone: 1 }).where('id', '=', person).execute()
    })
  }
}

async function eraseSeat(change: Transaction<Tables>, table: string, seat: number) {
  await change
    .updateTable('seats')
    .set({ name: GONE, secret: null, link: null })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute()
  await change
    .updateTable('chats')
    .set({ name: GONE, text: GONE })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute()
}
