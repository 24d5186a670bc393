import { advise, type Bot } from '@kontor/bots'
import {
  type Chance,
  chanceOf,
  choiceMeant,
  commitment,
  type Event,
  eventFor,
  Fault,
  nameOf,
  namesOf,
  nth,
  playChoice,
  refusalsOf,
  type Session,
  type State,
  sealed,
  type Task,
  undo,
  undoable,
  view,
} from '@kontor/engine'
import type { Language } from '@kontor/engine/presentation'
import { titleOf } from '@kontor/register'
import { fileTrouble, isFileTrouble, recordText, writeWhole } from '../calls/files.ts'
import { namesAt, resultOf } from '../playing/seats.ts'
import { outlineOf } from './outline.ts'
import { PHRASES, type Phrases } from './phrases.ts'

/** Where the person sits. */
const ME = 0
/** How long a hint is thought about, and how many answers it names. */
const HINT = { iterations: 600, milliseconds: 2000 }
const NAMED = 3

/** A game in the terminal: one person, line by line, and bots at the other seats. */
export class Terminal {
  readonly #session: Session<State, Task>
  readonly #bots: readonly Bot[]
  readonly #luck: readonly Chance[]
  readonly #language: Language
  readonly #phrases: Phrases
  readonly #write: (line: string) => void
  readonly #log: string[] = []
  /** The person has left. */
  left = false

  constructor(
    session: Session<State, Task>,
    bots: readonly Bot[],
    language: Language,
    write: (line: string) => void,
  ) {
    this.#session = session
    this.#bots = bots
    this.#language = language
    this.#phrases = PHRASES[language]
    this.#write = write
    this.#luck = bots.map((_, i) => chanceOf(`bot ${i + 1} ${session.begun.seed}`, 1))
  }

  begin(): void {
    const { game, begun } = this.#session
    this.#write(
      this.#phrases.begin(titleOf(game.name, this.#language), begun.seats.length, commitment(begun.seed)),
    )
    const advice = game.words.advice?.(begun.options, this.#language)
    if (advice !== undefined) this.#write(advice)
    this.#write(this.#phrases.hint)
    this.#goOn()
  }

  /** What the person typed. A mistake is answered with a sentence and changes nothing. */
  hear(line: string): void {
    try {
      this.#obey(line.trim())
    } catch (error) {
      if (error instanceof Fault) this.#write(error.told[this.#language])
      else if (isFileTrouble(error)) this.#write(fileTrouble(error, this.#language))
      else throw error
    }
  }

  end(): void {
    const { question, begun } = this.#session
    if (question) this.#write(this.#phrases.notOver(begun.seed))
  }

