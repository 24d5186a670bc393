import { heard, plan } from '@kontor/engine'
import { effectsOf } from '@kontor/five-colours/rules/abilities'
import { abilityOf, colorOf } from '../cards/cardfile.ts'
import type { Bruges } from '../state.ts'
import { type Task, tasks } from '../tasks.ts'
import { following, hasRule, planForOthers, priceOfPerson } from './permanents.ts'
import { addHouse, emptyHouses, movesIn, payGuilders, report, seatOf, takeFromHand } from './possessions.ts'

/** The tasks of all effects of a person, for the seat that uses it. */
export function effectTasks(state: Bruges, seat: number, card: number, context?: number): Task[] {
  return effectsOf(abilityOf(state, card)).map((_, i) => tasks.effect({ seat, card, place: i, context }))
}

/** A card becomes a house; then what follows. */
export function layHouse(state: Bruges, seat: number, card: number): void {
  addHouse(state, seat, card)
  plan(state, ...following(state, seat, 'houseBuilt', colorOf(card)))
}

/** Recruits a person at once, or asks into which house it moves if that matters. */
export function planRecruiting(state: Bruges, seat: number, card: number): void {
  const houses = emptyHouses(seatOf(state, seat))
  if (houses.length === 1) return recruit(state, seat, card, houses[0]!)
  takeFromHand(state, seat, card)
  state.announced = [card]
  plan(state, tasks.chooseHouse({ seat, card }))
}

/** Pays for a person, who moves into a house; then what follows. */
export function recruit(state: Bruges, seat: number, card: number, house: number): void {
  const mine = seatOf(state, seat)
  payGuilders(state, seat, priceOfPerson(state, seat, card), card)
  if (state.announced.includes(card)) state.announced = []
  else takeFromHand(state, seat, card)
  // Asked before the person is in play: nobody follows the own arrival.
  const follows = following(state, seat, 'recruited', colorOf(card))
  const twice = hasRule(state, seat, 'doubleInstant')
  movesIn(mine, card, house)
  if (heard()) report({ kind: 'recruited', seat, card, color: colorOf(mine.houses[house]!) })
  plan(state, ...follows)
  if (abilityOf(state, card).when === 'instant') {
    plan(state, ...effectTasks(state, seat, card), ...(twice ? [tasks.repeat({ seat, card })] : []))
  }
  planForOthers(state, seat, 'otherRecruited', colorOf(card))
}
