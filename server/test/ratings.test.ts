import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../src/index.ts'
import type { PlayerAbout, Ranking, TableAbout } from '../src/protocol.ts'
import { play, quietly, Visitor } from './club.ts'

let server: Running
let ann: Visitor
let ben: Visitor

beforeAll(async () => {
  server = await serve(quietly())
  ann = await Visitor.named('Ann', server.port)
  ben = await Visitor.named('Ben', server.port)
})

afterAll(() => server.close())

async function idOf(who: Visitor) {
  return (await who.get<{ id: string }>('/api/me')).id
}

/** A game of two to the end; who is `leaving` resigns at once. */
async function finished(given: { listed?: boolean; leaving?: boolean } = {}): Promise<TableAbout> {
  const { listed = true, leaving = false } = given
  const { table } = await ann.make({
    seats: [{ kind: 'me' }, { kind: 'open' }],
    begins: 'full',
    listed,
    standIn: 'random',
  })
  await ben.post(`/api/tables/${table.id}/join`)
  const chairs = [await ann.enter(table.id), await ben.enter(table.id)]
  if (leaving) {
    await chairs[1]!.command({ type: 'resign' })
    while (chairs[0]!.situation!.question) {
      const { question, version } = chairs[0]!.situation!
      if (question?.answers)
        await chairs[0]!.command({ type: 'answer', version, answer: question.answers[0]! })
      await chairs[0]!.version(version + 1)
    }
  } else await play(chairs)
  for (const chair of chairs) await chair.close()
  return ann.get<TableAbout>(`/api/tables/${table.id}`)
}

/** The page of a player, once so many games are rated there. */
async function playerWith(games: number, player: string): Promise<PlayerAbout> {
  const about = await ann.get<PlayerAbout>(`/api/players/${player}`)
  if ((about.ratings[0]?.games ?? 0) >= games) return about
  await wait(50)
  return playerWith(games, player)
}

describe('when a game is over', () => {
  test('both are rated once, who won above who lost, and the game stands on their pages', async () => {
    const [one, other] = [await idOf(ann), await idOf(ben)]
    const table = await finished()
    expect(table.seats.map(({ player }) => player)).toEqual([one, other])
    const pages = [await playerWith(1, one), await playerWith(1, other)]
    const [first, second] = table.result!.places[0]! < table.result!.places[1]! ? pages : pages.toReversed()
    expect(first!.ratings[0]!.rating).toBeGreaterThan(second!.ratings[0]!.rating)
    expect(pages[0]).toMatchObject({ name: 'Ann', ratings: [{ game: 'hamburg', players: 2, games: 1 }] })
    expect(pages[0]!.tables.map(({ id }) => id)).toEqual([table.id])
    await server.house.ratings.rate()
    expect((await playerWith(1, one)).ratings).toEqual(pages[0]!.ratings)
  })

  test('the list of a game and a number of players begins with the best', async () => {
    await playerWith(1, await idOf(ben))
    const { players } = await ann.get<Ranking>('/api/ratings?game=hamburg&players=2')
    expect(players).toHaveLength(2)
    expect(players[0]!.rating).toBeGreaterThan(players[1]!.rating)
    expect(await ann.get<Ranking>('/api/ratings?game=hamburg&players=3')).toEqual({ players: [] })
  })

  test('who left it to a bot comes last, and an unlisted game stands on nobody’s page', async () => {
    const one = await idOf(ann)
    const before = (await playerWith(1, one)).ratings[0]!.rating
    const table = await finished({ listed: false, leaving: true })
    const after = await playerWith(2, one)
    expect(after.ratings[0]!.rating).toBeGreaterThan(before)
    expect(after.tables.map(({ id }) => id)).not.toContain(table.id)
  })
})

test('nobody has a page under an id that nobody has', async () => {
  expect((await ann.request('/api/players/AAAAAAAAAAAAAAAA')).status).toBe(404)
})
