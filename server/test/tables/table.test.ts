import type { News, TableAbout } from '@kontor/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, serve } from '../../src/index.ts'
import { type Chair, play, quietly, seated, Visitor } from '../cast/club.ts'

let server: Running
let ann: Visitor
let ben: Visitor

beforeAll(async () => {
  server = await serve(quietly())
  ann = await Visitor.named('Ann', server.port)
  ben = await Visitor.named('Ben', server.port)
})

afterAll(() => server.close())

/** Who is asked, and who is not. */
function asked(chairs: readonly Chair[]) {
  const { seat } = chairs[0]!.situation!.question!
  return { asked: chairs[seat]!, other: chairs[1 - seat]! }
}

function about(id: string, who = ann) {
  return who.get<TableAbout>(`/api/tables/${id}`)
}

/** Plays until somebody could take an answer back. */
async function undoable(chairs: readonly Chair[]) {
  for (let i = 0; i < 100; i++) {
    const able = chairs.find(({ situation }) => situation!.undoable > 0)
    if (able) return able
    await play(chairs, 1)
  }
  throw new Error('Nobody could ever take something back.')
}

/** Answers so many questions at one seat, whatever bots do at the others. */
async function goOn(chair: Chair, seat: number, times: number) {
  for (let i = 0; i < times; i++) {
    await chair.until(() => chair.situation!.question?.seat === seat)
    const { version, question } = chair.situation!
    await chair.command({ type: 'answer', version, answer: question!.answers![0]! })
  }
}

function told(chair: Chair, type: News['type']) {
  return chair.news.filter(news => news.type === type)
}

describe('a game', () => {
  test('is played from the first answer to the end, and then shows seed, result and record', async () => {
    const { id, chairs } = await seated(ann, ben)
    expect((await about(id)).seed).toBeNull()
    await expect(ann.get(`/api/tables/${id}/record`)).rejects.toThrow('when the game is over')
    await play(chairs)
    const over = await about(id)
    expect(over.status).toBe('over')
    expect(over.result!.places).toContain(1)
    expect(over.seed).not.toBeNull()
    const record = await ben.get<{ answers: string[]; seats: string[] }>(`/api/tables/${id}/record`)
    expect(record.seats).toEqual(['Ann', 'Ben'])
    expect(record.answers).toHaveLength(over.version)
  })

  test('goes on by itself where bots sit', async () => {
    const { table } = await ann.make({
      seats: [{ kind: 'bot', level: 'random' }, { kind: 'me' }, { kind: 'bot', level: 'random' }],
      begins: 'full',
    })
    const chair = await ann.enter(table.id)
    await goOn(chair, 1, 15)
    expect(
      new Set(chair.news.flatMap(news => (news.type === 'news' ? news.entries.map(({ seat }) => seat) : []))),
    ).toEqual(new Set([0, 1, 2]))
  })

  test('tells the answers to whoever is asked, and the name of an answer to whoever gave it', async () => {
    const { chairs } = await seated(ann, ben)
    const { asked: one, other } = asked(chairs)
    expect(one.situation!.question!.answers!.length).toBeGreaterThan(1)
    expect(other.situation!.question).not.toHaveProperty('answers')
    await play(chairs, 1)
    const [mine] = (told(one, 'news')[0] as Extract<News, { type: 'news' }>).entries
    const [theirs] = (told(other, 'news')[0] as Extract<News, { type: 'news' }>).entries
    expect(mine).toHaveProperty('answer')
    expect(theirs).not.toHaveProperty('answer')
  })

  test('acknowledges an answer before it tells the news', async () => {
    const { chairs } = await seated(ann, ben)
    const { asked: one } = asked(chairs)
    await play(chairs, 1)
    expect(
      one.news
        .map(({ type }) => type)
        .filter(type => type !== 'table' && type !== 'present')
        .slice(1, 3),
    ).toEqual(['done', 'news'])
  })

  test('refuses an answer for another version and says which one it is', async () => {
    const { chairs } = await seated(ann, ben)
    await play(chairs, 3)
    const { asked: one } = asked(chairs)
    const [answer] = one.situation!.question!.answers!
    const fate = await one.command({ type: 'answer', version: 2, answer: answer! })
    expect(fate).toMatchObject({ type: 'refused', code: 'stale', version: 3 })
  })

  test('does a command once, however often it is sent', async () => {
    const { chairs } = await seated(ann, ben)
    const { asked: one } = asked(chairs)
    const [answer] = one.situation!.question!.answers!
    const command = { type: 'answer', id: 'once', version: 0, answer: answer! } as const
    const fates = await Promise.all([one.command(command), one.command(command)])
    const later = await one.command(command)
    expect([...fates, later]).toEqual(Array(3).fill({ type: 'done', id: 'once', version: 1 }))
    expect(one.situation!.version).toBe(1)
  })

  test('does nothing under an id that was used, not even what the present version would allow', async () => {
    const { chairs } = await seated(ann, ben)
    const first = asked(chairs).asked
    const id = 'used'
    const answered = () => first.situation!.question!.answers![0]!
    await first.command({ type: 'answer', id, version: 0, answer: answered() })
    while (asked(chairs).asked !== first) await play(chairs, 1)
    const { version } = first.situation!
    const fate = await first.command({ type: 'answer', id, version, answer: answered() })
    expect(fate).toEqual({ type: 'done', id, version: 1 })
    expect(first.situation!.version).toBe(version)
  })

  test('gives whoever comes back the view and what they missed, and no more', async () => {
    const { id, chairs } = await seated(ann, ben)
    await play(chairs, 4)
    const again = await ben.enter(id, 2)
    const welcome = again.news[0] as Extract<News, { type: 'welcome' }>
    expect(welcome.missed.map(({ n }) => n)).toEqual([3, 4])
    expect(welcome.situation!.view).toEqual(chairs[1].situation!.view)
    const all = (await ben.enter(id)).news[0] as Extract<News, { type: 'welcome' }>
    expect(all.missed.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4])
  })

  test('tells whoever missed a lot the same as whoever was there', async () => {
    const { id, chairs } = await seated(ann, ben)
    await play(chairs, 80)
    const present = told(chairs[1], 'news').flatMap(news => (news as Extract<News, { type: 'news' }>).entries)
    const welcome = (await ben.enter(id, 0)).news[0] as Extract<News, { type: 'welcome' }>
    expect(welcome.missed).toEqual(present)
  })
})

