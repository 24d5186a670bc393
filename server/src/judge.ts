import { Fault, namesOf, newRecord, sealed, view } from '@kontor/engine'
import { beginCourse, dueOf, follow, type Terms, turnName } from './course.ts'
import { type Games, gameNamed } from './games.ts'
import { Journal } from './journal.ts'
import { newsOf } from './news.ts'
import type { Duties, Duty, Gives, Plan, Referee, Standing, Takes } from './referee.ts'
import { botAsked, entryFor, resultOf, situationFor, statusOf } from './situation.ts'

/** Does a referee's duties, at once. */
export class Judge {
  readonly #games: Games
  readonly #journals = new Map<string, Journal>()

  constructor(games: Games) {
    this.#games = games
  }

  perform<D extends Duty>(duty: D, takes: Takes<D>): Gives<D> {
    return this.#duties[duty](takes)
  }

  /** The game at a table when its log has that length. */
  journal(table: string, at: number): Journal {
    const journal = this.#opened(table)
    journal.settle(at)
    return journal
  }

  readonly #duties: { readonly [D in keyof Duties]: (takes: Takes<D>) => Gives<D> } = {
    open: ({ table, plan, log }) => {
      const journal = new Journal(termsOf(this.#games, plan))
      journal.draft(log)
      journal.settle(log.length)
      this.#journals.set(table, journal)
      return standingOf(journal)
    },
    draft: ({ table, at, deeds, viewers }) => {
      const journal = this.journal(table, at)
      const { course, lines } = journal.draft(deeds)
      const { terms } = journal
      const written = newsOf(terms, journal.course.session.state, course, lines)
      return {
        standing: standingOf({ terms, course }),
        next: viewers.next.map(written.next),
        whole: viewers.whole.map(written.whole),
      }
    },
    situation: ({ table, at, viewer }) => {
      const { terms, course } = this.journal(table, at)
      return situationFor(terms, course, viewer)
    },
    missed: ({ table, at, viewer, seen, log }) => {
      const journal = this.journal(table, at)
      const lines = log ? journal.replayed(log) : journal.lines()
      return lines.filter(({ n }) => n > seen).map(line => entryFor(line, viewer))
    },
    past: ({ table, log, viewer }) => {
      const { terms } = this.#opened(table)
      const course = log.reduce((before, deed) => follow(terms, before, deed), beginCourse(terms))
      return situationFor(terms, course, viewer)
    },
    question: ({ table, at, viewer }) => {
      const { game, state, question } = this.journal(table, at).course.session
      if (!question) throw new Fault('The game is over; nothing is asked.')
      return { question, names: namesOf(game, state, question), view: view(game, state, viewer) }
    },
    record: ({ table, at }) => sealed(this.journal(table, at).course.session),
    close: ({ table }) => {
      this.#journals.delete(table)
      return null
    },
  }

  #opened(table: string): Journal {
    const found = this.#journals.get(table)
    if (!found) throw new Error(`The game of table ${table} is not open.`)
    return found
  }
}

/** A referee in the thread of who asks. */
export function refereeHere(judge: Judge): Referee {
  return { epoch: 1, ask: async (duty, takes) => judge.perform(duty, takes), async close() {} }
}

/** How a game stands. */
export function standingOf({ terms, course }: Pick<Journal, 'terms' | 'course'>): Standing {
  const status = statusOf(terms, course)
  return {
    length: course.length,
    status,
    asked: course.session.question?.seat,
    bot: botAsked(terms, course),
    absent: course.absent,
    turn: terms.pace.kind === 'turns' ? turnName(terms, course) : undefined,
    since: course.since,
    due: dueOf(terms, course),
    result: status === 'over' ? resultOf(course) : null,
  }
}

function termsOf(games: Games, { game: name, names, seed, options, people, pace, started }: Plan): Terms {
  const game = gameNamed(games, name)
  return { game, record: newRecord(game, { seats: names, seed, options }), people, pace, started }
}
