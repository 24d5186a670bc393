import { type Event, namesOf, newRecord, WATCHER, withChanges } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import { expect, test } from 'vitest'
import { beginCourse, type Course, follow, type Terms, turnName } from '../src/course.ts'
import type { AnyGame } from '../src/games.ts'
import { newsOf } from '../src/news.ts'
import type { Situation } from '../src/protocol.ts'
import { entryFor, type Heard, situationFor } from '../src/situation.ts'

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
function* stepsOf(): Generator<{ course: Course; line: Heard }> {
  let events: Event[] = []
  let course = beginCourse(terms, event => events.push(event))
  let deed: Heard['deed'] = { kind: 'begin', seat: 0, at: 0 }
  for (let i = 0; course.session.question; i++) {
    yield { course, line: { n: course.length, deed, events } }
    const { state, question } = course.session
    const names = namesOf(game, state, question)
    const answer = names[(i * 7) % names.length]!
    events = []
    deed = { kind: 'answer', seat: question.seat, answer, at: i }
    course = follow(terms, course, deed, event => events.push(event))
  }
  yield { course, line: { n: course.length, deed, events } }
}

test('who is told only what changes knows all that they may, all the time', () => {
  const viewers = [0, 1, 2, WATCHER]
  let compared = 0
  let last: Course | undefined
  let had: unknown[] = []
  for (const { course, line } of stepsOf()) {
    const wholes = viewers.map(viewer => plain(situationFor(terms, course, viewer)) as Situation)
    const written = newsOf(terms, (last ?? course).session.state, course, [line])
    for (const [i, viewer] of viewers.entries()) {
      const entries = plain([entryFor(line, viewer)])
      expect(JSON.parse(written.whole(viewer))).toEqual({ type: 'news', entries, situation: wholes[i] })
      if (!last) continue
      const { situation, ...rest } = JSON.parse(written.next(viewer))
      const { changes, ...matters } = situation
      expect(rest).toEqual({ type: 'news', entries })
      expect({ ...matters, view: withChanges(had[i] as object, changes) }).toEqual(wholes[i])
      compared++
    }
    last = course
    had = wholes.map(({ view }) => view)
  }
  expect(compared).toBeGreaterThan(400)
})

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

test('a turn has the same name until another seat is asked, and no other turn has it', () => {
  const names = new Map<string, number>()
  let last = ''
  for (const { course } of stepsOf()) {
    const name = turnName(terms, course)
    if (name === undefined || name === last) continue
    expect(names.has(name)).toBe(false)
    names.set(name, course.session.question!.seat)
    last = name
  }
  const seats = [...names.values()]
  expect(seats.length).toBeGreaterThan(20)
  expect(seats.every((seat, i) => seat !== seats[i - 1])).toBe(true)
})
