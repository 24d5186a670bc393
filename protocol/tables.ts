import { LEVELS } from '@kontor/bots'
import Type, { type Static } from 'typebox'
import { count, exact, MOST_SEATS, moment, orNull, seatNumber, words } from './pieces.ts'

/** What goes between a client and the server about tables: which there are, what is agreed at them, who sits there. */

/** The bots that anybody may set at a table: what they cost us is bounded. */
export const OPPONENTS = [...LEVELS, 'greedy', 'random'] as const
export type Opponent = (typeof OPPONENTS)[number]
const Level = Type.Enum([...OPPONENTS], { description: 'a bot' })
const Secret = Type.String({ pattern: '^[\\w-]{22}$', description: "the secret of a seat's link" })

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
  sharedWith: Type.Optional(
    Type.Array(exact({ player: Type.String(), name: Type.String() }), {
      description: 'who else plays this seat, by a link that its holder made',
    }),
  ),
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
const Phrase = exact({ en: Type.String(), de: Type.String(), nl: Type.String() })
const Range = exact({ min: Type.Integer(), max: Type.Integer() })

/** A game from a folder of its author's: what the page does not know by itself. */
const AuthoredGame = exact(
  {
    title: Phrase,
    about: Phrase,
    players: Range,
    minutes: Range,
    weight: Type.Integer({ minimum: 1, maximum: 5 }),
    at: Type.String({ description: 'where its files are, for the page' }),
    rules: Type.Array(Type.String(), { description: 'the languages of its rules' }),
    pictures: Type.Record(Type.String(), Type.String(), { description: 'its pictures, by what they show' }),
    cards: Type.Boolean({ description: 'whether its cards can be listed' }),
  },
  'a game from a folder of its author’s',
)
export type AuthoredGame = Static<typeof AuthoredGame>

export const Games = exact({
  games: Type.Array(
    Type.Object({
      name: Type.String(),
      rules: Type.String(),
      data: Type.String(),
      seats: exact({ min: Type.Integer(), max: Type.Integer() }),
      options: Type.Record(Type.String(), Type.Unknown()),
      authored: Type.Optional(AuthoredGame),
    }),
  ),
  levels: Type.Array(Level),
  watched: Type.Optional(
    Type.Array(Type.String(), {
      description: 'only where authors work on their games: what is wrong with them, a sentence each',
    }),
  ),
})
export type Games = Static<typeof Games>
export const SeatLink = Link