describe('taking back', () => {
  test('an own answer is possible until something was revealed', async () => {
    const { chairs } = await seated(ann, ben)
    const one = await undoable(chairs)
    const { version, answers } = one.situation!
    expect(await one.command({ type: 'undo', version })).toMatchObject({ type: 'done', version: version + 1 })
    await Promise.all(chairs.map(each => each.version(version + 1)))
    expect(one.situation!.answers).toBe(answers - 1)
    const other = chairs.find(each => each !== one)!
    expect(await other.command({ type: 'undo', version: version + 1 })).toMatchObject({ code: 'illegal' })
    await play(chairs, 3)
  })

  test('more needs the agreement of everybody', async () => {
    const { chairs } = await seated(ann, ben)
    await play(chairs, 6)
    const before = chairs[0].situation!.view
    await play(chairs, 2)
    await chairs[0].command({ type: 'takeback', version: 8, to: 6 })
    expect((await chairs[1].version(9)).takeback).toEqual({ seat: 0, to: 6, agreed: [0] })
    await chairs[1].command({ type: 'agree', version: 9 })
    const { answers, view, takeback } = await chairs[0].version(10)
    expect({ answers, view, takeback }).toEqual({ answers: 6, view: before, takeback: null })
    await chairs[1].version(10)
    await play(chairs, 2)
  })

  test('is off when somebody declines or answers', async () => {
    const { chairs } = await seated(ann, ben)
    await play(chairs, 4)
    await chairs[0].command({ type: 'takeback', version: 4, to: 0 })
    await chairs[1].command({ type: 'decline', version: 5 })
    expect(await chairs[0].version(6)).toMatchObject({ answers: 4, takeback: null })
    await chairs[1].version(6)
    expect(await chairs[1].command({ type: 'agree', version: 6 })).toMatchObject({ code: 'illegal' })
    expect(await chairs[1].command({ type: 'takeback', version: 6, to: 4 })).toMatchObject({
      code: 'illegal',
    })
  })

  test('is over when the game is', async () => {
    const { chairs } = await seated(ann, ben)
    await play(chairs)
    const { version } = chairs[0].situation!
    expect(await chairs[0].command({ type: 'takeback', version, to: 0 })).toMatchObject({ code: 'illegal' })
  })
})

