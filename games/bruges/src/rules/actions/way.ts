import { heard } from '@kontor/engine'
import type { Tally } from '@kontor/engine/presentation'
import type { Phrase } from '@kontor/language/phrase'
import { colorOf } from '../../cards/cardfile.ts'
import type { Action } from '../../colors.ts'
import type { Reason } from '../../events.ts'
import type { AboutPiece } from '../../pieces.ts'
import type { Bruges } from '../../state.ts'
import { putOnDiscard, report, seatOf, takeFromHand } from '../possessions.ts'

/** A way to use a card, with all that belongs to it. The canal action has one for each side. */
export interface Way {
  /** The last words of its names. */
  readonly word: string
  /** What it uses a card for, and what on the table stands for it. */
  readonly about: Pick<AboutPiece, 'use' | 'piece' | 'place'>
  /** Whether cards of this colour are what it wants; where they are not, the choices need no reason. */
  wants(state: Bruges, seat: number, color: number): boolean
  /** Why a card cannot be used so now; undefined if it can. */
  whyNot(state: Bruges, seat: number, card: number): Reason | undefined
  run(state: Bruges, seat: number, card: number): void
  /** What it costs and brings, as the words in the brackets of its answer. */
  bill(state: Bruges, seat: number, card: number): readonly Phrase[]
  /** The same in numbers. */
  tally(state: Bruges, seat: number, card: number): readonly Tally[]
}

/** Of a way that takes a card of any colour. */
export const anyColor = () => true

/** Says what a card is used for. */
export function reportUse(seat: number, card: number, action: Action): void {
  if (heard()) report({ kind: 'used', seat, card, action, color: colorOf(card) })
}

/** Says what a card is used for, and discards it. */
export function discardFor(action: Action, state: Bruges, seat: number, card: number): void {
  reportUse(seat, card, action)
  takeFromHand(state, seat, card)
  putOnDiscard(state, card)
}

/** What is missing where a seat has fewer guilders than the price. */
export function whyNotPaid(state: Bruges, seat: number, n: number): Reason | undefined {
  const has = seatOf(state, seat).guilders
  return n <= has ? undefined : { kind: 'needsGuilders', n, has }
}
