import type { Score } from '@kontor/engine'
import { arrived, pointsOnTheWay } from './amstel.ts'
import { abilityOf, kindNumber, sum } from './cardfile.ts'
import { blocksOf } from './city.ts'
import { amountOf, cardsOfKind } from './counters.ts'
import { END, MAJORITY_POINTS, PENALTIES } from './data/board.ts'
import { START_FIELD } from './harbour.ts'
import { holdingOf } from './holdings.ts'
import type { Final } from './language.ts'
import { remembered } from './memory.ts'
import { scoreMissions } from './missionscore.ts'
import { seatOf } from './possessions.ts'
import { type Amsterdam, isTom, type Seat } from './state.ts'

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
  const missions = scoreMissions(state, seat)
  const sources = {
    track: mine.points,
    penalties: 0 - penaltyPoints(penaltiesOf(mine)),
    laurels: laurelPoints(state, seat).reduce((total, { points }) => total + points, lastMove),
    city: PER_BLOCK * holdingOf(state.owners, seat).group,
    districts: districtPoints(state, seat),
    missions: missions.points,
    leftovers: Math.floor(missions.left / 2),
  }
  return { points: sum(Object.values(sources)), sources, tieBreaks: tieBreaks(state, seat) }
}

/** A tie against TOM is lost; otherwise whoever is further on the Amstel wins it. */
function tieBreaks(state: Amsterdam, seat: number): number[] {
  return [Number(isTom(state, seat)), state.seats.length - state.order.indexOf(seat)]
}

/** What each laurel card of a seat brings at the end; one that moves the disc, what that scores. */
export function laurelsAtEnd(given: Amsterdam, seat: number): { card: number; points: number }[] {
  const onTheWay = lastMove(given, seat)
  const laurels = laurelsIn(seatOf(given, seat).active)
  return laurelPoints(afterLastMoves(given), seat).map(({ card, points }, i) => ({
    card,
    points: fieldsOf(laurels[i]!.final) > 0 ? onTheWay : points,
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
  if (laurels.length === 0) return []
  const churches = churchPoints(seatOf(state, seat))
  return laurels.map(({ card, final }) => ({
    card,
    points: 'churches' in final ? churches(final.churches) : finalPoints(state, seat, final),
  }))
}

function finalPoints(state: Amsterdam, seat: number, final: Final): number {
  if (!('prestige' in final)) return 0
  if ('if' in final && seatOf(state, seat).ship !== START_FIELD) return 0
  return amountOf(state, seat, final.prestige)
}

/**
 * Every Oude Kerk heads a set of its own: first with both partners, then with one, as long as there are any. The result
 * gives the points of one church after the other.
 */
function churchPoints(mine: Seat) {
  const zuider = cardsOfKind(mine.active, kindNumber('zuiderkerk'))
  const wester = cardsOfKind(mine.active, kindNumber('westerkerk'))
  let both = Math.min(zuider, wester)
  let one = Math.max(zuider, wester) - both
  return ([alone, withOne, withBoth]: readonly [number, number, number]) => {
    if (both > 0) {
      both--
      return withBoth
    }
    if (one === 0) return alone
    one--
    return withOne
  }
}

/** Penalty tiles with those for cards that are still inactive. */
function penaltiesOf(mine: Seat): number {
  return mine.penalties + (isSpared(mine) ? 0 : mine.inactive.length)
}

/** Whether inactive cards cost a seat nothing. */
export function isSpared({ active }: Seat): boolean {
  return laurelsIn(active).some(({ final }) => 'rule' in final)
}

/** What so many penalty tiles cost. */
export function penaltyPoints(tiles: number): number {
  let total = 0
  for (let i = 0; i < tiles; i++) total += PENALTIES[Math.min(i, PENALTIES.length - 1)]!
  return total
}

/** Majorities in the open districts: tied places are shared, and whoever has no block there is not ranked. */
function districtPoints(state: Amsterdam, seat: number): number {
  const table = MAJORITY_POINTS[state.seats.length]!
  let total = 0
  for (const district of state.districts) {
    const count = blocksOf(state, seat, district)
    if (count === 0) continue
    let place = 0
    let tied = 0
    for (let other = 0; other < state.seats.length; other++) {
      const theirs = blocksOf(state, other, district)
      if (theirs > count) place++
      else if (theirs === count) tied++
    }
    total += Math.floor(sum(table.slice(place, place + tied)) / tied)
  }
  return total
}

/** The fields that a laurel card moves the disc of its owner. */
function fieldsOf(final: Final): number {
  return 'amstel' in final ? final.amstel : 0
}

function lastFields({ active }: Seat): number {
  return laurelsIn(active).reduce((fields, { final }) => fields + fieldsOf(final), 0)
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
