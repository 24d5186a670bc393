import { seatOf, withLast, without } from '@kontor/common/seating'
import { type Chance, drawFrom, heard, tell } from '@kontor/engine'
import type { CityEvent } from '../events.ts'

/** What changes hands in every city game: points, money, workers and cards. Lists are never changed in place. */

interface Citizen {
  points: number
  workers: readonly number[]
  hand: readonly number[]
}

interface City {
  readonly seats: readonly Citizen[]
  /** The top is the last card. */
  discard: readonly number[]
  /** A card taken to be used at once, and who sees it. */
  aside: readonly number[]
  asideOf: number
}

const FIVE = [0, 0, 0, 0, 0]

function report(event: CityEvent) {
  tell(event)
}

export function gainPoints(state: City, seat: number, n: number, because = 0): void {
  if (n <= 0) return
  seatOf(state, seat).points += n
  if (heard()) report({ kind: 'points', seat, n, because })
}

/** Points lost never take a score below 0; the result is how many were lost. */
export function losePoints(state: City, seat: number, n: number, because = 0): number {
  const lost = Math.min(n, seatOf(state, seat).points)
  if (lost <= 0) return 0
  seatOf(state, seat).points -= lost
  if (heard()) report({ kind: 'lostPoints', seat, n: lost, because })
  return lost
}

/** How money comes and goes, which lies in this field of a seat's things. */
export function purse<Field extends string>(field: Field) {
  type Rich = { readonly seats: readonly Record<Field, number>[] }
  function move(
    kind: 'money' | 'paidMoney' | 'lostMoney',
    state: Rich,
    seat: number,
    n: number,
    because: number,
  ) {
    if (n <= 0) return
    seatOf(state, seat)[field] += kind === 'money' ? n : -n
    if (heard()) report({ kind, seat, n, because })
  }
  return {
    gain: (state: Rich, seat: number, n: number, because = 0): void => move('money', state, seat, n, because),
    pay: (state: Rich, seat: number, n: number, because = 0): void =>
      move('paidMoney', state, seat, n, because),
    loseAll: (state: Rich, seat: number): void =>
      move('lostMoney', state, seat, seatOf(state, seat)[field], 0),
  }
}

export function gainWorkers(state: City, seat: number, color: number, n: number, because = 0): void {
  if (n <= 0) return
  const mine = seatOf(state, seat)
  mine.workers = mine.workers.with(color, mine.workers[color]! + n)
  if (heard()) report({ kind: 'workers', seat, workers: FIVE.with(color, n), because })
}

export function returnWorkers(state: City, seat: number, color: number, n = 1, because = 0): void {
  const mine = seatOf(state, seat)
  mine.workers = mine.workers.with(color, mine.workers[color]! - n)
  if (heard()) report({ kind: 'returnedWorkers', seat, workers: FIVE.with(color, n), because })
}

export function loseAllWorkers(state: City, seat: number): void {
  const mine = seatOf(state, seat)
  if (heard() && mine.workers.some(n => n > 0)) {
    report({ kind: 'returnedWorkers', seat, workers: mine.workers, because: 0 })
  }
  mine.workers = FIVE
}

/** The colours of which a seat has a worker. */
export function workerColors({ workers }: Pick<Citizen, 'workers'>): number[] {
  const colors: number[] = []
  for (let color = 0; color < 5; color++) if (workers[color]! > 0) colors.push(color)
  return colors
}

/** Hands are kept in the order of colours and numbers, so that a card's place tells the others nothing. */
export function addSorted(state: City, seat: number, card: number, colorOf: (card: number) => number): void {
  const mine = seatOf(state, seat)
  const order = (each: number) => colorOf(each) * 1000 + each
  const key = order(card)
  let at = mine.hand.length
  while (at > 0 && order(mine.hand[at - 1]!) > key) at--
  mine.hand = mine.hand.toSpliced(at, 0, card)
}

/** Tells of a card that was drawn: its colour to all, its front only to whoever drew it. */
export function tellDrawn(seat: number, color: number, card: number): void {
  if (heard()) report({ kind: 'drew', seat, color, secret: { to: seat, card } })
}

/** Cards that were drawn one after the other and not yet looked at come to the hand. */
export function takeUp(
  state: City & { picked: readonly number[] },
  seat: number,
  colorOf: (card: number) => number,
): void {
  for (const card of state.picked) {
    addSorted(state, seat, card, colorOf)
    tellDrawn(seat, colorOf(card), card)
  }
  state.picked = []
}

/** Takes a random card out of a hand; undefined if there is none. */
export function randomCard(
  state: City & { readonly chance: Chance },
  from: number,
  stream: number,
): number | undefined {
  const victim = seatOf(state, from)
  if (victim.hand.length === 0) return undefined
  const rest = [...victim.hand]
  const card = drawFrom(state.chance, stream, rest)
  victim.hand = rest
  return card
}

/** Tells of a card that was taken from another hand: its colour to all, its front only to its new owner. */
export function tellStolen(seat: number, from: number, color: number, card: number): void {
  if (heard()) report({ kind: 'stole', seat, from, color, secret: { to: seat, card } })
}

/** Takes a card out of the hand, or from where it was put aside for an action. */
export function takeFromHand(state: City, seat: number, card: number): void {
  const mine = seatOf(state, seat)
  if (mine.hand.includes(card)) mine.hand = without(mine.hand, card)
  else {
    state.aside = without(state.aside, card)
    state.asideOf = -1
  }
}

export function putOnDiscard(state: Pick<City, 'discard'>, card: number): void {
  state.discard = withLast(state.discard, card)
}

export function discardFromHand(state: City, seat: number, card: number): void {
  takeFromHand(state, seat, card)
  putOnDiscard(state, card)
  if (heard()) report({ kind: 'discarded', seat, card })
}

/** Puts a card aside for its owner, to be used at once. */
export function putAside(state: City, seat: number, card: number): void {
  state.aside = [...state.aside, card]
  state.asideOf = seat
}
