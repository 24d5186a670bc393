import { bits } from '@kontor/common/tasks'
import type { Score } from '@kontor/engine'
import { thirds } from '@kontor/five-colours/rules/sides'
import { abilityOf, pointsOf } from '../cards/cardfile.ts'
import { CANAL_POINTS, REPUTATION_POINTS } from '../data/tables.ts'
import { laurelOf } from '../laurels/index.ts'
import type { Bruges, Seat } from '../state.ts'
import { seatOf } from './possessions.ts'

const MAJORITY_POINTS = 4
const HOUSE_POINTS = 1
const THIRD = 2

/** What each seat would have if the game ended now, with every source; guilders break ties. */
export function score(state: Bruges): Score[] {
  return state.seats.map(mine => {
    const sources = {
      track: mine.points,
      persons: mine.persons.reduce((sum, card) => sum + pointsOf(state, card), 0),
      houses: HOUSE_POINTS * mine.houses.length,
      laurels: mine.persons.reduce((sum, card) => sum + laurel(state, mine, card), 0),
      majorities: MAJORITY_POINTS * bits(mine.majorities),
      canals: CANAL_POINTS[THIRD]! * thirds(mine),
      statues: mine.statues.reduce((sum, points) => sum + points, 0),
      reputation: REPUTATION_POINTS[mine.reputation]!,
    }
    const points = Object.values(sources).reduce((sum, n) => sum + n, 0)
    return { points, sources, tieBreaks: [mine.guilders] }
  })
}

/** What each person brings when the points are counted: its printed points and its laurel. */
export function pointsByCard(state: Bruges, seat: number): { card: number; points: number }[] {
  const mine = seatOf(state, seat)
  return mine.persons.map(card => ({ card, points: pointsOf(state, card) + laurel(state, mine, card) }))
}

function laurel(state: Bruges, mine: Seat, card: number): number {
  const ability = abilityOf(state, card)
  return ability.when === 'final' ? laurelOf(ability.final).points(state, mine, ability.final) : 0
}
