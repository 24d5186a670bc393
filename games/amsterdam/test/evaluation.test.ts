import { answer, below, chanceOf, type Features, newRecord, next, start, view } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { evaluation } from '../src/bot/evaluation.ts'
import { amsterdam } from '../src/index.ts'
import { position, type SeatDescription } from '../src/position.ts'
import type { Amsterdam } from '../src/state.ts'

/** States of a game played at random, some of them. */
function states(seats: number, seed: string): Amsterdam[] {
  const state = start(amsterdam, newRecord(amsterdam, { seats: Array(seats).fill('x'), seed }))
  const chance = chanceOf(seed, 1)
  const seen: Amsterdam[] = []
  let question = next(amsterdam, state)
  for (let i = 0; question; i++) {
    if (i % 9 === 0) seen.push(amsterdam.clone(state))
    const { choices } = question
    question = answer(amsterdam, state, question, choices[below(chance, 0, choices.length)]!)
  }
  return [...seen, state]
}

const open = (state: Amsterdam) => ({ viewer: 0, table: state })
const featuresOf = (state: Amsterdam) => evaluation.features(open(state))

describe('the evaluation', () => {
  test('needs nothing that is hidden', () => {
    for (const state of states(3, 'hidden')) {
      const seen = view(amsterdam, state, 1)
      expect(evaluation.features(seen)).toEqual(featuresOf(state))
      expect(evaluation.ahead(seen)).toBe(evaluation.ahead(open(state)))
    }
  })

  test('says the same of a state whatever it has seen before', () => {
    const all = states(3, 'memory')
    const forward = all.map(featuresOf)
    const backward = all.toReversed().map(featuresOf).toReversed()
    const copies = all.map(state => featuresOf(JSON.parse(JSON.stringify(state))))
    expect(backward).toEqual(forward)
    expect(copies).toEqual(forward)
  })

  test.each([1, 2])('has a weight for every feature, and none besides (%i players)', seats => {
    for (const features of states(seats, 'weights').flatMap(featuresOf)) {
      expect(Object.keys(features).sort()).toEqual(Object.keys(evaluation.weights).sort())
    }
    for (const name of evaluation.level) expect(evaluation.weights).toHaveProperty(name)
  })

  test('sees the whole game ahead at first, and nothing of it at the end', () => {
    const seen = states(2, 'ahead').map(state => evaluation.ahead(open(state)))
    expect(seen[0]).toBe(1)
    expect(seen.at(-1)).toBe(0)
  })

  const pays = { inactive: [109] }
  test.each<[string, SeatDescription, SeatDescription]>([
    ['cards', { ...pays, wheel: [{ black: 1 }] }, { ...pays, wheel: [{ pink: 1 }] }],
    ['near', { inactive: [51], wheel: [] }, { inactive: [51], wheel: [{ purple: 2, pink: 1 }] }],
    ['owing', { ...pays, wheel: [{ pink: 1 }] }, { ...pays, wheel: [] }],
    ['gap', { wheel: [{ black: 1 }, { black: 1 }] }, { wheel: [{}, { black: 1 }] }],
    ['voyage', { cargo: { beer: 1 }, ship: 'start' }, { cargo: { beer: 1 }, ship: 'channel3' }],
    ['voyage', { storage: { beer: 1 } }, { cargo: { beer: 1 } }],
    ['link', { blocks: ['P1', 'J1'] }, { blocks: ['P1', 'P5'] }],
    ['engine', { active: [] }, { active: [112] }],
    ['amstel', { amstel: 4 }, { amstel: 6 }],
  ])('%s grows with what it stands for', (feature, less, more) => {
    const value = (seat: SeatDescription) =>
      featuresOf(position(amsterdam, { round: 3, seats: [seat, {}] }))[0]![feature]!
    expect(value(more)).toBeGreaterThan(value(less))
  })

  test('a move up the Amstel counts before it has been paid for', () => {
    const state = position(amsterdam, { round: 3, seats: [{ amstel: 3, supply: { pink: 2, gray: 3 } }, {}] })
    const before: Features = featuresOf(state)[0]!
    const question = next(amsterdam, state)!
    const move = question.choices.find(
      choice => amsterdam.steps.turn.name!(state, question.task as never, choice) === 'advance 2',
    )!
    answer(amsterdam, state, question, move)
    expect(featuresOf(state)[0]!.score).toBe(before.score! + 2)
  })

  test('asks a search not to look far ahead where nobody else plays', () => {
    const at = (players: number) => ({ viewer: 0, table: position(amsterdam, { players }) })
    expect(evaluation.horizon!(at(1))).toBe(1)
    expect(evaluation.horizon!(at(2))).toBeUndefined()
  })

  test('says why in three languages', () => {
    const at = (seat: SeatDescription) => open(position(amsterdam, { round: 3, seats: [seat, {}] }))
    const before = at({ gulden: 1, storage: { beer: 1 }, inactive: [109] })
    const after = at({ gulden: 3, amstel: 2, active: [109] })
    const why = (feature: string) =>
      (['en', 'de', 'nl'] as const).map(language => evaluation.because!(feature, before, after, 0, language))
    expect(why('purse')).toEqual(['2 more gulden', '2 Gulden mehr', '2 gulden meer'])
    expect(why('voyage')).toEqual([
      '1 fewer goods tile',
      '1 Warenplättchen weniger',
      '1 goederenfiche minder',
    ])
    expect(why('relief')[0]).toBe('1 fewer inactive card')
    expect(why('fields')[0]).toBe('further on the Amstel')
    expect(why('engine')[0]).toBe('a card that keeps paying off')
    expect(why('left')[0]).toBeUndefined()
  })
})
