import type { Event } from '@kontor/engine'

/** Something that happens to a seat. */
export interface SeatEvent extends Event {
  readonly seat: number
}

/**
 * What happens in every city game, as data. Colours are numbers, cards their numbers; `because` is the card that brought
 * it about, 0 for none.
 */
export type CityEvent =
  /** The engine answered a question that had one answer. */
  | (SeatEvent & { kind: 'forced'; task: string; secret?: { to: number; answer: string } })
  | { kind: 'rolled'; dice: readonly number[] }
  | { kind: 'over' }
  | (SeatEvent & { kind: 'points' | 'lostPoints'; n: number; because: number })
  | (SeatEvent & { kind: 'money' | 'paidMoney' | 'lostMoney'; n: number; because: number })
  /** How many workers of each of the five colours. */
  | (SeatEvent & { kind: 'workers' | 'returnedWorkers'; workers: readonly number[]; because: number })
  | (SeatEvent & { kind: 'drew'; color: number; secret?: { to: number; card: number } })
  | (SeatEvent & { kind: 'discarded'; card: number })
  | (SeatEvent & { kind: 'stole'; from: number; color: number; secret?: { to: number; card: number } })
  | (SeatEvent & { kind: 'activated'; card: number })
  | (SeatEvent & { kind: 'tookBack'; card: number })
  | (SeatEvent & { kind: 'statue'; points: number })
  | (SeatEvent & { kind: 'advanced'; space: number; value: number })
  | (SeatEvent & { kind: 'fellBack'; space: number })
  | (SeatEvent & { kind: 'averted'; color: number })
  | (SeatEvent & { kind: 'struck'; color: number })
  | (SeatEvent & { kind: 'majority'; which: number })
