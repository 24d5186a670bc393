import { answer, below, chanceOf, newRecord, next, start, view } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { evaluation } from '../src/bot/evaluation.ts'
import { hamburg } from '../src/index.ts'
import { position } from '../src/position.ts'
import type { Hamburg } from '../src/state.ts'

/** States of a game played at random, some of them. */
function* states(seats: number, seed: string): Generator<Hamburg> {
  const options = { expansions: ['mayors', 'ships', 'stock'] }
  const state = start(hamburg, newRecord(hamburg, { seats: Array(seats).fill('x'), seed, options }))
  const chance = chanceOf(seed, 1)
  let question = next(hamburg, state)
  for (let i = 0; question; i++) {
    if (i % 9 === 0) yield state
    const { choices } = question
    question = answer(hamburg, state, question, choices[below(chance, 0, choices.length)]!)
  }
}

const open = (state: Hamburg) => ({ viewer: 0, table: state })

describe('the evaluation', () => {
  test.each([1, 2, 4])('needs nothing that is hidden (%i players)', seats => {
    for (const state of states(seats, 'hidden')) {
      for (let seat = 0; seat < seats; seat++) {
        const seen = view(hamburg, state, seat)
        expect(evaluation.features(seen)).toEqual(evaluation.features(open(state)))
        expect(evaluation.ahead(seen)).toBe(evaluation.ahead(open(state)))
      }
    }
  })

  test('has a weight for every feature, and none besides', () => {
    for (const state of states(1, 'weights')) {
      for (const features of evaluation.features(open(state))) {
        expect(Object.keys(features).sort()).toEqual(Object.keys(evaluation.weights).sort())
      }
    }
    for (const name of evaluation.level) expect(evaluation.weights).toHaveProperty(name)
  })

  test('sees the whole game ahead at first, and less and less of it', () => {
    const seen: number[] = []
    for (const state of states(3, 'ahead')) seen.push(evaluation.ahead(open(state)))
    expect(seen[0]).toBe(1)
    expect(seen.at(-1)).toBeLessThan(0.13)
  })

  test.each([
    ['marks', { marks: 2 }, { marks: 7 }],
    ['workers', { workers: { gray: 1 } }, { workers: { gray: 4 } }],
    ['sites', {}, { sites: ['gray' as const] }],
    ['danger', { disasters: { gray: 2 } }, {}],
  ])('prefers what is better: %s', (name, worse, better) => {
    const worth = (mine: object) => {
      const state = position(hamburg, { players: 2, season: 3, seats: [mine, {}] })
      const features = evaluation.features(open(state))[0]!
      return Object.keys(features).reduce((sum, each) => sum + features[each]! * evaluation.weights[each]!, 0)
    }
    expect(worth(better), name).toBeGreaterThan(worth(worse))
  })
})

describe('the reasons', () => {
  const before = position(hamburg, { players: 2, season: 3, seats: [{ marks: 2 }, {}] })
  const after = position(hamburg, {
    players: 2,
    season: 3,
    seats: [{ marks: 7, workers: { gray: 3 }, wall: [1, 0] }, {}],
  })
  const because = (feature: string, language: 'en' | 'de' | 'nl') =>
    evaluation.because!(feature, open(before), open(after), 0, language)

  test('say how many more or fewer, in three languages', () => {
    expect(because('marks', 'en')).toBe('5 more marks')
    expect(because('marks', 'de')).toBe('5 Mark mehr')
    expect(because('marks', 'nl')).toBe('5 mark meer')
  })

  test('name the majority that one would win', () => {
    expect(because('leads', 'en')).toBe('ahead in ‘City Wall’')
    expect(because('leads', 'de')).toBe('vorn bei „Stadtmauer“')
  })

  test('are silent where nothing changed', () => {
    expect(because('hall', 'en')).toBeUndefined()
    expect(because('left', 'en')).toBeUndefined()
  })
})
