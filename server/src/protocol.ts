import { LEVELS } from '@kontor/bots'
import Type, { type Static } from 'typebox'
import { Contact, Relations } from './contact-protocol.ts'
import { count, exact, MOST_SEATS, moment, orNull, PRINTABLE, seatNumber, words } from './pieces.ts'

export * from './contact-protocol.ts'

/**
 * Every message between a client and the server, as schemas: the server checks what comes in against them, the
 * documentation is made from them, and a client imports only the types.
 */

/** Longer frames and bodies are refused. */
export const LARGEST_FRAME = 4096
const LONGEST_CHAT = 300
const LONGEST_NAME = 30

/** What a person is called at the table: printable, not blank. */
const PersonName = Type.String({
  minLength: 1,
  maxLength: LONGEST_NAME,
  pattern: `^(?!\\s)${PRINTABLE}+(?<!\\s)$`,
  description: 'what you are called; no control characters, no spaces at the ends',
})
/** The bots that anybody may set at a table: what they cost us is bounded. */
export const OPPONENTS = [...LEVELS, 'greedy', 'random'] as const
export type Opponent = (typeof OPPONENTS)[number]
const Level = Type.Enum([...OPPONENTS], { description: 'a bot' })
const Secret = Type.String({ pattern: '^[\\w-]{22}$', description: "the secret of a seat's link" })

export const Guest = exact({ name: PersonName })
export const Me = exact({
  id: Type.String(),
  name: Type.String(),
  login: orNull(Type.String({ description: 'that of your account, if you have one' })),
})
export type Me = Static<typeof Me>

/** What belongs to an account. */
const login = Type.String({
  minLength: 2,
  maxLength: LONGEST_NAME,
  pattern: `^(?!\\s)${PRINTABLE}+(?<!\\s)$`,
  description: 'the name of an account; large and small letters are the same',
})
const password = Type.String({ minLength: 10, maxLength: 200 })
export const Credentials = exact({ login, password })
export type Credentials = Static<typeof Credentials>
export const SignIn = exact({
  login,
  password,
  claim: Type.Optional(Type.Boolean({ description: 'whether the seats you have as a guest become yours' })),
})
export const NewPassword = exact({ password, wanted: password }, 'your password, and the one that it becomes')
export type NewPassword = Static<typeof NewPassword>
export const SignOut = exact({
  everywhere: Type.Optional(Type.Boolean({ description: 'on all devices, not only here' })),
})
export const Done = exact({ done: Type.Boolean() })

const SeatPlan = Type.Union([
  exact({ kind: words(['me', 'open', 'invited']) }, 'yours, anybody’s, or for whoever has its link'),
  exact({ kind: words(['bot']), level: Level }),
])

const Clock = exact(
  {
    minutes: Type.Number({ minimum: 0.01, maximum: 600, description: 'for the whole game' }),
    increment: Type.Number({ minimum: 0, maximum: 600, description: 'seconds added after each answer' }),
  },
  'a budget of time for each seat',
)
const Late = Type.Enum(['bot', 'wait'], { description: 'what happens when the time is over' })
const Pace = Type.Union([
  exact({ kind: words(['live']), clock: Type.Optional(Clock), late: Type.Optional(Late) }),
  exact({
    kind: words(['turns']),
    days: Type.Number({ minimum: 0.01, maximum: 30, description: 'for each turn' }),
    late: Type.Optional(Late),
  }),
])
export type Pace = Static<typeof Pace>

const OptionValue = Type.Union([Type.Boolean(), Type.String(), Type.Array(Type.String())])
const OptionValues = Type.Record(Type.String({ maxLength: 40 }), OptionValue)

export const NewTable = exact({
  game: Type.String({ maxLength: 40 }),
  options: Type.Optional(OptionValues),
  seats: Type.Array(SeatPlan, { minItems: 1, maxItems: MOST_SEATS }),
  listed: Type.Optional(Type.Boolean({ description: 'shown in the lobby (yes)' })),
  watchers: Type.Optional(Type.Boolean({ description: 'whether others may watch (yes)' })),
  pace: Type.Optional(Pace),
  standIn: Type.Optional(Level),
  begins: Type.Optional(Type.Enum(['full', 'host'], { description: 'at once when full, or at your word' })),
})
export type NewTable = Static<typeof NewTable>

export const Join = exact({ seat: Type.Optional(seatNumber()), secret: Type.Optional(Secret) })
export const Start = exact({ fill: Type.Optional(Level) })

const SeatAbout = exact({
  seat: seatNumber(),
  kind: words(['open', 'invited', 'person', 'bot']),
  name: orNull(Type.String()),
  level: orNull(Level),
  player: orNull(Type.String({ description: 'who sits there: their page is /api/players/{player}' })),
  standIn: orNull(Type.String({ description: 'the bot that plays for a person who resigned or was late' })),
  mayReturn: Type.Boolean({ description: 'whether that person may take the seat back now' }),
})
export type SeatAbout = Static<typeof SeatAbout>

const Score = Type.Object({
  points: Type.Number(),
  sources: Type.Record(Type.String(), Type.Number()),
  tieBreaks: Type.Array(Type.Number()),
})
const Result = exact({ scores: Type.Array(Score), places: Type.Array(Type.Integer()) })

