import { abilityOf } from '../cards/cardfile.ts'
import { demandOf } from '../conditions/index.ts'
import { whyIdle } from '../effects/index.ts'
import type { Reason } from '../events.ts'
import type { Hamburg } from '../state.ts'
import { type Once, type Phase, remaining, whyUnpaid } from './activation.ts'
import { inPlay } from './permanents.ts'
import { seatOf } from './possessions.ts'

/** Which cards can be used now, and why not the others. */

/** Own buildings that can be activated in this phase, not yet used. */
export function activatable(state: Hamburg, seat: number, phase: Phase): number[] {
  const found: number[] = []
  for (const card of inPlay(state, seat)) {
    const ability = abilityOf(state, card)
    if (ability.when === phase && whyNot(state, seat, card, ability) === undefined) found.push(card)
  }
  return found
}

/** Why a once-per-season card cannot be activated now; undefined if it can. */
export function whyNot(state: Hamburg, seat: number, card: number, ability: Once): Reason | undefined {
  const { used, workers } = seatOf(state, seat)
  if (used.includes(card)) return { kind: 'usedThisSeason' }
  const unpaid = whyUnpaid(workers, ability)
  if (unpaid) return unpaid
  if (ability.if && !demandOf(ability.if).holds(ability.if, state.dice)) return { kind: 'conditionNotMet' }
  return whyIdle(state, seat, card, ability, remaining(workers, ability))
}
