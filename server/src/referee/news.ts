import { type State, undoable, viewChanges, WATCHER } from '@kontor/engine'
import type { Progress, Terms } from './progress.ts'
import { countsOf, entryFor, type Heard, mattersFor, situationFor } from './situation.ts'

/** What happened at a table, written as JSON for each viewer. */
export interface Written {
  /** For those who have the view of before: what changed in it. */
  next(viewer: number): string
  /** For those who have none: the whole. */
  whole(viewer: number): string
}

/** The news of a game since a state. Most is the same for all whom it does not concern, and written once. */
export function newsOf(terms: Terms, from: State, progress: Progress, lines: readonly Heard[]): Written {
  const counts = inside(countsOf(progress))
  const changes = viewChanges(terms.game, from, progress.session.state)
  const entries = once(
    viewer => JSON.stringify(lines.map(line => entryFor(line, viewer))),
    viewer => lines.some(line => concerns(line, viewer)),
  )
  const matters = once(
    viewer => inside(mattersFor(terms, progress, viewer)),
    // Nobody else has answers to choose from or to take back.
    viewer => progress.asked.includes(viewer) || undoable(progress.session, viewer) > 0,
  )
  return {
    next: viewer => news(entries(viewer), `{${counts},"changes":${changes(viewer)},${matters(viewer)}}`),
    whole: viewer => news(entries(viewer), JSON.stringify(situationFor(terms, progress, viewer))),
  }
}
function news(entries: string, situation: string) {
  return `{"type":"news","entries":${entries},"situation":${situation}}`
}

/** The members of an object as JSON. */
function inside(value: object) {
  return JSON.stringify(value).slice(1, -1)
}

/** Whether a line tells a viewer more than a watcher. */
function concerns({ deed, events }: Heard, viewer: number) {
  return deed.seat === viewer || events.some(({ secret }) => secret?.to === viewer)
}

/** A text for each viewer, of which those whom it does not concern get what a watcher gets. */
function once(write: (viewer: number) => string, isConcerned: (viewer: number) => boolean) {
  let watchers: string | undefined
  return (viewer: number) => {
    if (isConcerned(viewer)) return write(viewer)
    watchers ??= write(WATCHER)
    return watchers
  }
}
