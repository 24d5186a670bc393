import { describe, expect, test } from 'vitest'
import {
  answer,
  below,
  chanceOf,
  changesBetween,
  foresee,
  newRecord,
  next,
  start,
  view,
} from '../src/index.ts'
import { type Jetty, jetty } from './jetty/index.ts'

/** A game of jetty, played at random; `each` is told of every question. */
function play(seed: string, each: (state: Jetty) => void) {
  const state = start(jetty, newRecord(jetty, { seats: ['a', 'b', 'c'], seed }))
  const luck = chanceOf(`luck ${seed}`, 1)
  for (let question = next(jetty, state); question; ) {
    each(state)
    question = answer(jetty, state, question, question.choices[below(luck, 0, question.choices.length)]!)
  }
}

describe('foresight', () => {
  test('never tells what does not come true: no hidden card, no roll', () => {
    let told = 0
    for (const seed of ['one', 'two', 'three']) {
      play(seed, given => {
        const state = jetty.clone(given)
        const question = next(jetty, state)!
        const seen = view(jetty, state, question.seat)
        for (const choice of question.choices) {
          const after = jetty.clone(state)
          answer(jetty, after, question, choice)
          const truth = changesBetween(seen.table, view(jetty, after, question.seat).table)
          const { changes } = foresee(jetty, seen, choice, chanceOf(`${seed} ${choice}`, 1))
          for (const change of changes) expect(truth).toContainEqual(change)
          told += changes.length
        }
      })
    }
    expect(told).toBeGreaterThan(100)
  })

  test('is made from the view alone: it leaves the view and the world as they were', () => {
    const state = start(jetty, newRecord(jetty, { seats: ['a', 'b'], seed: 'still' }))
    const question = next(jetty, state)!
    const seen = view(jetty, state, question.seat)
    const before = JSON.stringify([state, seen])
    foresee(jetty, seen, question.choices[0]!, chanceOf('still', 1))
    expect(JSON.stringify([state, seen])).toBe(before)
  })

  test('tells nothing of an answer that is not asked for', () => {
    const state = start(jetty, newRecord(jetty, { seats: ['a', 'b'], seed: 'still' }))
    next(jetty, state)
    expect(foresee(jetty, view(jetty, state, 0), 99_999, chanceOf('still', 1))).toEqual({
      changes: [],
      events: [],
    })
  })
})

describe('changes', () => {
  test('have a path and both values; a list that grows changes as a whole', () => {
    const before = { marks: 9, workers: [1, 2], hand: [4], same: { deep: [1] } }
    const after = { marks: 4, workers: [1, 3], hand: [4, 5], same: { deep: [1] } }
    expect(changesBetween(before, after)).toEqual([
      { path: ['marks'], before: 9, after: 4 },
      { path: ['workers', 1], before: 2, after: 3 },
      { path: ['hand'], before: [4], after: [4, 5] },
    ])
  })

  test('name what comes and what goes', () => {
    expect(changesBetween({ old: 1 }, { fresh: 2 })).toEqual([
      { path: ['old'], before: 1, after: null },
      { path: ['fresh'], before: null, after: 2 },
    ])
  })
})
