import { othersOf, seatOf, turnOrder, without } from '@kontor/common/seating'
import { heard, tell } from '@kontor/engine'
import {
  addSorted,
  gainWorkers as gain,
  gainPoints,
  loseAllWorkers,
  losePoints,
  purse,
  putAside,
  putOnDiscard,
  returnWorkers,
  takeFromHand,
  workerColors,
} from '@kontor/five-colours/rules/possessions'
import { colorOf } from '../cards/cardfile.ts'
import { COLORS } from '../colors.ts'
import type { Happening } from '../events.ts'
import type { Bruges, Seat } from '../state.ts'

/** What changes hands: guilders, points, workers, cards and houses. Every change of a seat's things goes through here. */

export {
  gainPoints,
  loseAllWorkers,
  losePoints,
  othersOf,
  putAside,
  putOnDiscard,
  returnWorkers,
  seatOf,
  takeFromHand,
  turnOrder,
  workerColors,
}

const WORKERS_PER_COLOR = 10
const FIVE_COLORS = [...COLORS.keys()]

export function report(event: Happening): void {
  tell(event)
}

export const { gain: gainGuilders, pay: payGuilders, loseAll: loseAllGuilders } = purse('guilders')

/** How many workers of a colour the supply still has, where it is limited. */
function workersLeft({ seats }: Pick<Bruges, 'seats'>, color: number) {
  return seats.reduce((left, { workers }) => left - workers[color]!, WORKERS_PER_COLOR)
}

/** The colours of which there are workers to take. */
export function availableWorkers(state: Bruges): readonly number[] {
  return state.limitedWorkers ? FIVE_COLORS.filter(color => workersLeft(state, color) > 0) : FIVE_COLORS
}

/** The same for a player who would have these things then: a worker that is paid first is there to be taken. */
export function availableTo({ limitedWorkers, seats }: Bruges, seat: number, mine: Seat): readonly number[] {
  if (!limitedWorkers) return FIVE_COLORS
  const then = { seats: seats.with(seat, mine) }
  return FIVE_COLORS.filter(color => workersLeft(then, color) > 0)
}

/** How many of `n` workers the supply can give. */
export function workersGiven(state: Bruges, color: number, n: number): number {
  return state.limitedWorkers ? Math.min(n, workersLeft(state, color)) : n
}

/** Takes workers from the supply, or as many as it has. */
export function gainWorkers(state: Bruges, seat: number, color: number, n: number, because = 0): void {
  gain(state, seat, color, workersGiven(state, color, n), because)
}

export function addToHand(state: Bruges, seat: number, card: number): void {
  addSorted(state, seat, card, colorOf)
}

/** Lays a card face down as a house. */
export function addHouse(state: Bruges, seat: number, card: number): void {
  const mine = seatOf(state, seat)
  mine.houses = [...mine.houses, card]
  if (heard()) report({ kind: 'house', seat, color: colorOf(card) })
}

/** Houses in which nobody lives: the first of each colour. */
export function emptyHouses({ houses, places }: Seat): number[] {
  const found: number[] = []
  let colors = 0
  for (let house = 0; house < houses.length; house++) {
    const bit = 1 << colorOf(houses[house]!)
    if ((colors & bit) !== 0 || places.includes(house)) continue
    colors |= bit
    found.push(house)
  }
  return found
}

export function movesIn(mine: Seat, person: number, house: number): void {
  mine.persons = [...mine.persons, person]
  mine.places = [...mine.places, house]
}

/** Takes a person out of the area; the caller says where the card goes. Whoever comes again is new. */
function movesOut(state: Bruges, seat: number, person: number) {
  const mine = seatOf(state, seat)
  const at = mine.persons.indexOf(person)
  mine.persons = mine.persons.toSpliced(at, 1)
  mine.places = mine.places.toSpliced(at, 1)
  mine.used = without(mine.used, person)
  state.encores = state.encores.map(waiting => waiting.filter(each => each !== person))
}

/** A house goes to the discard pile, and whoever lives in it back into the hand. */
export function removeHouse(state: Bruges, seat: number, house: number): void {
  const mine = seatOf(state, seat)
  const card = mine.houses[house]!
  for (const person of mine.persons.filter((_, i) => mine.places[i] === house)) takeBack(state, seat, person)
  mine.houses = mine.houses.toSpliced(house, 1)
  mine.places = mine.places.map(place => (place > house ? place - 1 : place))
  putOnDiscard(state, card)
  if (heard()) report({ kind: 'lostHouse', seat, color: colorOf(card), card })
}

/** A person returns to the owner's hand; the house stays. */
export function takeBack(state: Bruges, seat: number, person: number): void {
  movesOut(state, seat, person)
  addToHand(state, seat, person)
  if (heard()) report({ kind: 'tookBack', seat, card: person })
}

export function losePerson(state: Bruges, seat: number, person: number): void {
  movesOut(state, seat, person)
  putOnDiscard(state, person)
  if (heard()) report({ kind: 'lostPerson', seat, card: person })
}
