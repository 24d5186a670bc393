import { withChanges } from '@kontor/engine'
import type { NewSituation, Situation } from './news.ts'

/** The situation that a server told to whoever has the one before. */
export function situationAfter(had: Situation | undefined, told: Situation | NewSituation): Situation {
  if ('view' in told) return told
  const { changes, ...rest } = told
  return { ...rest, view: withChanges(had?.view as object, changes) }
}
