/**
 * The rules, in a thread of their own. A referee makes a draft of what a deed would do and what each seat hears of it,
 * and goes on to it once the log has it.
 */
export { isKeptSince } from './journal.ts'
export { Judge, refereeHere } from './judge.ts'
export type { Deed } from './progress.ts'
export type { Agreement, Asked, Draft, Duty, Gives, Referee, Standing, Takes, Viewers } from './referee.ts'
export { RefereeThread } from './referee-thread.ts'
