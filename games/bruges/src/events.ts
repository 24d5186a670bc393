import type { Event } from '@kontor/engine'
import type { CityEvent, SeatEvent } from '@kontor/five-colours/events'

export const MAJORITIES = ['reputation', 'persons', 'canals'] as const

/**
 * What happens in a game, as data. Colours are numbers (0 blue, 1 brown, 2 yellow, 3 purple, 4 red), cards their numbers;
 * `because` is the card that brought it about, 0 for none.
 */
export type Happening =
  | CityEvent
  | { kind: 'round'; round: number; first: number }
  | { kind: 'turn'; turn: number }
  /** A pile ran out: the extra stack takes its place and the last round is known, or the other pile is cut in two. */
  | { kind: 'extraStack'; pile: number; last: number }
  | { kind: 'cut'; pile: number }
  /** A card used for an action. A house's front is secret: its card is 0. */
  | (SeatEvent & {
      kind: 'used'
      card: number
      action: string
      color: number
      secret?: { to: number; card: number }
    })
  | (SeatEvent & { kind: 'house'; color: number })
  | (SeatEvent & { kind: 'recruited'; card: number; color: number })
  | (SeatEvent & { kind: 'canal' | 'canalLost'; side: 'left' | 'right'; position: number; color: number })
  /** How many threat markers of the colour there are afterwards. */
  | (SeatEvent & { kind: 'threatened' | 'threatGone'; color: number; count: number })
  | (SeatEvent & { kind: 'lostHouse'; color: number; card: number })
  | (SeatEvent & { kind: 'lostPerson'; card: number })

/** Why something is not possible now. */
export type Reason =
  | { kind: 'needsGuilders'; n: number; has: number }
  | { kind: 'needsWorker'; color: number }
  | { kind: 'needsAnyWorker' }
  /** One besides the worker that the activation costs. */
  | { kind: 'needsFurtherWorker' }
  | { kind: 'needsHouse' }
  | { kind: 'needsThreat'; color: number }
  | { kind: 'needsCard' }
  | { kind: 'wrongSpace'; colors: readonly number[] }
  | { kind: 'canalsComplete' }
  | { kind: 'usedThisRound' }
  | { kind: 'dieTooLow'; color: number; atLeast: number }
  | { kind: 'noEffect' }
  | { kind: 'noLowDie' }
  | { kind: 'lastSpace' }

const REASONS: Readonly<Record<Reason['kind'], true>> = {
  needsGuilders: true,
  needsWorker: true,
  needsAnyWorker: true,
  needsFurtherWorker: true,
  needsHouse: true,
  needsThreat: true,
  needsCard: true,
  wrongSpace: true,
  canalsComplete: true,
  usedThisRound: true,
  dieTooLow: true,
  noEffect: true,
  noLowDie: true,
  lastSpace: true,
}

export function isReason(event: Event): event is Reason {
  return Object.hasOwn(REASONS, event.kind)
}
