import { answer, newRecord, next, start } from '@kontor/engine'
import { hamburg } from '@kontor/hamburg'
import { describe, expect, test } from 'vitest'
import { guide } from '../../src/boards/hamburg/guide.ts'

const ORANGE = 1

describe('the guided first game of Hamburg', () => {
  test('deals what its steps tell of: the newcomer begins, orange shows the only 5 or 6, a step costs 1', () => {
    const seats = ['Newcomer', ...guide.bots.map(({ name }) => name)]
    const state = start(hamburg, newRecord(hamburg, { seats, options: {}, seed: guide.seed }))
    let question = next(hamburg, state)
    expect(question?.seat).toBe(0)
    while (question?.task.kind === 'refill') question = answer(hamburg, state, question, question.choices[0]!)
    expect(state.dice[ORANGE]).toBe(6)
    expect(state.dice.filter(pips => pips >= 5)).toEqual([6])
    expect(state.dice.filter(pips => pips <= 2)).toEqual([1])
    expect(question?.task.kind).toBe('hall')
    expect(question?.seat).toBe(0)
  })

  test('has a dozen steps, each with a name of its own and few words', () => {
    expect(guide.steps).toHaveLength(12)
    expect(new Set(guide.steps.map(({ name }) => name)).size).toBe(12)
    for (const { title, text } of guide.steps) {
      for (const said of Object.values(title)) expect(said.length).toBeLessThan(40)
      for (const said of Object.values(text)) expect(said.length).toBeLessThan(280)
    }
  })
})
