import { answer, NOTHING_ASKED, next } from '../agenda.ts'
import { nameOf } from '../choice.ts'
import { hearing, type Listener } from '../event.ts'
import type { Choice, Game, Question, State, Task } from '../game.ts'
import { Fault } from '../ground/fault.ts'
import { learned } from '../sight/view.ts'
import { hasSealed, unseal } from '../together.ts'
import { givenAs, givenIn } from './given.ts'
import { digestOf, type GameRecord, OTHER_STATE, start, wrongAnswer } from './record.ts'

/** A game being played: what was answered so far, its present state, and what can still be taken back. */
export interface Session<S extends State<T>, T extends Task> {
  readonly game: Game<S, T>
  /** The record with which the game began; it counts how often the game was rewound. */
  begun: GameRecord
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
      if (error instanceof Fault) throw wrongAnswer(i + 1, error)
      throw error
    }
  }
  if (digest !== undefined && digest !== digestOf(session.state)) {
    throw new Fault(OTHER_STATE)
  }
  return session
}

/** Gives the named answer; among several who are asked together, that of the first, or of whom it names as records do. If `version` is given and the game has moved on since, the answer is refused. */
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
  if (!question) throw new Fault(NOTHING_ASKED)
  const given = givenIn(game, state, question, name)
  playChoice(session, given.choice, listener, given.question)
}

/** Gives an answer that is among the question's choices; of several questions that are asked together, to any. */
export function playChoice<S extends State<T>, T extends Task>(
  session: Session<S, T>,
  choice: Choice,
  listener?: Listener,
  question = session.question,
): void {
  const { game, state: before } = session
  if (!question) throw new Fault(NOTHING_ASKED)
  const name = givenAs(question, nameOf(game, before, question, choice))
  const state = game.clone(before)
  const following = listenWith(listener, () => answer(game, state, question, choice))
  session.state = state
  session.question = following
  if (session.names.length > session.answers) session.names = session.names.slice(0, session.answers)
  session.names.push(name)
  session.answers++
  if (question.task.together) {
    // As long as it is sealed it is taken back by itself; then it has shown its seat the others'.
    session.past = []
    return
  }
  if (session.past.at(-1)?.seat !== question.seat) session.past = []
  session.past.push({ seat: question.seat, state: before })
  if (learned(game, before, state, question.seat)) session.past = []
}

/**
 * How many answers `seat` may take back: its own, since another seat answered or it last learned something. Where several are
 * asked together that is the one that it has sealed, whoever else has answered since.
 */
export function undoable<S extends State<T>, T extends Task>(session: Session<S, T>, seat: number): number {
  if (hasSealed(session.state, seat)) return 1
  return session.past.at(-1)?.seat === seat ? session.past.length : 0
}

/** Takes back the last answer of `seat`, if it may. */
export function undo<S extends State<T>, T extends Task>(session: Session<S, T>, seat: number): void {
  if (undoable(session, seat) === 0) {
    throw new Fault({
      en: 'There is nothing to take back: something was revealed or another player has answered since.',
      de: 'Es gibt nichts zurückzunehmen: Seither wurde etwas aufgedeckt, oder jemand anderes war am Zug.',
      nl: 'Er valt niets terug te nemen: er is iets onthuld of een andere speler was aan de beurt.',
    })
  }
  if (hasSealed(session.state, seat)) forget(session, seat)
  else session.state = session.past.pop()!.state
  session.question = next(session.game, session.state)
  session.answers--
}

/** Takes a sealed answer out of the state and out of the record, where others may have come after it. */
function forget<S extends State<T>, T extends Task>(session: Session<S, T>, seat: number) {
  session.state = session.game.clone(session.state)
  unseal(session.state, seat)
  const names = session.names.slice(0, session.answers)
  const given = names.findLastIndex(name => name.startsWith(`@${seat} `))
  session.names = names.toSpliced(given, 1)
}

/**
 * Goes back to where so many answers had been given, over whatever was shown or answered since: for somebody with whom no
 * other person plays. The record keeps how often that was done.
 */
export function rewind<S extends State<T>, T extends Task>(session: Session<S, T>, answers: number): void {
  if (!Number.isInteger(answers) || answers < 0 || answers >= session.answers)
    throw new Fault(
      `There are ${session.answers} answers; nothing lies after ${answers} of them to go back over.`,
    )
  const { begun } = session
  const rewound = (begun.rewound ?? 0) + 1
  Object.assign(session, openSession(session.game, { ...recordOf(session, answers), rewound }))
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
