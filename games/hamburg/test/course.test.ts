import { places, view, WATCHER } from '@kontor/engine'
import { expect, test } from 'vitest'
import { hamburg } from '../src/index.ts'
import { table } from './table.ts'

test('everybody sees the season, the points in play and the marks', () => {
  const { state } = table({ season: 4, seats: [{ marks: 9, points: 12 }, { marks: 2 }] })
  expect(hamburg.picture!.course!.standing(view(hamburg, state, WATCHER))).toEqual({
    part: 4,
    points: [12, 5],
    money: [9, 2],
  })
})

test('equal points: more marks decide, and the game says so', () => {
  const { state } = table({ seats: [{ marks: 3 }, { marks: 4 }] })
  expect(places(hamburg.score(state))).toEqual([2, 1])
  expect(hamburg.words.tieBreaks!('en')).toEqual(['more money'])
  expect(hamburg.words.tieBreaks!('de')).toHaveLength(hamburg.score(state)[0]!.tieBreaks.length)
})
