import { sql, type Transaction } from 'kysely'
import type { Database, Tables } from './database.ts'

/** How the rows of each table are told apart; those tables first to which others refer. */
const KEYS: Readonly<Record<keyof Tables, readonly string[]>> = {
  people: ['id'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  holders: ['table_id', 'person'],
  entries: ['table_id', 'n'],
  chats: ['table_id', 'n'],
  ratings: ['person', 'game', 'players'],
  accounts: ['person'],
  sessions: ['secret'],
  secrets: ['name'],
  pulses: ['id'],
  contacts: ['id'],
  notices: ['id'],
  relations: ['person', 'other'],
  reports: ['id'],
}
const AT_ONCE = 500

type Row = Readonly<Record<string, unknown>>

/** Copies everything, as it is at one instant, to a database of either kind that is empty; all of it or nothing. */
export async function copyAll(from: Database, to: Database): Promise<void> {
  const reading = from.transaction().setIsolationLevel('repeatable read')
  await reading.execute(source =>
    to.transaction().execute(async target => {
      for (const [table, keys] of Object.entries(KEYS)) await copyRows(source, target, table, keys)
    }),
  )
}

/** Whether nobody has ever used a database. */
export async function isEmpty(database: Database): Promise<boolean> {
  const used = await database.selectFrom('secrets').select('name').limit(1).executeTakeFirst()
  const known = await database.selectFrom('people').select('id').limit(1).executeTakeFirst()
  return used === undefined && known === undefined
}

/** Entries stand on earlier ones, so the order of the keys is also the order in which they can be written. */
async function copyRows(
  source: Transaction<Tables>,
  target: Transaction<Tables>,
  table: string,
  keys: readonly string[],
) {
  const key = sql.join(keys.map(each => sql.ref(each)))
  for (let last: Row | undefined, more = true; more; ) {
    const after = last ? sql`where (${key}) > (${sql.join(keys.map(each => last![each]))})` : sql``
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${key} limit ${AT_ONCE}`.execute(source)
    if (rows.length > 0) await insertion(table, rows).execute(target)
    last = rows.at(-1)
    more = rows.length === AT_ONCE
  }
}

function insertion(table: string, rows: readonly Row[]) {
  const columns = Object.keys(rows[0]!)
  const values = rows.map(row => sql`(${sql.join(columns.map(column => row[column]))})`)
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map(column => sql.ref(column)))})
    values ${sql.join(values)}`
}
