/** A box on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The room between what is shown and what is said about it. */
const GAP = 14
/** The least room to the edge of the screen. */
export const EDGE = 8

/**
 * Where words of that size stand beside a box without covering it: at its right, at its left, below or above.
 * A box that leaves no room anywhere is covered at its lower left.
 */
export function beside(box: Box, size: Size, screen: Size): { readonly left: number; readonly top: number } {
  const level = clamp(box.top, screen.height - size.height)
  const flush = clamp(box.left, screen.width - size.width)
  const right = box.left + box.width + GAP
  const below = box.top + box.height + GAP
  const left = box.left - GAP - size.width
  const above = box.top - GAP - size.height
  if (right + size.width + EDGE <= screen.width) return { left: right, top: level }
  if (left >= EDGE) return { left, top: level }
  if (below + size.height + EDGE <= screen.height) return { left: flush, top: below }
  if (above >= EDGE) return { left: flush, top: above }
  return { left: EDGE, top: screen.height - size.height - EDGE }
}

/** On a narrow screen words take the whole width of a surface: at its end that is farther from the box. */
export function across(box: Box | undefined, height: number, surface: Box): number {
  const bottom = surface.top + surface.height
  if (!box) return surface.top + EDGE
  const middle = box.top + box.height / 2
  const upper = middle > surface.top + surface.height / 2
  return upper ? surface.top + EDGE : Math.max(EDGE, bottom - height - EDGE)
}

function clamp(wanted: number, most: number) {
  return Math.max(EDGE, Math.min(wanted, most - EDGE))
}
