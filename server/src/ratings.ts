import type { Transaction } from 'kysely'
import type { Database, Tables } from './database.ts'
import type { PlayerAbout, Ranking } from './protocol.ts'

/** Those who held one seat, and the place that it took. */
interface Team {
  readonly people: readonly string[]
  readonly place: number
}

const AT_ONCE = 20

/**
 * How good people are at a game with so many seats (openskill, Plackett and Luce). Only people are compared, and who
 * left the game to a bot comes last.
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
    if (over.length === 0) return
    // It brings many packages along: loaded when a game is over and not before.
    const skill = await import('openskill')
    for (const { id } of over)
      await this.#database
        .transaction()
        .setIsolationLevel('serializable')
        .execute(change => rateTable(change, id, skill))
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
      .orderBy('ratings.rating', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ person, name, rating, games }) => ({ player: person, name, rating, games }))
  }
}

async function rateTable(change: Transaction<Tables>, id: string, skill: typeof import('openskill')) {
  const { numUpdatedRows } = await change
    .updateTable('tables')
    .set({ rated: 1 })
    .where('id', '=', id)
    .where('rated', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const { game, result } = await change
    .selectFrom('tables')
    .select(['game', 'result'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { places } = JSON.parse(result!) as { places: readonly number[] }
  const teams = await teamsOf(change, id, places)
  if (teams.length < 2) return
  const players = places.length
  const known = await change
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('players', '=', players)
    .where(
      'person',
      'in',
      teams.flatMap(({ people }) => people),
    )
    .execute()
  const before = (person: string) => known.find(each => each.person === person)
  const rated = skill.rate(
    teams.map(({ people }) => people.map(person => before(person) ?? skill.rating())),
    { rank: teams.map(({ place }) => place) },
  )
  const rows = teams.flatMap(({ people }, team) =>
    people.map((person, i) => {
      const { mu, sigma } = rated[team]![i]!
      const games = (before(person)?.games ?? 0) + 1
      return { person, game, players, mu, sigma, rating: skill.ordinal({ mu, sigma }), games }
    }),
  )
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

/** The seats that people held, with their places. */
async function teamsOf(change: Transaction<Tables>, id: string, places: readonly number[]): Promise<Team[]> {
  const holders = await change.selectFrom('holders').selectAll().where('table_id', '=', id).execute()
  const comings = await change
    .selectFrom('entries')
    .select(['seat', 'kind'])
    .where('table_id', '=', id)
    .where('kind', 'in', ['resign', 'late', 'return'])
    .orderBy('n')
    .execute()
  const last = new Map(comings.map(({ seat, kind }) => [seat, kind]))
  return places.flatMap((place, seat) => {
    const people = holders.filter(each => each.seat === seat).map(({ person }) => person)
    const left = (last.get(seat) ?? 'return') !== 'return'
    return people.length === 0 ? [] : [{ people, place: left ? places.length + 1 : place }]
  })
}
