import { bits } from '@kontor/common/tasks'
import type { Score } from '@kontor/engine'
import { thirds } from '@kontor/five-colours/rules/sides'
import { abilityOf, colorOf, pointsOf } from '../cards/cardfile.ts'
import { BLACK } from '../colors.ts'
import { HALL_POINTS, WALL_POINTS } from '../data/tables.ts'
import { laurelOf } from '../laurels/index.ts'
import { type Hamburg, type Seat, UNDER } from '../state.ts'
import { seatOf } from './possessions.ts'

const MAJORITY_POINTS = 4
const THIRD = 2

/** What each seat would have if the game ended now, with every source; marks break ties. */
export function score(state: Hamburg): Score[] {
  return state.seats.map((mine, seat) => {
    const standing = standingBuildings(mine)
    const sources = {
      track: mine.points,
      cards: [...standing, ...mine.garden].reduce((sum, card) => sum + pointsOf(state, card), 0),
      laurels: standing.reduce((sum, card) => sum + laurel(state, seat, card), 0),
      majorities: MAJORITY_POINTS * bits(mine.majorities),
      wall: WALL_POINTS[THIRD]! * thirds(mine),
      statues: mine.statues.reduce((sum, points) => sum + points, 0),
      clerics: clerics(state, mine, standing),
      hall: HALL_POINTS[mine.hall]!,
    }
    const points = Object.values(sources).reduce((sum, n) => sum + n, 0)
    return { points, sources, tieBreaks: [mine.marks] }
  })
}

/** What each card of a display brings when the points are counted: its printed points and its laurel. */
export function pointsByCard(state: Hamburg, seat: number): { card: number; points: number }[] {
  const mine = seatOf(state, seat)
  return [...standingBuildings(mine), ...mine.garden].map(card => ({
    card,
    points: pointsOf(state, card) + laurel(state, seat, card),
  }))
}

/** Buildings on sites: those under Zoo cards score nothing themselves. */
function standingBuildings(mine: Seat) {
  return mine.buildings.filter((_, i) => mine.places[i]! < UNDER)
}

function laurel(state: Hamburg, seat: number, card: number): number {
  const ability = abilityOf(state, card)
  return ability.when === 'final' ? laurelOf(ability.final).points(state, seat, ability.final) : 0
}

/** Each cleric on the floor scores the buildings of its colour; on black, Zoo and Park cards. */
function clerics(state: Hamburg, mine: Seat, standing: readonly number[]) {
  return state.floor.reduce((sum, count, window) => {
    const cards =
      window === BLACK ? mine.garden.length : standing.filter(card => colorOf(card) === window).length
    return sum + count * cards
  }, 0)
}
