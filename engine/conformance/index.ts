import {
  asked,
  below,
  type Event,
  type Game,
  type GameRecord,
  givenAs,
  newRecord,
  openSession,
  recordOf,
  type Session,
  type State,
  type Task,
} from '../src/index.ts'
import {
  allEyes,
  CHECKS,
  changed,
  leaks,
  luckFor,
  type Moment,
  miscounted,
  otherThan,
  type Sights,
  undeclared,
  unsaid,
} from './checks.ts'
import { type Engine, realEngine } from './engine.ts'
import { Nonconformity } from './nonconformity.ts'
import { betrayed, retaken } from './sealed.ts'

export type { Engine }
export { Nonconformity, realEngine }

export interface Trial<S> {
  readonly players: number
  readonly seed: string
  readonly options?: unknown
  /** With 'inTurn', each question is seen by whoever is asked, every other one also by somebody else in turn; else by all. */
  readonly eyes?: 'inTurn'
  /** The path of the game's module, if it is not known by its name: for the command that repeats a failure. */
  readonly module?: string
  /** What must hold at every question in this game: says what is wrong, or nothing. */
  readonly invariant?: (state: S) => string | undefined
}

/** How often, in questions, a guess is played on to the end of the game. */
const PLAY_ON = 40

/**
 * Plays one seeded random game and checks at every question that the game keeps the engine's promises; throws a
 * Nonconformity otherwise. Returns how many questions there were.
 */
export function conform<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  trial: Trial<S>,
  engine: Engine = realEngine,
): number {
  const seats = Array.from({ length: trial.players }, (_, seat) => `player ${seat + 1}`)
  const session = openSession(
    game,
    newRecord(game, { seats, seed: trial.seed, options: trial.options ?? {} }),
  )
  const luck = luckFor(trial.seed)
  const history: string[] = []
  const sights: Sights<S> = { seen: new Map() }
  const demand = (check: string, problem: string | undefined) => {
    if (problem !== undefined)
      throw new Nonconformity(check, problem, recordOf(session), { module: trial.module })
  }
  try {
    while (session.question) {
      const { state } = session
      const open = asked(game, state, session.question)
      // Whoever is asked together with others answers in any order.
      const question = open.length === 1 ? open[0]! : open[below(luck, 0, open.length)]!
      const names = engine.namesOf(game, state, question)
      const moment: Moment<S, T> = {
        game,
        engine,
        state,
        players: trial.players,
        question,
        names,
        luck,
        viewers: eyes(trial, question.seat, history.length),
        sights,
        views: [],
        guesses: [],
        bytes: JSON.stringify(state),
      }
      history.push(moment.bytes)
      demand('the game ends in time', overlong(game, history.length))
      if (history.length % PLAY_ON === 1) demand('the shape declares every field', undeclared(game, state))
      for (const [name, check] of Object.entries(CHECKS)) demand(name, check(moment))
      demand('the invariants hold', trial.invariant?.(state))
      demand('undo gives the earlier states', undone(session, history, engine))
      demand('a sealed answer can be taken back', retaken(session, moment.bytes, trial.players, engine))
      if (history.length % PLAY_ON === 0) demand('a guess can be played on', playedOn(moment))
      const chosen = names[below(luck, 0, names.length)]!
      const heard: Event[] = []
      engine.playNamed(session, givenAs(question, chosen), event => heard.push(event))
      demand('a clone is independent', otherThan(state, moment.bytes) ? 'the original changed' : undefined)
      demand(
        'nothing leaks',
        leaks(moment, { name: chosen, after: session.state, next: session.question, heard }),
      )
      demand('a sealed answer stays hidden', betrayed(moment, session.state, heard))
      demand('changes lead from view to view', changed(moment, session.state))
      demand('events can be said', unsaid(game, heard))
    }
    history.push(JSON.stringify(session.state))
    demand('the record replays to the same states', replayed(game, recordOf(session), history, engine))
  } catch (error) {
    if (error instanceof Nonconformity) throw error
    const message = error instanceof Error ? error.message : String(error)
    throw new Nonconformity('no step fails', message, recordOf(session), {
      module: trial.module,
      cause: error,
    })
  }
  return history.length - 1
}

function eyes<S>({ players, eyes }: Trial<S>, asked: number, questions: number): readonly number[] {
  const all = allEyes(players)
  if (eyes === undefined) return all
  if (questions % 2 === 0) return [asked]
  const others = all.filter(viewer => viewer !== asked)
  return [asked, others[((questions - 1) / 2) % others.length]!]
}

function overlong<S extends State<T>, T extends Task>({ longest }: Game<S, T>, questions: number) {
  return questions > longest ? `more than ${longest} questions` : undefined
}

/** Takes back, on a copy of the session, all that may be taken back. */
function undone<S extends State<T>, T extends Task>(
  session: Session<S, T>,
  history: readonly string[],
  engine: Engine,
) {
  const seat = session.past.at(-1)?.seat
  if (seat === undefined) return undefined
  const copied = { ...session, past: session.past.slice() }
  const before = session.answers
  let taken = 0
  while (engine.undoable(copied, seat) > 0) {
    engine.undo(copied, seat)
    taken++
    if (recordOf(copied).answers.length !== before - taken) return 'the record was not cut'
    if (otherThan(copied.state, history[before - taken]!)) return `${taken} answers back is another state`
    if (copied.question?.seat !== seat)
      return `after undoing, seat ${copied.question?.seat} is asked, not ${seat}`
  }
  return undefined
}

/** Plays from a guess of the asked seat to the end: a guess must be a game that can really happen. */
function playedOn<S extends State<T>, T extends Task>({ game, engine, state, question, luck }: Moment<S, T>) {
  const guessed = engine.guess(game, engine.view(game, state, question.seat), luck)
  let asked = engine.next(game, guessed)
  for (let count = 0; asked; count++) {
    const late = overlong(game, count)
    if (late) return late
    const answered = asked
    const offered = answered.choices.join()
    asked = engine.answer(game, guessed, answered, answered.choices[below(luck, 0, answered.choices.length)]!)
    if (answered.choices.join() !== offered)
      return `the answers to ${answered.task.kind} are part of the state`
  }
  return miscounted(game, guessed)
}

/** Plays the record again from its seed, through every question, and once to a point in its middle. */
function replayed<S extends State<T>, T extends Task>(
  game: Game<S, T>,
  record: GameRecord,
  history: readonly string[],
  engine: Engine,
) {
  const session = openSession(game, { ...record, answers: [] })
  for (const [i, name] of record.answers.entries()) {
    if (otherThan(session.state, history[i]!)) return `the state before answer ${i + 1} is another`
    engine.playNamed(session, name)
  }
  if (otherThan(session.state, history.at(-1)!)) return 'the last state is another'
  const middle = Math.floor(record.answers.length / 2)
  const { state } = engine.replay(game, record, middle)
  return otherThan(state, history[middle]!) ? `replaying ${middle} answers gives another state` : undefined
}
