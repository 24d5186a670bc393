import { type About, type Event, next, type Question, type State } from '@kontor/engine'
import type { Language, Phrase } from '@kontor/engine/presentation'
import type { AnyGame } from '@kontor/register'
import { NAMES, playAll } from './plays.ts'

/** What a game says while it is played: of each kind of sentence the first few that differ in more than a number or a name. */
export interface Sayings {
  /** By kind of event, of question, of reason. */
  readonly log: Heard
  readonly questions: Heard
  readonly answers: Heard
  readonly reasons: Heard
  /** What stands beside a reason, by what it would have done. */
  readonly refused: Heard
  readonly sources: Heard
}

type Told = Event & Readonly<Record<string, unknown>>

/** What chance hardly ever brings about. */
export interface Rare {
  readonly events: readonly Told[]
  readonly reasons: readonly Told[]
  /** Positions in which something is asked. */
  readonly states: readonly State[]
}

type Say = (language: Language) => string

export class Heard {
  readonly kinds = new Map<string, Map<string, Phrase>>()
  readonly #most: number
  readonly #names: RegExp

  constructor(most: number, names: RegExp) {
    this.#most = most
    this.#names = names
  }

  /** Keeps a sentence of this kind, unless there are enough of them or one like it. */
  hear(kind: string, say: Say): void {
    const heard = this.kinds.get(kind) ?? new Map<string, Phrase>()
    this.kinds.set(kind, heard)
    if (heard.size >= this.#most) return
    const en = say('en')
    const shape = shapeOf(en, this.#names)
    if (!heard.has(shape)) heard.set(shape, { en, de: say('de'), nl: say('nl') })
  }
}

const COLORS = /\b(?:black|blue|brown|gr[ae]y|orange|pink|purple|red|yellow)\b/gi

/** A sentence without its numbers, colours and names, and without what a card does. */
const shapeOf = (sentence: string, names: RegExp) =>
  sentence
    .replace(/ · .*/, ' ·')
    .replace(names, 'name')
    .replace(/\b(?!1 [a-z])\d+\b/g, 'n')
    .replace(COLORS, 'colour')

/** What its cards and players are called. */
function namesIn({ library }: AnyGame): RegExp {
  const faces = [...library!.cards('en'), ...(library!.tiles?.('en') ?? [])]
  const names = new Set(faces.flatMap(({ name, category }) => [name, category]).filter(name => name !== ''))
  const all = [...names, ...NAMES].sort((a, b) => b.length - a.length)
  return new RegExp(`(?:${all.join('|')})(?: \\d{3})?`, 'gi')
}

/** Plays so many games of each sort and keeps what is said. */
export function sayingsOf(game: AnyGame, games: number, rare: Rare): Sayings {
  const { words } = game
  const names = namesIn(game)
  const sayings: Sayings = {
    log: new Heard(12, names),
    questions: new Heard(6, names),
    answers: new Heard(9, names),
    reasons: new Heard(6, names),
    refused: new Heard(3, names),
    sources: new Heard(1, names),
  }
  const asked = (state: State, question: Question) => {
    const { kind } = question.task
    sayings.questions.hear(kind, language => words.prompt!(state, question, language))
    for (const choice of question.choices)
      sayings.answers.hear(kind, language => words.label!(state, question, choice, language))
  }
  const reason = (event: Event) => sayings.reasons.hear(event.kind, language => words.say(event, language))
  const happened = (event: Event) =>
    sayings.log.hear(event.kind, language => words.say(event, language, NAMES))
  const refused = (about: About) =>
    sayings.refused.hear(`${about.use ?? about.verb}`, language => words.refused!(about, language))
  playAll(game, games, {
    asked(state, question, refusals) {
      asked(state, question)
      for (const refusal of refusals) {
        reason(refusal.reason)
        if (refusal.about) refused(refusal.about)
      }
    },
    happened,
    over(state) {
      for (const { sources } of game.score(state))
        for (const source of Object.keys(sources))
          sayings.sources.hear(source, language => words.source!(source, language))
    },
  })
  rare.events.forEach(happened)
  rare.reasons.forEach(reason)
  for (const state of rare.states) {
    const question = next(game, state)
    if (question) asked(state, question)
  }
  return sayings
}
