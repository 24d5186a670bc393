import { othersOf, seatOf, turnOrder, without } from '@kontor/common/seating'
import { heard, tell } from '@kontor/engine'
import {
  addSorted,
  discardFromHand,
  gainPoints,
  gainWorkers,
  loseAllWorkers,
  losePoints,
  purse,
  putAside,
  putOnDiscard,
  returnWorkers,
  takeFromHand,
  tellDrawn,
  workerColors,
} from '@kontor/five-colours/rules/possessions'
import { colorOf } from '../cards/cardfile.ts'
import type { Happening } from '../events.ts'
import { type Hamburg, isAutomaton, type Seat, UNDER } from '../state.ts'

/** What changes hands: money, points, workers and cards. Every change of a seat's things goes through here. */

export {
  discardFromHand,
  gainPoints,
  gainWorkers,
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

export function report(event: Happening): void {
  tell(event)
}

export const { gain: gainMarks, pay: payMarks, loseAll: loseAllMarks } = purse('marks')

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

/** The card that was put aside for an action. */
export function asideCard(state: Hamburg): number {
  return state.aside.at(-1)!
}

/** The top card of a pile into the hand. */
export function drawCard(state: Hamburg, seat: number, color: number): void {
  if (state.piles[color]!.length === 0) return
  const card = takeTop(state, color)
  addToHand(state, seat, card)
  tellDrawn(seat, color, card)
}

export function addToHand(state: Hamburg, seat: number, card: number): void {
  addSorted(state, seat, card, colorOf)
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
  if (isAutomaton(state, seat)) return loseBuilding(state, seat, card)
  removeBuilding(seatOf(state, seat), card)
  addToHand(state, seat, card)
  if (heard()) report({ kind: 'tookBack', seat, card })
}

export function loseBuilding(state: Hamburg, seat: number, card: number): void {
  removeBuilding(seatOf(state, seat), card)
  putOnDiscard(state, card)
  if (heard()) report({ kind: 'lostBuilding', seat, card })
}
