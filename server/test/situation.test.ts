import { namesOf, newRecord, viewChanges, WATCHER, withChanges } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import { expect, test } from 'vitest'
import { beginCourse, type Course, follow, type Terms, turnName } from '../src/course.ts'
import type { AnyGame } from '../src/games.ts'
import { newSituationText, situationFor } from '../src/situation.ts'

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

/** A game of any answers, step by step. */
function* stepsOf() {
  let course = beginCourse(terms)
  for (let i = 0; course.session.question; i++) {
    yield course
    const { state, question } = course.session
    const names = namesOf(game, state, question)
    const answer = names[(i * 7) % names.length]!
    course = follow(terms, course, { kind: 'answer', seat: question.seat, answer, at: i })
  }
  yield course
}

test('who is told only what changes has the whole situation all the time', () => {
  const viewers = [0, 1, 2, WATCHER]
  let compared = 0
  let last: Course | undefined
  let had: unknown[] = []
  for (const course of stepsOf()) {
    const whole = viewers.map(viewer => situationFor(terms, course, viewer))
    const changesFor = last && viewChanges(game, last.session.state, course.session.state)
    for (const [i, viewer] of viewers.entries()) {
      if (!changesFor) break
      const { changes, ...rest } = JSON.parse(newSituationText(terms, course, viewer, changesFor(viewer)))
      expect({ ...rest, view: withChanges(had[i] as object, changes) }).toEqual(plain(whole[i]))
      compared++
    }
    last = course
    had = whole.map(({ view }) => plain(view))
  }
  expect(compared).toBeGreaterThan(400)
})

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

test('a turn has the same name until another seat is asked, and no other turn has it', () => {
  const names = new Map<string, number>()
  let last = ''
  for (const course of stepsOf()) {
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
