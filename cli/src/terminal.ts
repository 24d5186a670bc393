import type { Bot } from '@kontor/bots'
import {
  type Chance,
  chanceOf,
  choiceMeant,
  commitment,
  type Event,
  eventFor,
  Fault,
  type Language,
  nameOf,
  namesOf,
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
import { fileTrouble, isFileTrouble, recordText, writeWhole } from './files.ts'
import { outlineOf } from './outline.ts'
import { resultOf } from './replay.ts'

/** Where the person sits. */
const ME = 0

const HELP = `Answer with a number, a name, or the start of a name. Besides:
  table        show the table and the question again
  why          what is not possible now, and why
  log          what has happened so far
  undo         take back your last answer
  save <file>  keep the game; 'kontor play <game> --load <file>' goes on with it
  quit         leave`

/** A game in the terminal: one person, line by line, and bots at the other seats. */
export class Terminal {
  readonly #session: Session<State, Task>
  readonly #bots: readonly Bot[]
  readonly #luck: Chance
  readonly #language: Language
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
    this.#write = write
    this.#luck = chanceOf(`bots ${session.record.seed}`, bots.length + 1)
  }

  begin(): void {
    const { game, record } = this.#session
    this.#write(
      `${game.name}, ${record.seats.length} players. The seed's hash is ${commitment(record.seed)}.`,
    )
    this.#write("Type 'help' for what you can say.")
    this.#goOn()
  }

  /** What the person typed. A mistake is answered with a sentence and changes nothing. */
  hear(line: string): void {
    try {
      this.#obey(line.trim())
    } catch (error) {
      if (error instanceof Fault) this.#write(error.message)
      else if (isFileTrouble(error)) this.#write(fileTrouble(error))
      else throw error
    }
  }

  end(): void {
    const { question, record } = this.#session
    if (question) this.#write(`The game is not over; its seed was ${record.seed}.`)
  }

  #obey(line: string) {
    const [word = '', ...rest] = line.split(/\s+/)
    switch (word.toLowerCase()) {
      case '':
        return
      case 'help':
        return this.#write(HELP)
      case 'quit':
        this.left = true
        return
      case 'table':
        this.#show()
        return this.#ask()
      case 'log':
        return this.#write(this.#log.join('\n') || 'Nothing has happened yet.')
      case 'why':
        return this.#why()
      case 'save':
        return this.#save(line.slice(word.length).trim())
      case 'undo':
        if (rest.length > 0) break
        undo(this.#session, ME)
        this.#note(`Taken back; ${undoable(this.#session, ME)} more can be.`)
        return this.#ask()
    }
    this.#answer(line)
  }

  #answer(line: string) {
    const { game, state, question } = this.#session
    if (!question) throw new Fault("The game is over; 'save <file>' keeps it, 'quit' leaves.")
    const number = /^\d+$/.test(line) ? question.choices[Number(line) - 1] : undefined
    this.#play(number ?? choiceMeant(game, state, question, line))
    this.#goOn(true)
  }

  /** Lets the bots answer until the person is asked or the game is over; shows the table if they did. */
  #goOn(shown = false) {
    let watched = !shown
    for (let asked = this.#session.question; asked && asked.seat !== ME; asked = this.#session.question) {
      const { game, state } = this.#session
      const bot = this.#bots[asked.seat - 1]!
      this.#play(
        bot.choose(
          { game, question: asked, view: () => view(game, state, asked.seat) },
          this.#luck,
          asked.seat,
        ),
      )
      watched = true
    }
    if (watched) this.#show()
    if (this.#session.question) return this.#ask()
    this.#result()
  }

  #play(choice: number) {
    const { game, state, question, record } = this.#session
    const mine = question!.seat === ME
    if (mine) this.#note(`> ${nameOf(game, state, question!, choice)}`)
    else this.#log.push(`${record.seats[question!.seat]} answers.`)
    playChoice(this.#session, choice, event => this.#hearEvent(event))
  }

  #hearEvent(event: Event) {
    const { game, record } = this.#session
    this.#note(game.say(eventFor(event, ME), this.#language, record.seats))
  }

  #note(line: string) {
    this.#log.push(line)
    this.#write(line)
  }

  #show() {
    const { game, state, record } = this.#session
    const seen = view(game, state, ME)
    const { agenda: _, version: __, ...table } = seen.table
    this.#write('')
    this.#write(game.describe?.(seen, this.#language, record.seats) ?? outlineOf(table))
  }

  #ask() {
    const { game, state, question } = this.#session
    if (!question) return
    const names = namesOf(game, state, question)
    const width = Math.max(...names.map(name => name.length))
    this.#write('')
    this.#write(game.prompt?.(state, question, this.#language) ?? `${question.task.kind}?`)
    for (const [i, name] of names.entries()) {
      const label = game.label?.(state, question, question.choices[i]!, this.#language)
      const number = String(i + 1).padStart(3)
      this.#write(label === undefined ? `${number}  ${name}` : `${number}  ${name.padEnd(width)}  ${label}`)
    }
  }

  #why() {
    const { game, state, question } = this.#session
    const refusals = question ? refusalsOf(game, state, question) : []
    for (const { name, reason } of refusals) this.#write(`${name}: ${game.say(reason, this.#language)}`)
    if (refusals.length === 0) this.#write('Everything that could be expected is possible.')
  }

  #save(path: string) {
    if (path === '') throw new Fault("Say where: 'save <file>'.")
    writeWhole(path, recordText(sealed(this.#session)))
    this.#write(`Kept in ${path}.`)
  }

  #result() {
    const { game, state, record } = this.#session
    this.#write('The game is over.')
    for (const [seat, { place, points }] of resultOf(game, state).entries()) {
      this.#write(`${place}. ${record.seats[seat]}: ${points} points`)
    }
    this.#write(`The seed was ${record.seed}.`)
  }
}
