import { type Event, hearing, view, WATCHER } from '@kontor/engine'
import type { CardFact } from '@kontor/engine/presentation'
import { expect, test } from 'vitest'
import { bruges } from '../src/index.ts'
import { type Table, table } from './table.ts'

const { read, close } = bruges.study!.chronicle!

/** What the statistics hear while answers are given. */
function facts(at: Table, ...answers: string[]): CardFact[] {
  const heard: Event[] = []
  hearing(
    event => heard.push(event),
    () => at.play(...answers),
  )
  return heard.map(read).filter(fact => fact !== undefined)
}

test('a person that is recruited and earns at once', () => {
  const at = table({ seats: [{ guilders: 9, hand: [160], houses: ['red'] }] })
  expect(facts(at, 'play 160 recruit')).toEqual([
    { what: 'built', seat: 0, card: 160 },
    { what: 'earned', seat: 0, card: 160, points: 0, money: 6 },
  ])
})

test('a person that is activated for points', () => {
  expect(facts(table({ seats: [{ persons: [12], hand: [1] }] }), 'activate 012')).toEqual([
    { what: 'activated', seat: 0, card: 12 },
    { what: 'earned', seat: 0, card: 12, points: 1, money: 0 },
  ])
})

test('a card off a pile, which only its owner may know; cards of one back can take each other’s place', () => {
  const drew = { kind: 'drew', seat: 2, color: 3, secret: { to: 2, card: 55 } }
  expect(read(drew)).toEqual({ what: 'drawn', seat: 2, card: 55, pile: 3 })
  const { secret: _, ...open } = drew
  expect(read(open)).toBeUndefined()
})

test('what persons bring when the points are counted: their own and their laurels', () => {
  const { state } = table({ seats: [{ persons: [31, 32], hand: [1] }] })
  expect(close(state)).toEqual([
    { what: 'earned', seat: 0, card: 31, points: 3 + 4, money: 0 },
    { what: 'earned', seat: 0, card: 32, points: 1, money: 0 },
  ])
})

test('everybody sees the round, the points in play and the guilders', () => {
  const { state } = table({ round: 4, seats: [{ guilders: 9, points: 12, hand: [1] }, { guilders: 2 }] })
  expect(bruges.picture!.course!.standing(view(bruges, state, WATCHER))).toEqual({
    part: 4,
    points: [12, 5],
    money: [9, 2],
  })
  expect(bruges.words.tieBreaks!('en')).toEqual(['more money'])
  expect(bruges.words.tieBreaks!('nl')).toHaveLength(bruges.score(state)[0]!.tieBreaks.length)
})
