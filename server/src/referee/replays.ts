import type { Event } from '@kontor/engine'
import { begin, type Deed, follow, type Progress, type Terms } from './progress.ts'
import type { Heard } from './situation.ts'

/** Work that is done bit by bit: between two bits something else can be done. */
export type Work<R> = Generator<undefined, R>
export type Bits<R> = Pick<Work<R>, 'next'>

/** Every so many deeds it is kept how far a game had come. */
const BETWEEN_MARKS = 50
/** The games of which that is kept: those that were looked back into last. */
const MOST_KEPT = 8

/** A game that was played again. */
interface Replay {
  /** What was heard at each line of its log, from its beginning. */
  readonly lines: string[]
  /** The game after 0, 50, 100 … deeds. */
  readonly marks: Progress[]
  now: Progress
}

/** Games that are played again from their logs, to look back. What was played of a log stays true, for logs only grow. */
export class Replays {
  readonly #kept = new Map<string, Replay>();

  /** The lines of a log with all that was heard. */
  *lines(table: string, terms: Terms, log: readonly Deed[]): Work<readonly Heard[]> {
    const { lines } = yield* this.#played(table, terms, log)
    return lines.slice(0, log.length + 1).map(line => JSON.parse(line) as Heard)
  }

  /** The game after the deeds of a log. */
  *after(table: string, terms: Terms, log: readonly Deed[]): Work<Progress> {
    const { marks } = yield* this.#played(table, terms, log)
    const mark = Math.floor(log.length / BETWEEN_MARKS)
    let progress = marks[mark] ?? begin(terms)
    for (const deed of log.slice(progress.length)) {
      progress = follow(terms, progress, deed)
      yield
    }
    return progress
  }

  *#played(table: string, terms: Terms, log: readonly Deed[]): Work<Replay> {
    const replay = this.#kept.get(table) ?? newReplay(terms)
    this.#kept.delete(table)
    this.#kept.set(table, replay)
    for (const other of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break
      this.#kept.delete(other)
    }
    for (let deed = log[replay.now.length]; deed; deed = log[replay.now.length]) {
      goOn(replay, terms, deed)
      yield
    }
    return replay
  }
}

/** The line with which every log begins. */
export function opening({ started }: Terms, events: readonly Event[]): Heard {
  return { n: 0, deed: { kind: 'begin', seat: 0, at: started }, events }
}

function newReplay(terms: Terms): Replay {
  const events: Event[] = []
  const now = begin(terms, event => events.push(event))
  return { lines: [JSON.stringify(opening(terms, events))], marks: [now], now }
}

function goOn(replay: Replay, terms: Terms, deed: Deed) {
  const events: Event[] = []
  replay.now = follow(terms, replay.now, deed, event => events.push(event))
  const { length } = replay.now
  replay.lines.push(JSON.stringify({ n: length, deed, events }))
  if (length % BETWEEN_MARKS === 0) replay.marks.push(replay.now)
}
