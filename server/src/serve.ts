import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Fault } from '@kontor/engine'
import type { AuthoredGames } from './authors/index.ts'
import { newBotThread, Thinker } from './bots/index.ts'
import { GAMES, type Games, type Machine, Metrics, type Settings, THIS_MACHINE } from './ground/index.ts'
import { answerHttp, newHttp, Sockets } from './http/index.ts'
import { Contacts, Notifier, Outbox, serverKeysFrom, Tokens } from './notices/index.ts'
import { filesOf } from './page/index.ts'
import { Identity } from './people/index.ts'
import { type Referee, RefereeThread } from './referee/index.ts'
import { type Database, knownTrouble, openStorage, type Storage } from './storage/index.ts'
import { House } from './tables/index.ts'

/** A server that runs. */
export interface Running {
  readonly port: number
  readonly house: House
  readonly database: Database
  /** Finishes what was begun, says goodbye to everybody and stops. */
  close(): Promise<void>
}

/** What it serves, and what it stands on if that is not this machine. */
export interface Serving {
  /** The folder of the built page; without it there is only the interface for programs. */
  readonly page?: string
  readonly games?: Games
  /** Games from folders, beside ours. */
  readonly authored?: AuthoredGames
  readonly machine?: Machine
  readonly referee?: Referee
  readonly newBotThread?: () => ReturnType<typeof newBotThread>
  readonly openStorage?: (address: string) => Promise<Storage>
  /** Opens the door; gives its port. */
  readonly listen?: typeof listenOn
}

/** Runs a server; resolves once it listens. Port 0 takes any free one. */
export async function serve(settings: Settings, given: Serving = {}): Promise<Running> {
  const { page, authored, machine, ...ground } = { ...HERE, ...given }
  const games = authored?.games ?? ground.games
  const http = newHttp(settings)
  const storage = await ground.openStorage(settings.database)
  const { database } = storage
  try {
    const lost = (why: string, table: string | undefined) =>
      http.log.error({ why, table }, 'the referee was replaced')
    const metrics = new Metrics()
    const thinker = new Thinker({
      threads: settings.botThreads,
      machine,
      instead: (seat, why) => http.log.warn({ seat, why }, 'a bot was replaced'),
      hurried: () =>
        metrics.count('kontor_hurried_bots_total', 'Answers of quick bots in place of strong ones.'),
      newThread: ground.newBotThread ?? (() => newBotThread(games, authored?.playable)),
    })
    const thread = new RefereeThread(lost, undefined, undefined, () => authored?.playable ?? [])
    const house = new House(database, {
      games,
      machine,
      referee: ground.referee ?? thread,
      thinker,
      limits: settings.limits,
      log: http.log,
      metrics,
    })
    const identity = new Identity(await house.store.secret('cookies'))
    house.bus = await storage.join(house)
    const notifier = new Notifier(house, settings, {
      contacts: new Contacts(database, machine),
      outbox: new Outbox(database, machine),
      tokens: new Tokens(await house.store.secret('links')),
      keys: serverKeysFrom(await house.store.secret('push')),
    })
    const files = page === undefined ? new Map() : filesOf(page)
    answerHttp(http, { house, notifier, identity, settings, files, authored })
    const sockets = new Sockets(house, identity, settings, request => addressOf(request, settings.proxied))
    sockets.listen(http.server)
    house.door = sockets
    const port = await ground.listen(http, settings)
    const stop = authored?.heed(() => {
      thinker.renew()
      thread.renew().catch(error => http.log.error({ error }, 'failed'))
    })
    await house.begin()
    notifier.begin()
    return {
      port,
      house,
      database,
      async close() {
        stop?.()
        authored?.close()
        await notifier.close()
        await house.close()
        await sockets.close()
        await http.close()
        await storage.close()
        http.log.info('stopped')
      },
    }
  } catch (error) {
    await storage.close()
    throw trouble(error as NodeJS.ErrnoException, settings.port)
  }
}

const HERE = { games: GAMES, machine: THIS_MACHINE, openStorage, listen: listenOn }

async function listenOn(http: ReturnType<typeof newHttp>, { port, host }: Settings): Promise<number> {
  await http.listen({ port, host })
  return (http.server.address() as AddressInfo).port
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
  const damage = knownTrouble(error)
  return damage === undefined || error instanceof Fault ? error : new Fault(damage)
}
