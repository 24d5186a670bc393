import { Client } from 'pg'

const CHANNEL = 'kontor'
const NOTIFY = `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`

/** A line to the others on a database, until it is lost or ended. */
export interface Line {
  tell(payloads: readonly string[]): Promise<void>
  end(): Promise<void>
}

/** Opens a line; `hear` gets what anybody tells, and `lost` is told if the line breaks. */
export type OpenLine = (hear: (payload: string) => void, lost: (line: Line) => void) => Promise<Line>

/** PostgreSQL's own LISTEN and NOTIFY. */
export function lineTo(address: string): OpenLine {
  return async (hear, lost) => {
    const client = new Client({ connectionString: address, connectionTimeoutMillis: 5000 })
    const line: Line = {
      tell: async payloads => void (await client.query(NOTIFY, [payloads])),
      end: () => client.end(),
    }
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    client.on('error', () => lost(line))
    client.on('end', () => lost(line))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      void client.end()
      throw error
    }
    return line
  }
}
