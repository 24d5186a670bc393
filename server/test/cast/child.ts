import { serve, settingsFrom } from '../../src/index.ts'
import { quietly } from './club.ts'

/** A server in a process of its own, to be killed: `child.ts <port> <database>`. */
const [port = '0', database = ':memory:'] = process.argv.slice(2)
const { site, mail, notices } = settingsFrom(process.env)
const running = await serve(
  quietly({
    port: Number(port),
    database,
    logLevel: process.env.KONTOR_LOG ?? 'silent',
    site,
    mail,
    notices,
  }),
)
process.stdout.write(`${running.port}\n`)
process.once('SIGTERM', () => running.close())
// Says what still runs, for a test in which it does not end.
process.on('SIGUSR2', () => process.stdout.write(`${process.getActiveResourcesInfo().join(', ')}\n`))
