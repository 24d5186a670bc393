import {
  askedOf,
  type Choice,
  chanceOf,
  choiceNamed,
  type Event,
  Fault,
  guess,
  next,
  nth,
  type Question,
  type State,
  type Task,
  type View,
} from '@kontor/engine'
import type { CardFace, Language } from '@kontor/engine/presentation'
import type { Entry, Situation, TableAbout } from '@kontor/protocol'
import type { AnyGame } from '@kontor/register'
import { nameAt } from '../online/names.ts'
import { WORDS } from '../online/words/index.ts'
import type { Course, Hint, Moment, Past, Player } from '../worker/protocol.ts'
import type { Foresight, Line, Scene } from '../worker/scene.ts'
import type { Thinker } from '../worker/thinker.ts'
import { lineOf } from './log.ts'
import type { Eyes, SeatAtTable } from './seat-at-table.ts'
import { facesOf, foresightOf, labelOf, pastOf, type Sight, sceneOf, sourceNames } from './showing.ts'
import type { Told } from './told.ts'

/**
 * A table of a server, in the worker of a page that knows no more than its seat may: the words of the question and of the
 * log are made here, in a world that could be true. Its moments are counted by the entries of the server's log.
 */
export class OnlineTable implements SeatAtTable {
  readonly #game: AnyGame
  readonly #viewer: number
  #language: Language
  #entries: Entry[] = []
  #lines = 0
  #told: Told | undefined
  /** How the table was, where somebody last looked back to. */
  #recalled: Situation | undefined
  readonly #thinker: Pick<Thinker, 'advise'>

  constructor(game: AnyGame, viewer: number, language: Language, thinker: Pick<Thinker, 'advise'>) {
    this.#game = game
    this.#viewer = viewer
    this.#language = language
    this.#thinker = thinker
  }

