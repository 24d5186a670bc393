/**
 * What every floor of the server stands on: the machine with its time and luck, how it is run (settings), which games
 * it has, how it says no (refusals), how much somebody may ask for (allowances), and what it tells its host (log and
 * metrics).
 */
export { Buckets } from './allowance.ts'
export { GAMES, type Games, gameNamed } from './games.ts'
export { GRACE, within } from './grace.ts'
export { Jumps } from './jumps.ts'
export { type Log, traceOf } from './log.ts'
export { type CallOff, every, type Machine, newId, newSecret, THIS_MACHINE } from './machine.ts'
export { Metrics } from './metrics.ts'
export { networkOf } from './network.ts'
export { Refused, refusalOf, stopping } from './refusal.ts'
export { type Allowance, type MailSettings, type Settings, settingsFrom } from './settings.ts'
