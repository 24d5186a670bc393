import { ordinal, type Rating, rate, STRANGER } from '@kontor/bots/rating'
import type { PlayerAbout, Ranking } from '@kontor/protocol'
import type { Transaction } from 'kysely'
import type { Database, Tables } from '../storage/index.ts'
import { RATED, worthOf } from './worth.ts'

/** Somebody with an account who held a seat alone, and the place that it took. */
interface Rival {
  readonly person: string
  readonly place: number
}

const AT_ONCE = 20
/** Whoever left a game before giving so many answers did not play it. */
const LEAST_ANSWERS = 10

/**
 * How good people are at a game with so many seats (after Plackett and Luce). Only people with accounts are compared, at
 * tables where each had a seat of their own, and whoever left the game to a bot comes last. What a game is worth is said
 * in worth.ts.
 */
export class Ratings {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Rates the games that are over, each once, whichever process comes to it first. */
  async rate(): Promise<void> {
    const over = await this.#database
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'over')
      .where('rated', '=', 0)
      .orderBy('ended')
      .limit(AT_ONCE)
      .execute()
    for (const { id } of over)
      await this.#database
        .transaction()
        .setIsolationLevel('serializable')
        .execute(change => rateTable(change, id))
  }

  /** How a person stands, the most played first. */
  async of(person: string): Promise<PlayerAbout['ratings']> {
    const rows = await this.#database
      .selectFrom('ratings')
      .selectAll()
      .where('person', '=', person)
      .orderBy('games', 'desc')
      .execute()
    return rows.map(({ game, players, rating, games }) => ({ game, players, rating, games }))
  }

  /** Who stands best. */
  async best(game: string, players: number, most: number): Promise<Ranking['players']> {
    const rows = await this.#database
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .select(['ratings.person', 'people.name', 'ratings.rating', 'ratings.games'])
      .where('ratings.game', '=', game)
      .where('ratings.players', '=', players)
      .where('people.blocked', '=', 0)
      .orderBy('ratings.rating', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ person, name, rating, games }) => ({ player: person, name, rating, games }))
  }
}

async function rateTable(change: Transaction<Tables>, id: string) {
  const { numUpdatedRows } = await change
    .updateTable('tables')
    .set({ rated: 1 })
    .where('id', '=', id)
    .where('rated', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const { game, result, ended } = await change
    .selectFrom('tables')
    .select(['game', 'result', 'ended'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const places = placesIn(result)
  const rivals = await rivalsAt(change, id, places)
  if (rivals.length < 2) return
  const people = rivals.map(({ person }) => person)
  const worth = await worthOf(change, people, ended ?? 0)
  await change.updateTable('tables').set({ rated: RATED }).where('id', '=', id).execute()
  const players = places.length
  const known = await change
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('players', '=', players)
    .where('person', 'in', people)
    .execute()
  const before = (person: string) => known.find(each => each.person === person)
  const rated = rate(rivals.map(({ person, place }) => ({ ratings: [before(person) ?? STRANGER], place })))
  const rows = people.map((person, i) => {
    const was = before(person)
    const now = between(was ?? STRANGER, rated[i]![0]!, worth.get(person)!)
    return { person, game, players, ...now, rating: ordinal(now), games: (was?.games ?? 0) + 1 }
  })
  await change
    .insertInto('ratings')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['person', 'game', 'players']).doUpdateSet(({ ref }) => ({
        mu: ref('excluded.mu'),
        sigma: ref('excluded.sigma'),
        rating: ref('excluded.rating'),
        games: ref('excluded.games'),
      })),
    )
    .execute()
}

/** The places in a result; none if it is damaged: nobody is rated for that, and other games are. */
function placesIn(result: string | null): readonly number[] {
  try {
    return (JSON.parse(result ?? '{}') as { places?: readonly number[] }).places ?? []
  } catch {
    return []
  }
}

/** So far on the way from one rating to another. */
function between(from: Rating, to: Rating, part: number): Rating {
  return {
    mu: from.mu + part * (to.mu - from.mu),
    sigma: from.sigma + part * (to.sigma - from.sigma),
  }
}

/** Who is compared after a game; nobody where two shared a seat, for then it is not known who played. */
async function rivalsAt(
  change: Transaction<Tables>,
  id: string,
  places: readonly number[],
): Promise<Rival[]> {
  const holders = await change
    .selectFrom('holders')
    .leftJoin('accounts', 'accounts.person', 'holders.person')
    .select(['holders.person', 'holders.seat', 'accounts.login'])
    .where('holders.table_id', '=', id)
    .execute()
  if (new Set(holders.map(({ seat }) => seat)).size < holders.length) return []
  const answers = await answersAt(change, id)
  const gone = await goneFrom(change, id)
  return holders.flatMap(({ person, seat, login }) => {
    const place = places[seat]
    if (login === null || place === undefined) return []
    if (!gone.has(seat)) return [{ person, place }]
    return (answers.get(seat) ?? 0) < LEAST_ANSWERS ? [] : [{ person, place: places.length + 1 }]
  })
}

/** How many answers people gave at each seat; a bot's have no name. */
async function answersAt(change: Transaction<Tables>, id: string): Promise<ReadonlyMap<number, number>> {
  const rows = await change
    .selectFrom('entries')
    .select(({ fn }) => ['seat', fn.countAll().as('given')])
    .where('table_id', '=', id)
    .where('kind', '=', 'answer')
    .where('command', 'is not', null)
    .groupBy('seat')
    .execute()
  return new Map(rows.map(({ seat, given }) => [seat, Number(given)]))
}

/** The seats that were left to a bot. */
async function goneFrom(change: Transaction<Tables>, id: string): Promise<ReadonlySet<number>> {
  const comings = await change
    .selectFrom('entries')
    .select(['seat', 'kind'])
    .where('table_id', '=', id)
    .where('kind', 'in', ['resign', 'late', 'return'])
    .orderBy('n')
    .execute()
  const last = new Map(comings.map(({ seat, kind }) => [seat, kind]))
  return new Set([...last].flatMap(([seat, kind]) => (kind === 'return' ? [] : [seat])))
}
