import type { PlayerAbout, Ranking, TableAbout } from '@kontor/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../../src/index.ts'
import { type Chair, play, quietly, Visitor } from '../cast/club.ts'

let server: Running
let ann: Visitor
let ben: Visitor

beforeAll(async () => {
  server = await serve(quietly())
  ann = await member('Ann')
  ben = await member('Ben')
})

afterAll(() => server.close())

/** Somebody with an account. */
async function member(name: string) {
  const visitor = await Visitor.named(name, server.port)
  await visitor.post('/api/account', { login: name, password: 'Rote Grütze 42' })
  return visitor
}

async function idOf(who: Visitor) {
  return (await who.get<{ id: string }>('/api/me')).id
}

/** A game to the end; whoever is `leaving` gives so many answers and resigns. */
async function finished(
  people: readonly Visitor[] = [ann, ben],
  given: { listed?: boolean; leaving?: number; shared?: Visitor } = {},
): Promise<TableAbout> {
  const { listed = true, leaving, shared } = given
  const [host, ...others] = people
  const seats = people.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }))
  const { table } = await host!.make({ seats, begins: 'full', listed, standIn: 'random' })
  for (const other of others) await other.post(`/api/tables/${table.id}/join`)
  if (shared) {
    const { secret } = await host!.post<{ secret: string }>(`/api/tables/${table.id}/link`)
    await shared.post(`/api/tables/${table.id}/join`, { secret })
  }
  const chairs = await Promise.all(people.map(each => each.enter(table.id)))
  if (leaving === undefined) await play(chairs)
  else await playAndLeave(chairs, leaving)
  for (const chair of chairs) await chair.close()
  await server.house.ratings.rate()
  const rated = server.database.selectFrom('tables').select('rated').where('id', '=', table.id)
  await expect.poll(async () => (await rated.executeTakeFirst())?.rated).not.toBe(0)
  return host!.get<TableAbout>(`/api/tables/${table.id}`)
}

/** The second gives so many answers and resigns; the first plays to the end. */
async function playAndLeave(chairs: readonly Chair[], answers: number) {
  const [stays, goes] = chairs
  for (let given = 0; given < answers; ) {
    if (stays!.situation!.question!.seat === 1) given++
    await play(chairs, 1)
  }
  await goes!.command({ type: 'resign' })
  while (stays!.situation!.question) {
    const { question, version } = stays!.situation!
    if (question?.answers) await stays!.command({ type: 'answer', version, answer: question.answers[0]! })
    await stays!.version(version + 1)
  }
}

async function page(who: Visitor): Promise<PlayerAbout> {
  return who.get<PlayerAbout>(`/api/players/${await idOf(who)}`)
}

/** How good somebody is at a game of two, and after how many games. */
async function standing(who: Visitor) {
  return (await page(who)).ratings.find(({ players }) => players === 2) ?? { rating: 0, games: 0 }
}

/** How much a game between two moved the first. */
async function gain(one: Visitor, other: Visitor) {
  const before = await standing(one)
  await finished([one, other], { leaving: 10 })
  return (await standing(one)).rating - before.rating
}

describe('when a game is over', () => {
  test('both are rated once, the winner above the loser, and the game stands on their pages', async () => {
    const table = await finished()
    expect(table.seats.map(({ player }) => player)).toEqual([await idOf(ann), await idOf(ben)])
    const pages = [await page(ann), await page(ben)]
    const [first, second] = table.result!.places[0]! < table.result!.places[1]! ? pages : pages.toReversed()
    expect(first!.ratings[0]!.rating).toBeGreaterThan(second!.ratings[0]!.rating)
    expect(pages[0]).toMatchObject({ name: 'Ann', ratings: [{ game: 'hamburg', players: 2, games: 1 }] })
    expect(pages[0]!.tables.map(({ id }) => id)).toEqual([table.id])
    await server.house.ratings.rate()
    expect((await page(ann)).ratings).toEqual(pages[0]!.ratings)
  })

  test('the list of a game and a number of players begins with the best', async () => {
    const { players } = await ann.get<Ranking>('/api/ratings?game=hamburg&players=2')
    expect(players).toHaveLength(2)
    expect(players[0]!.rating).toBeGreaterThan(players[1]!.rating)
    expect(await ann.get<Ranking>('/api/ratings?game=hamburg&players=3')).toEqual({ players: [] })
  })

  test('whoever left it to a bot comes last, and an unlisted game stands on nobody’s page', async () => {
    const before = await standing(ann)
    const table = await finished([ann, ben], { listed: false, leaving: 10 })
    const after = await standing(ann)
    expect(after.rating).toBeGreaterThan(before.rating)
    expect(after.games).toBe(2)
    expect((await page(ann)).tables.map(({ id }) => id)).not.toContain(table.id)
  })
})

describe('nobody rises', () => {
  test('by beating guests', async () => {
    const cleo = await member('Cleo')
    await finished([cleo, await Visitor.named('Guest', server.port)], { leaving: 10 })
    expect(await standing(cleo)).toMatchObject({ games: 0 })
  })

  test('by a game in which two share a seat', async () => {
    const [dan, eve] = [await member('Dan'), await member('Eve')]
    const shared = await Visitor.named('Strong friend', server.port)
    await finished([dan, eve], { leaving: 10, shared })
    for (const each of [dan, eve]) expect(await standing(each)).toMatchObject({ games: 0 })
  })

  test('by beating whoever leaves at once', async () => {
    const [fay, gil] = [await member('Fay'), await member('Gil')]
    await finished([fay, gil], { leaving: 9 })
    expect(await standing(fay)).toMatchObject({ games: 0 })
    await finished([fay, gil], { leaving: 10 })
    expect(await standing(fay)).toMatchObject({ games: 1 })
  })

  test('much by beating the same account again and again: less each time, and not at all after three a day', async () => {
    const [hal, ida] = [await member('Hal'), await member('Ida')]
    const gains = [await gain(hal, ida), await gain(hal, ida), await gain(hal, ida), await gain(hal, ida)]
    expect(gains[1]).toBeLessThan(0.75 * gains[0]!)
    expect(gains[2]).toBeLessThan(0.75 * gains[1]!)
    expect(gains[2]).toBeGreaterThan(0)
    expect(gains[3]).toBe(0)
  })

  test('much by beating accounts that nobody else has met', async () => {
    const [jan, fresh, known] = [await member('Jan'), await member('Fresh'), await member('Known')]
    for (const other of ['Kim', 'Lou', 'Mia']) await finished([await member(other), known], { leaving: 10 })
    const [fromFresh, fromKnown] = [await gain(jan, fresh), await gain(await member('Ned'), known)]
    expect(fromFresh).toBeGreaterThan(0)
    expect(fromKnown).toBeGreaterThan(2 * fromFresh)
  })
})

test('nobody has a page under an id that nobody has', async () => {
  expect((await ann.request('/api/players/AAAAAAAAAAAAAAAA')).status).toBe(404)
})
