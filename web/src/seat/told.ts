import type { Entry, Situation, TableAbout } from '@kontor/protocol'

/** What a server told of a table: how it is now, and what was done there since it last told something. */
export interface Told {
  readonly table: TableAbout
  readonly situation: Situation
  readonly entries: readonly Entry[]
}
