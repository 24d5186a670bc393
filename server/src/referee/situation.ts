import { askedOf, type Event, eventFor, namesOf, places, undoable, view, WATCHER } from '@kontor/engine'
import type { Entry, Situation, TableAbout } from '@kontor/protocol'
import { type Deed, firstDue, isDeserted, isPlayedByPerson, type Progress, type Terms } from './progress.ts'

/** A line of the log with what was heard: everything, until it is told to somebody. */
export interface Heard {
  readonly n: number
  readonly deed: Deed | { readonly kind: 'begin'; readonly seat: number; readonly at: number }
  readonly events: readonly Event[]
}

/** A line of the log as one viewer may read it. Only whoever gave an answer is told its name: it may be a secret. */
export function entryFor({ n, deed, events }: Heard, viewer: number): Entry {
  const { kind, seat, at } = deed
  const answer = 'answer' in deed && seat === viewer ? deed.answer : undefined
  const to = 'to' in deed ? deed.to : undefined
  return {
    n,
    at,
    kind,
    seat,
    ...(answer === undefined ? {} : { answer }),
    ...(to === undefined ? {} : { to }),
    events: events.map(event => eventFor(event, viewer)),
  }
}

/** The game as one viewer may know it now. */
export function situationFor(terms: Terms, progress: Progress, viewer: number): Situation {
  const { game, state } = progress.session
  return { ...countsOf(progress), view: view(game, state, viewer), ...mattersFor(terms, progress, viewer) }
}

/** How far a game has come. */
export function countsOf({ length, session }: Progress) {
  return { version: length, answers: session.answers }
}

/** What a situation tells besides the view. */
export function mattersFor(terms: Terms, progress: Progress, viewer: number) {
  const { session, proposal, clocks, since } = progress
  const { game, state, question } = session
  const mine = askedOf(game, state, question, viewer)
  const shown = mine ?? question
  const also = progress.asked.filter(seat => seat !== shown?.seat)
  return {
    question: shown
      ? {
          seat: shown.seat,
          task: shown.task,
          ...(mine ? { answers: namesOf(game, state, mine) } : {}),
          ...(also.length > 0 ? { also } : {}),
        }
      : null,
    undoable: viewer === WATCHER ? 0 : undoable(session, viewer),
    takeback: proposal ? { seat: proposal.seat, to: proposal.to, agreed: [...proposal.agreed] } : null,
    clocks: clocks ? [...clocks] : null,
    since,
    due: firstDue(terms, progress)?.due ?? null,
  }
}

export function statusOf(terms: Terms, progress: Progress): 'playing' | 'over' | 'abandoned' {
  if (!progress.session.question) return 'over'
  return isDeserted(terms, progress) ? 'abandoned' : 'playing'
}

/** Which seat a bot answers for now; undefined if a person is asked or nobody. */
export function botAsked(terms: Terms, progress: Progress): number | undefined {
  if (isDeserted(terms, progress)) return undefined
  return progress.asked.find(seat => !isPlayedByPerson(terms, progress, seat))
}

export function resultOf({ session: { game, state } }: Progress): NonNullable<TableAbout['result']> {
  const scores = game.score(state)
  return {
    scores: scores.map(({ points, sources, tieBreaks }) => ({
      points,
      sources: { ...sources },
      tieBreaks: [...tieBreaks],
    })),
    places: places(scores),
  }
}
