import { heard, plan } from '@kontor/engine'
import { sum } from '../../cards/cardfile.ts'
import { GOODS, type Good } from '../../colors.ts'
import { DEPOT, FIELDS, ROOFS, SMALL } from '../../data/board.ts'
import { follow } from '../../effects/index.ts'
import type { Reason } from '../../events.ts'
import type { Amsterdam } from '../../state.ts'
import { tasks } from '../../tasks.ts'
import { bonusAt, noteDelivered } from '../hooks.ts'
import { changed, gainGulden, gainPoints, NINE, note, report, seatOf } from '../possessions.ts'
import { quickBonus } from '../rounds.ts'
import { cardWith, type Following, following, hasRule, stepsPerResource } from '../use/permanents.ts'
import { distancesIn } from './graph.ts'

/** The harbour: ships, goods, warehouses, dockers. */

/** Dockers that a ship can carry. */
export const BERTHS = 2
/** A docker taken aboard pays this at once. */
export const FARE = 1

export const START_FIELD = FIELDS.findIndex(({ type }) => type === 'start')
/** Steps between any two harbour fields. */
export const HARBOUR_STEPS = distancesIn(FIELDS)

/** The anchorage of each small warehouse. */
export const SMALL_FIELDS = SMALL.map((_, which) =>
  FIELDS.findIndex(({ type, serves }) => type === 'small' && serves === which),
)

/** One step to a neighbouring field: a free one first, otherwise for a resource. */
export function sail(state: Amsterdam, seat: number, field: number): void {
  const { freeSteps } = state.turn
  if (freeSteps > 0) note(state, { freeSteps: freeSteps - 1 })
  else {
    plan(state, tasks.payAny({ seat, n: 1 }))
    note(state, { freeSteps: stepsPerResource(state, seat) - 1 })
  }
  note(state, { shipSteps: state.turn.shipSteps + 1 })
  seatOf(state, seat).ship = field
  if (heard()) report({ kind: 'sailed', seat, field })
}

/** Puts goods from the storage onto the ship: how many of each kind. */
export function load(state: Amsterdam, seat: number, goods: readonly number[]): void {
  const mine = seatOf(state, seat)
  mine.storage = mine.storage.map((n, good) => n - goods[good]!)
  mine.cargo = mine.cargo.map((n, good) => n + goods[good]!)
  if (heard()) report({ kind: 'loaded', seat, goods })
}

export function oneGood(good: number): readonly number[] {
  return changed(NINE, good, 1)
}

/** Why no docker can be taken aboard where the ship lies; undefined if one can. */
export function whyNoDocker(state: Amsterdam, seat: number): Reason | undefined {
  const mine = seatOf(state, seat)
  if (state.turn.piers.includes(FIELDS[mine.ship]!.serves)) return { kind: 'oncePerPier' }
  return sum(mine.crew) >= BERTHS ? { kind: 'fullShip' } : undefined
}

/** The dockers that stand where the ship lies. */
export function dockersAt(state: Amsterdam, field: number): readonly number[] {
  const { type, serves } = FIELDS[field]!
  return type === 'pier' ? state.piers[serves]! : []
}

export function takeDocker(state: Amsterdam, seat: number, docker: number): void {
  const mine = seatOf(state, seat)
  const pier = FIELDS[mine.ship]!.serves
  const waiting = state.piers[pier]!
  state.piers = state.piers.with(pier, waiting.toSpliced(waiting.indexOf(docker), 1))
  mine.crew = changed(mine.crew, docker, 1)
  note(state, { piers: [...state.turn.piers, pier] })
  if (heard()) report({ kind: 'tookDocker', seat, docker })
  gainGulden(state, seat, FARE)
}

/** Brings a docker from the ship to the depot. */
export function land(state: Amsterdam, seat: number, docker: number): void {
  const mine = seatOf(state, seat)
  mine.crew = changed(mine.crew, docker, -1)
  enterDepot(state, seat, docker)
}

