import { signal } from '@preact/signals'

/** The card that was looked at last. */
export const looked = signal<number | undefined>(undefined)
/** Whether the lens stays with its card. */
export const lensHeld = signal(false)

/** Looks at a card, unless the lens is held on another. */
export function look(card: number | undefined): void {
  if (!lensHeld.value) looked.value = card
}

/** Holds the lens on the card that is looked at, whatever is pointed at then, or lets go of it. */
export function holdLens(hold = !lensHeld.value): boolean {
  lensHeld.value = hold && looked.value !== undefined
  return true
}

/** Puts the lens away. */
export function lookAway(): void {
  lensHeld.value = false
  looked.value = undefined
}
