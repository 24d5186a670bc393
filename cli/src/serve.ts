import { buildPage, PAGE, serve as run, settingsFrom } from '@kontor/server'
import { type Command, given, wholeNumber, writeLine } from './command.ts'

/** `kontor serve`: the page and online tables. */
export const serve: Command = {
  name: 'serve',
  summary: 'Serve the page and online tables.',
  usage: 'serve [--port p] [--host h] [--db url]',
  details: [
    ['--port p', 'the port (8080, or KONTOR_PORT); 0 takes any free one'],
    ['--host h', 'the address to listen on (127.0.0.1, or KONTOR_HOST); 0.0.0.0 for every one'],
    ['--db url', 'a file for SQLite, or postgres://… (kontor.db, or DATABASE_URL)'],
  ],
  notes: ['Further settings come from the environment: docs/hosting.md lists them.'],
  options: { port: { type: 'string' }, host: { type: 'string' }, db: { type: 'string' } },
  operands: { min: 0, max: 0 },

  async run(_, values, io) {
    const environment = settingsFrom(process.env)
    const settings = {
      ...environment,
      port: wholeNumber(values, 'port', environment.port, 0, 65_535),
      host: given(values, 'host') ?? environment.host,
      database: given(values, 'db') ?? environment.database,
    }
    await buildPage(() => writeLine(io.err, 'Building the page …'))
    const running = await run(settings, { page: PAGE })
    writeLine(io.out, `Kontor is at http://localhost:${running.port}/`)
    writeLine(io.out, 'Stop it with Ctrl+C.')
    await new Promise(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve)
    })
    await running.close()
    return 0
  },
}
