import { askedOf, Fault, namesOf, newRecord, sealed, view } from '@kontor/engine'
import type { Entry, Situation } from '@kontor/protocol'
import { type Games, gameNamed } from '../ground/index.ts'
import { Journal } from './journal.ts'
import { newsOf } from './news.ts'
import { type Deed, firstDue, type Terms, turnNames } from './progress.ts'
import type { Agreement, Duties, Duty, Gives, Referee, Standing, Takes } from './referee.ts'
import { type Bits, Replays, type Work } from './replays.ts'
import { botAsked, entryFor, resultOf, situationFor, statusOf } from './situation.ts'

/** Does a referee's duties, at once. */
export class Judge {
  readonly #games: Games
  readonly #journals = new Map<string, Journal>()
  readonly #replays = new Replays()

  constructor(games: Games) {
    this.#games = games
  }

  /** Does a duty at once. */
  perform<D extends Duty>(duty: D, table: string, takes: Takes<D>): Gives<D> {
    const work = this.work(duty, table, takes)
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
    }
  }

  /** Does a duty bit by bit: what plays a game again takes longer than others should wait. */
  work<D extends Duty>(duty: D, table: string, takes: Takes<D>): Bits<Gives<D>> {
    return this.#duties[duty](table, takes)
  }

  /** The game at a table, as far as it is settled. */
  journal(table: string): Journal {
    const found = this.#journals.get(table)
    if (!found) throw new Error(`The game of table ${table} is not open.`)
    return found
  }

  readonly #duties: { readonly [D in keyof Duties]: (table: string, takes: Takes<D>) => Bits<Gives<D>> } = {
    open: (table, { agreement, log }) => this.#open(table, agreement, log),
    draft: atOnce((table, { deeds, viewers }) => {
      const journal = this.journal(table)
      const { progress, lines } = journal.draft(deeds)
      const { terms } = journal
      const written = newsOf(terms, journal.progress.session.state, progress, lines)
      return {
        standing: standingOf({ terms, progress }),
        next: viewers.next.map(written.next),
        whole: viewers.whole.map(written.whole),
      }
    }),
    settle: atOnce((table, { length }) => {
      try {
        this.journal(table).settle(length)
      } catch (error) {
        // Whatever is asked about this game next must not be answered from where it is.
        this.#journals.delete(table)
        throw error
      }
      return null
    }),
    situation: atOnce((table, { viewer }) => {
      const { terms, progress } = this.journal(table)
      return situationFor(terms, progress, viewer)
    }),
    missed: (table, takes) => this.#missed(table, takes),
    past: (table, { agreement, log, viewer }) => this.#past(table, agreement, log, viewer),
    question: atOnce((table, { viewer }) => {
      const { game, state, question: first } = this.journal(table).progress.session
      const question = askedOf(game, state, first, viewer)
      if (!question) throw new Fault('This seat is not asked.')
      return { question, names: namesOf(game, state, question), view: view(game, state, viewer) }
    }),
    record: atOnce(table => sealed(this.journal(table).progress.session)),
    close: atOnce(table => {
      this.#journals.delete(table)
      return null
    }),
  };

  *#open(table: string, agreement: Agreement, log: readonly Deed[]): Work<Standing> {
    const journal = new Journal(termsOf(this.#games, agreement))
    for (const [i, deed] of log.entries()) {
      journal.draft([deed])
      journal.settle(i + 1)
      yield
    }
    this.#journals.set(table, journal)
    return standingOf(journal)
  }

  *#missed(table: string, { viewer, seen, log }: Takes<'missed'>): Work<readonly Entry[]> {
    const journal = this.journal(table)
    const lines = log ? yield* this.#replays.lines(table, journal.terms, log) : journal.lines()
    return lines.filter(({ n }) => n > seen).map(line => entryFor(line, viewer))
  }

  *#past(table: string, agreement: Agreement, log: readonly Deed[], viewer: number): Work<Situation> {
    const terms = termsOf(this.#games, agreement)
    return situationFor(terms, yield* this.#replays.after(table, terms, log), viewer)
  }
}

/** Work that is done in one bit. */
function atOnce<T, R>(action: (table: string, takes: T) => R) {
  return (table: string, takes: T): Bits<R> => ({
    next: () => ({ done: true, value: action(table, takes) }),
  })
}

/** A referee in the thread of whoever asks. */
export function refereeHere(judge: Judge): Referee {
  return { epoch: 1, ask: async (duty, table, takes) => judge.perform(duty, table, takes), async close() {} }
}

/** How a game stands. */
export function standingOf({ terms, progress }: Pick<Journal, 'terms' | 'progress'>): Standing {
  const status = statusOf(terms, progress)
  const due = firstDue(terms, progress)
  return {
    length: progress.length,
    status,
    asked: due?.seat ?? progress.session.question?.seat,
    together: progress.together,
    bot: botAsked(terms, progress),
    absent: progress.absent,
    turns: terms.pace.kind === 'turns' ? turnNames(terms, progress) : [],
    since: progress.since,
    due: due?.due,
    result: status === 'over' ? resultOf(progress) : null,
  }
}

function termsOf(
  games: Games,
  { game: name, names, seed, options, people, pace, started }: Agreement,
): Terms {
  const game = gameNamed(games, name)
  return { game, record: newRecord(game, { seats: names, seed, options }), people, pace, started }
}