  #obey(line: string) {
    const [word = '', ...rest] = line.split(/\s+/)
    switch (word.toLowerCase()) {
      case '':
        return
      case 'help':
        return this.#write(this.#phrases.help)
      case 'quit':
        this.left = true
        return
      case 'table':
        this.#show()
        return this.#ask()
      case 'log':
        return this.#write(this.#log.join('\n') || this.#phrases.nothingYet)
      case 'why':
        return this.#why()
      case 'hint':
        return this.#hint()
      case 'save':
        return this.#save(line.slice(word.length).trim())
      case 'undo':
        if (rest.length > 0) break
        if (undoable(this.#session, ME) === 0) throw new Fault(this.#phrases.nothingToTakeBack)
        undo(this.#session, ME)
        this.#note(this.#phrases.takenBack(undoable(this.#session, ME)))
        return this.#ask()
    }
    this.#answer(line)
  }

  #answer(line: string) {
    const { game, state, question } = this.#session
    if (!question) throw new Fault(this.#phrases.overChoices)
    const number = /^\d+$/.test(line) ? question.choices[Number(line) - 1] : undefined
    this.#play(number ?? choiceMeant(game, state, question, line))
    this.#goOn(true)
  }

  /** Lets the bots answer until the person is asked or the game is over; shows the table if they did. */
  #goOn(shown = false) {
    let watched = !shown
    for (let asked = this.#session.question; asked && asked.seat !== ME; asked = this.#session.question) {
      const { game, state } = this.#session
      const bot = nth(this.#bots, asked.seat - 1)
      this.#play(
        bot.choose(
          { game, question: asked, view: () => view(game, state, asked.seat), clock },
          nth(this.#luck, asked.seat - 1),
        ),
      )
      watched = true
    }
    if (watched) this.#show()
    if (this.#session.question) return this.#ask()
    this.#result()
  }

  #play(choice: number) {
    const { game, state, question, begun } = this.#session
    const mine = question!.seat === ME
    if (mine) this.#note(`> ${nameOf(game, state, question!, choice)}`)
    else this.#log.push(this.#phrases.answers(nth(begun.seats, question!.seat)))
    playChoice(this.#session, choice, event => this.#hearEvent(event))
  }

  /** What an automaton had to do needs no mention besides what it did. */
  #hearEvent(event: Event) {
    if (event.kind === 'forced' && 'seat' in event && Number(event.seat) >= this.#session.begun.seats.length)
      return
    const { game, begun } = this.#session
    this.#note(game.words.say(eventFor(event, ME), this.#language, namesAt(game, begun.seats)))
  }

  #note(line: string) {
    this.#log.push(line)
    this.#write(line)
  }

  #show() {
    const { game, state, begun } = this.#session
    const seen = view(game, state, ME)
    const { agenda: _, version: __, ...table } = seen.table
    this.#write('')
    this.#write(game.words.describe?.(seen, this.#language, namesAt(game, begun.seats)) ?? outlineOf(table))
  }

  #ask() {
    const { game, state, question } = this.#session
    if (!question) return
    const names = namesOf(game, state, question)
    const width = Math.max(...names.map(name => name.length))
    this.#write('')
    this.#write(game.words.prompt?.(state, question, this.#language) ?? `${question.task.kind}?`)
    for (const [i, name] of names.entries()) {
      const label = game.words.label?.(state, question, nth(question.choices, i), this.#language)
      const number = String(i + 1).padStart(3)
      this.#write(label === undefined ? `${number}  ${name}` : `${number}  ${name.padEnd(width)}  ${label}`)
    }
  }

  #why() {
    const { game, state, question } = this.#session
    const refusals = question ? refusalsOf(game, state, question) : []
    for (const { name, reason } of refusals) this.#write(`${name}: ${game.words.say(reason, this.#language)}`)
    if (refusals.length === 0) this.#write(this.#phrases.allPossible)
  }

  #hint() {
    const { game, state, question } = this.#session
    if (!question) throw new Fault(this.#phrases.overChoices)
    const seen = { game, question, view: () => view(game, state, ME), clock }
    const advice = advise(seen, chanceOf(`hint ${state.version}`, 1), HINT, NAMED, this.#language)
    for (const { choice, points, win, why } of advice) {
      const reasons = why.length > 0 ? ` (${why.join(', ')})` : ''
      const line = this.#phrases.advice(
        nameOf(game, state, question, choice),
        Math.round(points),
        Math.round(100 * win),
      )
      this.#write(`${line}${reasons}`)
    }
    if (advice.length === 0) this.#write(this.#phrases.noAdvice)
  }

  #save(path: string) {
    if (path === '') throw new Fault(this.#phrases.sayWhere)
    writeWhole(path, recordText(sealed(this.#session)))
    this.#write(this.#phrases.kept(path))
  }

  #result() {
    const { game, state, begun } = this.#session
    this.#write(this.#phrases.over)
    const names = namesAt(game, begun.seats)
    for (const [seat, { place, points }] of resultOf(game, state).entries()) {
      this.#write(this.#phrases.place(place, nth(names, seat), points))
    }
    this.#write(this.#phrases.seed(begun.seed))
  }
}

function clock() {
  return performance.now()
}
