import type { Event } from '@kontor/engine'
import { begin, type Deed, follow, type Progress, type Terms } from './progress.ts'
import { opening } from './replays.ts'
import type { Heard } from './situation.ts'

/** How many lines are kept; for anyone who missed more, the game is played again. */
const KEPT = 20

/** Whether the lines that are kept of a log of that length are all that follow line `seen`. */
export function isKeptSince(seen: number, length: number): boolean {
  return seen >= length - KEPT
}

/** What deeds make of a game. */
interface Played {
  readonly progress: Progress
  readonly lines: readonly Heard[]
}

/** The same, to be kept: many tables keep many lines, and a text is one thing where a line is a dozen. */
interface Packed {
  readonly progress: Progress
  readonly lines: readonly string[]
}

/** A game, the last lines of its log with all that was heard at them, and what may happen next. */
export class Journal {
  readonly terms: Terms
  #progress: Progress
  readonly #lines: string[]
  #draft: Packed | undefined

  constructor(terms: Terms) {
    this.terms = terms
    const events: Event[] = []
    this.#progress = begin(terms, event => events.push(event))
    this.#lines = [JSON.stringify(opening(terms, events))]
  }

  get progress(): Progress {
    return this.#progress
  }

  /** What more deeds would make of the game; that happens only once the log is known to have them. */
  draft(deeds: readonly Deed[]): Played {
    const { progress, lines } = played(this.terms, this.#progress, deeds)
    this.#draft = { progress, lines: lines.slice(-KEPT).map(line => JSON.stringify(line)) }
    return { progress, lines }
  }

  /** The log has so many lines: the draft is what happened, or it is void. */
  settle(length: number): void {
    const draft = this.#draft
    this.#draft = undefined
    if (draft && draft.progress.length === length) this.take(draft)
    if (this.#progress.length !== length)
      throw new Error(`The log has ${length} lines, the game has come to ${this.#progress.length}.`)
  }

  /** Goes on to what happened. */
  take({ progress, lines }: Packed): void {
    this.#progress = progress
    this.#lines.push(...lines)
    this.#lines.splice(0, this.#lines.length - KEPT)
  }

  /** The lines that are kept. */
  lines(): readonly Heard[] {
    return this.#lines.map(line => JSON.parse(line) as Heard)
  }
}

function played(terms: Terms, from: Progress, deeds: readonly Deed[]): Played {
  const lines: Heard[] = []
  let progress = from
  for (const deed of deeds) {
    const events: Event[] = []
    progress = follow(terms, progress, deed, event => events.push(event))
    lines.push({ n: progress.length, deed, events })
  }
  return { progress, lines }
}
