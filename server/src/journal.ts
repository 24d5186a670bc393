import type { Event } from '@kontor/engine'
import { beginCourse, type Course, type Deed, follow, type Terms } from './course.ts'
import type { EntryRow } from './database.ts'
import type { Entry } from './protocol.ts'
import { entryFor, type Heard } from './situation.ts'

/** How many lines are kept; who missed more makes us play the game again. */
const KEPT = 20

/** A game and the last lines of its log, with all that was heard at them. */
export class Journal {
  readonly terms: Terms
  #course: Course
  /** As JSON: many tables keep many lines, and a text is one thing where a line is a dozen. */
  readonly #lines: string[]

  constructor(terms: Terms) {
    this.terms = terms
    const events: Event[] = []
    this.#course = beginCourse(terms, event => events.push(event))
    this.#lines = [JSON.stringify(opening(terms, events))]
  }

  get course(): Course {
    return this.#course
  }

  /** What one more deed would make of the game; nothing changes yet. */
  draft(deed: Deed): { readonly course: Course; readonly line: Heard } {
    const events: Event[] = []
    const course = follow(this.terms, this.#course, deed, event => events.push(event))
    return { course, line: { n: course.length, deed, events } }
  }

  /** Goes on to a draft that the log now holds. */
  take({ course, line }: { readonly course: Course; readonly line: Heard }): void {
    this.#course = course
    this.#lines.push(JSON.stringify(line))
    if (this.#lines.length > KEPT) this.#lines.shift()
  }

  /** What a viewer has not seen who has seen line `seen`; `log` fetches the whole log if that is long ago. */
  async missed(seen: number, viewer: number, log: () => Promise<readonly EntryRow[]>): Promise<Entry[]> {
    const kept = this.linesAfter(-1)
    const lines = kept[0]!.n <= seen + 1 ? kept : this.#replayed(await log())
    return lines.filter(({ n }) => n > seen).map(line => entryFor(line, viewer))
  }

  /** Those of the kept lines that come after line `n`. */
  linesAfter(n: number): readonly Heard[] {
    return this.#lines.map(line => JSON.parse(line) as Heard).filter(line => line.n > n)
  }

  #replayed(log: readonly EntryRow[]): Heard[] {
    let events: Event[] = []
    const listener = (event: Event) => events.push(event)
    let course = beginCourse(this.terms, listener)
    const lines = [opening(this.terms, events)]
    for (const row of log) {
      events = []
      course = follow(this.terms, course, deedOf(row), listener)
      lines.push({ n: row.n, deed: deedOf(row), events })
    }
    return lines
  }
}

export function deedOf({ kind, seat, answer, target, at }: EntryRow): Deed {
  return { kind, seat, answer: answer ?? undefined, to: target ?? undefined, at }
}

function opening({ started }: Terms, events: readonly Event[]): Heard {
  return { n: 0, deed: { kind: 'begin', seat: 0, at: started }, events }
}
