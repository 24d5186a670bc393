import {
  asked,
  askedOf,
  Fault,
  type Game,
  type GameRecord,
  givenAs,
  hasSealed,
  type Listener,
  openSession,
  playNamed,
  recordOf,
  type Session,
  type State,
  type Task,
  undo,
} from '@kontor/engine'
import type { DeedKind, Pace } from '@kontor/protocol'

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
export interface Progress {
  readonly session: Session<State, Task>
  /** How many deeds the log has. */
  readonly length: number
  readonly proposal: Proposal | undefined
  /** Whose turn it is; undefined when the game is over. */
  readonly turn: Turn | undefined
  /** All seats that are asked now. */
  readonly asked: readonly number[]
  /** If they are asked together: by seat, how long the log was when it was asked, or after what it did about it since. */
  readonly together: readonly number[] | undefined
  /** How often everybody agreed to go back. */
  readonly takebacks: number
  /** Why a bot plays for the person at a seat; undefined where none does. */
  readonly absent: readonly ('resign' | 'late' | undefined)[]
  /** Milliseconds left to each seat at `since`, if there is a clock. */
  readonly clocks: readonly number[] | undefined
  readonly since: number
}

/** The game before the first deed. */
export function begin({ game, record, people, pace, started }: Terms, listener?: Listener): Progress {
  const clock = pace.kind === 'live' ? pace.clock : undefined
  const session = openSession(game, { ...record, answers: [] }, listener)
  return {
    session,
    length: 0,
    proposal: undefined,
    turn: turnIn(session, undefined),
    asked: seatsAsked(session),
    together: session.question?.task.together && people.map(() => 0),
    takebacks: 0,
    absent: people.map(() => undefined),
    clocks: clock && people.map(() => clock.minutes * 60_000),
    since: started,
  }
}

/** The game after one more deed. The given one stays as it is; a deed that cannot be done is a fault. */
export function follow(terms: Terms, progress: Progress, deed: Deed, listener?: Listener): Progress {
  const done = DOINGS[deed.kind](terms, progress, deed, listener)
  const session = done.session ?? progress.session
  const played = session !== progress.session
  const length = progress.length + 1
  const goesOn = done.takebacks === undefined && isStillAsked(progress.session, session)
  const next = {
    ...progress,
    proposal: undefined,
    turn: played ? turnIn(session, progress.turn) : progress.turn,
    asked: played ? seatsAsked(session) : progress.asked,
    together: session.question?.task.together && askedSince(terms, progress, deed, goesOn),
    ...done,
    length,
  }
  if (next.clocks) return { ...next, clocks: charged(terms, progress, deed), since: deed.at }
  // Whoever is asked together with others has the same time as they, whatever they do meanwhile.
  const moved = goesOn ? deed.kind === 'return' : played || next.absent !== progress.absent
  return moved ? { ...next, since: deed.at } : next
}

function askedSince({ people }: Terms, { together, length }: Progress, { seat }: Deed, goesOn: boolean) {
  return goesOn && together ? together.with(seat, length + 1) : people.map(() => length + 1)
}

/** Whether the same seats are still asked together, but for those of them that have answered. */
function isStillAsked(before: Session<State, Task>, { question }: Session<State, Task>) {
  return question?.task.together === true && question.version === before.question?.version
}

function seatsAsked({ game, state, question }: Session<State, Task>): readonly number[] {
  return asked(game, state, question).map(({ seat }) => seat)
}

/** Whose time is over first of those who are asked, and when; undefined if they have all the time in the world. */
export function firstDue(terms: Terms, progress: Progress): { seat: number; due: number } | undefined {
  const { pace } = terms
  const { since, clocks } = progress
  let first: { seat: number; due: number } | undefined
  for (const seat of progress.asked) {
    if (!isPlayedByPerson(terms, progress, seat)) continue
    const left = pace.kind === 'turns' ? pace.days * DAY : clocks?.[seat]
    if (left !== undefined && !(first && first.due <= since + left)) first = { seat, due: since + left }
  }
  return first
}

/** Whether a person answers for this seat, and not a bot. */
export function isPlayedByPerson({ people }: Terms, { absent }: Progress, seat: number): boolean {
  return people[seat] === true && absent[seat] === undefined
}

/** Whether there was somebody, and nobody is left. */
export function isDeserted(terms: Terms, progress: Progress): boolean {
  const { people } = terms
  return people.includes(true) && !people.some((_, seat) => isPlayedByPerson(terms, progress, seat))
}

/**
 * The turns that wait for people, each by its seat and a name that no other turn of the game has: it is the same after an
 * answer was taken back and given again, and another one after everybody went back.
 */
