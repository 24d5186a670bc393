import { answer, next } from './agenda.ts'
import { choiceNamed, nameOf } from './choice.ts'
import { hearing, type Listener } from './event.ts'
import { Fault } from './fault.ts'
import type { Choice, Game, Question, State, Task } from './game.ts'
import { digestOf, type GameRecord, start } from './record.ts'
import { learned } from './view.ts'

/** A game being played: what was answered so far, its present state, and what can still be taken back. */
export interface Session<S extends State<T>, T extends Task> {
  readonly game: Game<S, T>
  /** The record with which the game began. */
  readonly begun: GameRecord
  /** How many answers were given. */
  answers: number
  /** Their names. A copy of a session shares the list; what follows in it was answered in the other one. */
  names: string[]
  state: S
  question: Question<T> | undefined
  /** The states before the answers that can still be taken back, all of one seat, the oldest first. */
  past: { readonly seat: number; readonly state: S }[]
}

/** Takes up a game where its record ends. */
export function openSession<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  record: GameRecord,
  listener?: Listener,
): Session<S, T> {
  const { digest, ...rest } = record
  const begun = { ...rest, answers: [] }
  const state = start(game, begun)
  const question = listenWith(listener, () => next(game, state))
  const session: Session<S, T> = { game, begun, answers: 0, names: [], state, question, past: [] }
  for (const [i, name] of record.answers.entries()) {
    try {
      playNamed(session, name, listener)
    } catch (error) {
      if (error instanceof Fault) throw new Fault(`Answer ${i + 1} of the record is wrong: ${error.message}`)
      throw error
    }
  }
  if (digest !== undefined && digest !== digestOf(session.state)) {
    throw new Fault('The record replays to another state than the one it was saved with.')
  }
  return session
}

/** Gives the named answer. If `version` is given and the game has moved on since, the answer is refused. */
export function playNamed<S extends State<T>, T extends Task>(
  session: Session<S, T>,
  name: string,
  listener?: Listener,
  version = session.state.version,
): void {
  const { game, state, question } = session
  if (version !== state.version) {
    throw new Fault(`This answer is for version ${version}, but the game is at version ${state.version}.`)
  }
  if (!question) throw new Fault('The game is over; nothing is asked.')
  playChoice(session, choiceNamed(game, state, question, name), listener)
}

/** Gives an answer that is among the question's choices. */
export function playChoice<S extends State<T>, T extends Task>(
  session: Session<S, T>,
  choice: Choice,
  listener?: Listener,
): void {
  const { game, state: before, question } = session
  if (!question) throw new Fault('The game is over; nothing is asked.')
  const name = nameOf(game, before, question, choice)
  const state = game.clone(before)
  const following = listenWith(listener, () => answer(game, state, question, choice))
  session.state = state
  session.question = following
  if (session.names.length > session.answers) session.names = session.names.slice(0, session.answers)
  session.names.push(name)
  session.answers++
  if (session.past.at(-1)?.seat !== question.seat) session.past = []
  session.past.push({ seat: question.seat, state: before })
  if (learned(game, before, state, question.seat)) session.past = []
}

/** How many answers `seat` may take back: its own, since another seat answered or it last learned something. */
export function undoable<S extends State<T>, T extends Task>(session: Session<S, T>, seat: number): number {
  return session.past.at(-1)?.seat === seat ? session.past.length : 0
}

/** Takes back the last answer of `seat`, if it may. */
export function undo<S extends State<T>, T extends Task>(session: Session<S, T>, seat: number): void {
  if (undoable(session, seat) === 0) {
    throw new Fault(
      'There is nothing to take back: something was revealed or another player has answered since.',
    )
  }
  session.state = session.past.pop()!.state
  session.question = next(session.game, session.state)
  session.answers--
}

/** The record of a game up to its answer number `to`, or so far. */
export function recordOf<S extends State<T>, T extends Task>(
  { begun, names, answers }: Session<S, T>,
  to = answers,
): GameRecord {
  return { ...begun, answers: names.slice(0, Math.min(to, answers)) }
}

/** The record with the fingerprint of its state, to be kept. */
export function sealed<S extends State<T>, T extends Task>(session: Session<S, T>): GameRecord {
  return { ...recordOf(session), digest: digestOf(session.state) }
}

function listenWith<R>(listener: Listener | undefined, action: () => R): R {
  return listener ? hearing(listener, action) : action()
}