  /** Hears how the table is now and what was done there. */
  follow(told: Told): Moment {
    const { rules, data } = told.table
    if (rules !== this.#game.rules || data !== this.#game.data)
      throw new Fault(
        `The table is played by rules ${rules} with data ${data}, this page knows rules ${this.#game.rules} with data ${this.#game.data}: load the page again.`,
      )
    this.#told = told
    this.#entries.push(...told.entries)
    return this.#moment(told.entries)
  }

  /** Other eyes than our own there are none here, only another language. */
  look({ language }: Pick<Eyes, 'language'>): Moment {
    this.#language = language
    this.#lines = 0
    return this.#moment(this.#entries)
  }

  faces(language: Language): readonly CardFace[] {
    return facesOf(this.#game, language)
  }

  foresee(choice: Choice, version: number): Foresight {
    const { situation } = this.#now()
    if (version !== situation.version) return { choice, changes: [], lines: [] }
    return foresightOf(this.#sight(), this.#world(situation), choice)
  }

  /** What a strong bot would answer in our place, and why; it knows what we know. */
  async hint(version: number): Promise<readonly Hint[]> {
    const { situation } = this.#now()
    const state = this.#world(situation)
    const question = this.#question(situation, state)
    if (version !== situation.version || question?.seat !== this.#viewer)
      throw new Fault('Somebody else is asked.')
    const sight = this.#sight()
    const advice = await this.#thinker.advise({
      game: this.#game.name,
      question,
      view: viewIn(situation),
      luck: `hint ${version}`,
      language: this.#language,
    })
    return advice.map(({ choice, win, why }) => ({
      choice,
      label: labelOf(sight, state, question, choice),
      win,
      why,
    }))
  }

  /** The table as the server says that it was, with what we answered then. */
  recall(situation: Situation): Past {
    this.#recalled = situation
    const state = this.#world(situation)
    const question = this.#question(situation, state)
    const given = this.#entries.find(({ n }) => n === situation.version + 1)?.answer
    const { scene, ...rest } = pastOf(
      this.#sight(),
      state,
      question,
      question?.choices.length ? given : undefined,
    )
    return { ...rest, scene: { ...scene, version: situation.version } }
  }

  /** Where turns began; what else there is to tell of the course, only a record knows. */
  course(): Course {
    const answers = this.#entries.filter(({ kind }) => kind === 'answer')
    const turns = answers.filter(({ seat }, i) => seat !== answers[i - 1]?.seat).map(({ n }) => n - 1)
    return { turns, stages: [], part: undefined, money: undefined, tieBreaks: [] }
  }

  describe(version: number | undefined): string {
    const { names } = this.#sight()
    const { situation } = this.#now()
    const shown = version !== undefined && version === this.#recalled?.version ? this.#recalled : situation
    return this.#game.words.describe?.(viewIn(shown), this.#language, names) ?? ''
  }

  #moment(entries: readonly Entry[]): Moment {
    const { table, situation } = this.#now()
    const sight = this.#sight()
    const state = this.#world(situation)
    const question = this.#question(situation, state)
    const scene = this.#scene(sight, state, question)
    const from = this.#lines
    const lines = entries.flatMap(entry => linesOf(sight, entry))
    this.#lines += lines.length
    const players = playersAt(table, this.#language)
    return {
      scene,
      log: { from, lines },
      answers: situation.version,
      since: this.#entries.findLast(({ kind, seat }) => kind === 'answer' && seat === this.#viewer)?.n ?? 0,
      asked: question && { seat: question.seat, player: nth(players, question.seat) },
      players,
      sources: sourceNames(sight, scene),
      promise: table.promise,
      seed: table.seed ?? undefined,
      rewound: 0,
    }
  }

  /** The points of a game that is over are those that the server counted: it alone knows everything. */
  #scene(sight: Sight, state: State, question: Question | undefined): Scene {
    const { table, situation } = this.#now()
    const scene = sceneOf(sight, state, question, situation.undoable)
    const scores = question ? scene.scores : (table.result?.scores ?? scene.scores)
    return { ...scene, version: situation.version, scores }
  }

  /** What is asked; its answers are those that the server named. */
  #question(situation: Situation, state: State): Question | undefined {
    if (!situation.question) return undefined
    const { seat, task, answers } = situation.question
    const bare: Question = { seat, task: task as Task, choices: [], version: state.version }
    if (!answers) return bare
    const asked = askedOf(this.#game, state, next(this.#game, state), seat) ?? bare
    return { ...asked, choices: answers.map(name => choiceNamed(this.#game, state, asked, name)) }
  }

  #world(situation: Situation): State {
    return guess(this.#game, viewIn(situation), chanceOf(`world ${situation.version}`, 1))
  }

  #sight(): Sight {
    const { table } = this.#now()
    const names = playersAt(table, this.#language).map(({ name }) => name)
    return {
      game: this.#game,
      names: [...names, ...(this.#game.automata?.(names.length) ?? [])],
      viewer: this.#viewer,
      open: false,
      language: this.#language,
    }
  }

  #now(): Told {
    if (!this.#told) throw new Fault('Nothing has been heard of this table.')
    return this.#told
  }
}

function viewIn({ view }: Situation): View<State> {
  return view as View<State>
}

/** Who sits at a table. */
function playersAt({ seats }: TableAbout, language: Language): Player[] {
  return seats.map(seat => {
    const name = nameAt(seat, language)
    return seat.level === null ? { kind: 'person', name } : { kind: 'bot', name, level: seat.level }
  })
}

/** What an entry of the server's log says: what happened in the game, or what somebody did about it. */
function linesOf(sight: Sight, { n, kind, seat, events }: Entry): Line[] {
  const said = events.flatMap(event => lineOf(sight, { at: n, event: event as Event }) ?? [])
  if (kind === 'begin' || kind === 'answer') return said
  const text = WORDS[sight.language].deeds[kind](nth(sight.names, seat))
  return [{ at: n, seat, kind, text }, ...said]
}
