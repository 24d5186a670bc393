import Type, { type TSchema } from 'typebox'
import { accountRoutes } from './account-routes.ts'
import type { House } from './house.ts'
import { newId } from './identity.ts'
import { Lobby, type Person } from './lobby.ts'
import { notificationRoutes } from './notification-routes.ts'
import type { Notifier } from './notifier.ts'
import { pastAt } from './past.ts'
import * as protocol from './protocol.ts'
import { Refused } from './refusal.ts'
import { relationRoutes } from './relation-routes.ts'
import { checked } from './schema.ts'

const MOST_RANKED = 100

/** A request as a route sees it: checked as far as the route says, by somebody who is known or not. */
export interface Call {
  readonly person: Person | undefined
  /** The secret of the session in which somebody with an account is. */
  readonly session: string | undefined
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** Makes the caller this person from now on. */
  become(person: string, session?: string): void
  /** Makes the caller nobody. */
  leave(): void
}

/** Something that can be asked for over HTTP. The server, the documentation and the checks are made from it. */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly about: string
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly gives: TSchema
  /** An allowance that it uses up, besides that of requests. */
  readonly uses?: 'guests' | 'signIns' | 'tables' | 'notices'
  handle(call: Call): Promise<unknown>
}

/** All that can be asked for. */
export function routesOf(house: House, notifier: Notifier): readonly Route[] {
  return [
    ...tableRoutes(house),
    ...accountRoutes(house),
    ...relationRoutes(house),
    ...notificationRoutes(house, notifier),
  ]
}

function tableRoutes(house: House): readonly Route[] {
  const lobby = new Lobby(house)
  const table = ({ params }: Call) => checked(protocol.TableId, params, 'The address').table
  const at = { params: protocol.TableId, gives: protocol.TableAbout }
  return [
    {
      method: 'POST',
      path: '/api/guest',
      about: 'Say what you are called. You get a cookie by which you are known from then on.',
      body: protocol.Guest,
      gives: protocol.Me,
      uses: 'guests',
      async handle({ person, session, body, become }) {
        const { name } = checked(protocol.Guest, body, 'The request')
        if (person) await house.stored(() => house.store.renamePerson(person.id, name))
        const id = person?.id ?? newId()
        if (!person) await house.stored(() => house.store.addPerson(id, name, Date.now()))
        become(id, person && session)
        return { id, name, login: person?.login ?? null }
      },
    },
    {
      method: 'GET',
      path: '/api/me',
      about: 'Who you are.',
      gives: protocol.Me,
      handle: async ({ person }) => known(person),
    },
    {
      method: 'GET',
      path: '/api/games',
      about: 'The games that can be played here.',
      gives: protocol.Games,
      handle: async () => ({
        games: [...house.games.values()].map(({ name, rules, data, seats, options }) => ({
          name,
          rules,
          data,
          seats,
          options,
        })),
        levels: protocol.OPPONENTS,
      }),
    },
    {
      method: 'GET',
      path: '/api/tables',
      about:
        'Tables: open ones, those in play, those that are over, or yours, first those where it is your turn.',
      query: protocol.WhichTables,
      gives: protocol.Tables,
      async handle({ person, query }) {
        const { which } = checked(protocol.WhichTables, query, 'The question')
        return { tables: await lobby.list(which, person?.id) }
      },
    },
    {
      method: 'POST',
      path: '/api/tables',
      about: 'Make a table. You get the secrets of the links to its invited seats; they are told only once.',
      body: protocol.NewTable,
      gives: protocol.Made,
      uses: 'tables',
      handle: async ({ person, body }) =>
        lobby.make(known(person), checked(protocol.NewTable, body, 'The table')),
    },
    {
      method: 'GET',
      path: '/api/players/:player',
      about: 'A player: how good at which game, and the listed games that are over.',
      params: protocol.PlayerId,
      gives: protocol.PlayerAbout,
      handle: async ({ params }) => lobby.player(checked(protocol.PlayerId, params, 'The address').player),
    },
    {
      method: 'GET',
      path: '/api/ratings',
      about: 'The best players of a game with so many seats.',
      query: protocol.WhichRanking,
      gives: protocol.Ranking,
      async handle({ query }) {
        const { game, players } = checked(protocol.WhichRanking, query, 'The question')
        return { players: await house.stored(() => house.ratings.best(game, Number(players), MOST_RANKED)) }
      },
    },
    {
      ...at,
      method: 'GET',
      path: '/api/tables/:table',
      about: 'A table as everybody may know it.',
      handle: call => lobby.about(table(call), call.person?.id),
    },
    {
      ...at,
      method: 'POST',
      path: '/api/tables/:table/join',
      about: 'Take an open seat, or the one to which a link with its secret leads.',
      body: protocol.Join,
      handle: async call =>
        lobby.join(table(call), known(call.person), checked(protocol.Join, call.body, 'The request')),
    },
    {
      ...at,
      method: 'POST',
      path: '/api/tables/:table/leave',
      about: 'Get up before the game has begun. If you made the table it is gone.',
      handle: async call => lobby.leave(table(call), known(call.person).id),
    },
    {
      ...at,
      method: 'POST',
      path: '/api/tables/:table/start',
      about: 'Begin the game; free seats can be filled with bots.',
      body: protocol.Start,
      handle: async call =>
        lobby.start(
          table(call),
          known(call.person).id,
          checked(protocol.Start, call.body, 'The request').fill,
        ),
    },
    {
      method: 'POST',
      path: '/api/tables/:table/link',
      about: 'A new secret link to your own seat, for another device. The one before is void.',
      params: protocol.TableId,
      gives: protocol.SeatLink,
      handle: async call => lobby.link(table(call), known(call.person).id),
    },
    {
      ...at,
      method: 'POST',
      path: '/api/tables/:table/rematch',
      about: 'Play once more with the same people; it begins when all have asked.',
      handle: async call => lobby.rematch(table(call), known(call.person)),
    },
    {
      method: 'GET',
      path: '/api/tables/:table/past',
      about: 'The game as your seat knew it after so many entries of the log.',
      params: protocol.TableId,
      query: protocol.WhichMoment,
      gives: protocol.Past,
      async handle(call) {
        const { version } = checked(protocol.WhichMoment, call.query, 'The question')
        return pastAt(house, table(call), call.person?.id, Number(version))
      },
    },
    {
      method: 'GET',
      path: '/api/tables/:table/record',
      about: 'The record of a game that is over: everybody can replay it.',
      params: protocol.TableId,
      gives: Type.Unknown(),
      handle: call => lobby.record(table(call)),
    },
  ]
}

/** The caller, who must have said what they are called. */
export function known(person: Person | undefined): Person {
  if (!person) throw new Refused('forbidden', 'Say first what you are called, with POST /api/guest.', 401)
  return person
}
