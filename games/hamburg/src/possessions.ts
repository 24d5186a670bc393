import { heard, tell } from '@kontor/engine'
import { colorOf } from './cardfile.ts'
import type { Happening } from './events.ts'
import { type Hamburg, isTom, type Seat, UNDER } from './state.ts'

/** What changes hands: money, points, workers and cards. Every change of a seat's things goes through here. */

const FIVE = [0, 0, 0, 0, 0]

export function report(event: Happening): void {
  tell(event)
}

export function seatOf(state: Hamburg, seat: number): Seat {
  return state.seats[seat]!
}

/** For each number of seats and each seat: the seats clockwise from there. */
const CLOCKWISE = [0, 1, 2, 3, 4, 5].map(count =>
  Array.from({ length: count }, (_, from) => Array.from({ length: count }, (_, i) => (from + i) % count)),
)
const OTHERS = CLOCKWISE.map(orders => orders.map(order => order.slice(1)))

/** The seats in turn order, from the first player. */
export function turnOrder(state: Hamburg, from = state.first): readonly number[] {
  return CLOCKWISE[state.seats.length]![from]!
}

/** The other seats, clockwise. */
export function othersOf(state: Hamburg, seat: number): readonly number[] {
  return OTHERS[state.seats.length]![seat]!
}

export function gainMarks(state: Hamburg, seat: number, n: number, because = 0): void {
  if (n <= 0) return
  seatOf(state, seat).marks += n
  if (heard()) report({ kind: 'marks', seat, n, because })
}

export function payMarks(state: Hamburg, seat: number, n: number, because = 0): void {
  if (n <= 0) return
  seatOf(state, seat).marks -= n
  if (heard()) report({ kind: 'paidMarks', seat, n, because })
}

export function gainPoints(state: Hamburg, seat: number, n: number, because = 0): void {
  if (n <= 0) return
  seatOf(state, seat).points += n
  if (heard()) report({ kind: 'points', seat, n, because })
}

/** Points lost never take a score below 0; the result is how many were lost. */
export function losePoints(state: Hamburg, seat: number, n: number, because = 0): number {
  const lost = Math.min(n, seatOf(state, seat).points)
  if (lost <= 0) return 0
  seatOf(state, seat).points -= lost
  if (heard()) report({ kind: 'lostPoints', seat, n: lost, because })
  return lost
}

export function gainWorkers(state: Hamburg, seat: number, color: number, n: number, because = 0): void {
  if (n <= 0) return
  const mine = seatOf(state, seat)
  mine.workers = mine.workers.with(color, mine.workers[color]! + n)
  if (heard()) report({ kind: 'workers', seat, workers: FIVE.with(color, n), because })
}

export function returnWorkers(state: Hamburg, seat: number, color: number, n = 1, because = 0): void {
  const mine = seatOf(state, seat)
  mine.workers = mine.workers.with(color, mine.workers[color]! - n)
  if (heard()) report({ kind: 'returnedWorkers', seat, workers: FIVE.with(color, n), because })
}

export function loseAllWorkers(state: Hamburg, seat: number): void {
  const mine = seatOf(state, seat)
  if (heard() && mine.workers.some(n => n > 0)) {
    report({ kind: 'returnedWorkers', seat, workers: mine.workers, because: 0 })
  }
  mine.workers = FIVE
}

/** The colours of which a seat has a worker. */
export function workerColors(seat: Seat): number[] {
  const colors: number[] = []
  for (let color = 0; color < 5; color++) if (seat.workers[color]! > 0) colors.push(color)
  return colors
}

/** The colours whose draw pile is not empty. */
export function openPiles(state: Hamburg): number[] {
  const colors: number[] = []
  for (let color = 0; color < 5; color++) if (state.piles[color]!.length > 0) colors.push(color)
  return colors
}

/** Takes the top card off a pile; the caller says where it goes. */
export function takeTop(state: Hamburg, color: number): number {
  const pile = state.piles[color]!
  state.piles = state.piles.with(color, pile.slice(0, -1))
  return pile[pile.length - 1]!
}

/** The top card of a pile into the hand. */
export function drawCard(state: Hamburg, seat: number, color: number): void {
  if (state.piles[color]!.length === 0) return
  const card = takeTop(state, color)
  addToHand(state, seat, card)
  if (heard()) report({ kind: 'drew', seat, color, secret: { to: seat, card } })
}

/** Hands are kept in the order of colours and numbers, so that a card's place tells the others nothing. */
export function addToHand(state: Hamburg, seat: number, card: number): void {
  const mine = seatOf(state, seat)
  const key = handOrder(card)
  let at = mine.hand.length
  while (at > 0 && handOrder(mine.hand[at - 1]!) > key) at--
  mine.hand = mine.hand.toSpliced(at, 0, card)
}

function handOrder(card: number) {
  return colorOf(card) * 1000 + card
}

/** Takes a card out of the hand, or from where it was put aside for an action. */
export function takeFromHand(state: Hamburg, seat: number, card: number): void {
  const mine = seatOf(state, seat)
  if (mine.hand.includes(card)) mine.hand = without(mine.hand, card)
  else {
    state.aside = without(state.aside, card)
    state.asideOf = -1
  }
}

export function putOnDiscard(state: Hamburg, card: number): void {
  state.discard = [...state.discard, card]
}

export function discardFromHand(state: Hamburg, seat: number, card: number): void {
  takeFromHand(state, seat, card)
  putOnDiscard(state, card)
  if (heard()) report({ kind: 'discarded', seat, card })
}

/** Puts a card aside for its owner, to be used at once. */
export function putAside(state: Hamburg, seat: number, card: number): void {
  state.aside = [...state.aside, card]
  state.asideOf = seat
}

export function addSite(state: Hamburg, seat: number, card: number): void {
  const mine = seatOf(state, seat)
  mine.sites = [...mine.sites, card]
  if (heard()) report({ kind: 'site', seat, color: colorOf(card) })
}

/** Takes a building out of the display; the caller says where it goes. Its marker is gone. */
function removeBuilding(mine: Seat, card: number): void {
  const at = mine.buildings.indexOf(card)
  mine.buildings = mine.buildings.toSpliced(at, 1)
  mine.places = mine.places.toSpliced(at, 1)
  mine.used = without(mine.used, card)
}

/** A site goes to the discard pile, and what stands on it back into the hand. */
export function removeSite(state: Hamburg, seat: number, site: number): void {
  const mine = seatOf(state, seat)
  const card = mine.sites[site]!
  for (const building of mine.buildings.filter((_, i) => mine.places[i] === site)) {
    takeBack(state, seat, building)
  }
  mine.sites = mine.sites.toSpliced(site, 1)
  mine.places = mine.places.map(place => (place > site && place < UNDER ? place - 1 : place))
  putOnDiscard(state, card)
  if (heard()) report({ kind: 'lostSite', seat, color: colorOf(card) })
}

/** A building returns to its owner's hand; its site stays. */
export function takeBack(state: Hamburg, seat: number, card: number): void {
  if (isTom(state, seat)) return loseBuilding(state, seat, card)
  removeBuilding(seatOf(state, seat), card)
  addToHand(state, seat, card)
  if (heard()) report({ kind: 'tookBack', seat, card })
}

export function loseBuilding(state: Hamburg, seat: number, card: number): void {
  removeBuilding(seatOf(state, seat), card)
  putOnDiscard(state, card)
  if (heard()) report({ kind: 'lostBuilding', seat, card })
}

function without(list: readonly number[], card: number): readonly number[] {
  const at = list.indexOf(card)
  return at < 0 ? list : list.toSpliced(at, 1)
}
