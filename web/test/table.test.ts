import { WATCHER } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import type { Table } from '../src/boards/hamburg/table.ts'
import { deskWith } from '../src/worker/desk.ts'
import { gameIn } from '../src/worker/kept-id.ts'
import type { Moment } from '../src/worker/protocol.ts'
import type { Thinker } from '../src/worker/thinker.ts'
import { begun, bot, desk, here, person, shelfInMemory, slow, untilPerson } from './desk.ts'

describe('a table', () => {
  test('is played to its end, and its seed is told then and not before', async () => {
    const { desk, open } = await begun([person('Ann'), bot('Bob')])
    let now = await untilPerson(desk, await open(0))
    while (now.asked) {
      expect(now.seed).toBeUndefined()
      const { answers } = now.scene.asked!
      now = await desk.answer({ choice: answers.at(-1)!.choice, version: now.scene.version })
      now = await untilPerson(desk, now)
    }
    expect(now.scene.over).toBe(true)
    expect(now.seed).toBe('table')
    expect(now.scene.scores).toHaveLength(2)
    expect((await desk.kept(null))[0]).toMatchObject({ over: true, answers: now.answers })
  })

  test('lists the answers for the seat that is asked and for nobody else', async () => {
    const { open } = await begun([person('Ann'), person('Bob')])
    const { asked } = await open(WATCHER)
    const mine = (await open(asked!.seat)).scene.asked!
    expect(mine.mine).toBe(true)
    expect(mine.answers.length).toBeGreaterThan(1)
    expect(mine.prompt).not.toBe('')
    const other = (await open(1 - asked!.seat)).scene.asked!
    expect(other).toMatchObject({ mine: false, answers: [], refusals: [], prompt: '' })
  })

  test('refuses an answer from the eyes of another seat', async () => {
    const { desk, open } = await begun([person('Ann'), person('Bob')])
    const { asked, scene } = await open(WATCHER)
    const { answers } = (await open(asked!.seat)).scene.asked!
    await open(1 - asked!.seat)
    await expect(desk.answer({ choice: answers[0]!.choice, version: scene.version })).rejects.toThrow(
      'Somebody else is asked.',
    )
  })

  test('refuses an answer that is meant for an earlier moment', async () => {
    const { desk, open } = await begun([person('Ann'), person('Bob')])
    const { asked } = await open(WATCHER)
    const { scene } = await open(asked!.seat)
    const { choice } = scene.asked!.answers[0]!
    await desk.answer({ choice, version: scene.version })
    await expect(desk.answer({ choice, version: scene.version })).rejects.toThrow('meant for version')
  })

  test('goes on after a reload where it was, with the same log', async () => {
    const { desk, open } = await begun([person('Ann'), bot('Bob')])
    let now = await untilPerson(desk, await open(0))
    for (let i = 0; i < 12; i++) {
      const { choice } = now.scene.asked!.answers[0]!
      now = await untilPerson(desk, await desk.answer({ choice, version: now.scene.version }))
    }
    const before = await desk.look({ viewer: 0, language: 'en' })
    const again = await open(0)
    expect(again).toEqual(before)
    expect(again.log.lines.length).toBeGreaterThan(12)
  })

  test('takes back an answer, with its lines, and keeps that', async () => {
    const { desk, open, id } = await begun([person('Ann'), bot('Bob')])
    let now = await untilPerson(desk, await open(0))
    for (let i = 0; i < 40 && now.scene.asked!.undoable === 0; i++) {
      const before = await desk.look({ viewer: 0, language: 'en' })
      const { choice } = now.scene.asked!.answers[0]!
      now = await desk.answer({ choice, version: now.scene.version })
      if (now.scene.asked && now.scene.asked.undoable > 0) {
        await desk.undo({ to: undefined })
        expect(await desk.look({ viewer: 0, language: 'en' })).toEqual(before)
        expect((await desk.kept(null)).find(each => each.id === id)?.answers).toBe(before.answers)
        return
      }
      now = await untilPerson(desk, now)
    }
    expect.unreachable('nothing could ever be taken back')
  })

  test('takes back an answer while a bot thinks about its own, which then comes too late', async () => {
    const thought = Promise.withResolvers<void>()
    let thinking = Promise.resolve()
    const choose: Thinker['choose'] = job => thinking.then(() => here.choose(job))
    const given = deskWith(shelfInMemory(), { ...here, choose })
    const { desk: table, open } = await begun([person('Ann'), bot('Bob')], given)
    let now = await open(0)
    while (now.asked!.seat === 0 || now.scene.asked!.undoable === 0) {
      const { version } = now.scene
      const last = now.scene.asked!.answers.at(-1)
      now = last ? await table.answer({ choice: last.choice, version }) : await table.await({ version })
    }
    thinking = thought.promise
    const bots = table.await({ version: now.scene.version })
    const before = await table.undo({ to: undefined })
    expect(before.asked?.seat).toBe(0)
    expect(before.answers).toBe(now.answers - 1)
    const { choice } = before.scene.asked!.answers.at(-1)!
    const again = await table.answer({ choice, version: before.scene.version })
    thought.resolve()
    await expect(bots).rejects.toThrow('The game has changed while the bot thought.')
    expect((await table.look({ viewer: 0, language: 'en' })).answers).toBe(again.answers)
  })

  test('goes back over what bots answered for whoever plays with bots alone, and the record says so', async () => {
    const { desk, open, id } = await begun([person('Ann'), bot('Bob')])
    const seen = [await untilPerson(desk, await open(0))]
    for (let i = 0; i < 12; i++) {
      const { scene } = seen.at(-1)!
      const given = await desk.answer({ choice: scene.asked!.answers.at(-1)!.choice, version: scene.version })
      seen.push(await untilPerson(desk, given))
    }
    expect(seen.at(-1)!.answers).toBeGreaterThan(seen.length)
    for (const was of seen.slice(0, -1).reverse().slice(0, 8)) {
      const back = await desk.undo({ to: undefined })
      expect(back.scene).toEqual(was.scene)
      expect(back.answers).toBe(was.answers)
    }
    const first = await desk.undo({ to: seen[0]!.answers })
    expect(first.scene).toEqual(seen[0]!.scene)
    expect((await desk.record({ answers: undefined })).rewound).toBeGreaterThan(0)
    const kept = (await desk.open({ id, language: 'en' })).moment
    expect(kept.scene).toEqual(seen[0]!.scene)
  })

  test('leaves what another person answered to them', async () => {
    const { desk, open } = await begun([person('Ann'), person('Bob')])
    let now = await open(0)
    while (now.asked!.seat === 0) {
      const { scene } = now
      now = await desk.answer({ choice: scene.asked!.answers.at(-1)!.choice, version: scene.version })
    }
    const bob = await desk.look({ viewer: 1, language: 'en' })
    const { scene } = bob
    await desk.answer({ choice: scene.asked!.answers[0]!.choice, version: scene.version })
    const ann = await desk.look({ viewer: 0, language: 'en' })
    expect(ann.scene.asked?.undoable).toBe(0)
    expect((await desk.undo({ to: undefined })).answers).toBe(ann.answers)
    expect((await desk.undo({ to: 0 })).answers).toBe(ann.answers)
  })

  test('leaves everything as it is when there is nothing to take back', async () => {
    const { desk, open } = await begun([person('Ann'), bot('Bob')])
    const before = await open(0)
    expect(before.scene.asked!.undoable).toBe(0)
    expect(await desk.undo({ to: undefined })).toEqual(before)
  })

  test('lets another bot answer for one that takes too long, and says so', async () => {
    const { desk, open } = await begun([bot('Ann'), bot('Bob')], deskWith(shelfInMemory(), slow))
    const before = await open(WATCHER, 'de')
    const after = await desk.await({ version: before.scene.version })
    expect(after.answers).toBe(1)
    expect(after.log.lines[0]).toMatchObject({ kind: 'late', at: 1 })
    expect(after.log.lines[0]!.text).toContain('zu lange')
  })

  test('shows what was, without a question to answer', async () => {
    const { desk, open } = await begun([person('Ann'), bot('Bob')])
    let now = await untilPerson(desk, await open(0))
    const first = now.scene
    const { choice } = first.asked!.answers[0]!
    now = await desk.answer({ choice, version: first.version })
    const past = await desk.past({ answers: now.answers - 1 })
    expect(past.scene.table).toEqual(first.table)
    expect(past.scene.asked).toMatchObject({ mine: false, answers: [] })
  })

  test('never shows a watcher or another seat a hand', async () => {
    const { desk, open } = await begun([bot('Ann'), bot('Bob')])
    let now = await open(WATCHER)
    for (let i = 0; i < 30; i++) now = await desk.await({ version: now.scene.version })
    const hands = (moment: Moment) =>
      (moment.scene.table as { seats: { hand: number[] }[] }).seats.map(({ hand }) => hand)
    expect(hands(now).flat().length).toBeGreaterThan(0)
    expect(
      hands(now)
        .flat()
        .every(card => card < 0),
    ).toBe(true)
    const [mine, other] = hands(await open(0))
    expect(mine!.every(card => card > 0)).toBe(true)
    expect(other!.every(card => card < 0)).toBe(true)
  })

  test('says what an answer would change for certain', async () => {
    const { desk, open } = await begun([person('Ann'), bot('Bob')])
    let now = await untilPerson(desk, await open(0))
    while (now.scene.asked!.kind !== 'turn') {
      const { choice } = now.scene.asked!.answers[0]!
      now = await untilPerson(desk, await desk.answer({ choice, version: now.scene.version }))
    }
    const money = now.scene.asked!.answers.find(({ name }) => name.endsWith('money'))!
    const foreseen = await desk.foresee({ choice: money.choice, version: now.scene.version })
    expect(foreseen.changes.map(({ path }) => path)).toContainEqual(['seats', 0, 'marks'])
    expect(foreseen.lines.join(' ')).toContain('Ann')
  })

  test('gives the seat that is asked a hint, in words', async () => {
    const { desk, open } = await begun([person('Ann'), bot('Bob')])
    const now = await untilPerson(desk, await open(0))
    const { choice, label } = now.scene.asked!.answers[0]!
    expect(await desk.hint({ version: now.scene.version })).toEqual([
      { choice, label, win: 0.5, why: ['more marks'] },
    ])
    await desk.look({ viewer: 1, language: 'en' })
    await expect(desk.hint({ version: now.scene.version })).rejects.toThrow('Somebody else is asked.')
  })

  test('finds the lists of cards in any table', async () => {
    const { open } = await begun([person('Ann'), bot('Bob')])
    const { zones } = (await open(0)).scene
    expect(zones).toContainEqual({ path: ['seats', 1, 'hand'], kind: 'cards' })
    expect(zones).toContainEqual({ path: ['piles', 4], kind: 'cards' })
    expect(zones.map(({ path }) => path)).not.toContainEqual(['dice'])
  })
})

