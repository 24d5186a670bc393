import * as protocol from '@kontor/protocol'
import Type from 'typebox'
import type { AuthoredGames } from '../../authors/index.ts'
import { newId } from '../../ground/index.ts'
import { type House, Lobby } from '../../tables/index.ts'
import { checked } from '../schema.ts'
import { type Call, known, type Route } from './route.ts'

const MOST_RANKED = 100

/** What can be asked for around tables and who sits at them. */
export function tableRoutes(house: House, authored?: AuthoredGames): readonly Route[] {
  const { machine } = house
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
        const id = person?.id ?? newId(machine)
        if (!person) await house.stored(() => house.store.addPerson(id, name, machine.now()))
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
        games: [...house.games.values()].map(({ name, rules, data, seats, options }) => {
          const about = authored?.about(name)
          return { name, rules, data, seats, options, ...(about && { authored: about }) }
        }),
        levels: protocol.OPPONENTS,
        ...(authored?.troubles && { watched: authored.troubles }),
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
      about:
        'Take an open seat, or the one to which a link with its secret leads. The link of an invitation is spent once somebody sits there.',
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
      about:
        'A new secret link to your own seat, for another device. It works once; the one before is void, and everybody sees who shares the seat.',
      params: protocol.TableId,
      gives: protocol.SeatLink,
      handle: async call => lobby.link(table(call), known(call.person).id),
    },
    {
      ...at,
      method: 'POST',
      path: '/api/tables/:table/rematch',
      about: 'Play once more with the same people; it begins when all have asked.',
      uses: 'tables',
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
        const room = await house.room(table(call))
        return room.past(call.person?.id, Number(version))
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
