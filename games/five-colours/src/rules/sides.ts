/** What is built to the left and to the right of a player's gate: a wall or canals, five places each. */

export const LEFT = 0
export const RIGHT = 1
export const SIDES = ['left', 'right'] as const
const LENGTH = 5

interface Gate {
  left: number
  right: number
  /** Which sides have brought a statue: 1 left, 2 right. */
  rewarded: number
}

export function lengthOf(mine: Readonly<Gate>, side: number): number {
  return side === LEFT ? mine.left : mine.right
}

/** Builds one more place of a side; the result is its position from 1. */
export function extend(mine: Gate, side: number): number {
  return side === LEFT ? ++mine.left : ++mine.right
}

/** Takes down the outermost place of a side; the result is the position that it had. */
export function shorten(mine: Gate, side: number): number {
  return side === LEFT ? mine.left-- : mine.right--
}

/** Whether a side has just been completed for the first time in the game, which brings a statue; it is so only once. */
export function rewards(mine: Gate, side: number): boolean {
  const bit = 1 << side
  if (lengthOf(mine, side) < LENGTH || (mine.rewarded & bit) !== 0) return false
  mine.rewarded |= bit
  return true
}

/** Standing third places. */
export function thirds({ left, right }: Readonly<Gate>): number {
  return (left >= 3 ? 1 : 0) + (right >= 3 ? 1 : 0)
}