describe('leaving', () => {
  test('whoever resigns is replaced by a bot, and the game goes on', async () => {
    const { id, chairs } = await seated(ann, ben, { standIn: 'random' })
    await play(chairs, 3)
    await chairs[1].command({ type: 'resign' })
    const bot = chairs[0].until(
      news =>
        news.type === 'news' &&
        news.entries.some(({ n, seat, kind }) => n > 4 && seat === 1 && kind === 'answer'),
    )
    await goOn(chairs[0], 0, 40)
    await bot
    expect((await about(id)).seats[1]).toMatchObject({
      name: 'Ben',
      standIn: 'random',
      mayReturn: false,
    })
    const { version } = chairs[1].situation!
    expect(await chairs[1].command({ type: 'answer', version, answer: 'done' })).toMatchObject({
      code: 'forbidden',
    })
    expect(await chairs[1].command({ type: 'return' })).toMatchObject({ code: 'illegal' })
  })

  test('a game that everybody left is over', async () => {
    const { id, chairs } = await seated(ann, ben)
    await chairs[1].command({ type: 'resign' })
    await chairs[0].command({ type: 'resign' })
    expect((await about(id)).status).toBe('abandoned')
  })
})

describe('time', () => {
  test('that runs out hands the seat to a bot, and whoever was late can return', async () => {
    const pace = { kind: 'live', clock: { minutes: 0.01, increment: 0 }, late: 'bot' } as const
    const { id, chairs } = await seated(ann, ben, { pace, standIn: 'random' })
    const { asked: one } = asked(chairs)
    const { seat } = one.situation!.question!
    expect(one.situation!.clocks).toEqual([600, 600])
    expect(one.situation!.due! - one.situation!.since).toBe(600)
    const { entries } = (await one.until(({ type }) => type === 'news')) as Extract<News, { type: 'news' }>
    expect(entries[0]).toMatchObject({ kind: 'late', seat })
    expect((await about(id)).seats[seat]).toMatchObject({ standIn: 'random', mayReturn: true })
    expect(await one.command({ type: 'return' })).toMatchObject({ type: 'done' })
    expect((await about(id)).seats[seat]).toMatchObject({ standIn: null, mayReturn: false })
  })

  test('is charged to whoever was asked, with an increment for an answer', async () => {
    const { chairs } = await seated(ann, ben, {
      pace: { kind: 'live', clock: { minutes: 1, increment: 30 } },
    })
    const { seat } = chairs[0].situation!.question!
    await play(chairs, 1)
    const clocks = chairs[0].situation!.clocks!
    expect(clocks[seat]).toBeGreaterThan(80_000)
    expect(clocks[seat]).toBeLessThanOrEqual(90_000)
    expect(clocks[1 - seat]).toBe(60_000)
  })

  test('gives nobody the game alone: nothing is taken back while somebody who was late may return', async () => {
    const pace = { kind: 'live', clock: { minutes: 0.1, increment: 0 }, late: 'bot' } as const
    const { chairs } = await seated(ann, ben, { pace, standIn: 'random' })
    const late = asked(chairs).asked.situation!.question!.seat
    const here = chairs[1 - late]!
    await here.until(news => news.type === 'news' && news.entries.some(({ kind }) => kind === 'late'))
    await here.until(({ type }) => type === 'news' && here.situation!.question?.seat === 1 - late)
    const { version, answers } = here.situation!
    expect(await here.command({ type: 'takeback', version, to: 0 })).toMatchObject({
      code: 'illegal',
      reason: expect.stringContaining('may come back'),
    })
    expect(here.situation).toMatchObject({ version, answers })
  })

  test('over days counts for each turn', async () => {
    const { id } = await seated(ann, ben, { pace: { kind: 'turns', days: 2 } })
    const { due, started } = await about(id)
    expect(due! - started!).toBe(2 * 24 * 60 * 60 * 1000)
  })
})
