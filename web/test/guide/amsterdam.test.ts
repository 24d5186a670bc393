import { amsterdam } from '@kontor/amsterdam'
import { aboutOf, answer, newRecord, next, type Question, start, view } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { guide } from '../../src/boards/amsterdam/guide.ts'
import type { Glance } from '../../src/guide/guide.ts'

const ME = 0
/** What a newcomer does first of all that is offered, if it can be done. */
const WANTED = ['take', 'choose', 'block', 'sail', 'pay']
/** More answers than any step needs. */
const MANY = 40

type State = ReturnType<typeof begun>

const begun = () => {
  const seats = ['Newcomer', ...guide.bots.map(({ name }) => name)]
  return start(amsterdam, newRecord(amsterdam, { seats, options: guide.options ?? {}, seed: guide.seed }))
}

/** What the page would see. */
const glanceOf = (state: State): Glance => ({
  scene: {
    game: 'amsterdam',
    names: [],
    viewer: ME,
    version: state.version,
    table: view(amsterdam, state, ME).table,
    zones: [],
    asked: undefined,
    scores: [],
    over: false,
  },
  looked: undefined,
  regarded: undefined,
})

/** The choice of somebody who tries what the guide speaks of, and ends the turn when it says so. */
function chosen(state: State, question: Question, ending: boolean): number {
  const verbs = question.choices.map(choice => aboutOf(amsterdam, state, question as never, choice).verb)
  if (ending && verbs.includes('done')) return question.choices[verbs.indexOf('done')]!
  const wanted = WANTED.map(verb => verbs.indexOf(verb)).find(at => at >= 0) ?? 0
  return question.choices[wanted]!
}

describe('the guided first game of Amsterdam', () => {
  test('deals what its steps tell of: the newcomer begins, brown and black show 1, grey and pink 6', () => {
    const state = begun()
    let question = next(amsterdam, state)
    while (question && question.task.kind !== 'chooseDie')
      question = answer(amsterdam, state, question, question.choices[0]!)
    expect(question?.seat).toBe(ME)
    expect(state.dice).toEqual([1, 6, 4, 2, 6, 1])
    expect(state.round).toBe(3)
  })

  test('is played through: what each step asks for can be done when it is said', () => {
    const state = begun()
    let question = next(amsterdam, state)
    for (const { name, done } of guide.steps) {
      if (!done) continue
      const since = glanceOf(state)
      let given = 0
      while (!done(since, glanceOf(state)) || question?.seat !== ME) {
        expect(given++, `${name} comes to its end`).toBeLessThan(MANY)
        question = answer(amsterdam, state, question!, chosen(state, question!, name === 'end'))
      }
      // Nobody is asked about the last step's good while the next one is told.
      expect(question?.task.kind, name).not.toBe('sell')
    }
    expect(state.owners).toContain(ME)
    expect(state.round).toBeGreaterThanOrEqual(3)
  })

  test('has a dozen steps or so, each with a name of its own and few words', () => {
    expect(guide.steps).toHaveLength(13)
    expect(new Set(guide.steps.map(({ name }) => name)).size).toBe(13)
    for (const { title, text } of guide.steps) {
      for (const said of Object.values(title)) expect(said.length).toBeLessThan(40)
      for (const said of Object.values(text)) expect(said.length).toBeLessThan(280)
    }
  })
})
