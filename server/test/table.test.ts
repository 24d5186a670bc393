import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../src/index.ts'
import type { TableAbout } from '../src/protocol.ts'
import { type Chair, quietly, Visitor } from './club.ts'

let server: Running
let ann: Visitor
let ben: Visitor

beforeAll(async () => {
  server = await serve(quietly())
  ann = await Visitor.named('Ann', server.port)
  ben = await Visitor.named('Ben', server.port)
})

afterAll(() => server.close())

/** Ann and Ben at a table that has begun. */
async function begun(
  wanted: Parameters<Visitor['make']>[0] = { seats: [{ kind: 'me' }, { kind: 'open' }], begins: 'full' },
) {
  const { table } = await ann.make(wanted)
  await ben.post(`/api/tables/${table.id}/join`)
  const chairs = [await ann.enter(table.id), await ben.enter(table.id)]
  return { id: table.id, chairs, asked: () => chairs[chairs[0]!.situation!.question!.seat]! }
}

/** Answers for whoever is asked, so many times; the first answer that is offered, or the last. */
async function play(chairs: readonly Chair[], times = Number.POSITIVE_INFINITY) {
  for (let i = 0; i < times; i++) {
    const { question, version } = chairs[0]!.situation!
    if (!question) return
    const chair = chairs[question.seat]!
    const { answers } = (await chair.version(version)).question!
    const fate = await chair.command({
      type: 'answer',
      version,
      answer: answers![(i * 7) % answers!.length]!,
    })
    expect(fate).toMatchObject({ type: 'done', version: version + 1 })
    await Promise.all(chairs.map(each => each.version(version + 1)))
  }
}

describe('a table', () => {
  test('is played from the first answer to the end, and then shows seed, result and record', async () => {
    const { id, chairs } = await begun()
    await play(chairs)
    const over = await ann.get<TableAbout>(`/api/tables/${id}`)
    expect(over.status).toBe('over')
    expect(over.result!.places).toContain(1)
    expect(over.seed).not.toBeNull()
    const record = await ben.get<{ answers: string[]; seats: string[] }>(`/api/tables/${id}/record`)
    expect(record.seats).toEqual(['Ann', 'Ben'])
    expect(record.answers).toHaveLength(over.version)
  })
})
