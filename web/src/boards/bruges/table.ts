import { type Bruges, CANALS, MAJORITIES, REPUTATION_POINTS, type Seat, STATUES } from '@kontor/bruges/drawn'
import { nth } from '@kontor/engine'
import type { BoardProps } from '../../worker/scene.ts'
import { foreseen, mineOf } from '../pieces/foreseen.ts'
import type { Placed } from '../pieces/spot/spot.tsx'
import { spotsAsked } from '../pieces/spot/spots.ts'
import { spotsIn } from './spots.ts'
import { WORDS, type Words } from './words/index.ts'

/** The table as one pair of eyes sees it, and what can be read off it at a glance. */

export type Table = Omit<Bruges, 'chance'>
export type { Seat }

/** Everything that a part of the board is drawn from. */
export interface Look extends Placed {
  readonly table: Table
  /** The table after the answer that is regarded, as far as that is certain; otherwise the table as it is. */
  readonly next: Table
  /** The seat whose city is drawn large. */
  readonly mine: number
  readonly words: Words
}

export function lookFrom(props: BoardProps): Look {
  const { scene, faces, language } = props
  const table = scene.table as Table
  const mine = mineOf(scene)
  return {
    ...props,
    table,
    next: foreseen(table, props),
    mine,
    words: WORDS[language],
    spots: spotsAsked(scene.asked, about => spotsIn(table, mine, faces, about)),
  }
}

/** The phase, 0 to 3, told by what is still to be done in the round; -1 before the first round. */
export function phaseOf({ round, turn, agenda }: Table): number {
  if (round === 0) return -1
  if (agenda.some(({ kind }) => kind === 'roll')) return 0
  if (!agenda.some(({ kind }) => kind === 'majorities')) return 3
  return turn === 0 ? 1 : 2
}

const PHASES = ['I', 'II', 'III', 'IV'] as const
export const phaseName = (phase: number): string => PHASES[phase] ?? ''

/** How many times each player plays a card in a round. */
export const TURNS = 4
const HAND = 5

/** The cards that are still drawn before the dice of this round are rolled. */
function stillDrawn({ agenda, seats, picked }: Table): number {
  const drawing = agenda
    .filter(({ kind }) => kind === 'refill')
    .map(({ seat }) => nth(seats, seat).hand.length)
  return drawing.reduce((sum, held) => sum + Math.max(0, HAND - held), 0) - picked.length
}

/**
 * The rounds of which one will be the last, from the earliest to the latest: a round takes four cards a player, and the
 * game ends with the round in which one of the two piles runs out.
 */
export function lastRounds(table: Table): readonly number[] {
  const { round, lastRound, piles, seats } = table
  if (lastRound > 0) return [lastRound]
  const sizes = piles.map(pile => pile.length)
  const drawn = stillDrawn(table)
  const after = (cards: number) => round + Math.max(0, Math.ceil((cards - drawn) / (TURNS * seats.length)))
  const earliest = after(Math.min(...sizes))
  const latest = after(sizes.reduce((sum, size) => sum + size, 0) - 1)
  return Array.from({ length: latest - earliest + 1 }, (_, i) => earliest + i)
}

/** What the dice show; before the roll of a round nothing, though they still lie as in the last one. */
export const diceShown = (table: Table): readonly number[] =>
  phaseOf(table) === 0 ? table.dice.map(() => 0) : table.dice

/** The price that the dice ask for a step of reputation; 0 if none allows it. An answer knows better what persons change. */
export function stepPrice({ table, scene }: Look): number {
  const asked = scene.asked?.kind === 'step' ? scene.asked.answers : []
  const advance = asked.find(({ about }) => about.piece === 'reputation')
  if (advance) return -(advance.tally.find(({ of }) => of === 'guilders')?.n ?? 0)
  return diceShown(table).reduce((sum, pips) => (pips <= 2 ? sum + pips : sum), 0)
}

export const hasWon = ({ majorities }: Seat, which: number): boolean => (majorities & (1 << which)) !== 0

/** What counts for each majority: steps, persons, canal tiles. */
export function countsOf({ reputation, persons, left, right }: Seat): number[] {
  const counts: Readonly<Record<(typeof MAJORITIES)[number], number>> = {
    reputation,
    persons: persons.length,
    canals: left + right,
  }
  return MAJORITIES.map(which => counts[which])
}

/** The most that any other has for a majority, and who. */
export function bestOther(table: Table, seat: number, which: number) {
  const counts = table.seats.map(each => nth(countsOf(each), which))
  const most = Math.max(...counts.filter((_, i) => i !== seat))
  return { most, seat: counts.findIndex((n, i) => i !== seat && n === most) }
}

/** The points of the space on which somebody stands. */
export const reputationOf = ({ reputation }: Seat): number => nth(REPUTATION_POINTS, reputation)

export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]

/** The colours of a canal, from the gate outward. */
export const canalColors = (seat: number, side: Side): readonly number[] =>
  nth(nth(CANALS, seat % CANALS.length), SIDES.indexOf(side))

export const isRewarded = ({ rewarded }: Seat, side: Side): boolean =>
  (rewarded & (1 << SIDES.indexOf(side))) !== 0

/** Who lives in a house, if somebody does. */
export const personIn = ({ persons, places }: Seat, house: number): number | undefined =>
  persons[places.indexOf(house)]

/** What the third marker of each threat would take from a seat now, and its sign. */
export function lossOf({ workers, persons, guilders, points, houses, left, right }: Seat, threat: number) {
  const losses: readonly (readonly [n: number, sign: string])[] = [
    [workers.reduce((sum, count) => sum + count, 0), 'worker'],
    [Math.min(1, persons.length), 'person'],
    [guilders, 'guilders'],
    [Math.min(3, points), 'point'],
    houses.length > 0 || left + right === 0 ? [Math.min(1, houses.length), 'house'] : [1, 'canal'],
  ]
  const [n, sign] = nth(losses, threat)
  return { n, sign }
}

/** Statues by what they are worth, lowest first: as they stand in the town. */
export const STATUE_ORDER = STATUES.toReversed()