/** A docker takes the uppermost free place of the depot, which scores; what a card adds counts as the card's. */
export function enterDepot(state: Amsterdam, seat: number, docker: number): void {
  const points = placePoints(state)
  state.depot = [...state.depot, docker]
  if (heard()) report({ kind: 'landed', seat, docker })
  gainPoints(state, seat, points)
  const card = cardWith(state, seat, 'doubleDepot')
  if (card > 0) gainPoints(state, seat, points, card)
}

/** What the next docker in the depot brings a seat. */
export function depotPoints(state: Amsterdam, seat: number): number {
  return placePoints(state) * (hasRule(state, seat, 'doubleDepot') ? 2 : 1)
}

/** What is printed on the next free place of the depot. */
export function placePoints({ depot }: Pick<Amsterdam, 'depot'>): number {
  return DEPOT[Math.min(depot.length, DEPOT.length - 1)]!
}

/** What a warehouse still pays for the next good; 0 if it is full. */
export function roomAt(state: Amsterdam, field: number): number {
  const { type, serves } = FIELDS[field]!
  if (type === 'large') return ROOFS[serves]![state.large[serves]!] ?? 0
  return type === 'small' && state.small[serves] === -1 ? SMALL[serves]! : 0
}

/** Whether a warehouse takes goods of a kind. */
export function takesGood(field: number, good: number): boolean {
  const { type, serves } = FIELDS[field]!
  return type === 'small' || (type === 'large' && serves === good)
}

/** The goods aboard that the warehouse before the ship has room for. */
export function deliverable(state: Amsterdam, seat: number): number[] {
  const { ship, cargo } = seatOf(state, seat)
  if (roomAt(state, ship) === 0) return []
  return kindsIn(cargo).filter(good => takesGood(ship, good))
}

/** The kinds of which there are goods in a storage or on a ship. */
export function kindsIn(goods: readonly number[]): number[] {
  const kinds: number[] = []
  for (let good = 0; good < goods.length; good++) if (goods[good]! > 0) kinds.push(good)
  return kinds
}

/** Unloads one good: its place, the bonus for quick delivery and own cards pay for it. */
export function deliver(state: Amsterdam, seat: number, good: number): void {
  const mine = seatOf(state, seat)
  const field = mine.ship
  mine.cargo = changed(mine.cargo, good, -1)
  store(state, seat, good, field)
  noteDelivered(state, field)
  follow(state, seat, afterDelivery(state, seat, good))
}

function afterDelivery(state: Amsterdam, seat: number, good: number): Following[] {
  return following(state, seat, always =>
    always.always === 'delivered' && isOf(always.good, good) ? always.effects : undefined,
  )
}

/** What a seat would get for the next good at its ship, with what its own cards add. */
export function deliveryBrings(state: Amsterdam, seat: number, good: number) {
  const effects = afterDelivery(state, seat, good).flatMap(each => each.effects)
  const sumOf = (gain: 'prestige' | 'gulden') =>
    sum(effects.map(effect => (effect.do === gain ? effect.amount.n : 0)))
  return {
    points: worthAt(state, seatOf(state, seat).ship) + sumOf('prestige'),
    gulden: sumOf('gulden'),
  }
}

/** Whether a good is of a kind, or of any where none is named. */
function isOf(kind: Good | undefined, good: number): boolean {
  return kind === undefined || kind === GOODS[good]
}

/** What the next good in a warehouse scores, with the bonus of the round. */
export function worthAt(state: Amsterdam, field: number): number {
  return roomAt(state, field) + quickBonus(state.round) + bonusAt(state, field)
}

/** A good comes to lie in a warehouse and scores its place with the bonus of the round. */
export function store(state: Amsterdam, seat: number, good: number, field: number): void {
  const points = worthAt(state, field)
  const { type, serves } = FIELDS[field]!
  if (type === 'large') state.large = changed(state.large, serves, 1)
  else state.small = state.small.with(serves, good)
  if (heard()) report({ kind: 'delivered', seat, good, field })
  gainPoints(state, seat, points)
}
