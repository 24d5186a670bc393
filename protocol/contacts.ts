import type { Language } from '@kontor/engine/presentation'
import Type, { type Static } from 'typebox'
import { exact, moment, orNull, words } from './pieces.ts'

/** What goes between a client and the server about other people, and about how somebody is told of their turn. */

const Relation = words(['muted', 'blocked'])
export const Relating = exact({
  relation: orNull(Relation),
})
export const Relations = exact({
  people: Type.Array(exact({ player: Type.String(), name: Type.String(), relation: Relation })),
})
export type Relations = Static<typeof Relations>
export type Related = Relations['people'][number]

const LANGUAGES = ['en', 'de', 'nl'] as const satisfies readonly Language[]
const Spoken = Type.Enum([...LANGUAGES], { description: 'the language in which you are told' })
const CHANNELS = ['email', 'push', 'webhook'] as const
export type Channel = (typeof CHANNELS)[number]
const By = Type.Enum([...CHANNELS])

const OUTSIDE_QUOTES = '[^\\s@<>()\\[\\]\\\\,;:"]'
const WITHOUT_DOT = '[^\\s@<>()\\[\\]\\\\,;:".]'
const Address = Type.String({
  maxLength: 200,
  // Between two dots stands none: only so can it be decided in one pass.
  pattern: `^${OUTSIDE_QUOTES}+@${WITHOUT_DOT}+(?:\\.${WITHOUT_DOT}+)+$`,
  description: 'an e-mail address',
})
const Web = Type.String({ maxLength: 1000, pattern: '^https?://', description: 'an address in the web' })
const key = (length: number) => Type.String({ pattern: `^[\\w-]{${length}}=*$` })

export const Contact = exact({
  channel: By,
  target: Type.String(),
  language: Spoken,
  confirmed: Type.Boolean(),
  created: moment('since when'),
})
export const Notifications = exact({
  offers: exact({
    email: Type.Boolean(),
    push: orNull(Type.String({ description: 'the public key with which a browser subscribes' })),
    webhook: Type.Boolean(),
  }),
  email: orNull(exact({ address: Type.String(), confirmed: Type.Boolean() })),
  pushes: Type.Array(exact({ endpoint: Type.String(), since: moment('since when') })),
  webhook: orNull(exact({ url: Type.String() })),
})
export type Notifications = Static<typeof Notifications>
export const ByEmail = exact({ address: orNull(Address), language: Spoken })
export const ByPush = exact({
  endpoint: Web,
  keys: exact({ p256dh: key(87), auth: key(22) }),
  language: Spoken,
})
export type ByPush = Static<typeof ByPush>
export const NoPush = exact({ endpoint: Web })
export const ByWebhook = exact({ url: orNull(Web), language: Spoken })
export const Hooked = exact({
  secret: orNull(Type.String({ description: 'with which we sign what we send; it is told only now' })),
})
export const Trial = exact({ by: By })
export const Token = exact({ token: Type.String({ maxLength: 200, pattern: '^[\\w.-]+$' }) })
