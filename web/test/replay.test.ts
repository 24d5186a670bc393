import { readFileSync } from 'node:fs'
import { commitment, type GameRecord, verifySeed } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { packed, unpacked } from '../src/worker/link.ts'
import type { Player, Source } from '../src/worker/protocol.ts'
import { begun, bot, desk, person, untilPerson } from './desk.ts'

const GOLDEN = new URL('../../games/hamburg/test/golden/', import.meta.url)
const TEXT = readFileSync(new URL('hamburg-golden-3-0.json', GOLDEN), 'utf8')
const RECORD = JSON.parse(TEXT) as GameRecord
const LENGTH = RECORD.answers.length

async function watched(source?: Source, given = desk()) {
  const link = await given.pack({ text: TEXT })
  return { desk: given, link, ...(await given.watch({ source: source ?? { link }, language: 'en' })) }
}

/** The hands on a table. */
const hands = ({ table }: { table: unknown }) =>
  (table as { seats: { hand: number[] }[] }).seats.map(({ hand }) => hand)
const isOpen = (hand: number[]) => hand.every(card => card > 0)

describe('a link', () => {
  test('holds a record, and is short enough to be sent', async () => {
    const link = await packed(RECORD)
    expect(link).toMatch(/^[\w-]+$/)
    expect(link.length).toBeLessThan(2000)
    expect(JSON.parse(await unpacked(link))).toEqual(RECORD)
  })

  test.each([
    ['cut off', (link: string) => link.slice(0, -40)],
    ['changed', (link: string) => `${link.slice(0, 100)}AAAA${link.slice(104)}`],
    ['no letters of a link', () => '%'],
    ['empty', () => ''],
  ])('that is %s is refused in one sentence', async (_, spoil) => {
    const link = spoil(await packed(RECORD))
    await expect(desk().watch({ source: { link }, language: 'en' })).rejects.toThrow(
      /^This link does not hold a game: [^.]+\.$/,
    )
  })

  test('that unpacks to endless text is refused', async () => {
    const link = await packed({ ...RECORD, seed: ' '.repeat(2_000_000) })
    await expect(unpacked(link)).rejects.toThrow('This link does not hold a game')
  })

  test('with a game that these rules do not allow is refused with the reason', async () => {
    const answers = RECORD.answers.with(5, 'dance')
    const link = await packed({ ...RECORD, answers })
    await expect(desk().watch({ source: { link }, language: 'en' })).rejects.toThrow('Answer 6 of the record')
    const text = JSON.stringify({ ...RECORD, answers })
    await expect(desk().take({ text, players: undefined })).rejects.toThrow('Answer 6 of the record')
  })
})

describe('a game that is watched', () => {
  test('shows all hands, or what one seat could see', async () => {
    const { desk, moment, eyes, open } = await watched()
    expect([eyes, open]).toEqual([[0, 1, 2], true])
    expect(moment.scene.over).toBe(true)
    const then = await desk.past({ answers: 60 })
    expect(hands(then.scene).flat().length).toBeGreaterThan(5)
    expect(hands(then.scene).every(isOpen)).toBe(true)
    await desk.look({ viewer: 1, language: 'en' })
    expect(hands((await desk.past({ answers: 60 })).scene).map(isOpen)).toEqual([false, true, false])
  })

  test('tells what was asked and answered to those who may know it', async () => {
    const { desk } = await watched()
    const { scene, prompt, answer } = await desk.past({ answers: 60 })
    expect(scene.asked).toMatchObject({ mine: false, answers: [] })
    expect(prompt).not.toBe('')
    expect(answer).not.toBe('')
    const other = (scene.asked!.seat + 1) % 3
    await desk.look({ viewer: other, language: 'en' })
    expect(await desk.past({ answers: 60 })).toMatchObject({ prompt: '', answer: '' })
  })

  test('while it is played on, shows no more than its only person sees', async () => {
    const { desk, id, open } = await begun([bot('Ann'), person('Bob')])
    await untilPerson(desk, await open(1))
    const found = await desk.watch({ source: { id }, language: 'en' })
    expect([found.eyes, found.open]).toEqual([[1], false])
    expect(hands(found.moment.scene).map(isOpen)).toEqual([false, true])
    expect(found.moment.seed).toBeUndefined()
  })

  test('says where turns and seasons begin, and who had what then', async () => {
    const { desk, moment } = await watched()
    const { turns, stages, part, money, tieBreaks } = await desk.course({ language: 'de' })
    expect([part, money, tieBreaks]).toEqual(['Durchgang', 'Mark', ['mehr Geld']])
    expect(stages.map(stage => stage.part)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8])
    expect(stages.at(-1)!.at).toBe(LENGTH)
    expect(stages.at(-1)!.points).toEqual(moment.scene.scores.map(({ sources }) => sources.track))
    expect(stages[0]).toMatchObject({ at: 0, points: [5, 5, 5], money: [5, 5, 5] })
    expect(turns.length).toBeGreaterThan(stages.length)
    expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b))
    for (const { at } of stages) expect(turns).toContain(at)
  })

  test('goes on as a new game from any answer, with persons and bots', async () => {
    const { desk } = await watched()
    const players: Player[] = [person('Ann'), bot('Bob'), bot('Cia')]
    const id = await desk.branch({ answers: 60, players })
    const now = await untilPerson(desk, (await desk.open({ id, language: 'en' })).moment)
    expect(now.answers).toBeGreaterThanOrEqual(60)
    expect(now.players).toEqual(players)
    const { answers } = await desk.record({ answers: 60 })
    expect(answers).toEqual(RECORD.answers.slice(0, 60))
    expect(now.scene.asked!.mine).toBe(true)
  })

  test('is shared up to any answer', async () => {
    const { desk } = await watched()
    const link = await desk.link({ answers: 12 })
    expect((await watched({ link })).moment.answers).toBe(12)
  })

  test('is thought about by a strong bot, which tells how far it is', async () => {
    const { desk } = await watched({ link: await packed({ ...short() }) })
    const far: number[] = []
    const { curve, costly } = await desk.study({ language: 'en' }, at => far.push(at))
    expect(far).toEqual([1, 2, 3, 4, 5, 6])
    expect(curve.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(costly).toHaveLength(3)
    for (const { at, given, better, cost } of costly.flat()) {
      expect(at).toBeLessThan(6)
      expect(given).not.toBe(better)
      expect(cost).toBeGreaterThan(0)
    }
  })
})

test('a game that begins here promises its seed, and keeps the promise', async () => {
  const { desk, open } = await begun([bot('Ann'), bot('Bob')])
  const before = await open(-1)
  expect(before.promise).toBe(commitment('table'))
  const after = await desk.await({ version: before.scene.version })
  expect(verifySeed('table', after.promise!)).toBe(true)
  const id = await desk.take({ text: TEXT, players: undefined })
  expect((await desk.open({ id, language: 'en' })).moment.promise).toBeUndefined()
})

/** The beginning of the game: it has no digest. */
function short(): GameRecord {
  const { digest: _, ...open } = RECORD
  return { ...open, answers: open.answers.slice(0, 6) }
}
