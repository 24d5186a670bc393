import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Fault } from '@kontor/engine'
import { PostgresBus } from './bus.ts'
import { Contacts } from './contacts.ts'
import { type Database, isPostgres, openDatabase } from './database.ts'
import { filesOf } from './files.ts'
import { GAMES, type Games } from './games.ts'
import { House } from './house.ts'
import { answerHttp, newHttp } from './http.ts'
import { Identity } from './identity.ts'
import { lockFor } from './lock.ts'
import { Metrics } from './metrics.ts'
import { Notifier } from './notifier.ts'
import { Outbox } from './outbox.ts'
import { serverKeysFrom } from './push.ts'
import type { Referee } from './referee.ts'
import { RefereeThread } from './referee-thread.ts'
import type { Settings } from './settings.ts'
import { Sockets } from './sockets.ts'
import { Tokens } from './tokens.ts'

/** A server that runs. */
export interface Running {
  readonly port: number
  readonly house: House
  readonly database: Database
  /** Finishes what was begun, says goodbye to everybody and stops. */
  close(): Promise<void>
}

export interface Serving {
  /** The folder of the built page; without it there is only the interface for programs. */
  readonly page?: string
  readonly games?: Games
  readonly referee?: Referee
}

/** Runs a server; resolves once it listens. Port 0 takes any free one. */
export async function serve(
  settings: Settings,
  { page, games = GAMES, referee }: Serving = {},
): Promise<Running> {
  const http = newHttp(settings)
  const lock = lockFor(settings.database)
  const database = await openDatabase(settings.database).catch(error => {
    lock.release()
    throw error
  })
  try {
    const lost = (why: string, table: string | undefined) =>
      http.log.error({ why, table }, 'the referee was replaced')
    const house = new House(
      database,
      games,
      referee ?? new RefereeThread(lost),
      settings.botThreads,
      http.log,
      new Metrics(),
    )
    const identity = new Identity(await house.store.secret('cookies'))
    if (isPostgres(settings.database)) {
      const bus = new PostgresBus(settings.database, house)
      await bus.open()
      house.bus = bus
    }
    const notifier = new Notifier(house, settings, {
      contacts: new Contacts(database),
      outbox: new Outbox(database),
      tokens: new Tokens(await house.store.secret('links')),
      keys: serverKeysFrom(await house.store.secret('push')),
    })
    answerHttp(http, house, notifier, identity, settings, page === undefined ? new Map() : filesOf(page))
    const sockets = new Sockets(house, identity, settings, request => addressOf(request, settings.proxied))
    sockets.listen(http.server)
    house.door = sockets
    await http.listen({ port: settings.port, host: settings.host })
    await house.begin()
    notifier.begin()
    const { port } = http.server.address() as AddressInfo
    return {
      port,
      house,
      database,
      async close() {
        await notifier.close()
        await house.close()
        sockets.close()
        await http.close()
        await database.destroy()
        lock.release()
        http.log.info('stopped')
      },
    }
  } catch (error) {
    await database.destroy()
    lock.release()
    throw trouble(error as NodeJS.ErrnoException, settings.port)
  }
}

/** Who is at the other end; behind a proxy, who the proxy says. */
function addressOf(request: IncomingMessage, proxied: boolean): string {
  const forwarded = proxied
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : ''
  return forwarded || (request.socket.remoteAddress ?? '')
}

function trouble(error: NodeJS.ErrnoException, port: number) {
  if (error.code === 'EADDRINUSE') return new Fault(`Port ${port} is in use; choose another one with --port.`)
  if (error.code === 'EACCES')
    return new Fault(`Port ${port} may not be used; choose one above 1023 with --port.`)
  return error
}
