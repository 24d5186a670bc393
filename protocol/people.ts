import Type, { type Static } from 'typebox'
import { Contact, Relations } from './contacts.ts'
import { count, exact, moment, NAMELIKE, orNull } from './pieces.ts'
import { Reported } from './reports.ts'
import { TableAbout } from './tables.ts'

/** What goes between a client and the server about who somebody is. */

const LONGEST_NAME = 30

/** What a person is called at the table: it can be read. */
const PersonName = Type.String({
  minLength: 1,
  maxLength: LONGEST_NAME,
  pattern: NAMELIKE,
  description: 'what you are called; only what can be seen, and single spaces between it',
})
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
  pattern: NAMELIKE,
  description: 'the name of an account; large and small letters are the same',
})
const password = Type.String({ minLength: 10, maxLength: 200 })
export const Credentials = exact({ login, password })
export type Credentials = Static<typeof Credentials>
/** Names and logins of before are not refused for what they are made of. */
const LONGEST_EVER = 200
export const SignIn = exact({
  login: Type.String({ minLength: 1, maxLength: LONGEST_EVER }),
  password,
  claim: Type.Optional(Type.Boolean({ description: 'whether the seats you have as a guest become yours' })),
})
export const NewPassword = exact({ password, wanted: password }, 'your password, and the one that it becomes')
export type NewPassword = Static<typeof NewPassword>
export const SignOut = exact({
  everywhere: Type.Optional(Type.Boolean({ description: 'on all devices, not only here' })),
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
  reports: Type.Array(Reported, { description: 'what you told the host of others' }),
  contacts: Type.Array(Contact),
  tables: Type.Array(TableAbout),
})
export type Belongings = Static<typeof Belongings>
export const Farewell = exact({ name: Type.String({ minLength: 1, maxLength: LONGEST_EVER }) })
export const WhichRanking = exact({
  game: Type.String({ maxLength: 40 }),
  players: Type.String({ pattern: '^[1-8]$' }),
})
export const Ranking = exact({
  players: Type.Array(exact({ player: Type.String(), name: Type.String(), ...standing })),
})
export type Ranking = Static<typeof Ranking>
