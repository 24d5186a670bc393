import { Fault } from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import type {
  Channel,
  DeedKind,
  NewTable,
  Opponent,
  ReportSubject,
  SeatAbout,
  TableAbout,
} from '@kontor/protocol'
import { type Dialect, Kysely, PostgresAdapter, sql } from 'kysely'
import { migrate } from './migrations.ts'
import { postgresDialect } from './postgres/dialect.ts'
import { SqliteDialect } from './sqlite/dialect.ts'
import { storageTrouble } from './trouble.ts'

/** The tables of the database. Times are milliseconds, flags 0 or 1: both databases agree on these. */
export interface Tables {
  /** Whoever is gone left for good: no cookie of theirs is worth anything. Whoever is blocked was sent away by the host. */
  people: { id: string; name: string; created: number; gone: number; blocked: number }
  tables: TableRow
  seats: SeatRow
  holders: { table_id: string; person: string; seat: number; since: number }
  entries: EntryRow
  chats: ChatRow
  ratings: RatingRow
  accounts: { person: string; login: string; password: string; created: number }
  /** When a session was used last is noted now and then. */
  sessions: { secret: string; person: string; created: number; used: number }
  secrets: { name: string; value: string }
  /** What was written only to see whether it can be. */
  pulses: { id: string; filling: string }
  contacts: ContactRow
  notices: NoticeRow
  reports: ReportRow
  relations: { person: string; other: string; relation: 'muted' | 'blocked'; created: number }
}

export interface TableRow {
  id: string
  host: string
  game: string
  rules: string
  data: string
  options: string
  seed: string
  listed: number
  watchers: number
  pace: string
  stand_in: Opponent
  begins: NonNullable<NewTable['begins']>
  status: TableAbout['status']
  created: number
  started: number | null
  ended: number | null
  /** What the log says, noted for lists: it may lag behind the log, never lead. */
  version: number
  turn: number | null
  due: number | null
  result: string | null
  rematch: string | null
  /** Whether it was looked at to rate people for it (1), and whether ratings moved (2). */
  rated: number
  /** The turns that wait for people at a table played over days, side by side, and whether they are still to be told of them. */
  awaited: string | null
  untold: number
}

/** What stands between the names of turns that wait at the same time. */
export const SIDE_BY_SIDE = ','

export interface SeatRow {
  table_id: string
  seat: number
  kind: SeatAbout['kind']
  name: string | null
  level: Opponent | null
  /** The hash of the secret in the link of an invitation, which is good while nobody sits there. */
  secret: string | null
  /** The hash of the secret in the link that whoever sits there asked for; it is good once. */
  link: string | null
}

export interface EntryRow {
  table_id: string
  n: number
  /** The entry before, which must be there: n − 1, or nothing for the first. */
  onto: number | null
  kind: DeedKind
  seat: number
  answer: string | null
  target: number | null
  /** Who sent it under which name: the same command is never done twice. */
  command: string | null
  at: number
}

/** How somebody wants to be told of their turns. */
export interface ContactRow {
  id: string
  person: string
  channel: Channel
  /** An e-mail address, or where a push service or a webhook is reached. */
  target: string
  /** The keys of a push subscription as JSON, or the secret of a webhook. */
  keys: string | null
  language: Language
  confirmed: number
  created: number
}

/** A turn of which somebody is told; it stays, so that nobody is told twice. */
export interface NoticeRow {
  id: string
  contact: string
  table_id: string
  turn: string
  state: 'waiting' | 'sent' | 'dropped' | 'failed'
  send_at: number
  tries: number
  /** Until when the process that took it up may be sending it. */
  claimed: number
}

/** What somebody told the host of somebody else. */
export interface ReportRow {
  id: string
  person: string
  other: string
  table_id: string | null
  about: ReportSubject
  text: string
  created: number
}

interface RatingRow {
  person: string
  game: string
  players: number
  mu: number
  sigma: number
  /** What lists are ordered by, from both. */
  rating: number
  games: number
}

export interface ChatRow {
  table_id: string
  n: number
  seat: number | null
  name: string
  text: string
  at: number
}

export type Database = Kysely<Tables>

/** A database that is ready: found, reachable and of the present form. */
export async function openDatabase(address: string): Promise<Database> {
  return openThrough(isPostgres(address) ? postgresDialect(address) : new SqliteDialect(address))
}

/** The same, whatever leads to it. */
export async function openThrough(dialect: Dialect): Promise<Database> {
  const database = new Kysely<Tables>({ dialect })
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.destroy()
    throw error instanceof Fault ? error : new Fault(storageTrouble(error))
  }
}

export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address)
}

/** Rows from one parameter, as a part of a query: quicker than a parameter for each value when there are many. */
export function rowsOf(database: Database, rows: readonly (readonly unknown[])[]) {
  const postgres = database.getExecutor().adapter instanceof PostgresAdapter
  return sql`${sql.raw(postgres ? 'json_array_elements' : 'json_each')}(${JSON.stringify(rows)})`
}
