import { afterAll, beforeAll, expect, test } from 'vitest'
import { AuthoredGames } from '../../src/authors/index.ts'
import { type Running, serve } from '../../src/index.ts'
import { type Chair, quietly, seated, Visitor } from '../cast/club.ts'
import { Receiver } from '../cast/receiver.ts'

/** Tables of the example in which everybody chooses at once. */
const FERRIES = { game: 'ferries' }
const PATIENT = { timeout: 60_000 }
let server: Running
let receiver: Receiver
let ann: Visitor
let ben: Visitor

beforeAll(async () => {
  receiver = await Receiver.started()
  const notices = { delay: 0, retry: 20, anywhere: true }
  server = await serve(quietly({ notices }), { authored: await AuthoredGames.from(['examples/ferries']) })
  ann = await Visitor.named('Ann', server.port)
  ben = await Visitor.named('Ben', server.port)
})
afterAll(async () => {
  await server.close()
  await receiver.stop()
})

const board = (chair: Chair, version: number, ferry: string) =>
  chair.command({ type: 'answer', version, answer: `board ${ferry}` })

test('an answer may be for any version since its seat was asked or did something about it, and for none before', async () => {
  const { chairs } = await seated(ann, ben, FERRIES)
  const [hers, his] = chairs
  expect(chairs.map(({ situation }) => situation!.question!.seat)).toEqual([0, 1])
  expect(await board(his, 0, 'red')).toMatchObject({ type: 'done', version: 1 })
  expect(await his.command({ type: 'undo', version: 1 })).toMatchObject({ type: 'done', version: 2 })
  // What is refused stays refused, however late it comes again: here it would be for a version before the undo.
  expect(await board(his, 1, 'blue')).toMatchObject({ type: 'refused', code: 'stale' })
  expect(await board(his, 2, 'blue')).toMatchObject({ type: 'done', version: 3 })
  // Ann has not heard yet that Ben has answered.
  expect(await board(hers, 0, 'green')).toMatchObject({ type: 'done', version: 4 })
  expect(await board(hers, 3, 'green')).toMatchObject({ type: 'refused', code: 'stale' })
  expect(await board(hers, 4, 'green')).toMatchObject({ type: 'done', version: 5 })
  expect(await board(hers, 5, 'green')).toMatchObject({ type: 'refused', code: 'illegal' })
  await hers.version(5)
  for (const chair of chairs) {
    const told = chair === hers ? 'board blue' : 'board green'
    expect(chair.heard.join('\n')).not.toContain(`"answer":"${told}"`)
  }
})

test('all who are asked are told of it, and whoever has answered is not told again', async () => {
  const people = await Promise.all(
    ['/cem', '/dora'].map(async path => {
      const visitor = await Visitor.named(path.slice(1), server.port)
      await visitor.post('/api/notifications/webhook', { url: `${receiver.address}${path}`, language: 'en' })
      return visitor
    }),
  )
  const { chairs } = await seated(people[0]!, people[1]!, { ...FERRIES, pace: { kind: 'turns', days: 3 } })
  const told = () => [receiver.at('/cem').length, receiver.at('/dora').length]
  await expect.poll(told, PATIENT).toEqual([1, 1])
  expect(await board(chairs[1], 0, 'red')).toMatchObject({ type: 'done' })
  expect(await board(chairs[0], 0, 'blue')).toMatchObject({ type: 'done' })
  await expect.poll(told, PATIENT).toEqual([2, 2])
})
