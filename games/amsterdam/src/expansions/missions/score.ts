import { sum } from '../../cards/cardfile.ts'
import { MISSION_POINTS } from '../../data/tables.ts'
import { seatOf } from '../../rules/possessions.ts'
import { thingsOf } from '../../rules/scoring.ts'
import type { Amsterdam, Seat } from '../../state.ts'
import type { Chest } from './goals/goal.ts'
import { goalOf, type Mission } from './goals/index.ts'
import { MISSIONS } from './missions.ts'

/** Secret missions at the end: what is fulfilled, and what is best handed in. */

/** The points of a seat's missions, and how many things are left over after that. */
export function scoreMissions(state: Amsterdam, seat: number): { points: number; left: number } {
  const mine = seatOf(state, seat)
  if (mine.missions.length + mine.openMissions.length === 0) return { points: 0, left: thingsOf(mine) }
  const missions = [...mine.missions, ...mine.openMissions].filter(mission => mission > 0)
  const certain = missions.reduce((total, mission) => total + fulfilled(state, seat, mission), 0)
  // Resources of different colours are chosen first: the others take any resource that is left.
  const asked = missions
    .map(mission => ({ goal: MISSIONS[mission]!, points: pointsOf(state, mission) }))
    .sort((a, b) => Number(b.goal.goal === 'handInColors') - Number(a.goal.goal === 'handInColors'))
  const best = handIn(chestOf(mine), asked)
  return { points: certain + best.points, left: best.left }
}

function chestOf(mine: Seat): Chest {
  return {
    resources: sum(mine.supply),
    colors: mine.supply.filter(n => n > 0).length,
    goods: sum(mine.storage) + sum(mine.cargo),
    crew: mine.crew,
    gulden: mine.gulden,
  }
}

function itemsIn({ resources, goods, crew, gulden }: Chest): number {
  return resources + goods + sum(crew) + gulden
}

/** The points of a mission for as many as play, by what is handed in. */
function pointsOf(state: Amsterdam, mission: number): readonly number[] {
  return MISSION_POINTS[mission]![state.seats.length - 2]!
}

/** What a mission brings that hands nothing in. */
function fulfilled(state: Amsterdam, seat: number, mission: number): number {
  const goal = MISSIONS[mission]!
  return goalOf(goal).isMet(state, seat, goal) ? pointsOf(state, mission)[0]! : 0
}

interface Asked {
  readonly goal: Mission
  readonly points: readonly number[]
}

/** The best way to hand things in for the remaining missions: points, and every two things left over count one. */
function handIn(chest: Chest, [asked, ...rest]: readonly Asked[]): { points: number; left: number } {
  if (!asked) return { points: 0, left: itemsIn(chest) }
  const { goal, points } = asked
  const ways = [
    { chest, points: 0 },
    ...goalOf(goal)
      .ways(chest, goal)
      .map(way => ({ chest: way.chest, points: points[way.step]! })),
  ]
  const results = ways.map(way => {
    const further = handIn(way.chest, rest)
    return { points: way.points + further.points, left: further.left }
  })
  const worth = ({ points, left }: { points: number; left: number }) => points + Math.floor(left / 2)
  return results.reduce((best, result) => (worth(result) > worth(best) ? result : best))
}
