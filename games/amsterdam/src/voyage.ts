import { sum } from './cardfile.ts'
import { DOCKERS, GOODS } from './colors.ts'
import { FIELDS } from './data/board.ts'
import { BERTHS, depotPoints, HARBOUR_STEPS, roomAt, START_FIELD, takesGood } from './harbour.ts'
import { stepsPerResource } from './permanents.ts'
import { LAST_ROUND, quickBonus } from './rounds.ts'
import { type Standing, turnOf } from './standing.ts'
import type { Amsterdam, Seat } from './state.ts'

/** What a ship may still bring in: goods to warehouses, dockers to their piers. A bot's estimate. */

/** A step costs so much of what waits at its end; so many steps a round are usual. */
const STEP = 0.5
const PACE = 4
/** What still has to be loaded or taken aboard counts a little less, and a good left over half a point. */
const NOT_YET = 0.9
const LEFT_OVER = 0.5
/** What a docker who comes aboard pays, in points. */
const FARE = 1.5

/** The warehouses that take each good. */
const WAREHOUSES = GOODS.map((_, good) => [...FIELDS.keys()].filter(field => takesGood(field, good)))
const PIERS = FIELDS.flatMap(({ type }, field) => (type === 'pier' ? [field] : []))
const PIER_OF = DOCKERS.map((_, docker) => PIERS.find(pier => FIELDS[pier]!.serves === docker)!)

/**
 * What is aboard, in the storage and on the piers would bring, less the ways: the ship goes to the best place first, and
 * from there everything is judged by its own way.
 */
export function voyageWorth(state: Amsterdam, seat: number, mine: Seat, { over, owes }: Standing): number {
  const { ship, cargo, storage, crew } = mine
  const aboard = goodsIn(cargo)
  const stored = goodsIn(storage)
  const dockers = sum(crew)
  const rounds = LAST_ROUND - state.round
  const now = over
    ? 0
    : (sum(mine.supply) - owes) * stepsPerResource(state, seat) + turnOf(state, seat).freeSteps
  const reach = now + PACE * rounds
  const prize = depotPoints(state, seat)
  let best = Math.max(0, from(ship))
  for (const good of aboard) for (const stop of WAREHOUSES[good]!) if (roomAt(state, stop) > 0) consider(stop)
  for (const stop of PIERS) {
    const { serves } = FIELDS[stop]!
    const isWaitedAt = dockers < BERTHS && state.piers[serves]!.length > 0
    if (isWaitedAt || crew[serves]! > 0 || stored.length > 0) consider(stop)
  }
  if (stored.length > 0) consider(START_FIELD)
  return best

  function consider(stop: number) {
    const worth = from(stop)
    if (worth > best) best = worth
  }

  function from(stop: number): number {
    const way = HARBOUR_STEPS[ship]![stop]!
    if (way > reach) return 0
    const { crane, type, serves } = FIELDS[stop]!
    const filled = new Set<number>()
    let total = 0
    for (const good of aboard) total += goodsFrom(stop, way, good, cargo[good]!, filled)
    if (crane) {
      for (const good of stored) total += NOT_YET * goodsFrom(stop, way, good, storage[good]!, filled)
    }
    if (dockers > 0) {
      for (let docker = 0; docker < crew.length; docker++) {
        if (crew[docker]! > 0) total += crew[docker]! * dockerFrom(stop, way, docker)
      }
    }
    if (type === 'pier' && dockers < BERTHS) {
      let most = 0
      for (const docker of state.piers[serves]!) most = Math.max(most, FARE + dockerFrom(stop, way, docker))
      total += NOT_YET * most
    }
    return total - STEP * way
  }

  /** Every good fills a place: what it takes, the next one cannot have. */
  function goodsFrom(stop: number, way: number, good: number, count: number, filled: Set<number>): number {
    let total = 0
    for (let i = 0; i < count; i++) {
      let most = 0
      let best = -1
      for (const warehouse of WAREHOUSES[good]!) {
        const room = filled.has(warehouse) ? 0 : roomAt(state, warehouse)
        if (room === 0) continue
        const steps = HARBOUR_STEPS[stop]![warehouse]!
        if (way + steps > reach) continue
        const late = Math.ceil(Math.max(0, way + steps - now) / PACE)
        const worth = room + quickBonus(state.round + late) - LEFT_OVER - STEP * steps
        if (worth <= most) continue
        most = worth
        best = warehouse
      }
      if (best === -1) break
      if (FIELDS[best]!.type === 'small') filled.add(best)
      total += most
    }
    return total
  }

  function dockerFrom(stop: number, way: number, docker: number): number {
    const steps = HARBOUR_STEPS[stop]![PIER_OF[docker]!]!
    return way + steps > reach ? 0 : Math.max(0, prize - LEFT_OVER - STEP * steps)
  }
}

function goodsIn(list: readonly number[]): number[] {
  const goods: number[] = []
  for (let good = 0; good < list.length; good++) if (list[good]! > 0) goods.push(good)
  return goods
}
