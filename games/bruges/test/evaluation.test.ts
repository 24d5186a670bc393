import { answer, below, chanceOf, newRecord, next, start, view } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { evaluation } from '../src/bot/evaluation.ts'
import { bruges } from '../src/index.ts'
import { position, type SeatDescription } from '../src/position.ts'
import type { Bruges } from '../src/state.ts'

/** States of a game played at random, some of them. */
function* states(seats: number, seed: string): Generator<Bruges> {
  const state = start(bruges, newRecord(bruges, { seats: Array(seats).fill('x'), seed }))
  const chance = chanceOf(seed, 1)
  let question = next(bruges, state)
  for (let i = 0; question; i++) {
    if (i % 9 === 0) yield state
    const { choices } = question
    question = answer(bruges, state, question, choices[below(chance, 0, choices.length)]!)
  }
  yield state
}

const open = (state: Bruges) => ({ viewer: 0, table: state })

describe('the evaluation', () => {
  test.each([2, 4])('needs nothing that is hidden (%i players)', seats => {
    for (const state of states(seats, 'hidden')) {
      for (let seat = 0; seat < seats; seat++) {
        const seen = view(bruges, state, seat)
        expect(evaluation.features(seen)).toEqual(evaluation.features(open(state)))
        expect(evaluation.ahead(seen)).toBe(evaluation.ahead(open(state)))
      }
    }
  })

  test('has a weight for every feature, and none besides', () => {
    for (const state of states(2, 'weights')) {
      for (const features of evaluation.features(open(state))) {
        expect(Object.keys(features).sort()).toEqual(Object.keys(evaluation.weights).sort())
      }
    }
    for (const name of evaluation.level) expect(evaluation.weights).toHaveProperty(name)
  })

  test('sees the whole game ahead at first, and nothing of it at the end', () => {
    const seen: number[] = []
    for (const state of states(3, 'ahead')) seen.push(evaluation.ahead(open(state)))
    expect(seen[0]).toBe(1)
    expect(seen.at(-1)).toBe(0)
  })

  test('knows that a last round which has come is the last', () => {
    const ahead = (lastRound: number) =>
      evaluation.ahead(open(position(bruges, { round: 5, turn: 4, lastRound, seats: [{ hand: [1] }] })))
    expect(ahead(5)).toBe(0)
    expect(ahead(6)).toBeCloseTo(1 / 6)
    expect(ahead(0)).toBeGreaterThan(ahead(6))
  })

  test.each([
    ['guilders', { guilders: 2 }, { guilders: 7 }],
    ['workers', { workers: { red: 1 } }, { workers: { red: 4 } }],
    ['houses', {}, { houses: ['red'] }],
    ['threats', { threats: { red: 2 } }, {}],
    ['a person that goes on paying', { persons: [51] }, { persons: [12] }],
  ] satisfies [string, SeatDescription, SeatDescription][])(
    'prefers what is better: %s',
    (_, worse, better) => {
      const worth = (mine: SeatDescription) => {
        const state = position(bruges, { round: 3, seats: [{ ...mine, hand: [150] }, {}] })
        const features = evaluation.features(open(state))[0]!
        return Object.keys(features).reduce(
          (sum, each) => sum + features[each]! * evaluation.weights[each]!,
          0,
        )
      }
      expect(worth(better)).toBeGreaterThan(worth(worse))
    },
  )
})

describe('the reasons', () => {
  const before = position(bruges, { round: 3, seats: [{ guilders: 2, threats: { red: 2 } }, {}] })
  const after = position(bruges, {
    round: 3,
    seats: [{ guilders: 7, workers: { red: 3 }, canals: [1, 0], reputation: 1, persons: [12] }, {}],
  })
  const because = (feature: string, language: 'en' | 'de' | 'nl') =>
    evaluation.because!(feature, open(before), open(after), 0, language)

  test.each([
    ['guilders', ['5 more guilders', '5 Gulden mehr', '5 gulden meer']],
    ['danger', ['2 fewer threat markers', '2 Bedrohungsmarker weniger', '2 noodlotfiches minder']],
    ['canals', ['1 more canal tile', '1 Kanalplättchen mehr', '1 kanaalfiche meer']],
    ['leads', ['ahead in ‘Reputation’', 'vorn bei „Aufstieg“', 'voor bij ‘Ontwikkeling’']],
    [
      'engine',
      [
        'a person who keeps paying off',
        'eine Person, die sich weiter auszahlt',
        'een persoon die blijft renderen',
      ],
    ],
  ])('%s, in three languages', (feature, words) => {
    expect((['en', 'de', 'nl'] as const).map(language => because(feature, language))).toEqual(words)
  })

  test('are silent where nothing changed', () => {
    expect(because('hand', 'en')).toBeUndefined()
    expect(because('left', 'en')).toBeUndefined()
  })
})
