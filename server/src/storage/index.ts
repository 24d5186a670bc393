/**
 * What is kept, in SQLite or PostgreSQL: the logs of tables and all that belongs to people. It appends many entries in
 * one commit, says in a sentence what is wrong with a disk, and tells other processes what changed. It knows no rules.
 */
export { Appender } from './appender.ts'
export { type Bus, type Change, type Ear, SILENCE } from './bus.ts'
export { copyAll, isEmpty } from './copying.ts'
export {
  type ChatRow,
  type ContactRow,
  type Database,
  type EntryRow,
  isPostgres,
  type NoticeRow,
  openDatabase,
  type ReportRow,
  rowsOf,
  type SeatRow,
  SIDE_BY_SIDE,
  type TableRow,
  type Tables,
} from './database.ts'
export { makeOwnFile } from './sqlite/own-file.ts'
export { joinOthers, openStorage, type Storage } from './storage.ts'
export { type Sheet, Store } from './store.ts'
export { knownTrouble, storageExcuse, storageTrouble } from './trouble.ts'
