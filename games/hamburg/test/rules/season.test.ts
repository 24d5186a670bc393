import { newRecord, openSession, playChoice, type Session } from '@kontor/engine'
import { describe, expect, test } from 'vitest'
import { hamburg, type Position } from '../../src/index.ts'
import type { Hamburg } from '../../src/state.ts'
import type { Task } from '../../src/tasks.ts'
import { type Table, table } from '../table.ts'
import { happenings, seedRolling, told } from './listening.ts'

/** Section 3: eight seasons of four phases. */

/** Seat 0 has one turn left in the old season; then comes a new one. */
function beforeSeason(given: Position): Table {
  return table({ season: 1, round: 4, agenda: ['turn', 'seasonEnd'], ...given })
}

test('a season runs through its phases and steps in order', () => {
  const at = beforeSeason({
    seed: seedRolling({ purple: 1, gray: 5, black: 5 }),
    tokens: ['pink', 'orange'],
    seats: [
      { hand: [1, 2, 3, 5, 6], marks: 9, garden: [261], buildings: [4, 237] },
      { hand: [13, 14, 15, 16], marks: 9, garden: [264], points: 12 },
    ],
  })
  const first = told(() => at.play('play 006 decrease', 'deck gray', 'deck gray'))
  expect(first).toEqual([
    'used 0',
    /** I: refill and income, player by player, from the first player on. */
    'season',
    'drew 1',
    'points 1',
    'drew 0',
    'money 0',
    /** II, step 1: the roll. */
    'rolled',
  ])
  expect(at.asked).toEqual({ kind: 'window', seat: 0 })
  expect(told(() => at.play('activate 237', 'advance', 'done'))).toEqual([
    /** Phase II buildings after the roll; the gray die shows what the black one shows. */
    'activated 0',
    'workers 0',
    /** Steps 2 to 4: cleric, intrigue, disasters, City Hall. */
    'cleric',
    'token 1',
    'increased 1',
    'token 0',
    'increased 0',
    'increased 1',
    'increased 0',
    'paidMoney 1',
    'advanced 1',
    /** III: four rounds. */
    'round',
  ])
  const turns = [13, 1, 14, 2, 15, 3, 16, 5].map(card => `play ${String(card).padStart(3, '0')} decrease`)
  expect(told(() => at.play(...turns))).toEqual([
    ...['used 1', 'used 0', 'round'],
    ...['used 1', 'used 0', 'round'],
    ...['used 1', 'used 0', 'round'],
    ...['used 1', 'used 0'],
  ])
  /** IV: Phase IV buildings, majorities of City Hall, buildings and points, buildings again. */
  expect(at.asked).toEqual({ kind: 'window', seat: 0 })
  expect(told(() => at.play('done'))).toEqual(['majority 1', 'majority 0', 'majority 1'])
  expect(at.asked).toEqual({ kind: 'window', seat: 0 })
  expect(told(() => at.play('activate 004', 'take back 237', 'done'))).toEqual([
    'activated 0',
    'tookBack 0',
    'season',
  ])
  expect(at.state).toMatchObject({ season: 3, first: 0, window: -1, floor: [1, 0, 0, 0, 1, 0] })
})

test('the four rounds are played in turn order, each player one turn in each', () => {
  const hands = [0, 1, 2].map(seat => ({ hand: [1, 2, 3, 4, 5].map(n => seat * 12 + n), marks: 0 }))
  const at = beforeSeason({
    seed: seedRolling({}),
    first: 0,
    seats: [{ ...hands[0], hand: [...hands[0]!.hand, 37] }, ...hands.slice(1)],
  }).play('play 037 decrease')
  const turns: string[] = []
  while (at.asked?.kind === 'turn') {
    turns.push(`${at.state.round}: ${at.asked.seat}`)
    at.play(at.answers.find(name => name.endsWith('decrease'))!)
  }
  expect(turns).toEqual([1, 2, 3, 4].flatMap(round => [`${round}: 1`, `${round}: 2`, `${round}: 0`]))
  expect(at.state.seats.map(({ hand }) => hand.length)).toEqual([1, 1, 1])
})

/** Plays a game to its end, with answers that are neither the first nor random. */
function playOut(players: number): Session<Hamburg, Task> {
  const seats = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
  const session = openSession(hamburg, newRecord(hamburg, { seats, seed: `game of ${players}` }))
  for (let i = 0; session.question; i++) {
    const { choices } = session.question
    playChoice(session, choices[(i * 7) % choices.length]!)
  }
  return session
}

describe.each([2, 3, 4, 5])('a game of %i', players => {
  const heard = happenings(() => playOut(players))
  const seasons = heard.filter(event => event.kind === 'season')

  test('has eight seasons, then it is over', () => {
    expect(seasons.map(({ season }) => season)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(heard.at(-1)).toEqual({ kind: 'over' })
    expect(heard.filter(({ kind }) => kind === 'over')).toHaveLength(1)
  })

  test('passes the first player on to the left after each season', () => {
    const begun = seasons[0]!.first
    expect(seasons.map(({ first }) => first)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map(season => (begun + season) % players),
    )
  })

  test('has one roll, one cleric and four rounds in each season', () => {
    const course = heard.flatMap(({ kind }) =>
      ['season', 'rolled', 'cleric', 'round'].includes(kind) ? [kind] : [],
    )
    const season = ['season', 'rolled', 'cleric', 'round', 'round', 'round', 'round']
    expect(course).toEqual(Array.from({ length: 8 }, () => season).flat())
  })
})

test('all eight clerics stand on the floor at the end', () => {
  const { state } = playOut(2)
  expect(state.floor.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(8)
  expect(state).toMatchObject({ season: 8, window: -1, guests: [] })
})
