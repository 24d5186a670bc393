import { COLORS } from '@kontor/bruges/drawn'
import { backShown, nth } from '@kontor/engine'
import type { BoardProps } from '../../worker/scene.ts'
import type { PieceColor } from '../pieces/color.ts'

/** The colours of Bruges on the page, in their order; its purple wears a mask and is called violet there. */
const TINTS = {
  blue: 'blue',
  brown: 'brown',
  yellow: 'yellow',
  purple: 'violet',
  red: 'red',
} as const satisfies Record<(typeof COLORS)[number], PieceColor>
export type Tint = (typeof TINTS)[keyof typeof TINTS]

export const ALL_TINTS: readonly Tint[] = COLORS.map(color => TINTS[color])

/** The colour of a number in a state. */
export const tintAt = (color: number): Tint => nth(ALL_TINTS, color)

/** The colour of a card that is seen by its front or only by its back. */
export function cardTint(faces: BoardProps['faces'], card: number): Tint {
  const back = backShown(card)
  if (back !== undefined) return tintAt(back)
  return ALL_TINTS.find(tint => tint === faces.get(card)?.tint) ?? 'blue'
}
