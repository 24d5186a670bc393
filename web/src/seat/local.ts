import {
  type Choice,
  type Event,
  Fault,
  type GameRecord,
  givenIn,
  nth,
  openSession,
  playChoice,
  playNamed,
  type Question,
  recordOf,
  replay,
  rewind,
  type Session,
  type State,
  sealed,
  type Task,
  undo,
  undoable,
  view,
  WATCHER,
} from '@kontor/engine'
import type { CardFace, Language } from '@kontor/engine/presentation'
import type { AnyGame } from '@kontor/register'
import type { Course, Hint, Moment, Past, Player, Study } from '../worker/protocol.ts'
import type { Foresight, Line, Scene } from '../worker/scene.ts'
import type { Shelf, Shelved } from '../worker/shelf.ts'
import type { Thinker } from '../worker/thinker.ts'
import { courseOf } from './course.ts'
import { type Entry, late, lineOf } from './log.ts'
import type { Eyes, SeatAtTable } from './seat-at-table.ts'
import {
  facesIn,
  facesOf,
  foresightOf,
  labelOf,
  pastOf,
  type Sight,
  sceneOf,
  sourceNames,
} from './showing.ts'
import { studyOf } from './study.ts'

/** A table in the worker: it knows everything and shows what the eyes before it may see. */
export class LocalTable implements SeatAtTable {
  readonly #game: AnyGame
  readonly #shelved: Shelved
  readonly #players: readonly Player[]
  readonly #session: Session<State, Task>
  readonly #shelf: Shelf
  readonly #thinker: Thinker
  /** Whether one person plays with bots alone: going back concerns nobody else. */
  readonly #alone: boolean
  /** Who gave each answer. */
  #givers: number[] = []
  #entries: Entry[] = []
  #lines: Line[] = []
  /** How many of the entries stand in the lines. */
  #told = 0
  #sight: Sight

