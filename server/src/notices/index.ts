/**
 * Who is told of their turns at tables played over days: what is to be told, and how it is brought by mail, push and
 * webhook to places that people name.
 */
export { Contacts } from './contacts.ts'
export { Undeliverable } from './courier.ts'
export { Notifier } from './notifier.ts'
export { Outbox } from './outbox.ts'
export { isPushKey, serverKeysFrom } from './push.ts'
export { Tokens } from './tokens.ts'
export { newHookSecret } from './webhook.ts'
