import { PostgresDialect } from 'kysely'
import { type Client, Pool } from 'pg'
import { GRACE, within } from '../../ground/index.ts'

/** Kysely on a few connections to PostgreSQL. */
export function postgresDialect(address: string): PostgresDialect {
  const pool = new Pool({ connectionString: address, max: 8, connectionTimeoutMillis: 5000 })
  // A connection that breaks, idle or in use, is replaced with the next query; what was lost is reported there.
  pool.on('error', () => {})
  const clients = new Set<Client>()
  pool.on('connect', client => clients.add(client.on('error', () => {})))
  pool.on('remove', client => clients.delete(client))
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: () => pool.connect(),
      async end() {
        const ended = pool.end()
        await within(GRACE, ended)
        // What a database that does not answer still owes keeps nobody from stopping.
        for (const client of clients) void client.end()
      },
    },
  })
}
