import { sum } from '../cards/cardfile.ts'
import { DOCKERS, GOODS } from '../colors.ts'
import { FIELDS } from '../data/board.ts'
import { BERTHS, depotPoints, HARBOUR_STEPS, roomAt, START_FIELD, takesGood } from '../rules/board/harbour.ts'
import { LAST_ROUND, quickBonus } from '../rules/rounds.ts'
import { stepsPerResource } from '../rules/use/permanents.ts'
import type { Amsterdam, Seat } from '../state.ts'
import { type Standing, turnOf } from './standing.ts'

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

/** Where a ship is, what it and its quay hold, and how far it can get. */
interface Voyage {
  readonly state: Amsterdam
  readonly mine: Seat
  /** The kinds of goods aboard and in the storage, the colours of the dockers aboard, and how many these are. */
  readonly aboard: readonly number[]
  readonly stored: readonly number[]
  readonly landing: readonly number[]
  readonly dockers: number
  /** Steps that can be gone this turn, and until the end. */
  readonly now: number
  readonly reach: number
  /** What the next docker in the depot scores. */
  readonly prize: number
}

/**
 * What is aboard, in the storage and on the piers would bring, less the ways: the ship goes to the best place first, and
 * from there everything is judged by its own way.
 */
export function voyageWorth(state: Amsterdam, seat: number, mine: Seat, standing: Standing): number {
  const voyage = voyageOf(state, seat, mine, standing)
  let best = Math.max(0, worthFrom(voyage, mine.ship))
  for (const good of voyage.aboard) {
    for (const stop of WAREHOUSES[good]!) if (roomAt(state, stop) > 0) consider(stop)
  }
  for (const stop of PIERS) if (isOfUse(voyage, stop)) consider(stop)
  if (voyage.stored.length > 0) consider(START_FIELD)
  return best

  function consider(stop: number) {
    const worth = worthFrom(voyage, stop)
    if (worth > best) best = worth
  }
}

function voyageOf(state: Amsterdam, seat: number, mine: Seat, { over, owes }: Standing): Voyage {
  const now = over
    ? 0
    : (sum(mine.supply) - owes) * stepsPerResource(state, seat) + turnOf(state, seat).freeSteps
  return {
    state,
    mine,
    aboard: kindsIn(mine.cargo),
    stored: kindsIn(mine.storage),
    landing: kindsIn(mine.crew),
    dockers: sum(mine.crew),
    now,
    reach: now + PACE * (LAST_ROUND - state.round),
    prize: depotPoints(state, seat),
  }
}

/** Whether there is something to do at a pier. */
function isOfUse({ state, mine, stored, dockers }: Voyage, pier: number): boolean {
  const { serves } = FIELDS[pier]!
  const isWaitedAt = dockers < BERTHS && state.piers[serves]!.length > 0
  return isWaitedAt || mine.crew[serves]! > 0 || stored.length > 0
}

/** What everything is worth to a ship that goes to this field first. */
function worthFrom(voyage: Voyage, stop: number): number {
  const { mine, aboard, stored, landing } = voyage
  const way = HARBOUR_STEPS[mine.ship]![stop]!
  if (way > voyage.reach) return 0
  const filled = new Set<number>()
  let total = 0
  for (const good of aboard) total += goodsFrom(voyage, stop, way, good, mine.cargo[good]!, filled)
  if (FIELDS[stop]!.crane) {
    for (const good of stored) {
      total += NOT_YET * goodsFrom(voyage, stop, way, good, mine.storage[good]!, filled)
    }
  }
  for (const docker of landing) total += mine.crew[docker]! * dockerFrom(voyage, stop, way, docker)
  return total + NOT_YET * passengerAt(voyage, stop, way) - STEP * way
}

/** Every good fills a place: what it takes, the next one cannot have. */
function goodsFrom(
  voyage: Voyage,
  stop: number,
  way: number,
  good: number,
  count: number,
  filled: Set<number>,
): number {
  let total = 0
  for (let i = 0; i < count; i++) {
    let most = 0
    let best = -1
    for (const warehouse of WAREHOUSES[good]!) {
      const worth = filled.has(warehouse) ? 0 : goodFrom(voyage, stop, way, warehouse)
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

/** What one good brings at a warehouse, less the way there. */
function goodFrom({ state, now, reach }: Voyage, stop: number, way: number, warehouse: number): number {
  const room = roomAt(state, warehouse)
  const steps = HARBOUR_STEPS[stop]![warehouse]!
  if (room === 0 || way + steps > reach) return 0
  const late = Math.ceil(Math.max(0, way + steps - now) / PACE)
  return room + quickBonus(state.round + late) - LEFT_OVER - STEP * steps
}

function dockerFrom({ prize, reach }: Voyage, stop: number, way: number, docker: number): number {
  const steps = HARBOUR_STEPS[stop]![PIER_OF[docker]!]!
  return way + steps > reach ? 0 : Math.max(0, prize - LEFT_OVER - STEP * steps)
}

/** Of the dockers that wait at this field and can still come aboard: what the best one brings. */
function passengerAt(voyage: Voyage, stop: number, way: number): number {
  const { type, serves } = FIELDS[stop]!
  if (type !== 'pier' || voyage.dockers >= BERTHS) return 0
  let most = 0
  for (const docker of voyage.state.piers[serves]!) {
    most = Math.max(most, FARE + dockerFrom(voyage, stop, way, docker))
  }
  return most
}

/** Of which kinds there is something. */
function kindsIn(list: readonly number[]): number[] {
  const kinds: number[] = []
  for (let kind = 0; kind < list.length; kind++) if (list[kind]! > 0) kinds.push(kind)
  return kinds
}
