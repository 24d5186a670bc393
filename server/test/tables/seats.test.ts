import type { TableAbout } from '@kontor/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../../src/index.ts'
import { quietly, seated, Visitor } from '../cast/club.ts'

let server: Running
let ann: Visitor

beforeAll(async () => {
  server = await serve(quietly())
  ann = await Visitor.named('Ann', server.port)
})

afterAll(() => server.close())

function named(name: string) {
  return Visitor.named(name, server.port)
}

function about(id: string, who = ann) {
  return who.get<TableAbout>(`/api/tables/${id}`)
}

describe('the link of an invitation', () => {
  async function invited(begins: 'full' | 'host' = 'full') {
    const { table, links } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'invited' }], begins })
    const ben = await named('Ben')
    const { secret } = links[0]!
    await ben.post(`/api/tables/${table.id}/join`, { secret })
    return { id: table.id, ben, secret }
  }

  test('is spent once somebody sits there: nobody else gets in with it', async () => {
    const { id, secret } = await invited()
    const eve = await named('Eve')
    await expect(eve.post(`/api/tables/${id}/join`, { secret })).rejects.toThrow('already')
    expect((await about(id, eve)).mine).toBeNull()
  })

  test('is no trouble for whoever sits there and opens it again', async () => {
    const { id, ben, secret } = await invited()
    expect((await ben.post<TableAbout>(`/api/tables/${id}/join`, { secret })).mine).toBe(1)
  })

  test('is good again when the seat is left before the game', async () => {
    const { id, ben, secret } = await invited('host')
    await ben.post(`/api/tables/${id}/leave`)
    const cleo = await named('Cleo')
    expect((await cleo.post<TableAbout>(`/api/tables/${id}/join`, { secret })).mine).toBe(1)
  })

  test('is taken by one of several who come at once', async () => {
    const { table, links } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'invited' }] })
    const many = await Promise.all(['A', 'B', 'C', 'D'].map(named))
    const fates = await Promise.allSettled(
      many.map(each => each.post(`/api/tables/${table.id}/join`, { secret: links[0]!.secret })),
    )
    expect(fates.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('the link to the own seat', () => {
  test('lets one come, once, and everybody sees who shares the seat', async () => {
    const ben = await named('Ben')
    const { id, chairs } = await seated(ann, ben)
    const { secret } = await ben.post<{ secret: string }>(`/api/tables/${id}/link`)
    expect((await about(id)).seats[1]).not.toHaveProperty('sharedWith')
    const [one, other] = [await named('Bea'), await named('Bob')]
    const fates = await Promise.allSettled(
      [one, other].map(each => each.post<TableAbout>(`/api/tables/${id}/join`, { secret })),
    )
    expect(fates.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const seat = (await about(id)).seats[1]!
    expect(seat).toMatchObject({ name: 'Ben', sharedWith: [{ name: expect.stringMatching(/^B[eo]/) }] })
    const ours = (await ben.get<{ id: string }>('/api/me')).id
    expect(seat.player).toBe(ours)
    await expect.poll(() => JSON.stringify(chairs[0].news.at(-1))).toContain('sharedWith')
  })

  test('is void once a newer one was asked for', async () => {
    const ben = await named('Ben')
    const { id } = await seated(ann, ben)
    const older = await ben.post<{ secret: string }>(`/api/tables/${id}/link`)
    await ben.post(`/api/tables/${id}/link`)
    const eve = await named('Eve')
    await expect(eve.post(`/api/tables/${id}/join`, { secret: older.secret })).rejects.toThrow('403')
  })
})

describe('a table at which nobody may watch', () => {
  test('sends away whoever got up again: they hear nothing of the game', async () => {
    const [ben, cleo] = [await named('Ben'), await named('Cleo')]
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const { table } = await ann.make({ seats, watchers: false })
    await ben.post(`/api/tables/${table.id}/join`)
    const chair = await ben.enter(table.id)
    const closed = new Promise(resolve => chair.socket.once('close', resolve))
    await ben.post(`/api/tables/${table.id}/leave`)
    await cleo.post(`/api/tables/${table.id}/join`)
    await ann.post(`/api/tables/${table.id}/start`)
    expect(await closed).toBe(1008)
    expect(chair.situation).toBeUndefined()
    expect((await ben.enter(table.id)).news[0]).toMatchObject({ type: 'refused', code: 'forbidden' })
  })
})

describe('getting up while the game begins', () => {
  /** How it went when two things were asked for at the same time. */
  async function atOnce(id: string, one: Promise<unknown>, other: Promise<unknown>) {
    await Promise.allSettled([one, other])
    const { status, seats } = await about(id)
    return { status, free: seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length }
  }

  test('comes before or after: no game begins with a seat that nobody has', async () => {
    const ben = await named('Ben')
    const ends = []
    for (let i = 0; i < 20; i++) {
      const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
      await ben.post(`/api/tables/${table.id}/join`)
      const [first, second] = i % 2 === 0 ? (['start', 'leave'] as const) : (['leave', 'start'] as const)
      const who = (what: string) => (what === 'start' ? ann : ben)
      const asked = [first, second].map(what => who(what).post(`/api/tables/${table.id}/${what}`))
      ends.push(await atOnce(table.id, asked[0]!, asked[1]!))
    }
    expect(ends.filter(({ status, free }) => status === 'playing' && free > 0)).toEqual([])
    expect(ends.every(({ status }) => status === 'playing' || status === 'open')).toBe(true)
  })

  test('by the host comes before or after, too: no game goes on that is gone', async () => {
    const ben = await named('Ben')
    for (let i = 0; i < 10; i++) {
      const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }], begins: 'full' })
      const [joined, left] = await Promise.allSettled([
        ben.post(`/api/tables/${table.id}/join`),
        ann.post(`/api/tables/${table.id}/leave`),
      ])
      const { status } = await about(table.id)
      expect(status).toBe(left.status === 'fulfilled' ? 'abandoned' : 'playing')
      if (status === 'playing') expect(joined.status).toBe('fulfilled')
    }
  })
})
