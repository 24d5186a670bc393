import type { Score } from '@kontor/engine'
import { abilityOf, sum } from '../cards/cardfile.ts'
import { END, MAJORITY_POINTS, PENALTIES } from '../data/board.ts'
import type { Final } from '../language.ts'
import { laurelOf } from '../laurels/index.ts'
import type { Amsterdam, Seat } from '../state.ts'
import { arrived, pointsOnTheWay } from './board/amstel.ts'
import { blocksOf } from './board/city.ts'
import { holdingOf } from './board/holdings.ts'
import { handedIn, playsItself } from './hooks.ts'
import { remembered } from './memory.ts'
import { seatOf } from './possessions.ts'

const PER_BLOCK = 3

/** What each seat would have if the game ended now, with every source; the order on the Amstel breaks ties. */
export function score(given: Amsterdam): Score[] {
  const state = afterLastMoves(given)
  return state.seats.map((_, seat) => scoreOf(state, seat, lastMove(given, seat)))
}

/** What one seat would have if the game ended now. */
export function pointsOf(given: Amsterdam, seat: number): number {
  return scoreOf(afterLastMoves(given), seat, lastMove(given, seat)).points
}

function scoreOf(state: Amsterdam, seat: number, lastMove: number): Score {
  const mine = seatOf(state, seat)
  const handed = handedIn(state, seat)
  const sources = {
    track: mine.points,
    penalties: 0 - penaltyPoints(penaltiesOf(mine)),
    laurels: laurelPoints(state, seat).reduce((total, { points }) => total + points, lastMove),
    city: PER_BLOCK * holdingOf(state.owners, seat).group,
    districts: districtPoints(state, seat),
    ...handed?.sources,
    leftovers: Math.floor((handed?.left ?? thingsOf(mine)) / 2),
  }
  return { points: sum(Object.values(sources)), sources, tieBreaks: tieBreaks(state, seat) }
}

/** Every two of these count a point at the end. */
export function thingsOf({ supply, storage, cargo, crew, gulden }: Seat): number {
  return sum(supply) + sum(storage) + sum(cargo) + sum(crew) + gulden
}

/** A tie against a seat that plays by itself is lost; otherwise whoever is further on the Amstel wins it. */
function tieBreaks(state: Amsterdam, seat: number): number[] {
  return [Number(playsItself(state, seat)), state.seats.length - state.order.indexOf(seat)]
}

/** What each laurel card of a seat brings at the end; one that moves the disc, what that scores. */
export function laurelsAtEnd(given: Amsterdam, seat: number): { card: number; points: number }[] {
  const onTheWay = lastMove(given, seat)
  const laurels = laurelsIn(seatOf(given, seat).active)
  return laurelPoints(afterLastMoves(given), seat).map(({ card, points }, i) => ({
    card,
    points: movesDisc(laurels[i]!.final) ? onTheWay : points,
  }))
}

/** The active laurel cards of a seat. */
export const laurelsIn = remembered((active: readonly number[]) =>
  active.flatMap(card => {
    const ability = abilityOf(card)
    return ability.when === 'laurel' ? [{ card, final: ability.final }] : []
  }),
)

/** What each laurel card of a seat scores where its disc is. */
function laurelPoints(state: Amsterdam, seat: number): { card: number; points: number }[] {
  const laurels = laurelsIn(seatOf(state, seat).active)
  return laurels.map(({ card, final }, i) => {
    const before = laurels.slice(0, i).filter(other => other.final.final === final.final).length
    return { card, points: laurelOf(final).points(state, seat, final, before) }
  })
}

/** Penalty tiles with those for cards that are still inactive. */
function penaltiesOf(mine: Seat): number {
  return mine.penalties + (isSpared(mine) ? 0 : mine.inactive.length)
}

/** Whether inactive cards cost a seat nothing. */
export function isSpared({ active }: Seat): boolean {
  return laurelsIn(active).some(({ final }) => laurelOf(final).spares)
}

/** What so many penalty tiles cost. */
export function penaltyPoints(tiles: number): number {
  let total = 0
  for (let i = 0; i < tiles; i++) total += PENALTIES[Math.min(i, PENALTIES.length - 1)]!
  return total
}

/** Majorities in the open districts: tied places are shared, and whoever has no block there is not ranked. */
function districtPoints(state: Amsterdam, seat: number): number {
  let total = 0
  for (const district of state.districts) total += majorityPoints(state, seat, district)
  return total
}

function majorityPoints(state: Amsterdam, seat: number, district: number): number {
  const count = blocksOf(state, seat, district)
  if (count === 0) return 0
  let place = 0
  let tied = 0
  for (let other = 0; other < state.seats.length; other++) {
    const theirs = blocksOf(state, other, district)
    if (theirs > count) place++
    else if (theirs === count) tied++
  }
  const points = MAJORITY_POINTS[state.seats.length]!
  return Math.floor(sum(points.slice(place, place + tied)) / tied)
}

const movesDisc = (final: Final) => laurelOf(final).fields(final) > 0

function lastFields({ active }: Seat): number {
  return laurelsIn(active).reduce((fields, { final }) => fields + laurelOf(final).fields(final), 0)
}

function lastMove(state: Amsterdam, seat: number): number {
  const mine = seatOf(state, seat)
  return pointsOnTheWay(mine.amstel, Math.min(END, mine.amstel + lastFields(mine)))
}

/** The table as it is counted: discs that a laurel card moves have been moved. */
function afterLastMoves(state: Amsterdam): Amsterdam {
  if (state.seats.every(mine => lastFields(mine) === 0)) return state
  const moved = { ...state, seats: state.seats.map(mine => ({ ...mine })) }
  for (const seat of state.order) {
    const mine = seatOf(moved, seat)
    const fields = lastFields(mine)
    if (fields === 0 || mine.amstel === END) continue
    mine.amstel = Math.min(END, mine.amstel + fields)
    moved.order = arrived(moved, moved.order, seat)
  }
  return moved
}
