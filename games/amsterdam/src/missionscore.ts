import { sum } from './cardfile.ts'
import { DECKS, DOCKERS, type Docker, GOODS } from './colors.ts'
import { cardsOf, countOf } from './counters.ts'
import { END, ROOFS } from './data/board.ts'
import { MISSION_POINTS } from './data/tables.ts'
import { START_FIELD } from './harbour.ts'
import type { Mission } from './language.ts'
import { MISSIONS } from './missions.ts'
import { changed, seatOf } from './possessions.ts'
import type { Amsterdam, Seat } from './state.ts'

/** Secret missions at the end: what is fulfilled, and what is best handed in. */

/** Both dockers of a colour. */
const BOTH = 2

/** What can still be handed in: resources, how many colours they have, goods and dockers by colour. */
interface Chest {
  readonly resources: number
  readonly colors: number
  readonly goods: number
  readonly crew: readonly number[]
  readonly gulden: number
}

/** The points of a seat's missions, and how many things are left over after that. */
export function scoreMissions(state: Amsterdam, seat: number): { points: number; left: number } {
  const mine = seatOf(state, seat)
  const chest = chestOf(mine)
  if (mine.missions.length + mine.openMissions.length === 0) return { points: 0, left: itemsIn(chest) }
  const missions = [...mine.missions, ...mine.openMissions].filter(mission => mission > 0)
  const certain = missions.reduce((total, mission) => total + fulfilled(state, seat, mission), 0)
  // Resources of different colours are chosen first: the others take any resource that is left.
  const asked = missions
    .map(mission => ({ goal: MISSIONS[mission]!, points: pointsOf(state, mission) }))
    .sort((a, b) => Number(b.goal.goal === 'handInColors') - Number(a.goal.goal === 'handInColors'))
  const best = handIn(chest, asked)
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
  return isFulfilled(state, seat, MISSIONS[mission]!) ? pointsOf(state, mission)[0]! : 0
}

function isFulfilled(state: Amsterdam, seat: number, mission: Mission): boolean {
  const mine = seatOf(state, seat)
  switch (mission.goal) {
    case 'atLeast':
      return countOf(state, seat, mission.of) >= mission.n
    case 'eachDeck':
      return DECKS.every((_, deck) => cardsOf(mine.active, deck) >= mission.n)
    case 'bothInDepot':
      return state.depot.filter(docker => docker === dockerNumber(mission.docker)).length >= BOTH
    case 'warehouseFull': {
      const good = GOODS.indexOf(mission.good)
      return state.large[good] === ROOFS[good]!.length
    }
    case 'smallWarehousesFull':
      return state.small.every(good => good !== -1)
    case 'endField':
      return mine.amstel === END
    case 'shipAtStart':
      return mine.ship === START_FIELD
    case 'handIn':
    case 'handInColors':
    case 'handInDockers':
      return false
  }
}

function dockerNumber(docker: Docker): number {
  return DOCKERS.indexOf(docker)
}

interface Asked {
  readonly goal: Mission
  readonly points: readonly number[]
}

/** The best way to hand things in for the remaining missions: points, and every two things left over count one. */
function handIn(chest: Chest, [asked, ...rest]: readonly Asked[]): { points: number; left: number } {
  if (!asked) return { points: 0, left: itemsIn(chest) }
  const ways = [{ chest, points: 0 }, ...waysToHandIn(chest, asked)]
  const results = ways.map(way => {
    const further = handIn(way.chest, rest)
    return { points: way.points + further.points, left: further.left }
  })
  const worth = ({ points, left }: { points: number; left: number }) => points + Math.floor(left / 2)
  return results.reduce((best, result) => (worth(result) > worth(best) ? result : best))
}

function waysToHandIn(chest: Chest, { goal, points }: Asked): { chest: Chest; points: number }[] {
  switch (goal.goal) {
    case 'handInColors':
      return Array.from({ length: chest.colors }, (_, i) => ({
        chest: { ...chest, resources: chest.resources - i - 1, colors: 0 },
        points: points[i]!,
      }))
    case 'handInDockers': {
      const docker = dockerNumber(goal.docker)
      return Array.from({ length: chest.crew[docker]! }, (_, i) => ({
        chest: { ...chest, crew: changed(chest.crew, docker, -i - 1) },
        points: points[i]!,
      }))
    }
    case 'handIn': {
      const isEnough = chest.resources >= goal.resources && chest.goods >= goal.goods
      if (!isEnough) return []
      return crewsWithout(chest.crew, goal.dockers).map(crew => ({
        chest: {
          ...chest,
          resources: chest.resources - goal.resources,
          goods: chest.goods - goal.goods,
          crew,
        },
        points: points[0]!,
      }))
    }
    default:
      return []
  }
}

/** What is left of a crew when so many leave it, in every way. */
function crewsWithout(crew: readonly number[], n: number): (readonly number[])[] {
  if (n === 0) return [crew]
  return crew.flatMap((count, docker) => (count > 0 ? crewsWithout(changed(crew, docker, -1), n - 1) : []))
}
