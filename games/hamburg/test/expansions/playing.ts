import { namesOf, newRecord, openSession, playNamed, type Session } from '@kontor/engine'
import { colorOf } from '../../src/cards/cardfile.ts'
import { COLORS, type Color } from '../../src/colors.ts'
import { hamburg, type Position } from '../../src/index.ts'
import type { SeatDescription } from '../../src/position.ts'
import type { Expansion, Hamburg } from '../../src/state.ts'
import type { Task } from '../../src/tasks.ts'
import { type Table, table } from '../table.ts'

/** What the tests of the expansions share. */

/** A card of each colour whose building does nothing during the game and costs 9 marks. */
export const PLAIN: Readonly<Record<Color, number>> = {
  purple: 204,
  orange: 107,
  gray: 154,
  pink: 59,
  brown: 11,
}

/** What answers bring a seat: marks, points and workers of each colour; what does not change is left out. */
export type Gain = Partial<Record<'marks' | 'points' | Color, number>>

export function gain(at: Table, answers: readonly string[], seat = 0): Gain {
  const before = at.purse(seat)
  at.play(...answers)
  const after = at.purse(seat)
  const all: [keyof Gain, number][] = [
    ['marks', after.marks - before.marks],
    ['points', after.points - before.points],
    ...COLORS.map((color, i) => [color, after.workers[i]! - before.workers[i]!] as [Color, number]),
  ]
  return Object.fromEntries(all.filter(([, n]) => n !== 0))
}

/** Two turns of seat 0. */
export function turn(seat: SeatDescription, given: Position = {}): Table {
  const agenda = ['turn', 'turn'] as const
  return table({ seats: [seat], agenda, ...given })
}

/** The same with building 007, which has drawn this card for an action: one that a building gave. */
export function nested(card: number, seat: SeatDescription, given: Position = {}): Table {
  const color = COLORS[colorOf(card)]!
  const { workers = {}, buildings = [], ...rest } = seat
  const purple = (workers.purple ?? 0) + 1
  const mine = { hand: [16], ...rest, buildings: [7, ...buildings], workers: { ...workers, purple } }
  const piles = { ...given.piles, [color]: [card] }
  return table({ seats: [mine], ...given, piles }).play('activate 007', `deck ${color}`)
}

/** A game from its beginning. */
export function begin(players: number, expansions: readonly Expansion[], seed = 'tiles') {
  const seats = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
  return openSession(hamburg, newRecord(hamburg, { seats, seed, options: { expansions } }))
}

export function answersOf({ state, question }: Session<Hamburg, Task>): string[] {
  return question ? namesOf(hamburg, state, question) : []
}

/** Everybody chooses the first (0) or second (1) side of the mayor's tile. */
export function chooseMayors(session: Session<Hamburg, Task>, side: 0 | 1): Session<Hamburg, Task> {
  while (session.question?.task.kind === 'chooseMayor') playNamed(session, answersOf(session)[side]!)
  return session
}
