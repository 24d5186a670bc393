import type { Choice } from '@kontor/engine'
import { signal } from '@preact/signals'

/** A hand card that was taken up: the ledger shows its row, and the board what can be done with it. */
export const held = signal<number | undefined>(undefined)

/** The hand card under the pointer. */
export const pointed = signal<number | undefined>(undefined)

/** The answer that is regarded anywhere on the page: only the pieces that stand for an answer hear of it. */
export const marked = signal<Choice | undefined>(undefined)

/** What was taken up is let go with the next answer. */
export function letGo(): void {
  held.value = undefined
}
