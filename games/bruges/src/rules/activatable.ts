import { abilityOf, colorNumber } from '../cards/cardfile.ts'
import { whyNot as whyNotEffect } from '../effects/index.ts'
import type { Reason } from '../events.ts'
import type { Bruges } from '../state.ts'
import { colorsAtWork, type Once, poorer, whyIdle } from './activation.ts'
import { seatOf, workerColors } from './possessions.ts'

/** Own persons that can be activated now. */
export function activatable(state: Bruges, seat: number): number[] {
  const found: number[] = []
  for (const card of seatOf(state, seat).persons) {
    const ability = abilityOf(state, card)
    if (ability.when === 'round' && whyNot(state, seat, card, ability) === undefined) found.push(card)
  }
  return found
}

/** Why a person cannot be activated now; undefined if it can. */
export function whyNot(state: Bruges, seat: number, card: number, ability: Once): Reason | undefined {
  const mine = seatOf(state, seat)
  if (mine.used.includes(card)) return { kind: 'usedThisRound' }
  const { pay } = ability
  if (pay === 'any') {
    if (workerColors(mine).length === 0) return { kind: 'needsAnyWorker' }
    return colorsAtWork(state, seat, ability, false, whyNotEffect).length > 0
      ? undefined
      : { kind: 'noEffect' }
  }
  if (pay === undefined) return whyIdle({ state, seat, mine, context: undefined }, ability, whyNotEffect)
  const color = colorNumber(pay)
  if (mine.workers[color]! < 1) return { kind: 'needsWorker', color }
  return whyIdle({ state, seat, mine: poorer(mine, color), context: color }, ability, whyNotEffect)
}

/** The colours of a worker with which a person can be activated, or that can be named if it costs none. */
export function payableColors(state: Bruges, seat: number, card: number, free: boolean): number[] {
  const ability = abilityOf(state, card)
  return ability.when === 'round' ? colorsAtWork(state, seat, ability, free, whyNotEffect) : []
}
