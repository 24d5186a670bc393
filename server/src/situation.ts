import { commitment, type Event, eventFor, namesOf, places, undoable, view, WATCHER } from '@kontor/engine'
import { type Course, type Deed, dueOf, isDeserted, isPlayedByPerson, type Terms } from './course.ts'
import type { Entry, Situation, TableAbout } from './protocol.ts'
import type { Standing } from './referee.ts'
import type { Sheet } from './store.ts'

/** A line of the log with what was heard: everything, until it is told to somebody. */
export interface Heard {
  readonly n: number
  readonly deed: Deed | { readonly kind: 'begin'; readonly seat: number; readonly at: number }
  readonly events: readonly Event[]
}

/** A line of the log as one viewer may read it. Only who gave an answer is told its name: it may be a secret. */
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
export function situationFor(terms: Terms, course: Course, viewer: number): Situation {
  const { game, state } = course.session
  return { ...progressOf(course), view: view(game, state, viewer), ...mattersFor(terms, course, viewer) }
}

/** How far a game has come. */
export function progressOf({ length, session }: Course) {
  return { version: length, answers: session.answers }
}

/** What a situation tells besides the view. */
export function mattersFor(terms: Terms, course: Course, viewer: number) {
  const { session, proposal, clocks, since } = course
  const { game, state, question } = session
  const mine = question !== undefined && question.seat === viewer
  return {
    question: question
      ? {
          seat: question.seat,
          task: question.task,
          ...(mine ? { answers: namesOf(game, state, question) } : {}),
        }
      : null,
    undoable: viewer === WATCHER ? 0 : undoable(session, viewer),
    takeback: proposal ? { seat: proposal.seat, to: proposal.to, agreed: [...proposal.agreed] } : null,
    clocks: clocks ? [...clocks] : null,
    since,
    due: dueOf(terms, course) ?? null,
  }
}

/** What everybody may know of a table, with what it is to this person. */
export function aboutFor(sheet: Sheet, person: string | undefined, standing?: Standing): TableAbout {
  const { row, seats, holders } = sheet
  const status = standing?.status ?? row.status
  const over = status === 'over' || status === 'abandoned'
  const holder = new Map([...holders].reverse().map(([each, seat]) => [seat, each]))
  const asked = standing ? standing.asked : row.turn
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    data: row.data,
    options: JSON.parse(row.options),
    seats: seats.map(({ seat, kind, name, level }) => ({
      seat,
      kind,
      name,
      level,
      player: holder.get(seat) ?? null,
      standIn: standing?.absent[seat] ? row.stand_in : null,
      mayReturn: status === 'playing' && standing?.absent[seat] === 'late',
    })),
    listed: row.listed === 1,
    watchers: row.watchers === 1,
    pace: JSON.parse(row.pace),
    status,
    mine: (person === undefined ? undefined : holders.get(person)) ?? null,
    hosting: row.host === person,
    promise: commitment(row.seed),
    seed: over ? row.seed : null,
    created: row.created,
    started: row.started,
    ended: row.ended,
    version: standing?.length ?? row.version,
    turn: (over ? undefined : asked) ?? null,
    due: (standing ? standing.due : row.due) ?? null,
    result: standing?.result ?? (row.result ? JSON.parse(row.result) : null),
    rematch: person !== undefined && holders.has(person) ? row.rematch : null,
  }
}

export function statusOf(terms: Terms, course: Course): 'playing' | 'over' | 'abandoned' {
  if (!course.session.question) return 'over'
  return isDeserted(terms, course) ? 'abandoned' : 'playing'
}

/** Which seat a bot answers for now; undefined if a person is asked or nobody. */
export function botAsked(terms: Terms, course: Course): number | undefined {
  const seat = course.session.question?.seat
  if (seat === undefined || isDeserted(terms, course)) return undefined
  return isPlayedByPerson(terms, course, seat) ? undefined : seat
}

export function resultOf({ session: { game, state } }: Course): NonNullable<TableAbout['result']> {
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
