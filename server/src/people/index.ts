/**
 * Who is who: guests with a cookie, accounts with a password, how good they are, whom they keep away, and all that is
 * kept of them, to be handed out or forgotten.
 */
export { Accounts, type Place } from './accounts.ts'
export { Belongings } from './belongings.ts'
export { type Claim, hashOf, Identity, isSecret } from './identity.ts'
export type { Person } from './person.ts'
export { Ratings } from './ratings.ts'
export { Relations } from './relations.ts'
export { type ReportLine, Reports } from './reports.ts'
