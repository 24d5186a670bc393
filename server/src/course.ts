import {
  Fault,
  type Game,
  type GameRecord,
  type Listener,
  openSession,
  playNamed,
  recordOf,
  type Session,
  type State,
  type Task,
  undo,
} from '@kontor/engine'
import type { DeedKind, Pace } from './protocol.ts'

const DAY = 24 * 60 * 60 * 1000

/** What was done at a table: one line of its log, which only ever grows. The game is what the log makes of it. */
export interface Deed {
  readonly kind: DeedKind
  readonly seat: number
  /** The name of the answer. */
  readonly answer?: string | undefined
  /** How many answers remain after a takeback. */
  readonly to?: number | undefined
  readonly at: number
}

/** What was agreed before the game began. */
export interface Terms {
  readonly game: Game<State>
  readonly record: GameRecord
  /** Which seats are held by people; the others by bots. */
  readonly people: readonly boolean[]
  readonly pace: Pace
  readonly started: number
}

/** Somebody asked to go back to an earlier point of the game. */
interface Proposal {
  readonly seat: number
  readonly to: number
  readonly agreed: readonly number[]
}

/** A seat that is asked, since the game had so many answers, and who was asked before. */
interface Turn {
  readonly seat: number
  readonly from: number
  readonly before: Turn | undefined
}

/** A game at a table, as far as the log has come. */
export interface Course {
  readonly session: Session<State, Task>
  /** How many deeds the log has. */
  readonly length: number
  readonly proposal: Proposal | undefined
  /** Whose turn it is; undefined when the game is over. */
  readonly turn: Turn | undefined
  /** How often everybody agreed to go back. */
  readonly takebacks: number
  /** Why a bot plays for the person at a seat; undefined where none does. */
  readonly absent: readonly ('resign' | 'late' | undefined)[]
  /** Milliseconds left to each seat at `since`, if there is a clock. */
  readonly clocks: readonly number[] | undefined
  readonly since: number
}

/** The game before the first deed. */
export function beginCourse({ game, record, people, pace, started }: Terms, listener?: Listener): Course {
  const clock = pace.kind === 'live' ? pace.clock : undefined
  const session = openSession(game, { ...record, answers: [] }, listener)
  return {
    session,
    length: 0,
    proposal: undefined,
    turn: turnIn(session, undefined),
    takebacks: 0,
    absent: people.map(() => undefined),
    clocks: clock && people.map(() => clock.minutes * 60_000),
    since: started,
  }
}

/** The game after one more deed. The given one stays as it is; a deed that cannot be done is a fault. */
export function follow(terms: Terms, course: Course, deed: Deed, listener?: Listener): Course {
  const done = doneOf(terms, course, deed, listener)
  const session = done.session ?? course.session
  const turn = session === course.session ? course.turn : turnIn(session, course.turn)
  const next = { ...course, proposal: undefined, turn, ...done, length: course.length + 1 }
  const moved = next.session !== course.session || next.absent !== course.absent
  if (next.clocks) return { ...next, clocks: charged(terms, course, deed), since: deed.at }
  return moved ? { ...next, since: deed.at } : next
}

/** When the time of the seat that is asked is over; undefined if it has all the time in the world. */
export function dueOf({ people, pace }: Terms, course: Course): number | undefined {
  const seat = course.session.question?.seat
  if (seat === undefined || !people[seat] || course.absent[seat]) return undefined
  if (pace.kind === 'turns') return course.since + pace.days * DAY
  return course.clocks && course.since + course.clocks[seat]!
}

/** Whether a person answers for this seat, and not a bot. */
export function isPlayedByPerson({ people }: Terms, { absent }: Course, seat: number): boolean {
  return people[seat] === true && absent[seat] === undefined
}

/** Whether there was somebody, and nobody is left. */
export function isDeserted(terms: Terms, course: Course): boolean {
  const { people } = terms
  return people.includes(true) && !people.some((_, seat) => isPlayedByPerson(terms, course, seat))
}

