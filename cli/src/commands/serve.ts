import type { Language } from '@kontor/engine/presentation'
import { AuthoredGames, buildPage, PAGE, serve as run, settingsFrom } from '@kontor/server'
import { allGiven, type Command, given, wholeNumber, writeLine } from '../calls/command.ts'

const SAYS: Readonly<Record<Language, { building: string; at(address: string): string; stop: string }>> = {
  en: {
    building: 'Building the page …',
    at: address => `Kontor is at ${address}`,
    stop: 'Stop it with Ctrl+C.',
  },
  de: {
    building: 'Die Seite wird gebaut …',
    at: address => `Kontor läuft unter ${address}`,
    stop: 'Beenden mit Strg+C.',
  },
  nl: {
    building: 'De pagina wordt gebouwd …',
    at: address => `Kontor draait op ${address}`,
    stop: 'Stoppen met Ctrl+C.',
  },
}

/** `kontor serve`: the page and online tables. */
export const serve: Command = {
  usage: 'serve [--port p] [--host h] [--db url] [--game folder]… [--watch]',
  details: [
    ['--port p', 'the port (8080, or KONTOR_PORT); 0 takes any free one'],
    ['--host h', 'the address to listen on (127.0.0.1, or KONTOR_HOST); 0.0.0.0 for every one'],
    ['--db url', 'a file for SQLite, or postgres://… (kontor.db, or DATABASE_URL)'],
    ['--game folder', 'offer the game in that folder, too; may be given several times'],
    ['--watch', 'read those folders again when something in them changes, for whoever writes a game'],
  ],
  notes: [
    'The code of a game in a folder runs on this computer and in the pages of all who play here: offer only what you trust.',
    'Further settings come from the environment: docs/hosting.md lists them.',
  ],
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    db: { type: 'string' },
    game: { type: 'string', multiple: true },
    watch: { type: 'boolean' },
  },
  operands: { min: 0, max: 0 },

  async run(_, values, io) {
    const say = SAYS[io.language]
    const environment = settingsFrom(process.env)
    const settings = {
      ...environment,
      port: wholeNumber(values, 'port', environment.port, 0, 65_535),
      host: given(values, 'host') ?? environment.host,
      database: given(values, 'db') ?? environment.database,
    }
    const authored = await AuthoredGames.from(allGiven(values, 'game'), values.watch === true)
    await buildPage(() => writeLine(io.err, say.building))
    const running = await run(settings, { page: PAGE, authored })
    writeLine(io.out, say.at(`http://localhost:${running.port}/`))
    writeLine(io.out, say.stop)
    await new Promise(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve)
    })
    await running.close()
    return 0
  },
}
