import type { Event } from '@kontor/engine'

interface Base extends Event {
  readonly seat: number
}

/**
 * What happens in every city game, as data. Colours are numbers, cards their numbers; `because` is the card that brought
 * it about, 0 for none.
 */
export type CityEvent =
  /** The engine answered a question that had one answer. */
  | (Base & { kind: 'forced'; task: string; secret?: { to: number; answer: string } })
  | { kind: 'rolled'; dice: readonly number[] }
  | { kind: 'over' }
  | (Base & { kind: 'points' | 'lostPoints'; n: number; because: number })
  | (Base & { kind: 'money' | 'paidMoney' | 'lostMoney'; n: number; because: number })
  /** How many workers of each of the five colours. */
  | (Base & { kind: 'workers' | 'returnedWorkers'; workers: readonly number[]; because: number })
  | (Base & { kind: 'drew'; color: number; secret?: { to: number; card: number } })
  | (Base & { kind: 'discarded'; card: number })
  | (Base & { kind: 'stole'; from: number; color: number; secret?: { to: number; card: number } })
  | (Base & { kind: 'activated'; card: number })
  | (Base & { kind: 'tookBack'; card: number })
  | (Base & { kind: 'statue'; points: number })
  | (Base & { kind: 'advanced'; space: number; value: number })
  | (Base & { kind: 'fellBack'; space: number })
  | (Base & { kind: 'averted'; color: number })
  | (Base & { kind: 'struck'; color: number })
  | (Base & { kind: 'majority'; which: number })
