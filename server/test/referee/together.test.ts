import { newRecord, recordOf, WATCHER } from '@kontor/engine'
import type { DeedKind, Situation } from '@kontor/protocol'
import { situationAfter } from '@kontor/protocol/situation'
import type { AnyGame } from '@kontor/register'
import { describe, expect, test } from 'vitest'
import { salvo } from '../../../engine/test/salvo/index.ts'
import { newsOf } from '../../src/referee/news.ts'
import {
  begin,
  type Deed,
  firstDue,
  follow,
  type Progress,
  type Terms,
  turnNames,
} from '../../src/referee/progress.ts'
import { botAsked, entryFor, situationFor } from '../../src/referee/situation.ts'

const game: AnyGame = salvo
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const termsOf = (given: Partial<Terms> = {}): Terms => ({
  game,
  record: newRecord(game, { seats: ['Ann', 'Ben', 'Cem'], seed: 'together' }),
  people: [true, true, true],
  pace: { kind: 'live', clock: { minutes: 10, increment: 5 } },
  started: 0,
  ...given,
})
const BY_DAYS = { pace: { kind: 'turns', days: 3 } } as const

const answersOf = (terms: Terms, progress: Progress, seat: number) =>
  situationFor(terms, progress, seat).question?.answers ?? []

/** What a seat does at a time; an answer is its first. */
function deed(terms: Terms, progress: Progress, seat: number, at: number, kind: DeedKind = 'answer'): Deed {
  return { kind, seat, at, ...(kind === 'answer' ? { answer: answersOf(terms, progress, seat)[0] } : {}) }
}

function after(terms: Terms, deeds: readonly (readonly [number, number, DeedKind?])[]): Progress {
  let progress = begin(terms)
  for (const [seat, at, kind] of deeds)
    progress = follow(terms, progress, deed(terms, progress, seat, at, kind))
  return progress
}

describe('seats that are asked together at a server', () => {
  test('are each told their own question, and everybody who else is asked', () => {
    const terms = termsOf()
    const progress = begin(terms)
    for (const seat of [0, 1, 2]) {
      const { question } = situationFor(terms, progress, seat)
      expect(question).toMatchObject({ seat, also: [0, 1, 2].filter(each => each !== seat) })
      expect(question!.answers).toHaveLength(5)
    }
    const watched = situationFor(terms, progress, WATCHER).question!
    expect([watched.seat, ...watched.also!, watched.answers]).toEqual([0, 1, 2, undefined])
  })

  test('answer in any order, and no line and no view tells others what', () => {
    const terms = termsOf()
    let progress = begin(terms)
    const viewers = [0, 1, 2, WATCHER]
    let had = viewers.map(
      viewer => JSON.parse(JSON.stringify(situationFor(terms, progress, viewer))) as Situation,
    )
    for (const seat of [2, 0]) {
      const given = deed(terms, progress, seat, 1)
      const from = progress.session.state
      progress = follow(terms, progress, given)
      const line = { n: progress.length, deed: given, events: [] }
      const written = newsOf(terms, from, progress, [line])
      const chosen = given.answer!.split(' ')[1]!
      had = viewers.map((viewer, i) => {
        const text = written.next(viewer)
        const told = situationAfter(had[i], JSON.parse(text).situation)
        expect(told).toEqual(JSON.parse(JSON.stringify(situationFor(terms, progress, viewer))))
        if (viewer === seat) expect(text).toContain(`"sealed":${chosen}`)
        else expect(text).not.toMatch(new RegExp(`"sealed":${chosen}|${given.answer}`))
        expect(entryFor(line, viewer).answer).toBe(viewer === seat ? given.answer : undefined)
        return told
      })
    }
    expect(progress.session.state.agenda.at(-1)).toMatchObject({ sealed: expect.any(Number) })
    expect(recordOf(progress.session).answers.map(name => name.slice(0, 2))).toEqual(['@2', '@0'])
    progress = follow(terms, progress, deed(terms, progress, 1, 1))
    expect(progress.session.question?.task.kind).toBe('boast')
  })

  test('are refused a second answer, and may take the first one back while others think', () => {
    const terms = termsOf()
    const progress = after(terms, [
      [1, 1],
      [0, 2],
    ])
    expect(() => follow(terms, progress, { kind: 'answer', seat: 1, at: 3, answer: 'done' })).toThrow(
      'You have answered; the others have not yet.',
    )
    expect([0, 1, 2].map(seat => situationFor(terms, progress, seat).undoable)).toEqual([1, 1, 0])
    const back = follow(terms, progress, { kind: 'undo', seat: 1, at: 3 })
    expect(back.asked).toEqual([1, 2])
    expect(answersOf(terms, back, 1)).toHaveLength(5)
    expect(answersOf(terms, back, 0)).toEqual([])
  })

  test('are known by how long the log was when each was asked, or last did something about it', () => {
    const terms = termsOf()
    expect(begin(terms).together).toEqual([0, 0, 0])
    const two = after(terms, [
      [1, 1],
      [2, 2],
    ])
    expect(two.together).toEqual([0, 1, 2])
    expect(follow(terms, two, { kind: 'undo', seat: 1, at: 3 }).together).toEqual([0, 3, 2])
    const alone = follow(terms, two, deed(terms, two, 0, 3))
    expect(alone.together).toBeUndefined()
    const next = follow(terms, alone, deed(terms, alone, alone.session.question!.seat, 4))
    expect(next.together).toEqual([4, 4, 4])
  })

  test('pay each from their own clock, until they answer', () => {
    const terms = termsOf()
    const progress = after(terms, [
      [1, 1 * MINUTE],
      [0, 3 * MINUTE],
    ])
    expect(progress.clocks).toEqual([7 * MINUTE + 5000, 9 * MINUTE + 5000, 7 * MINUTE])
    expect(firstDue(terms, progress)).toEqual({ seat: 2, due: 10 * MINUTE })
    expect(firstDue(terms, begin(terms))).toEqual({ seat: 0, due: 10 * MINUTE })
  })

  test('have the same days, whatever the others do', () => {
    const terms = termsOf(BY_DAYS)
    const progress = after(terms, [
      [1, DAY],
      [0, 2 * DAY],
    ])
    expect(firstDue(terms, progress)).toEqual({ seat: 2, due: 3 * DAY })
    const late = follow(terms, begin(terms), { kind: 'late', seat: 0, at: 3 * DAY })
    expect(firstDue(terms, late)).toEqual({ seat: 1, due: 3 * DAY })
    const returned = follow(terms, late, { kind: 'return', seat: 0, at: 4 * DAY })
    expect(firstDue(terms, returned)).toEqual({ seat: 0, due: 7 * DAY })
  })

  test('have each a turn with a name, which is theirs until they answer', () => {
    const terms = termsOf(BY_DAYS)
    expect(turnNames(terms, begin(terms))).toEqual(['0 0 0', '1 0 0', '2 0 0'])
    expect(turnNames(terms, after(terms, [[0, 1]]))).toEqual(['1 0 0', '2 0 0'])
    expect(
      turnNames(
        terms,
        after(terms, [
          [0, 1],
          [1, 2],
          [0, 3, 'undo'],
        ]),
      ),
    ).toEqual(['0 0 0', '2 0 0'])
  })

  test('are answered for by bots at once, whoever of the people thinks', () => {
    const terms = termsOf({ people: [true, false, true] })
    expect(botAsked(terms, begin(terms))).toBe(1)
    const progress = after(terms, [[1, 1]])
    expect(botAsked(terms, progress)).toBeUndefined()
    expect(progress.asked).toEqual([0, 2])
  })
})
