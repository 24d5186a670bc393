import type { Event } from '@kontor/engine'
import type { CityEvent, SeatEvent } from '@kontor/five-colours/events'

export const MAJORITIES = ['hall', 'buildings', 'wall', 'points', 'zoo'] as const

/**
 * What happens in a game, as data. Colours are numbers (0 purple, 1 orange, 2 gray, 3 pink, 4 brown, 5 black), cards their
 * numbers; `because` is the card that brought it about, 0 for none.
 */
export type Happening =
  | CityEvent
  | { kind: 'season'; season: number; first: number }
  | { kind: 'round'; round: number }
  | { kind: 'cleric'; window: number }
  | { kind: 'clericMoved'; window: number }
  /** A card of the discard pile or of a draw pile that was searched for; public from the discard pile only. */
  | (SeatEvent & { kind: 'tookFromDiscard'; card: number })
  | (SeatEvent & { kind: 'fetched'; color: number; secret?: { to: number; card: number } })
  | (SeatEvent & { kind: 'foundNothing' })
  | (SeatEvent & { kind: 'shuffled'; color: number })
  /** A hand card used for a standard action; `as` is the announced colour. A site's front is secret: its card is 0. */
  | (SeatEvent & {
      kind: 'used'
      card: number
      action: string
      as: number
      secret?: { to: number; card: number }
    })
  | (SeatEvent & { kind: 'site'; color: number })
  | (SeatEvent & { kind: 'built'; card: number; under: boolean })
  | (SeatEvent & { kind: 'wall'; side: 'left' | 'right'; position: number; color: number })
  | (SeatEvent & { kind: 'wallLost'; side: 'left' | 'right'; position: number })
  | (SeatEvent & { kind: 'overflow'; points: number })
  | (SeatEvent & { kind: 'reduced' | 'increased'; color: number; level: number })
  /** A token by its place among the intrigue tokens. */
  | (SeatEvent & { kind: 'token'; token: number })
  | (SeatEvent & { kind: 'skippedToken' })
  | (SeatEvent & { kind: 'mayor'; mayor: number })
  | { kind: 'ships'; ships: number }
  | (SeatEvent & { kind: 'ship'; ship: number })
  | { kind: 'stock'; side: number; step: number }
  | { kind: 'clericTile'; tile: number }
  | (SeatEvent & { kind: 'jette'; marks: number })
  | (SeatEvent & { kind: 'tom'; die: number; color: number; outcome: TomOutcome })
  | (SeatEvent & { kind: 'lostSite'; color: number })
  | (SeatEvent & { kind: 'lostBuilding'; card: number })
  | (SeatEvent & { kind: 'majorityLost'; which: number })
  | (SeatEvent & { kind: 'workerCleric'; color: number })

/** What TOM did for a die. */
export type TomOutcome = 'point' | 'workers' | 'wall' | 'worker' | 'reduce' | 'site' | 'build' | 'marks'

/** Why something is not possible now. */
export type Reason =
  | { kind: 'needsMarks'; n: number; has: number }
  | { kind: 'needsWorker'; color: number }
  | { kind: 'needsAnyWorker' }
  | { kind: 'needsSite' }
  | { kind: 'wrongSegment'; colors: readonly number[] }
  | { kind: 'wallComplete' }
  | { kind: 'usedThisSeason' }
  | { kind: 'notThisPhase'; phase: string }
  | { kind: 'conditionNotMet' }
  | { kind: 'noTarget' }
  | { kind: 'noLowDie' }
  | { kind: 'alreadyActed' }

const REASONS: Readonly<Record<Reason['kind'], true>> = {
  needsMarks: true,
  needsWorker: true,
  needsAnyWorker: true,
  needsSite: true,
  wrongSegment: true,
  wallComplete: true,
  usedThisSeason: true,
  notThisPhase: true,
  conditionNotMet: true,
  noTarget: true,
  noLowDie: true,
  alreadyActed: true,
}

export function isReason(event: Event): event is Reason {
  return Object.hasOwn(REASONS, event.kind)
}
