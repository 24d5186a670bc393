import { sql } from 'kysely'
import { type Database, rowsOf, type TableRow } from '../storage/index.ts'

/** What lists show of a game, taken from its log. */
export type Note = Pick<
  TableRow,
  'id' | 'version' | 'turn' | 'due' | 'status' | 'ended' | 'result' | 'awaited'
>

const AT_ONCE = 200

/** What lists show of tables, noted from their logs: it may lag behind and is made good after a crash. */
export class Notes {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Brings lists up to date; what is older than what they show is passed over. In few statements: logs must not wait. */
  async write(notes: readonly Note[]): Promise<void> {
    for (let i = 0; i < notes.length; i += AT_ONCE) {
      const rows = notes
        .slice(i, i + AT_ONCE)
        .map(({ id, version, turn, due, status, ended, result, awaited }) => [
          id,
          version,
          turn,
          due,
          status,
          ended,
          result,
          awaited,
        ])
      await sql`
        with note (id, version, turn, due, status, ended, result, awaited) as (
          select cast(value ->> 0 as text), cast(value ->> 1 as integer), cast(value ->> 2 as integer),
            cast(value ->> 3 as double precision), cast(value ->> 4 as text), cast(value ->> 5 as double precision),
            cast(value ->> 6 as text), cast(value ->> 7 as text)
          from ${rowsOf(this.#database, rows)}
        )
        update tables
        set version = note.version, turn = note.turn, due = note.due, status = note.status, ended = note.ended,
          result = note.result, awaited = note.awaited,
          untold = case
            when note.awaited is not null and note.awaited is distinct from tables.awaited then 1
            else tables.untold
          end
        from note
        where tables.id = note.id and tables.version <= note.version`.execute(this.#database)
    }
  }

  /** Games at which time runs out or a bot should have answered. */
  async dueBefore(time: number, most: number): Promise<string[]> {
    const rows = await this.#database
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'playing')
      .where('due', '<=', time)
      .orderBy('due')
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Games whose notes lag behind their logs, as a crash leaves them. */
  async lagging(): Promise<string[]> {
    const rows = await this.#database
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'playing')
      .where(({ eb, selectFrom }) =>
        eb.or([
          eb('version', '=', 0),
          eb(
            'version',
            '<',
            selectFrom('entries')
              .select(({ fn }) => fn.max('entries.n').as('last'))
              .whereRef('entries.table_id', '=', 'tables.id'),
          ),
        ]),
      )
      .execute()
    return rows.map(({ id }) => id)
  }
}
