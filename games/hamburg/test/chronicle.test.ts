import { type Event, hearing } from '@kontor/engine'
import type { CardFact } from '@kontor/engine/presentation'
import { expect, test } from 'vitest'
import { hamburg } from '../src/index.ts'
import { type Table, table } from './table.ts'

const { read, close } = hamburg.study!.chronicle!

/** What the statistics hear while answers are given. */
function facts(at: Table, ...answers: string[]): CardFact[] {
  const heard: Event[] = []
  hearing(
    event => heard.push(event),
    () => at.play(...answers),
  )
  return heard.map(read).filter(fact => fact !== undefined)
}

test('a card that is built and earns at once', () => {
  const at = table({ seats: [{ marks: 9, hand: [121], sites: ['orange'] }, {}], agenda: ['turn'] })
  const built = at.answers.find(name => name.includes('121') && name.includes('build'))!
  expect(facts(at, built)).toEqual([
    { what: 'built', seat: 0, card: 121 },
    { what: 'earned', seat: 0, card: 121, points: 0, money: 6 },
  ])
})

test('a building that is activated for points', () => {
  const at = table({ seats: [{ buildings: [6] }, {}], agenda: ['turn'] })
  const activated = at.answers.find(name => name.includes('006'))!
  expect(facts(at, activated)).toEqual([
    { what: 'activated', seat: 0, card: 6 },
    { what: 'earned', seat: 0, card: 6, points: 1, money: 0 },
  ])
})

test('a card off a pile, which only its owner may know; the pile is its colour', () => {
  const drew = { kind: 'drew', seat: 2, color: 3, secret: { to: 2, card: 55 } }
  expect(read(drew)).toEqual({ what: 'drawn', seat: 2, card: 55, pile: 3 })
  const { secret: _, ...open } = drew
  expect(read(open)).toBeUndefined()
})

test('points that a card takes away count against it', () => {
  expect(read({ kind: 'lostPoints', seat: 1, n: 2, because: 103 } as Event)).toEqual({
    what: 'earned',
    seat: 1,
    card: 103,
    points: -2,
    money: 0,
  })
})

test('what no card brought about says nothing', () => {
  expect(read({ kind: 'points', seat: 1, n: 2, because: 0 } as Event)).toBeUndefined()
  expect(read({ kind: 'round', round: 2 } as Event)).toBeUndefined()
})

test('at the end every card in the display brings its printed points and its laurel', () => {
  const { state } = table({
    seats: [{ buildings: [59, 72, 74, 206], garden: [241, 261] }, { buildings: [11] }],
    season: 8,
    agenda: ['season'],
  })
  const scores = hamburg.score(state)
  for (const [seat, { sources }] of scores.entries()) {
    const counted = close(state).filter(fact => fact.seat === seat)
    const sum = counted.reduce((total, fact) => total + (fact.what === 'earned' ? fact.points : 0), 0)
    expect(sum).toBe(sources.cards! + sources.laurels!)
  }
  expect(close(state)).toContainEqual({ what: 'earned', seat: 1, card: 11, points: 5, money: 0 })
  expect(close(state)).toHaveLength(7)
})

test('own values show on the cards', () => {
  const [first, second] = hamburg.library!.cards(
    'en',
    hamburg.library!.values!('number,cost,points\n1,7,4\n'),
  )
  expect(first).toMatchObject({ number: 1, cost: 7, points: 4 })
  expect(second).toEqual(hamburg.library!.cards('en')[1])
})