export function turnNames(terms: Terms, progress: Progress): readonly string[] {
  const { turn, takebacks, session, asked } = progress
  if (!turn) return []
  const { task, version } = session.question!
  const from = task.together ? version : turn.from
  return asked
    .filter(seat => isPlayedByPerson(terms, progress, seat))
    .map(seat => `${seat} ${takebacks} ${from}`)
}

/** Whose turn it is now: a new one when another seat is asked, an earlier one when answers were taken back. */
function turnIn({ question, answers }: Session<State, Task>, last: Turn | undefined): Turn | undefined {
  if (!question) return undefined
  let before = last
  while (before && before.from > answers) before = before.before
  return before?.seat === question.seat ? before : { seat: question.seat, from: answers, before }
}

type Doing = (terms: Terms, progress: Progress, deed: Deed, listener?: Listener) => Partial<Progress>

/** What each kind of deed does. */
const DOINGS: { readonly [K in DeedKind]: Doing } = {
  answer(_, { session }, { seat, answer = '' }, listener) {
    const question = askedOf(session.game, session.state, session.question, seat)
    if (!question) throw new Fault(notAsked(session, seat))
    return { session: inCopy(session, copy => playNamed(copy, givenAs(question, answer), listener)) }
  },
  undo: (_, { session }, { seat }) => ({ session: inCopy(session, copy => undo(copy, seat)) }),
  takeback(terms, progress, { seat, to }) {
    const { answers } = progress.session
    if (to === undefined || to >= answers)
      throw new Fault(`The game has ${answers} answers; it cannot go back to ${to}.`)
    return agreedBy(terms, progress, { seat, to, agreed: [seat] })
  },
  agree(terms, progress, { seat }) {
    const { proposal } = progress
    if (!proposal) throw new Fault('There is no takeback request.')
    if (proposal.agreed.includes(seat)) throw new Fault('You have already agreed.')
    return agreedBy(terms, progress, { ...proposal, agreed: [...proposal.agreed, seat] })
  },
  decline(_, { proposal }) {
    if (!proposal) throw new Fault('There is no takeback request.')
    return {}
  },
  resign: (_, progress, { seat }) => leave(progress, seat, 'resign'),
  late: (_, progress, { seat }) => leave(progress, seat, 'late'),
  return(_, { absent }, { seat }) {
    if (absent[seat] !== 'late') throw new Fault('Only a player who ran out of time can return.')
    return { absent: absent.with(seat, undefined) }
  },
}

/** A session to which something was done; the given one stays as it is. */
function inCopy(session: Session<State, Task>, action: (copy: Session<State, Task>) => void) {
  const copy = { ...session, past: session.past.slice() }
  action(copy)
  return copy
}

function leave({ session, absent }: Progress, seat: number, why: 'resign' | 'late'): Partial<Progress> {
  if (!session.question) throw new Fault('The game is over.')
  if (absent[seat]) throw new Fault('A bot already plays for this seat.')
  return { absent: absent.with(seat, why) }
}

/** Goes back once every person at the table agrees. */
function agreedBy(terms: Terms, progress: Progress, proposal: Proposal): Partial<Progress> {
  const missing = terms.people.some(
    (_, seat) => isPlayedByPerson(terms, progress, seat) && !proposal.agreed.includes(seat),
  )
  if (missing) return { proposal }
  return {
    session: openSession(terms.game, recordOf(progress.session, proposal.to)),
    takebacks: progress.takebacks + 1,
  }
}

/** The clocks after a deed: whoever was asked pays for the time since, and gets the increment for an answer. */
function charged(terms: Terms, progress: Progress, deed: Deed): readonly number[] {
  const { pace } = terms
  const increment = deed.kind === 'answer' && pace.kind === 'live' ? (pace.clock?.increment ?? 0) * 1000 : 0
  const clocks = progress.clocks!.map((clock, seat) => {
    if (!progress.asked.includes(seat) || !isPlayedByPerson(terms, progress, seat)) return clock
    const left = Math.max(0, clock - Math.max(0, deed.at - progress.since))
    return seat === deed.seat ? left + increment : left
  })
  return restored(clocks, pace, deed)
}

/** Who returns after being late gets a tenth of the budget, or it would be over at once. */
function restored(clocks: readonly number[], pace: Pace, { kind, seat }: Deed): readonly number[] {
  if (kind !== 'return' || pace.kind !== 'live' || !pace.clock) return clocks
  return clocks.with(seat, Math.max(clocks[seat]!, pace.clock.minutes * 6_000))
}

function notAsked({ state, question }: Session<State, Task>, seat: number) {
  if (hasSealed(state, seat)) return 'You have answered; the others have not yet.'
  return question ? 'It is not your turn: another seat is asked.' : 'The game is over; nothing is asked.'
}
