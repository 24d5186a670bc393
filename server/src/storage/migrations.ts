import { Fault } from '@kontor/engine'
import { type Kysely, PostgresAdapter, type SchemaModule, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

/**
 * The steps from an empty database to the present one. Only ever add to the end: each runs once on every database
 * there is.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(database: Kysely<unknown>) {
      const { schema } = database
      await schema
        .createTable('people')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('created', 'double precision', column => column.notNull())
        .execute()
      await schema
        .createTable('tables')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('host', 'text', column => column.notNull().references('people.id'))
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('rules', 'text', column => column.notNull())
        .addColumn('data', 'text', column => column.notNull())
        .addColumn('options', 'text', column => column.notNull())
        .addColumn('seed', 'text', column => column.notNull())
        .addColumn('listed', 'integer', column => column.notNull())
        .addColumn('watchers', 'integer', column => column.notNull())
        .addColumn('pace', 'text', column => column.notNull())
        .addColumn('stand_in', 'text', column => column.notNull())
        .addColumn('begins', 'text', column => column.notNull())
        .addColumn('status', 'text', column => column.notNull())
        .addColumn('created', 'double precision', column => column.notNull())
        .addColumn('started', 'double precision')
        .addColumn('ended', 'double precision')
        .addColumn('version', 'integer', column => column.notNull())
        .addColumn('turn', 'integer')
        .addColumn('due', 'double precision')
        .addColumn('result', 'text')
        .addColumn('rematch', 'text')
        .execute()
      await schema
        .createTable('seats')
        .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('kind', 'text', column => column.notNull())
        .addColumn('name', 'text')
        .addColumn('level', 'text')
        .addColumn('secret', 'text')
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute()
      await schema
        .createTable('holders')
        .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
        .addColumn('person', 'text', column => column.notNull().references('people.id'))
        .addColumn('seat', 'integer', column => column.notNull())
        .addPrimaryKeyConstraint('holders_key', ['table_id', 'person'])
        .execute()
      await entriesNamed('entries', schema)
        .addUniqueConstraint('entries_command', ['table_id', 'command'])
        .execute()
      await schema
        .createTable('secrets')
        .addColumn('name', 'text', column => column.primaryKey())
        .addColumn('value', 'text', column => column.notNull())
        .execute()
    },
  },
  '002-chat': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('chats')
        .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
        .addColumn('n', 'integer', column => column.notNull())
        .addColumn('seat', 'integer')
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('text', 'text', column => column.notNull())
        .addColumn('at', 'double precision', column => column.notNull())
        .addPrimaryKeyConstraint('chats_key', ['table_id', 'n'])
        .execute()
    },
  },
  '003-lists': {
    async up({ schema }: Kysely<unknown>) {
      await schema.createIndex('tables_status').on('tables').columns(['status', 'created']).execute()
      await schema.createIndex('tables_due').on('tables').column('due').execute()
      await schema.createIndex('holders_person').on('holders').column('person').execute()
    },
  },
  '004-ratings': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('ratings')
        .addColumn('person', 'text', column => column.notNull().references('people.id'))
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('players', 'integer', column => column.notNull())
        .addColumn('mu', 'double precision', column => column.notNull())
        .addColumn('sigma', 'double precision', column => column.notNull())
        .addColumn('rating', 'double precision', column => column.notNull())
        .addColumn('games', 'integer', column => column.notNull())
        .addPrimaryKeyConstraint('ratings_key', ['person', 'game', 'players'])
        .execute()
      await schema.createIndex('ratings_best').on('ratings').columns(['game', 'players', 'rating']).execute()
      await schema
        .alterTable('tables')
        .addColumn('rated', 'integer', column => column.notNull().defaultTo(0))
        .execute()
      await schema.createIndex('tables_rated').on('tables').columns(['status', 'rated']).execute()
    },
  },
  '005-accounts': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('accounts')
        .addColumn('person', 'text', column => column.primaryKey().references('people.id'))
        .addColumn('login', 'text', column => column.notNull().unique())
        .addColumn('password', 'text', column => column.notNull())
        .addColumn('created', 'double precision', column => column.notNull())
        .execute()
      // Of a session only the hash of its secret is kept.
      await schema
        .createTable('sessions')
        .addColumn('secret', 'text', column => column.primaryKey())
        .addColumn('person', 'text', column => column.notNull().references('people.id'))
        .addColumn('created', 'double precision', column => column.notNull())
        .execute()
      await schema.createIndex('sessions_person').on('sessions').column('person').execute()
    },
  },
  '006-relations': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('relations')
        .addColumn('person', 'text', column => column.notNull().references('people.id'))
        .addColumn('other', 'text', column => column.notNull().references('people.id'))
        .addColumn('relation', 'text', column => column.notNull())
        .addColumn('created', 'double precision', column => column.notNull())
        .addPrimaryKeyConstraint('relations_key', ['person', 'other'])
        .execute()
      await schema.createIndex('relations_other').on('relations').column('other').execute()
    },
  },
  '007-notices': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('tables').addColumn('awaited', 'text').execute()
      await schema
        .alterTable('tables')
        .addColumn('untold', 'integer', column => column.notNull().defaultTo(0))
        .execute()
      await schema.createIndex('tables_untold').on('tables').column('untold').execute()
      await schema
        .createTable('contacts')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('person', 'text', column => column.notNull().references('people.id'))
        .addColumn('channel', 'text', column => column.notNull())
        .addColumn('target', 'text', column => column.notNull())
        .addColumn('keys', 'text')
        .addColumn('language', 'text', column => column.notNull())
        .addColumn('confirmed', 'integer', column => column.notNull())
        .addColumn('created', 'double precision', column => column.notNull())
        .execute()
      await schema.createIndex('contacts_person').on('contacts').column('person').execute()
      await schema
        .createTable('notices')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('contact', 'text', column =>
          column.notNull().references('contacts.id').onDelete('cascade'),
        )
        .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
        .addColumn('turn', 'text', column => column.notNull())
        .addColumn('state', 'text', column => column.notNull())
        .addColumn('send_at', 'double precision', column => column.notNull())
        .addColumn('tries', 'integer', column => column.notNull())
        .addColumn('claimed', 'double precision', column => column.notNull())
        .addUniqueConstraint('notices_turn', ['contact', 'table_id', 'turn'])
        .execute()
      await schema.createIndex('notices_waiting').on('notices').columns(['state', 'send_at']).execute()
    },
  },
  // The key of an entry and the version of a command keep commands from being done twice, and an index of commands cost
  // as much as the entries. SQLite makes a table anew to be rid of one.
  '008-commands': {
    async up(database: Kysely<unknown>) {
      const { schema } = database
      if (database.getExecutor().adapter instanceof PostgresAdapter)
        return schema.alterTable('entries').dropConstraint('entries_command').execute()
      await entriesNamed('entries_next', schema).execute()
      await sql`insert into entries_next select * from entries order by table_id, n`.execute(database)
      // Before SQLite drops a table it looks for what stands on each of its rows.
      await schema.createIndex('entries_before').on('entries').columns(['table_id', 'onto']).execute()
      await schema.dropTable('entries').execute()
      await schema.alterTable('entries_next').renameTo('entries').execute()
    },
  },
  '009-links': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('seats').addColumn('link', 'text').execute()
      await schema
        .alterTable('holders')
        .addColumn('since', 'double precision', column => column.notNull().defaultTo(0))
        .execute()
    },
  },
  '010-gone': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('people')
        .addColumn('gone', 'integer', column => column.notNull().defaultTo(0))
        .execute()
    },
  },
  '011-uses': {
    async up(database: Kysely<unknown>) {
      const { schema } = database
      await schema
        .alterTable('sessions')
        .addColumn('used', 'double precision', column => column.notNull().defaultTo(0))
        .execute()
      await sql`update sessions set used = created`.execute(database)
      await schema
        .createTable('pulses')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('filling', 'text', column => column.notNull())
        .execute()
    },
  },
  '012-reports': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('people')
        .addColumn('blocked', 'integer', column => column.notNull().defaultTo(0))
        .execute()
      await schema
        .createTable('reports')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('person', 'text', column => column.notNull().references('people.id'))
        .addColumn('other', 'text', column => column.notNull().references('people.id'))
        .addColumn('table_id', 'text', column => column.references('tables.id'))
        .addColumn('about', 'text', column => column.notNull())
        .addColumn('text', 'text', column => column.notNull())
        .addColumn('created', 'double precision', column => column.notNull())
        .execute()
      await schema.createIndex('reports_person').on('reports').column('person').execute()
      await schema.createIndex('reports_other').on('reports').column('other').execute()
    },
  },
}

/** An entry stands only on the one before it: the key keeps two from taking one place, the reference keeps gaps out. */
function entriesNamed(name: string, schema: SchemaModule) {
  return schema
    .createTable(name)
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('onto', 'integer')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('target', 'integer')
    .addColumn('command', 'text')
    .addColumn('at', 'double precision', column => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'n'])
    .addForeignKeyConstraint('entries_onto', ['table_id', 'onto'], name, ['table_id', 'n'])
}

/** Brings a database to the present form. One that a newer Kontor has changed is left alone. */
export async function migrate<T>(database: Kysely<T>): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS }
  const migrator = new Migrator({ db: database, provider })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && /previously executed migration/.test(error.message))
    throw new Fault('The database was made by a newer version of Kontor; this one cannot read it.')
  if (error !== undefined) throw error
}
