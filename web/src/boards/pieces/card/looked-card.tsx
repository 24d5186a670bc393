import type { CardFace } from '@kontor/engine/presentation'
import { Card } from './card.tsx'

interface Shown {
  readonly face: CardFace
  readonly size?: 'hand' | 'large'
}

/** A card to be looked at: large, as the lens shows it, unless another size is asked for. */
export const LookedCard = ({ face, size = 'large' }: Shown) => <Card face={face} size={size} />
