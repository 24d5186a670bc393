import type { Transaction } from 'kysely'
import { type Machine, newId } from '../ground/index.ts'
import { type Database, type NoticeRow, SIDE_BY_SIDE, type Tables } from '../storage/index.ts'

const AT_ONCE = 20
/** Longer than sending takes: what was taken up and not decided by then was left behind by a process that died. */
const CLAIM = 60_000
/** How long it is remembered that somebody was told. */
const KEPT = 60 * 24 * 60 * 60 * 1000

/** A notice with what is needed to send it. */
export type Due = NoticeRow & { readonly current: boolean }

/**
 * Of which turns people are still to be told. It is in the database, so that nothing is forgotten when a process dies,
 * and a turn is told once to each contact, whichever process comes to it.
 */
export class Outbox {
  readonly #database: Database
  readonly #machine: Machine

  constructor(database: Database, machine: Machine) {
    this.#database = database
    this.#machine = machine
  }

  /** Takes up the turns that have begun; they are told at `sendAt`. */
  async fill(sendAt: number): Promise<void> {
    const tables = await this.#database
      .selectFrom('tables')
      .select('id')
      .where('untold', '=', 1)
      .limit(AT_ONCE)
      .execute()
    for (const { id } of tables)
      await this.#database.transaction().execute(change => fillFrom(change, id, sendAt, this.#machine))
  }

  /** Notices whose time has come, for this process alone to send. */
  async claim(now: number): Promise<Due[]> {
    const due = await this.#database
      .selectFrom('notices')
      .select('id')
      .where('state', '=', 'waiting')
      .where('send_at', '<=', now)
      .where('claimed', '<=', now)
      .orderBy('send_at')
      .limit(AT_ONCE)
      .execute()
    if (due.length === 0) return []
    // Another process may have claimed some of them meanwhile: the conditions decide.
    const rows = await this.#database
      .updateTable('notices')
      .set(({ eb }) => ({ claimed: now + CLAIM, tries: eb('tries', '+', 1) }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .where('state', '=', 'waiting')
      .where('claimed', '<=', now)
      .returningAll()
      .execute()
    if (rows.length === 0) return []
    const tables = await this.#database
      .selectFrom('tables')
      .select(['id', 'awaited'])
      .where(
        'id',
        'in',
        rows.map(({ table_id }) => table_id),
      )
      .execute()
    const awaited = new Map(tables.map(({ id, awaited }) => [id, awaited]))
    return rows.map(row => ({
      ...row,
      current: awaited.get(row.table_id)?.split(SIDE_BY_SIDE).includes(row.turn) === true,
    }))
  }

  /** Decides what became of a notice. */
  async decide(id: string, state: Exclude<NoticeRow['state'], 'waiting'>): Promise<void> {
    await this.#database.updateTable('notices').set({ state }).where('id', '=', id).execute()
  }

  /** Lets a notice be sent again later. */
  async postpone(id: string, sendAt: number): Promise<void> {
    await this.#database
      .updateTable('notices')
      .set({ send_at: sendAt, claimed: 0 })
      .where('id', '=', id)
      .execute()
  }

  /** Forgets what was told long ago. */
  async sweep(now: number): Promise<void> {
    await this.#database
      .deleteFrom('notices')
      .where('state', '!=', 'waiting')
      .where('send_at', '<', now - KEPT)
      .execute()
  }
}

/** Notices for the turns that a table waits for, to every contact of whoever holds their seats. */
async function fillFrom(change: Transaction<Tables>, table: string, sendAt: number, machine: Machine) {
  const row = await change
    .updateTable('tables')
    .set({ untold: 0 })
    .where('id', '=', table)
    .where('untold', '=', 1)
    .returning('awaited')
    .executeTakeFirst()
  if (!row || row.awaited === null) return
  // The name of a turn begins with its seat.
  const turns = new Map(row.awaited.split(SIDE_BY_SIDE).map(name => [Number.parseInt(name, 10), name]))
  const contacts = await change
    .selectFrom('contacts')
    .innerJoin('holders', 'holders.person', 'contacts.person')
    .select(['contacts.id', 'holders.seat'])
    .where('holders.table_id', '=', table)
    .where('holders.seat', 'in', [...turns.keys()])
    .where('contacts.confirmed', '=', 1)
    .execute()
  if (contacts.length === 0) return
  await change
    .insertInto('notices')
    .values(
      contacts.map(({ id, seat }) => ({
        id: newId(machine),
        contact: id,
        table_id: table,
        turn: turns.get(seat)!,
        state: 'waiting' as const,
        send_at: sendAt,
        tries: 0,
        claimed: 0,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
