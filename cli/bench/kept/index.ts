/** What benches said before: kept in a file, compared, and drawn over commits. */
export { pageOf } from './page.ts'
export { type Kept, keep, keptIn, thisCommit, thisMachine } from './record.ts'
export { tableOf } from './table.ts'
export { verdictOn } from './verdict.ts'
