import type { Score } from '@kontor/engine'
import { arrived, pointsOnTheWay } from './amstel.ts'
import { abilityOf, kindNumber, sum } from './cardfile.ts'
import { blocksOf } from './city.ts'
import { amountOf, cardsOfKind } from './counters.ts'
import { BLOCKS, END, MAJORITY_POINTS, PENALTIES } from './data/board.ts'
import { largestGroup } from './graph.ts'
import { START_FIELD } from './harbour.ts'
import type { Final } from './language.ts'
import { scoreMissions } from './missionscore.ts'
import { seatOf } from './possessions.ts'
import { type Amsterdam, isTom, type Seat } from './state.ts'

const PER_BLOCK = 3

/** What each seat would have if the game ended now, with every source; the order on the Amstel breaks ties. */
export function score(given: Amsterdam): Score[] {
  const state = afterLastMoves(given)
  const districts = districtPoints(state)
  return state.seats.map((mine, seat) => {
    const missions = scoreMissions(state, seat)
    const sources = {
      track: mine.points,
      penalties: 0 - penaltyPoints(penaltiesOf(mine)),
      laurels:
        laurelPoints(state, seat).reduce((total, { points }) => total + points, 0) + lastMove(given, seat),
      city: PER_BLOCK * largestGroup(BLOCKS, block => state.owners[block] === seat),
      districts: districts[seat]!,
      missions: missions.points,
      leftovers: Math.floor(missions.left / 2),
    }
    return { points: sum(Object.values(sources)), sources, tieBreaks: tieBreaks(state, seat) }
  })
}

/** A tie against TOM is lost; otherwise whoever is further on the Amstel wins it. */
function tieBreaks(state: Amsterdam, seat: number): number[] {
  return [Number(isTom(state, seat)), state.seats.length - state.order.indexOf(seat)]
}

/** What each laurel card of a seat brings at the end; one that moves the disc, what that scores. */
export function laurelsAtEnd(given: Amsterdam, seat: number): { card: number; points: number }[] {
  const onTheWay = lastMove(given, seat)
  return laurelPoints(afterLastMoves(given), seat).map(({ card, points }) => ({
    card,
    points: fieldsOf(card) > 0 ? onTheWay : points,
  }))
}

/** What each laurel card of a seat scores where its disc is. */
function laurelPoints(state: Amsterdam, seat: number): { card: number; points: number }[] {
  const churches = churchPoints(seatOf(state, seat))
  return seatOf(state, seat).active.flatMap(card => {
    const ability = abilityOf(card)
    if (ability.when !== 'laurel') return []
    const { final } = ability
    return [
      { card, points: 'churches' in final ? churches(final.churches) : finalPoints(state, seat, final) },
    ]
  })
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
  const zuider = cardsOfKind(mine, kindNumber('zuiderkerk'))
  const wester = cardsOfKind(mine, kindNumber('westerkerk'))
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
  const isSpared = mine.active.some(card => {
    const ability = abilityOf(card)
    return ability.when === 'laurel' && 'rule' in ability.final
  })
  return mine.penalties + (isSpared ? 0 : mine.inactive.length)
}

/** What so many penalty tiles cost. */
export function penaltyPoints(tiles: number): number {
  return Array.from({ length: tiles }, (_, i) => PENALTIES[Math.min(i, PENALTIES.length - 1)]!).reduce(
    (total, n) => total + n,
    0,
  )
}

/** Majorities in the open districts: tied places are shared, and whoever has no block there is not ranked. */
function districtPoints(state: Amsterdam): number[] {
  const table = MAJORITY_POINTS[state.seats.length]!
  const totals = state.seats.map(() => 0)
  for (const district of state.districts) {
    const counts = state.seats.map((_, seat) => blocksOf(state, seat, district))
    for (const [seat, count] of counts.entries()) {
      if (count === 0) continue
      const place = counts.filter(other => other > count).length
      const tied = counts.filter(other => other === count).length
      totals[seat]! += Math.floor(sum(table.slice(place, place + tied)) / tied)
    }
  }
  return totals
}

/** The fields that a laurel card moves the disc of its owner. */
function fieldsOf(card: number): number {
  const ability = abilityOf(card)
  return ability.when === 'laurel' && 'amstel' in ability.final ? ability.final.amstel : 0
}

function lastFields(mine: Seat): number {
  return mine.active.reduce((fields, card) => fields + fieldsOf(card), 0)
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
