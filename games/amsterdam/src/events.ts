import type { Event } from '@kontor/engine'

interface Base extends Event {
  readonly seat: number
}

/** Where a card comes from: the display, the start cards, the discard pile, the top of a deck. */
export type CardOrigin = 'display' | 'discard' | 'deck'
/** Why somebody takes a penalty tile: a sixth inactive card, nothing in the exit of the wheel. */
export type Fine = 'sixthCard' | 'emptyExit'
/** The figures of the expansions: they stand in the harbour, in the city, on the black market. */
export type Figure = 'foreman' | 'messenger' | 'trader'

/**
 * What happens in a game, as data. Colours, goods, dockers, blocks and harbour fields are numbers, cards their numbers;
 * `because` is the card (or TILE + a market tile) that brought it about, 0 for none.
 */
export type Happening =
  /** The engine answered a question that had one answer. */
  | (Base & { kind: 'forced'; task: string; secret?: { to: number; answer: string } })
  | { kind: 'round'; round: number }
  | { kind: 'marketTile'; tile: number }
  | { kind: 'revealed'; cards: readonly number[] }
  | (Base & { kind: 'took'; card: number; from: CardOrigin })
  | (Base & { kind: 'noCard' })
  | (Base & { kind: 'discarded'; card: number })
  | { kind: 'cleared'; cards: readonly number[] }
  | (Base & { kind: 'penalty'; why: Fine })
  | { kind: 'rolled'; dice: readonly number[] }
  | { kind: 'lowered'; dice: readonly number[] }
  /** A chosen die and the slot that its resources went to; start resources have no die. */
  | (Base & { kind: 'wheel'; color: number; n: number; slot: number })
  | (Base & { kind: 'exit'; resources: readonly number[] })
  /** A resource goes into the magazine, and comes back. */
  | (Base & { kind: 'stored' | 'fetched'; color: number })
  | (Base & { kind: 'returned'; resources: readonly number[] })
  | (Base & { kind: 'resources' | 'paid'; resources: readonly number[]; because: number })
  | (Base & { kind: 'gulden' | 'paidGulden' | 'points'; n: number; because: number })
  | (Base & { kind: 'activated' | 'used'; card: number })
  | (Base & { kind: 'block'; block: number; good: number })
  | (Base & { kind: 'sold'; good: number })
  | (Base & { kind: 'loaded'; goods: readonly number[] })
  | (Base & { kind: 'sailed' | 'placedShip'; field: number })
  | (Base & { kind: 'tookDocker' | 'landed'; docker: number })
  | (Base & { kind: 'delivered'; good: number; field: number })
  | (Base & { kind: 'advanced'; field: number; n: number })
  | (Base & { kind: 'bridge'; bridge: number })
  | (Base & { kind: 'market'; tile: number })
  | (Base & { kind: 'moved'; figure: Figure; at: number })
  | { kind: 'left'; figure: Figure }
  /** Three dice showed a number for TOM, for the first time. */
  | (Base & { kind: 'triple'; pips: number })
  | { kind: 'over' }

/** Why something is not possible now. */
export type Reason =
  | { kind: 'needsGulden'; n: number; has: number }
  /** How many resources of each colour are missing. */
  | { kind: 'needsResources'; missing: readonly number[] }
  | { kind: 'needsAnyResources'; n: number; has: number }
  | { kind: 'usedThisRound' }
  | { kind: 'conditionNotMet' }
  | { kind: 'noGain' }
  | { kind: 'noTarget' }
  | { kind: 'blockLimit' }
  | { kind: 'marketLimit' }
  | { kind: 'alreadyAdvanced' }
  | { kind: 'endField' }
  | { kind: 'noCrane' }
  | { kind: 'fullShip' }
  | { kind: 'oncePerPier' }
  | { kind: 'fullWarehouse' }

const REASONS: Readonly<Record<Reason['kind'], true>> = {
  needsGulden: true,
  needsResources: true,
  needsAnyResources: true,
  usedThisRound: true,
  conditionNotMet: true,
  noGain: true,
  noTarget: true,
  blockLimit: true,
  marketLimit: true,
  alreadyAdvanced: true,
  endField: true,
  noCrane: true,
  fullShip: true,
  oncePerPier: true,
  fullWarehouse: true,
}

export function isReason(event: Event): event is Reason {
  return Object.hasOwn(REASONS, event.kind)
}
