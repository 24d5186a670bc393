import Type, { type Static } from 'typebox'
import { count, exact, moment, orNull, seatNumber, words } from './pieces.ts'
import { TableAbout } from './tables.ts'

/** What the server says: refusals, the game as somebody may know it, and the news of a table. */

export const WhichMoment = exact({
  version: Type.String({ pattern: '^\\d{1,6}$', description: 'after how many entries of the log' }),
})
/** The reason in other languages, if it is one for players. */
const said = Type.Optional(exact({ de: Type.String(), nl: Type.String() }))
export const Refusal = exact({ code: Type.String(), reason: Type.String(), said })
export type Refusal = Static<typeof Refusal>

export const Done = exact({ done: Type.Boolean() })

const DEEDS = ['answer', 'undo', 'takeback', 'agree', 'decline', 'resign', 'late', 'return'] as const
export type DeedKind = (typeof DEEDS)[number]
const Entry = exact({
  n: count(),
  at: moment('when'),
  kind: words(['begin', ...DEEDS]),
  seat: seatNumber(),
  answer: Type.Optional(Type.String({ description: 'only in what you yourself answered' })),
  to: Type.Optional(count()),
  events: Type.Array(Type.Unknown(), { description: 'what happened, as far as you may know it' }),
})
export type Entry = Static<typeof Entry>

const Takeback = exact({ seat: seatNumber(), to: count(), agreed: Type.Array(seatNumber()) })
const Question = exact({
  seat: seatNumber(),
  task: Type.Unknown({ description: 'what is asked, as the game knows it' }),
  answers: Type.Optional(Type.Array(Type.String(), { description: 'only if you are asked' })),
  also: Type.Optional(
    Type.Array(seatNumber(), { description: 'the other seats that are asked at the same time' }),
  ),
})
const progress = {
  version: count(),
  answers: Type.Integer({ description: 'how many answers the game has had' }),
}
const matters = {
  question: orNull(Question),
  undoable: Type.Integer({ description: 'how many answers you may take back by yourself' }),
  takeback: orNull(Takeback),
  clocks: orNull(Type.Array(Type.Number(), { description: 'milliseconds left to each seat at `since`' })),
  since: moment('when the present question was asked'),
  due: orNull(moment('when the time is over')),
}
const view = Type.Unknown({ description: 'the table as you may see it' })
const Situation = exact({ ...progress, view, ...matters }, 'the game as you may know it')
const changes = Type.Record(Type.String(), Type.Unknown(), {
  description: 'the new value of what changed in the view that you have, by its path in it',
})
const NewSituation = exact({ ...progress, changes, ...matters })
export const Past = exact(Situation.properties, 'a situation as it was')
const Chat = exact({
  n: count(),
  at: moment('when'),
  seat: orNull(seatNumber()),
  name: Type.String(),
  text: Type.String(),
})
export type Chat = Static<typeof Chat>

/** What the server says on the socket of a table. */
export const NEWS = {
  welcome: exact({
    type: words(['welcome']),
    table: TableAbout,
    seat: orNull(seatNumber()),
    situation: orNull(Situation),
    missed: Type.Array(Entry, { description: 'the entries after the last that you have seen' }),
    chat: Type.Array(Chat),
    present: Type.Array(seatNumber(), { description: 'the seats whose people are connected now' }),
  }),
  news: exact({
    type: words(['news']),
    entries: Type.Array(Entry),
    situation: Type.Union([NewSituation, Situation]),
  }),
  table: exact({ type: words(['table']), table: TableAbout }),
  chat: exact({ type: words(['chat']), chat: Chat }),
  present: exact({ type: words(['present']), seats: Type.Array(seatNumber()) }),
  done: exact({ type: words(['done']), id: Type.String(), version: count() }),
  refused: exact({
    type: words(['refused']),
    id: orNull(Type.String()),
    code: words(['malformed', 'stale', 'illegal', 'forbidden', 'too-many', 'storage', 'mistake']),
    reason: Type.String(),
    said,
    version: count(),
  }),
} as const
export type News = { [K in keyof typeof NEWS]: Static<(typeof NEWS)[K]> }[keyof typeof NEWS]
export type Situation = Static<typeof Situation>
/** A situation for those who have the view of the one before. */
export type NewSituation = Static<typeof NewSituation>
export type RefusalCode = Extract<News, { type: 'refused' }>['code']
