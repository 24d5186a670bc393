import { nth } from '@kontor/engine'
import { effectsOf } from '@kontor/five-colours/rules/abilities'
import type { Occasion } from '../../always/occasions.ts'
import { abilityOf } from '../../cards/cardfile.ts'
import { COLORS } from '../../colors.ts'
import type { Context } from '../../counters/counting.ts'
import { CANALS } from '../../data/tables.ts'
import { addGains } from '../../effects/index.ts'
import type { Gains } from '../../effects/word.ts'
import type { Effect } from '../../language.ts'
import { lengthOf } from '../../rules/canals.ts'
import { following } from '../../rules/permanents.ts'
import { seatOf } from '../../rules/possessions.ts'
import type { Bruges } from '../../state.ts'
import { tasks } from '../../tasks.ts'

/** What an answer brings, counted before anybody puts it into words or numbers. */

export const nothing = (): Gains => ({ guilders: 0, points: 0, workers: COLORS.map(() => 0) })

/** Adds what an effect would bring a seat as things are. */
export function addEffect(gains: Gains, state: Bruges, seat: number, effect: Effect, context: Context): void {
  addGains(gains, effect, { state, seat, mine: seatOf(state, seat), context })
}

/** Adds what permanent persons bring when something happens in a colour. */
export function withPermanents(gains: Gains, state: Bruges, seat: number, on: Occasion, its?: number): Gains {
  for (const planned of following(state, seat, on, its)) {
    const { card, place, context } = tasks.effect.read(planned)
    addEffect(gains, state, seat, nth(effectsOf(abilityOf(state, card)), place), context)
  }
  return gains
}

/** The statue on offer, if the next tile of this canal completes it for the first time. */
export function statueFor(state: Bruges, seat: number, side: number): number | undefined {
  const mine = seatOf(state, seat)
  const last = nth(nth(CANALS, seat), side).length - 1
  return lengthOf(mine, side) === last && (mine.rewarded & (1 << side)) === 0 ? state.statues[0] : undefined
}
