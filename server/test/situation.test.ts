import { namesOf, newRecord, newWritten, WATCHER } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import { expect, test } from 'vitest'
import { beginCourse, follow, type Terms, turnName } from '../src/course.ts'
import type { AnyGame } from '../src/games.ts'
import { situationFor, situationText } from '../src/situation.ts'

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

test('what is sent of a game tells each viewer the same as their view', () => {
  let compared = 0
  for (const course of stepsOf()) {
    const written = newWritten()
    for (const viewer of [0, 1, 2, WATCHER]) {
      const sent = JSON.parse(situationText(terms, course, viewer, written))
      expect(sent).toEqual(JSON.parse(JSON.stringify(situationFor(terms, course, viewer))))
      compared++
    }
  }
  expect(compared).toBeGreaterThan(400)
})

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
