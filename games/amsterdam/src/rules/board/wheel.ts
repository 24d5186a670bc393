import { heard } from '@kontor/engine'
import { addedByDie, type DiceEffect } from '../../abilities/dice.ts'
import { abilityOf, sum } from '../../cards/cardfile.ts'
import type { Amsterdam } from '../../state.ts'
import { changed, gainGulden, penalize, report, SIX, seatOf } from '../possessions.ts'
import { mark } from '../use/usage.ts'

/** The wheel: resources of chosen dice come in, and those of slot 1 come out. */

const SLOTS = 6

/** The active cards of phase II, with what they do to chosen dice. */
export function diceCards(state: Amsterdam, seat: number): { card: number; effect: DiceEffect }[] {
  const found: { card: number; effect: DiceEffect }[] = []
  for (const card of seatOf(state, seat).active) {
    const ability = abilityOf(card)
    if (ability.when === 'II') found.push({ card, effect: ability.effect })
  }
  return found
}

/** The slots that the resources of a die may go to instead: one higher or lower. */
export function otherSlots(pips: number): number[] {
  return [pips - 1, pips + 1].filter(slot => slot >= 1 && slot <= SLOTS)
}

export function putOnWheel(state: Amsterdam, seat: number, color: number, n: number, slot: number): void {
  const mine = seatOf(state, seat)
  mine.wheel = mine.wheel.with(slot - 1, changed(mine.wheel[slot - 1]!, color, n))
  if (heard()) report({ kind: 'wheel', seat, color, n, slot })
}

/** Puts the resources of the chosen dice, and what cards add to them, on the wheel. */
export function fillWheel(state: Amsterdam, seat: number): void {
  for (const [i, color] of state.chosen.entries()) {
    putOnWheel(state, seat, color, state.dice[color]!, state.slots[i]!)
  }
  for (const { card, effect } of diceCards(state, seat)) addToDice(state, seat, card, effect)
  state.chosen = []
  state.slots = []
}

function addToDice(state: Amsterdam, seat: number, card: number, effect: DiceEffect) {
  const dice = state.chosen.flatMap((color, i) => {
    const added = addedByDie(effect, state.dice[color]!)
    return added ? [{ color, slot: added.isFirstSlot ? 1 : state.slots[i]!, added }] : []
  })
  if (dice.length === 0) return
  mark(state, seat, card)
  if (heard()) report({ kind: 'used', seat, card })
  for (const { color, slot, added } of dice) {
    gainGulden(state, seat, added.gulden ?? 0, card)
    if (added.resources) putOnWheel(state, seat, color, added.resources, slot)
  }
}

/** Slot 1 comes to the exit, whatever lies there into the supply; the resource of the magazine joins it. */
export function turnWheel(state: Amsterdam, seat: number): void {
  const mine = seatOf(state, seat)
  const [exit = SIX, ...rest] = mine.wheel
  mine.wheel = [...rest, SIX]
  if (heard()) report({ kind: 'exit', seat, resources: exit })
  if (sum(exit) === 0) penalize(state, seat, 'emptyExit')
  mine.supply = mine.supply.map((n, color) => n + exit[color]!)
  if (mine.magazine === -1) return
  mine.supply = changed(mine.supply, mine.magazine, 1)
  if (heard()) report({ kind: 'fetched', seat, color: mine.magazine })
  mine.magazine = -1
}
