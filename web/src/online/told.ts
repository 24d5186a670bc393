import { withChanges } from '@kontor/engine'
import type { Entry, NewSituation, Situation, TableAbout } from '@kontor/server/protocol'

/** What a server told of a table: how it is now, and what was done there since it last told something. */
export interface Told {
  readonly table: TableAbout
  readonly situation: Situation
  readonly entries: readonly Entry[]
}

/** The situation that a server told to who has the one before. */
export function situationAfter(had: Situation | undefined, told: Situation | NewSituation): Situation {
  if ('view' in told) return told
  const { changes, ...rest } = told
  return { ...rest, view: withChanges(had?.view as object, changes) }
}
