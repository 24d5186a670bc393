import type { Transaction } from 'kysely'
import type { Tables } from '../storage/index.ts'

const DAY = 24 * 60 * 60 * 1_000
const WEEK = 7 * DAY
/** So many games a day between the same two people count. */
const MOST_A_DAY = 3
/** Whoever has met fewer people in rated games may be nobody but somebody's second account. */
const KNOWN_BY = 3
const OF_A_STRANGER = 1 / 4

/** Two people at one table that was rated. */
interface Meeting {
  readonly person: string
  readonly other: string
  readonly ended: number
}

/**
 * How much a game tells about each of the people at it, from 0 to 1. Accounts cost nothing: so a game against the same
 * person counts half as much as the one before in that week, and one against somebody whom few have met a quarter.
 */
export async function worthOf(
  change: Transaction<Tables>,
  people: readonly string[],
  ended: number,
): Promise<ReadonlyMap<string, number>> {
  const meetings = await meetingsOf(change, people)
  const between = (person: string, other: string, since: number) =>
    meetings.filter(
      each =>
        each.person === person && each.other === other && each.ended > ended - since && each.ended <= ended,
    ).length
  const met = (person: string) =>
    new Set(meetings.filter(each => each.person === person).map(({ other }) => other)).size
  const against = (person: string, other: string) => {
    if (between(person, other, DAY) >= MOST_A_DAY) return 0
    const fresh = 2 ** -between(person, other, WEEK)
    return met(other) >= KNOWN_BY ? fresh : fresh * OF_A_STRANGER
  }
  return new Map(
    people.map(person => {
      const others = people.filter(each => each !== person)
      const worth = others.reduce((sum, other) => sum + against(person, other), 0)
      return [person, worth / others.length]
    }),
  )
}

/** With whom of those who have accounts each of these people has played rated games. */
async function meetingsOf(change: Transaction<Tables>, people: readonly string[]): Promise<Meeting[]> {
  const rows = await change
    .selectFrom('holders as mine')
    .innerJoin('tables', 'tables.id', 'mine.table_id')
    .innerJoin('holders as theirs', 'theirs.table_id', 'mine.table_id')
    .innerJoin('accounts', 'accounts.person', 'theirs.person')
    .select(['mine.person', 'theirs.person as other', 'tables.ended'])
    .where('mine.person', 'in', [...people])
    .where('tables.rated', '=', RATED)
    .whereRef('theirs.seat', '!=', 'mine.seat')
    .execute()
  return rows.map(({ person, other, ended }) => ({ person, other, ended: ended ?? 0 }))
}

/** What stands at a table after which ratings moved; 1, if it was looked at and they did not. */
export const RATED = 2
