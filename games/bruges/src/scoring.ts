import { thirds } from '@kontor/city/sides'
import { bits } from '@kontor/city/tasks'
import type { Score } from '@kontor/engine'
import { abilityOf, pointsOf } from './cardfile.ts'
import { COLORS } from './colors.ts'
import { amountOf, countOf } from './counters.ts'
import { CANAL_POINTS, REPUTATION_POINTS } from './data/tables.ts'
import type { Final } from './language.ts'
import { seatOf } from './possessions.ts'
import type { Bruges, Seat } from './state.ts'

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
  return ability.when === 'final' ? finalPoints(state, mine, ability.final) : 0
}

function finalPoints(state: Bruges, mine: Seat, final: Final): number {
  if ('double' in final) return Math.max(0, ...mine.statues)
  if ('if' in final && countOf(state, mine, { of: 'houseColors' }, -1) < COLORS.length) return 0
  return amountOf(state, mine, final.points, -1)
}
