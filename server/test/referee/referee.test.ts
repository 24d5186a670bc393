import { namesOf, newRecord } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import type { AnyGame } from '@kontor/register'
import { describe, expect, test } from 'vitest'
import { serve } from '../../src/index.ts'
import { isKeptSince, Journal } from '../../src/referee/journal.ts'
import type { Deed } from '../../src/referee/progress.ts'
import { RefereeThread } from '../../src/referee/referee-thread.ts'
import { Replays } from '../../src/referee/replays.ts'
import { Resting } from '../../src/referee/resting.ts'
import { play, quietly, seated, Visitor } from '../cast/club.ts'

const game: AnyGame = hamburg

function journal() {
  const record = newRecord(game, { seats: ['Ann', 'Ben'], seed: 'referee', options: {} })
  return new Journal({ game, record, people: [true, true], pace: { kind: 'live' }, started: 0 })
}

/** The first answer that is offered. */
function deedAt({ progress }: Journal): Deed {
  const { state, question } = progress.session
  return { kind: 'answer', seat: question!.seat, answer: namesOf(game, state, question!)[0], at: 0 }
}

describe('a journal', () => {
  test('goes on to a draft once the log has it, and only then', () => {
    const kept = journal()
    const before = kept.progress
    kept.draft([deedAt(kept)])
    expect(kept.progress).toBe(before)
    kept.settle(0)
    expect(kept.progress).toBe(before)
    const { progress } = kept.draft([deedAt(kept)])
    kept.settle(1)
    expect(kept.progress).toBe(progress)
    expect(() => kept.settle(2)).toThrow('The log has 2 lines, the game has come to 1.')
  })

  test('forgets a draft that did not happen', () => {
    const kept = journal()
    kept.draft([deedAt(kept)])
    kept.settle(0)
    expect(() => kept.settle(1)).toThrow()
  })

  test('keeps the end of its log as it is when all is played again, and says how far back', () => {
    const kept = journal()
    const log: Deed[] = []
    const replays = new Replays()
    const replayed = () => {
      const work = replays.lines('t', kept.terms, log)
      for (let bits = 0; ; bits++) {
        const { done, value } = work.next()
        if (done) return { value, bits }
      }
    }
    for (let length = 0; length < 45; length++) {
      const [first] = kept.lines()
      for (let seen = -1; seen <= length; seen++) expect(isKeptSince(seen, length)).toBe(first!.n <= seen + 1)
      const { value: whole, bits } = replayed()
      expect(kept.lines()).toEqual(whole.filter(({ n }) => n >= first!.n))
      expect(bits).toBe(length === 0 ? 0 : 1)
      log.push(deedAt(kept))
      kept.draft(log.slice(-1))
      kept.settle(log.length)
    }
    expect(kept.lines()[0]!.n).toBeGreaterThan(0)
  })
})

const MOODY = new URL('./moody-thread.ts', import.meta.url)

test('a referee that hangs at the first question, asked while it starts, is given up too', async () => {
  const lost: string[] = []
  const referee = new RefereeThread(why => lost.push(why), MOODY, 300)
  const deeds = [{ kind: 'decline', seat: 0, at: 0 }] as const
  const asked = referee.ask('draft', 't', { deeds, viewers: { next: [], whole: [] } })
  await expect(asked).rejects.toThrow('The rules are being restarted')
  expect(lost).toEqual(['no answer within 300 ms'])
})

test('a referee that is asked after it was closed refuses and starts no thread', async () => {
  const lost: string[] = []
  const referee = new RefereeThread(why => lost.push(why), new URL('./no-such-thread.ts', import.meta.url))
  await referee.close()
  await expect(referee.ask('close', 't', {})).rejects.toThrow('The server is shutting down.')
  expect(lost).toEqual([])
})

describe.each([
  ['hangs', 'decline', 'no answer within 1000 ms'],
  ['is gone', 'agree', 'the thread ended with code 3'],
] as const)('a referee that %s', (_, type, why) => {
  test('is replaced: what was asked is refused, and the games go on where they were', async () => {
    const lost: string[] = []
    const referee = new RefereeThread(reason => lost.push(reason), MOODY, 1000)
    const server = await serve(quietly(), { referee })
    const [ann, ben] = [await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port)]
    const [one, other] = [await seated(ann, ben), await seated(ann, ben)]
    await play(one.chairs, 25)
    await play(other.chairs, 5)
    const { version } = one.chairs[0]!.situations.at(-1)!
    const fate = await one.chairs[0]!.command({ type, version })
    expect(fate).toMatchObject({ type: 'refused', code: 'mistake', version })
    expect(lost).toEqual([why])
    await play(one.chairs, 3)
    await play(other.chairs, 3)
    const told = one.chairs[1]!.situations.at(-1)!
    expect(told.version).toBe(version + 3)
    const again = await ben.enter(one.id)
    expect(again.situations.at(-1)).toEqual(told)
    await server.close()
  })

  test('twice at one table leaves that table alone, and the others go on', async () => {
    const lost: string[] = []
    const referee = new RefereeThread((reason, table) => lost.push(`${reason} at ${table}`), MOODY, 1000)
    const server = await serve(quietly(), { referee })
    const [ann, ben] = [await Visitor.named('Ann', server.port), await Visitor.named('Ben', server.port)]
    const [one, other] = [await seated(ann, ben), await seated(ann, ben)]
    await play(other.chairs, 5)
    const fates = []
    for (let i = 0; i < 4; i++) fates.push(await one.chairs[0]!.command({ type, version: 0 }))
    expect(fates.map(fate => fate.type === 'refused' && fate.reason)).toEqual([
      ...Array(2).fill('The rules are being restarted; please try again.'),
      ...Array(2).fill('The rules have broken down at this table more than once; it rests for ten minutes.'),
    ])
    expect(lost).toEqual(Array(2).fill(`${why} at ${one.id}`))
    await play(other.chairs, 5)
    expect(other.chairs[1]!.situations.at(-1)!.version).toBe(10)
    await server.close()
  })
})

test('a table rests after the second time, for ten minutes, and again after each further time', () => {
  const resting = new Resting()
  const minute = 60_000
  resting.blame('a', 0)
  expect(resting.has('a', 0)).toBe(false)
  resting.blame('a', minute)
  expect([1, 10.9, 11].map(time => resting.has('a', time * minute))).toEqual([true, true, false])
  expect(resting.has('b', minute)).toBe(false)
  resting.blame('a', 20 * minute)
  expect([29.9, 30].map(time => resting.has('a', time * minute))).toEqual([true, false])
})
