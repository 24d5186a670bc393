import { heard, plan } from '@kontor/engine'
import { effectsOf } from '@kontor/five-colours/rules/abilities'
import { abilityOf, colorOf, costOf, isBuilding } from '../cards/cardfile.ts'
import { type Hamburg, type Seat, UNDER } from '../state.ts'
import { type Task, tasks } from '../tasks.ts'
import { following, hasRule, isInstant, planForOthers } from './permanents.ts'
import { addSite, report, seatOf } from './possessions.ts'

/** Context of an instant that is repeated: what it hands out is not paid again. */
export const REPEATED = 1

/** The tasks of all effects of a card, for the seat that uses it. */
export function effectTasks(state: Hamburg, seat: number, card: number, context: number): Task[] {
  return effectsOf(abilityOf(state, card)).map((_, i) => tasks.effect({ seat, card, context, place: i }))
}

/** The sites on which a building could be put: one for each colour of empty site, and each that has room for a second. */
export function roomFor(state: Hamburg, seat: number): number[] {
  const mine = seatOf(state, seat)
  const two = mine.places.length > 0 && hasRule(state, seat, 'twoPerSite')
  const found: number[] = []
  let colors = 0
  for (let site = 0; site < mine.sites.length; site++) {
    const standing = standingOn(mine, site)
    if (standing === 0) {
      const bit = 1 << colorOf(mine.sites[site]!)
      if ((colors & bit) === 0) found.push(site)
      colors |= bit
    } else if (two && standing === 1) found.push(site)
  }
  return found
}

function standingOn(mine: Seat, site: number) {
  let count = 0
  for (const place of mine.places) if (place === site) count++
  return count
}

export function hasRoom(state: Hamburg, seat: number): boolean {
  const mine = seatOf(state, seat)
  let standing = 0
  for (const place of mine.places) if (place < UNDER) standing++
  if (mine.sites.length > standing) return true
  return roomFor(state, seat).length > 0
}

/** Puts a card into the display: a building on its place, a Zoo or Park card into the garden; then what follows. */
export function putOut(
  state: Hamburg,
  seat: number,
  card: number,
  place: number,
  byAction: boolean,
  real: boolean,
): void {
  const mine = seatOf(state, seat)
  const building = isBuilding(card)
  // Asked before the card stands: it does not follow its own construction.
  const follows = byAction ? following(state, seat, 'build', colorOf(card), real) : []
  if (building) {
    mine.buildings = [...mine.buildings, card]
    mine.places = [...mine.places, place]
  } else mine.garden = [...mine.garden, card]
  if (heard()) report({ kind: 'built', seat, card, under: place >= UNDER })
  plan(state, ...follows)
  planInstant(state, seat, card)
  if (building && costOf(state, card) === 0)
    plan(state, ...following(state, seat, 'freeBuilding', colorOf(card)))
  if (building) planForOthers(state, seat, 'otherBuilding', colorOf(card))
}

/** Adds a site to the display; then what follows. */
export function layOut(state: Hamburg, seat: number, card: number): void {
  addSite(state, seat, card)
  plan(state, ...following(state, seat, 'siteAdded', colorOf(card)))
}

/** Plans what an instant card does for `seat`, who has just played it, and the choice to do it twice. */
export function planInstant(state: Hamburg, seat: number, card: number): void {
  if (!isInstant(state, card)) return
  const again = hasRule(state, seat, 'doubleInstant') ? [tasks.repeat({ seat, card })] : []
  plan(state, ...effectTasks(state, seat, card, 0), ...again)
}