export const TableAbout = exact({
  id: Type.String(),
  game: Type.String(),
  rules: Type.String(),
  data: Type.String(),
  options: OptionValues,
  seats: Type.Array(SeatAbout),
  listed: Type.Boolean(),
  watchers: Type.Boolean(),
  pace: Pace,
  status: words(['open', 'playing', 'over', 'abandoned']),
  mine: orNull(seatNumber()),
  hosting: Type.Boolean({ description: 'whether you made this table' }),
  promise: Type.String({ description: 'the hash that binds the seed' }),
  seed: orNull(Type.String({ description: 'once the game is over' })),
  created: moment('when it was made'),
  started: orNull(moment('when it began')),
  ended: orNull(moment('when it ended')),
  version: count(),
  turn: orNull(seatNumber()),
  due: orNull(moment('when the time of the seat that is asked is over')),
  result: orNull(Result),
  rematch: orNull(Type.String({ description: 'the table at which the same people go on' })),
})
export type TableAbout = Static<typeof TableAbout>

const Link = exact({ seat: seatNumber(), secret: Secret })
export const Made = exact({ table: TableAbout, links: Type.Array(Link) })
export const Tables = exact({ tables: Type.Array(TableAbout) })
export const WhichTables = exact({ which: words(['open', 'mine', 'playing', 'over']) })
export const TableId = exact({ table: Type.String({ pattern: '^[\\w-]{16}$' }) })
export const WhichMoment = exact({
  version: Type.String({ pattern: '^\\d{1,6}$', description: 'after how many entries of the log' }),
})
export const PlayerId = exact({ player: Type.String({ pattern: '^[\\w-]{16}$' }) })
const standing = {
  rating: Type.Number({ description: 'what the skill is at least, in all likelihood' }),
  games: count(),
}
export const PlayerAbout = exact({
  id: Type.String(),
  name: Type.String(),
  since: moment('when they first came'),
  ratings: Type.Array(exact({ game: Type.String(), players: Type.Integer(), ...standing })),
  tables: Type.Array(TableAbout, { description: 'listed games that are over, the newest first' }),
})
export type PlayerAbout = Static<typeof PlayerAbout>
export const Belongings = exact({
  id: Type.String(),
  name: Type.String(),
  since: moment('when you first came'),
  account: orNull(exact({ login: Type.String(), created: moment('when it was opened') })),
  sessions: Type.Array(moment('when you signed in')),
  ratings: Type.Array(exact({ game: Type.String(), players: Type.Integer(), ...standing })),
  chats: Type.Array(exact({ table: Type.String(), at: moment('when'), text: Type.String() })),
  relations: Relations.properties.people,
  contacts: Type.Array(Contact),
  tables: Type.Array(TableAbout),
})
export type Belongings = Static<typeof Belongings>
export const Farewell = exact({ name: PersonName })
export const WhichRanking = exact({
  game: Type.String({ maxLength: 40 }),
  players: Type.String({ pattern: '^[1-8]$' }),
})
export const Ranking = exact({
  players: Type.Array(exact({ player: Type.String(), name: Type.String(), ...standing })),
})
export type Ranking = Static<typeof Ranking>
export const Games = exact({
  games: Type.Array(
    Type.Object({
      name: Type.String(),
      rules: Type.String(),
      data: Type.String(),
      seats: exact({ min: Type.Integer(), max: Type.Integer() }),
      options: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
  levels: Type.Array(Level),
})
export const SeatLink = Link
export const Refusal = exact({ code: Type.String(), reason: Type.String() })

/** What a client says on the socket of a table. `id` is of its choosing: the same command sent twice is done once. */
const Id = Type.String({ pattern: '^[\\w-]{1,40}$', description: 'your own name for this command' })
export const COMMANDS = {
  answer: exact({
    type: words(['answer']),
    id: Id,
    version: count(),
    answer: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  undo: exact({ type: words(['undo']), id: Id, version: count() }),
  takeback: exact({ type: words(['takeback']), id: Id, version: count(), to: count() }),
  agree: exact({ type: words(['agree']), id: Id, version: count() }),
  decline: exact({ type: words(['decline']), id: Id, version: count() }),
  resign: exact({ type: words(['resign']), id: Id }),
  return: exact({ type: words(['return']), id: Id }),
  chat: exact({
    type: words(['chat']),
    id: Id,
    text: Type.String({ minLength: 1, maxLength: LONGEST_CHAT, pattern: `^(?=.*\\S)${PRINTABLE}+$` }),
  }),
} as const
export type Command = { [K in keyof typeof COMMANDS]: Static<(typeof COMMANDS)[K]> }[keyof typeof COMMANDS]
export type DeedCommand = Exclude<Command, { type: 'chat' }>

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
    version: count(),
  }),
} as const
export type News = { [K in keyof typeof NEWS]: Static<(typeof NEWS)[K]> }[keyof typeof NEWS]
export type Situation = Static<typeof Situation>
/** A situation for who has the view of the one before. */
export type NewSituation = Static<typeof NewSituation>
export type RefusalCode = Extract<News, { type: 'refused' }>['code']