/**
 * The turn that waits for a person, by a name that no other turn of the game has: it is the same after an answer was
 * taken back and given again, and another one after everybody went back.
 */
export function turnName(terms: Terms, course: Course): string | undefined {
  const { turn, takebacks } = course
  if (!turn || !isPlayedByPerson(terms, course, turn.seat)) return undefined
  return `${turn.seat} ${takebacks} ${turn.from}`
}

/** Whose turn it is now: a new one when another seat is asked, an earlier one when answers were taken back. */
function turnIn({ question, answers }: Session<State, Task>, last: Turn | undefined): Turn | undefined {
  if (!question) return undefined
  let before = last
  while (before && before.from > answers) before = before.before
  return before?.seat === question.seat ? before : { seat: question.seat, from: answers, before }
}

function doneOf(terms: Terms, course: Course, deed: Deed, listener?: Listener): Partial<Course> {
  const { seat, answer, to } = deed
  switch (deed.kind) {
    case 'answer': {
      if (course.session.question?.seat !== seat) throw new Fault(notAsked(course))
      const session = { ...course.session, past: course.session.past.slice() }
      playNamed(session, answer ?? '', listener)
      return { session }
    }
    case 'undo': {
      const session = { ...course.session, past: course.session.past.slice() }
      undo(session, seat)
      return { session }
    }
    case 'takeback': {
      const { answers } = course.session
      if (to === undefined || to >= answers)
        throw new Fault(`The game has ${answers} answers; it cannot go back to ${to}.`)
      return agreedBy(terms, course, { seat, to, agreed: [seat] })
    }
    case 'agree': {
      const { proposal } = course
      if (!proposal) throw new Fault('Nobody asks to take something back.')
      if (proposal.agreed.includes(seat)) throw new Fault('You have already agreed.')
      return agreedBy(terms, course, { ...proposal, agreed: [...proposal.agreed, seat] })
    }
    case 'decline':
      if (!course.proposal) throw new Fault('Nobody asks to take something back.')
      return {}
    case 'resign':
    case 'late':
      if (!course.session.question) throw new Fault('The game is over.')
      if (course.absent[seat]) throw new Fault('A bot already plays for this seat.')
      return { absent: course.absent.with(seat, deed.kind) }
    case 'return':
      if (course.absent[seat] !== 'late') throw new Fault('Only who was late can return.')
      return { absent: course.absent.with(seat, undefined) }
  }
}

/** Goes back once every person at the table agrees. */
function agreedBy(terms: Terms, course: Course, proposal: Proposal): Partial<Course> {
  const missing = terms.people.some(
    (_, seat) => isPlayedByPerson(terms, course, seat) && !proposal.agreed.includes(seat),
  )
  if (missing) return { proposal }
  return {
    session: openSession(terms.game, recordOf(course.session, proposal.to)),
    takebacks: course.takebacks + 1,
  }
}

/** The clocks after a deed: who was asked pays for the time since, and gets the increment for an answer. */
function charged({ people, pace }: Terms, course: Course, deed: Deed): readonly number[] {
  const clocks = course.clocks!
  const seat = course.session.question?.seat
  if (seat === undefined || !people[seat] || course.absent[seat]) return restored(clocks, pace, deed)
  const increment = deed.kind === 'answer' && pace.kind === 'live' ? (pace.clock?.increment ?? 0) * 1000 : 0
  const left = Math.max(0, clocks[seat]! - Math.max(0, deed.at - course.since))
  return restored(clocks.with(seat, left + increment), pace, deed)
}

/** Who returns after being late gets a tenth of the budget, or it would be over at once. */
function restored(clocks: readonly number[], pace: Pace, { kind, seat }: Deed): readonly number[] {
  if (kind !== 'return' || pace.kind !== 'live' || !pace.clock) return clocks
  return clocks.with(seat, Math.max(clocks[seat]!, pace.clock.minutes * 6_000))
}

function notAsked({ session: { question } }: Course) {
  return question ? 'It is not your turn: another seat is asked.' : 'The game is over; nothing is asked.'
}
