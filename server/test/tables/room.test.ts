import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../../src/ground/games.ts'
import { Refused } from '../../src/ground/refusal.ts'
import { type Running, serve } from '../../src/index.ts'
import { Judge, refereeHere } from '../../src/referee/judge.ts'
import type { Referee } from '../../src/referee/referee.ts'
import { quietly, seated, Visitor } from '../cast/club.ts'

let server: Running

beforeAll(async () => {
  server = await serve(quietly())
})

afterAll(() => server.close())

test('whoever got up before the beginning is told nothing of the seat that was theirs, however late a server hears of it', async () => {
  const { house } = server
  const [ann, ben] = [await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port)]
  const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }], begins: 'host' })
  await ben.post(`/api/tables/${table.id}/join`)
  const room = await house.room(table.id)
  const [person] = [...room.sheet.holders].find(([, seat]) => seat === 1)!
  // The rest happens as through another process, of which this one has not heard yet.
  const { touch } = house
  house.touch = async () => {}
  await ben.post(`/api/tables/${table.id}/leave`)
  await ann.post(`/api/tables/${table.id}/start`, { fill: 'random' })
  house.touch = touch
  const [, told] = await Promise.all([room.refresh(), room.past(person, 0)])
  expect(told.view).toMatchObject({ viewer: -1 })
})

test('a table of which others say again and again that something is new reads that once for all who wait', async () => {
  const { house } = server
  const { id } = await seated(
    await Visitor.named('Ann', server.port),
    await Visitor.named('Ben', server.port),
  )
  const room = await house.room(id)
  const { sheet } = house.store
  let readings = 0
  house.store.sheet = table => {
    readings++
    return sheet.call(house.store, table)
  }
  await Promise.all(Array.from({ length: 20 }, () => room.refresh()))
  expect(readings).toBe(1)
  await room.refresh()
  expect(readings).toBe(2)
  house.store.sheet = sheet
})

test('whoever waits hears of the beginning, also if the rules break down over it', async () => {
  const judge = refereeHere(new Judge(GAMES))
  let failures = 1
  const referee: Referee = {
    ...judge,
    async ask(duty, table, takes) {
      if (duty === 'draft' && failures-- > 0) throw new Refused('mistake', 'The rules broke.')
      return judge.ask(duty, table, takes)
    },
  }
  const other = await serve(quietly(), { referee })
  const [ann, ben] = [await Visitor.named('Ann', other.port), await Visitor.named('Ben', other.port)]
  const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }], begins: 'full' })
  const chair = await ann.enter(table.id)
  await ben.request(`/api/tables/${table.id}/join`, {})
  expect(await chair.until(({ type }) => type === 'news')).toMatchObject({ situation: { version: 0 } })
  await other.close()
})