  constructor(game: AnyGame, shelved: Shelved, language: Language, shelf: Shelf, thinker: Thinker) {
    this.#game = game
    this.#shelved = shelved
    this.#players = shelved.players
    this.#alone = this.#persons().length === 1
    this.#shelf = shelf
    this.#thinker = thinker
    const names = [...shelved.record.seats, ...(game.automata?.(shelved.record.seats.length) ?? [])]
    this.#sight = { game, names, viewer: WATCHER, open: false, language }
    const { digest, ...record } = shelved.record
    this.#session = openSession(game, { ...record, answers: [] }, event => this.#hear(event, 0))
    for (const [i, name] of record.answers.entries()) {
      this.#givers.push(giverOf(this.#session, name))
      playNamed(this.#session, name, event => this.#hear(event, i + 1))
    }
    if (digest !== undefined && digest !== sealed(this.#session).digest)
      throw new Fault('The record replays to a different state from the one it was saved with.')
  }

  look({ viewer, language, open = false, together = false }: Eyes): Moment {
    const besides = together ? this.#persons() : []
    this.#sight = { ...this.#sight, viewer, open, besides, language }
    this.#lines = []
    this.#told = 0
    return this.#moment()
  }

  /** All cards and tiles, as they speak; if a scene is given, only those that can be seen there. */
  faces(language: Language, shown?: Scene): readonly CardFace[] {
    const { begun } = this.#session
    return shown ? facesIn(shown, this.#game, language, begun) : facesOf(this.#game, language, begun.values)
  }

  async answer(choice: Choice, version: number): Promise<Moment> {
    const { question } = this.#at(version)
    if (question?.seat !== this.#sight.viewer) throw new Fault('Somebody else is asked.')
    return this.#play(choice)
  }

  /** Lets the bot that is asked answer; if it takes too long, another one answers in its place. */
  async awaitBot(version: number): Promise<Moment> {
    const { question, state } = this.#at(version)
    const player = question && this.#players[question.seat]
    if (!question || player?.kind !== 'bot') throw new Fault('No bot is asked.')
    const { choice, instead } = await this.#thinker.choose({
      ...this.#thought(question),
      bot: player.level,
      seat: `${this.#shelved.id} ${question.seat}`,
    })
    // An answer that was taken back and given anew leads to the same version, but to another question.
    if (this.#session.state !== state) throw new Fault('The game has changed while the bot thought.')
    if (instead !== undefined) this.#hear(late(question.seat), this.#session.answers + 1)
    return this.#play(choice)
  }

  async hint(version: number): Promise<readonly Hint[]> {
    const { question, state } = this.#at(version)
    const { viewer, language } = this.#sight
    if (question?.seat !== viewer) throw new Fault('Somebody else is asked.')
    const advice = await this.#thinker.advise({ ...this.#thought(question), language })
    return advice.map(({ choice, win, why }) => ({
      choice,
      label: labelOf(this.#sight, state, question, choice),
      win,
      why,
    }))
  }

  /**
   * Takes back the viewer's last answer, or all from that place on, if the viewer may; either way it tells the whole log anew.
   * Whoever plays with bots alone may go back over their answers and what chance has shown, too.
   */
  async undo(to?: number): Promise<Moment> {
    const { viewer, language, open, besides = [] } = this.#sight
    const back = to ?? this.#givers.lastIndexOf(viewer)
    const steps = this.#session.answers - back
    if (undoable(this.#session, viewer) >= steps) for (let i = 0; i < steps; i++) undo(this.#session, viewer)
    else if (this.#alone && this.#givers[back] === viewer) rewind(this.#session, back)
    if (this.#session.answers === back) {
      this.#givers = this.#givers.slice(0, back)
      this.#entries = this.#entries.filter(({ at }) => at <= back)
      await this.#keep()
    }
    return this.look({ viewer, language, open, together: besides.length > 0 })
  }

  /** The seats of those who play at this screen. */
  #persons(): readonly number[] {
    return this.#players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  /** How many answers the viewer may take back. */
  #undoable(): number {
    const { viewer } = this.#sight
    return this.#alone ? this.#givers.filter(seat => seat === viewer).length : undoable(this.#session, viewer)
  }

  foresee(choice: Choice, version: number): Foresight {
    const { state } = this.#at(version)
    return foresightOf(this.#sight, state, choice)
  }

  past(answers: number): Past {
    const record = recordOf(this.#session)
    const { state, question } = replay(this.#game, record, answers)
    return pastOf(this.#sight, state, question, record.answers[answers])
  }

  course(language: Language): Course {
    return courseOf(this.#game, recordOf(this.#session), language)
  }

  /** What a strong bot thinks of the game so far. */
  async study(language: Language, progress: (far: number) => void, signal: AbortSignal): Promise<Study> {
    const record = recordOf(this.#session)
    const found = await this.#thinker.study({ record, language }, progress, signal)
    return studyOf(this.#sight, record, found)
  }

  describe(answers = this.#session.answers): string {
    const { state } = replay(this.#game, recordOf(this.#session), answers)
    const { viewer, language, names } = this.#sight
    return this.#game.words.describe?.(view(this.#game, state, viewer), language, names) ?? ''
  }

  record(answers = this.#session.answers): GameRecord {
    return answers === this.#session.answers ? sealed(this.#session) : recordOf(this.#session, answers)
  }

  async #play(choice: Choice): Promise<Moment> {
    const at = this.#session.answers + 1
    this.#givers.push(this.#session.question?.seat ?? WATCHER)
    playChoice(this.#session, choice, event => this.#hear(event, at))
    await this.#keep()
    return this.#moment()
  }

  /** What the eyes see now, with the lines that are new to them. */
  #moment(): Moment {
    const { state, question, begun, answers } = this.#session
    const from = this.#lines.length
    const lines = this.#entries.slice(this.#told).flatMap(entry => lineOf(this.#sight, entry) ?? [])
    this.#lines.push(...lines)
    this.#told = this.#entries.length
    const scene = sceneOf(this.#sight, state, question, this.#undoable())
    return {
      scene,
      log: { from, lines },
      answers,
      since: this.#givers.lastIndexOf(this.#sight.viewer) + 1,
      asked: question && { seat: question.seat, player: nth(this.#players, question.seat) },
      players: this.#players,
      sources: sourceNames(this.#sight, scene),
      promise: this.#shelved.promise,
      seed: question ? undefined : begun.seed,
      rewound: begun.rewound ?? 0,
    }
  }

  /** The session, if it still is at the version that was meant. */
  #at(version: number) {
    const now = this.#session.state.version
    if (version !== now)
      throw new Fault(`This is meant for version ${version}, but the game is at version ${now}.`)
    return this.#session
  }

  /** What a bot is given to think about: the view of the seat that is asked, never the state. */
  #thought(question: Question) {
    const { state, begun } = this.#session
    return {
      game: this.#game.name,
      question,
      view: view(this.#game, state, question.seat),
      luck: `bot ${question.seat} ${state.version} ${begun.seed}`,
    }
  }

  #hear(event: Event, at: number) {
    this.#entries.push({ at, event })
  }

  #keep() {
    const over = this.#session.question === undefined
    const record = sealed(this.#session)
    return this.#shelf.write({ ...this.#shelved, record, saved: Date.now(), over })
  }
}

/** Who gave an answer of a record: among several who are asked together not always the first. */
function giverOf({ game, state, question }: Session<State, Task>, name: string): number {
  if (!question) return WATCHER
  return question.task.together ? givenIn(game, state, question, name).question.seat : question.seat
}
