import { expect, test, vi } from 'vitest'
import { THIS_MACHINE } from '../../src/ground/machine.ts'
import { stopping } from '../../src/ground/refusal.ts'
import { serve } from '../../src/index.ts'
import type { Ear } from '../../src/storage/bus.ts'
import { PostgresBus } from '../../src/storage/postgres/bus.ts'
import type { OpenLine } from '../../src/storage/postgres/line.ts'
import { quietly, seated, Visitor } from '../cast/club.ts'

test('what could not be told though the line stayed is made good: the others look at everything', async () => {
  const listeners = new Set<(payload: string) => void>()
  let fails = false
  const openLine: OpenLine = async hear => {
    listeners.add(hear)
    return {
      async tell(payloads) {
        if (fails) throw new Error('The queue is full.')
        for (const payload of payloads) for (const listener of listeners) listener(payload)
      },
      end: async () => void listeners.delete(hear),
    }
  }
  const ear = (): Ear => ({ changed: vi.fn(), came: vi.fn(), gone: vi.fn(), missed: vi.fn() })
  const [mine, theirs] = [ear(), ear()]
  const bus = await PostgresBus.open(openLine, mine, THIS_MACHINE)
  const other = await PostgresBus.open(openLine, theirs, THIS_MACHINE)
  fails = true
  bus.publish({ table: 'somewhere', what: 'entries' })
  await new Promise(resolve => setImmediate(resolve))
  fails = false
  await expect.poll(() => vi.mocked(theirs.missed).mock.calls.length).toBeGreaterThan(0)
  await bus.close()
  await other.close()
})

test('what a process did last before it died, and told nobody, is found by the others once it is gone', async () => {
  const server = await serve(quietly())
  const ann = await Visitor.named('Ann', server.port)
  const { table } = await ann.make({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  const chair = await ann.enter(table.id)
  expect(chair.situation).toBeUndefined()
  await server.house.store.begin(table.id, Date.now(), 'random')
  server.house.gone('another')
  await chair.until(news => news.type === 'table' && news.table.status === 'playing')
  await expect.poll(() => chair.situation !== undefined).toBe(true)
  await server.close()
})

test('what could not be read when another process told of it is read a little later', async () => {
  const server = await serve(quietly())
  const { id, chairs } = await seated(
    await Visitor.named('Ann', server.port),
    await Visitor.named('Ben', server.port),
  )
  const { seat } = chairs[0].situation!.question!
  const row = { table_id: id, n: 1, onto: null, kind: 'resign', seat, answer: null, target: null } as const
  await server.house.store.append([{ ...row, command: null, at: Date.now() }])
  const read = vi.spyOn(server.house.store, 'entriesAfter').mockRejectedValueOnce(new Error('away'))
  server.house.changed({ table: id, what: 'entries' }, 'another')
  await expect.poll(() => chairs[0].situation!.version).toBeGreaterThanOrEqual(1)
  expect(read.mock.calls.length).toBeGreaterThan(1)
  await server.close()
})

test('what was stored though nobody could say so is told to the other processes, too', async () => {
  const server = await serve(quietly())
  const { house } = server
  const [ann, ben] = [await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port)]
  const { id, chairs } = await seated(ann, ben)
  const publish = vi.spyOn(house.bus, 'publish')
  const append = house.store.append.bind(house.store)
  vi.spyOn(house.store, 'append').mockImplementationOnce(async rows => {
    await append(rows)
    throw new Error('away')
  })
  const { seat, answers } = (await chairs[0].version(0)).question!
  const answer = answers?.[0] ?? chairs[1].situation!.question!.answers![0]!
  expect(await chairs[seat]!.command({ type: 'answer', version: 0, answer })).toMatchObject({
    code: 'storage',
  })
  await chairs[1].version(1)
  const entries = { table: id, what: 'entries' }
  await expect
    .poll(() => publish.mock.calls.filter(([change]) => 'what' in change && change.what === 'entries'))
    .toEqual([[entries]])
  await server.close()
})

test('a server that stops opens no more tables', async () => {
  const server = await serve(quietly())
  const { house } = server
  await server.close()
  await expect(house.room('0123456789abcdef')).rejects.toThrow(stopping().message)
})

test('a server stops also when its lists cannot be brought up to date any more', async () => {
  const server = await serve(quietly())
  const write = vi.spyOn(server.house.notes, 'write').mockRejectedValue(new Error('away'))
  await seated(await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port))
  await server.close()
  expect(write).toHaveBeenCalled()
})
