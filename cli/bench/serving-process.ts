import { serve, settingsFrom } from '@kontor/server'

/** What the server has used so far: bytes of memory, and milliseconds of a core. */
export interface Use {
  readonly memory: number
  readonly busy: number
}

/** The server that is measured, in a process of its own: it tells its port, and what it has used when asked. */
const PLENTY = { burst: 1e9, perSecond: 1e9 }

const settings = settingsFrom({ KONTOR_PORT: '0', DATABASE_URL: process.argv[2], KONTOR_LOG: 'error' })
// The clients are all at one address and faster than people.
const limits = {
  ...settings.limits,
  requests: PLENTY,
  commands: PLENTY,
  guests: PLENTY,
  tables: PLENTY,
  openTables: 1e9,
  sockets: 1e9,
}
const running = await serve({ ...settings, limits })
process.on('message', () => process.send?.(use()))
process.once('disconnect', () => running.close())
process.send?.(running.port)

function use(): Use {
  const { user, system } = process.cpuUsage()
  return { memory: process.memoryUsage().rss, busy: (user + system) / 1000 }
}
