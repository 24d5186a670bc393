import { type Event, namesOf, newRecord, WATCHER } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import type { Situation } from '@kontor/protocol'
import { situationAfter } from '@kontor/protocol/situation'
import type { AnyGame } from '@kontor/register'
import { expect, test } from 'vitest'
import { newsOf } from '../../src/referee/news.ts'
import { begin, follow, type Progress, type Terms, turnNames } from '../../src/referee/progress.ts'
import { entryFor, type Heard, situationFor } from '../../src/referee/situation.ts'

const game: AnyGame = hamburg
const terms: Terms = {
  game,
  record: newRecord(game, {
    seats: ['Ann', 'Ben', 'Cem'],
    seed: 'situations',
    options: { expansions: ['ships', 'mayors'] },
  }),
  people: [true, true, true],
  pace: { kind: 'live', clock: { minutes: 10, increment: 0 } },
  started: 0,
}

/** A game of any answers, step by step, with the line of the log that led there. */
function* stepsOf(): Generator<{ progress: Progress; line: Heard }> {
  let events: Event[] = []
  let progress = begin(terms, event => events.push(event))
  let deed: Heard['deed'] = { kind: 'begin', seat: 0, at: 0 }
  for (let i = 0; progress.session.question; i++) {
    yield { progress, line: { n: progress.length, deed, events } }
    const { state, question } = progress.session
    const names = namesOf(game, state, question)
    const answer = names[(i * 7) % names.length]!
    events = []
    deed = { kind: 'answer', seat: question.seat, answer, at: i }
    progress = follow(terms, progress, deed, event => events.push(event))
  }
  yield { progress, line: { n: progress.length, deed, events } }
}

test('whoever is told only what changes knows all that they may, all the time', () => {
  const viewers = [0, 1, 2, WATCHER]
  let compared = 0
  let last: Progress | undefined
  let had: Situation[] = []
  for (const { progress, line } of stepsOf()) {
    const wholes = viewers.map(viewer => plain(situationFor(terms, progress, viewer)) as Situation)
    const written = newsOf(terms, (last ?? progress).session.state, progress, [line])
    for (const [i, viewer] of viewers.entries()) {
      const entries = plain([entryFor(line, viewer)])
      expect(JSON.parse(written.whole(viewer))).toEqual({ type: 'news', entries, situation: wholes[i] })
      if (!last) continue
      const { situation, ...rest } = JSON.parse(written.next(viewer))
      expect(rest).toEqual({ type: 'news', entries })
      expect(situationAfter(had[i], situation)).toEqual(wholes[i])
      compared++
    }
    last = progress
    had = wholes
  }
  expect(compared).toBeGreaterThan(400)
})

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

test('a turn has the same name until another seat is asked, and no other turn has it', () => {
  const names = new Map<string, number>()
  let last = ''
  for (const { progress } of stepsOf()) {
    const [name] = turnNames(terms, progress)
    if (name === undefined || name === last) continue
    expect(names.has(name)).toBe(false)
    names.set(name, progress.session.question!.seat)
    last = name
  }
  const seats = [...names.values()]
  expect(seats.length).toBeGreaterThan(20)
  expect(seats.every((seat, i) => seat !== seats[i - 1])).toBe(true)
})