describe('the desk', () => {
  test('tells of a game what the start page needs, in each language', async () => {
    for (const language of ['en', 'de', 'nl'] as const) {
      const about = await desk().about({ game: 'hamburg', language })
      expect(about.seats).toEqual({ min: 1, max: 5 })
      expect(about.automata).toEqual(['TOM'])
      const [expansions] = about.options
      expect(expansions!.values).toHaveLength(6)
      for (const { name, text, key } of expansions!.values) {
        expect(name).not.toBe(key)
        expect(text).toMatch(/\.$/)
      }
    }
  })

  test('takes a record as a game with persons at its seats, and refuses what is none', async () => {
    const { desk, open } = await begun([bot('Ann'), bot('Bob')])
    const before = await open(WATCHER)
    await desk.await({ version: before.scene.version })
    const record = await desk.record({ answers: undefined })
    const id = await desk.take({ text: JSON.stringify(record), players: undefined })
    expect((await desk.open({ id, language: 'en' })).moment.players).toEqual([person('Ann'), person('Bob')])
    await expect(desk.take({ text: '{', players: undefined })).rejects.toThrow('not a record')
  })

  test('says which game a kept one is of, before anybody opens it', async () => {
    const { desk, id } = await begun([person('Ann'), bot('Bob')])
    expect(await desk.game({ id })).toBe('hamburg')
    await expect(desk.game({ id: 'none' })).rejects.toThrow('no game ‘none’')
  })

  test('says in the id of a kept game which game it is of, unless it was kept before ids did', async () => {
    const { id } = await begun([person('Ann'), bot('Bob')])
    expect(gameIn(id)).toBe('hamburg')
    expect(gameIn('fajun-kodud')).toBeUndefined()
  })

  test('opens a game with the cards in sight, and gives all others when they are asked for', async () => {
    const { desk, id } = await begun([person('Ann'), bot('Bob')])
    let now = await untilPerson(desk, (await desk.open({ id, language: 'de' })).moment)
    while (now.asked && now.answers < 60) {
      const { choice } = now.scene.asked!.answers[0]!
      now = await untilPerson(desk, await desk.answer({ choice, version: now.scene.version }))
    }
    const { moment, faces } = await desk.open({ id, language: 'de' })
    const table = moment.scene.table as Table
    const seen = table.seats.flatMap(({ hand, buildings, garden }) => [...hand, ...buildings, ...garden])
    const fronts = seen.filter(card => card > 0)
    const all = await desk.faces({ language: 'de' })
    expect(fronts).not.toEqual([])
    expect(faces.map(({ number }) => number)).toEqual(expect.arrayContaining(fronts))
    expect(all).toEqual(expect.arrayContaining([...faces]))
    expect(faces.length).toBeLessThan(all.length - 100)
    expect(all.length).toBeGreaterThan(280)
  })

  test('forgets a game', async () => {
    const { desk, id } = await begun([person('Ann'), bot('Bob')])
    await desk.forget({ id })
    expect(await desk.kept(null)).toEqual([])
    await expect(desk.open({ id, language: 'en' })).rejects.toThrow(`no game ‘${id}’`)
  })
})
