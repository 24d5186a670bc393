import type { Event } from '@kontor/engine'
import { beginCourse, type Course, type Deed, follow, type Terms } from './course.ts'
import type { Heard } from './situation.ts'

/** How many lines are kept; for who missed more, the game is played again. */
const KEPT = 20

/** Whether the lines that are kept of a log of that length are all that follow line `seen`. */
export function isKeptSince(seen: number, length: number): boolean {
  return seen >= length - KEPT
}

/** What deeds would make of a game. */
interface Draft {
  readonly course: Course
  readonly lines: readonly Heard[]
}

/** The same, as it is kept: many tables keep many lines, and a text is one thing where a line is a dozen. */
interface Kept {
  readonly course: Course
  readonly lines: readonly string[]
}

/** A game, the last lines of its log with all that was heard at them, and what may happen next. */
export class Journal {
  readonly terms: Terms
  #course: Course
  readonly #lines: string[]
  #draft: Kept | undefined

  constructor(terms: Terms) {
    this.terms = terms
    const events: Event[] = []
    this.#course = beginCourse(terms, event => events.push(event))
    this.#lines = [JSON.stringify(opening(terms, events))]
  }

  get course(): Course {
    return this.#course
  }

  /** What more deeds would make of the game; that happens only once the log is known to have them. */
  draft(deeds: readonly Deed[]): Draft {
    const { course, lines } = played(this.terms, this.#course, deeds)
    this.#draft = { course, lines: lines.slice(-KEPT).map(line => JSON.stringify(line)) }
    return { course, lines }
  }

  /** The log has so many lines: the draft is what happened, or it is void. */
  settle(length: number): void {
    const draft = this.#draft
    this.#draft = undefined
    if (draft && draft.course.length === length) this.take(draft)
    if (this.#course.length !== length)
      throw new Error(`The log has ${length} lines, the game has come to ${this.#course.length}.`)
  }

  /** Goes on to what happened. */
  take({ course, lines }: Kept): void {
    this.#course = course
    this.#lines.push(...lines)
    this.#lines.splice(0, this.#lines.length - KEPT)
  }

  /** The lines that are kept. */
  lines(): readonly Heard[] {
    return this.#lines.map(line => JSON.parse(line) as Heard)
  }

  /** All lines of a log. */
  replayed(log: readonly Deed[]): readonly Heard[] {
    const events: Event[] = []
    const course = beginCourse(this.terms, event => events.push(event))
    return [opening(this.terms, events), ...played(this.terms, course, log).lines]
  }
}

function played(terms: Terms, from: Course, deeds: readonly Deed[]): Draft {
  const lines: Heard[] = []
  let course = from
  for (const deed of deeds) {
    const events: Event[] = []
    course = follow(terms, course, deed, event => events.push(event))
    lines.push({ n: course.length, deed, events })
  }
  return { course, lines }
}

function opening({ started }: Terms, events: readonly Event[]): Heard {
  return { n: 0, deed: { kind: 'begin', seat: 0, at: started }, events }
}
